import { failureMessages } from '../../messages/failures.ts'
import { reportCrash } from '../../stores/calls/report.ts'
import { reloadWithUnsaved } from '../../stores/unsaved-fields.ts'
import { showPlainToast } from '../plain-toast.ts'

/** Reports what fails outside of the islands, and says so when an island's code does not come. */
export function startReports(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) void reportCrash(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => void reportCrash(reason))
  document.addEventListener('astro:hydration-error', () =>
    showPlainToast(failureMessages.notLoaded, reloadWithUnsaved),
  )
}
