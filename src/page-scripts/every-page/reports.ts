import { failureMessages } from '../../messages/failures.ts'
import { reportCrash } from '../../stores/calls/report.ts'
import { reloadWithUnsaved } from '../../stores/unsaved-fields.ts'
import { showPlainToast } from '../plain-toast.ts'

/** Reports errors outside of islands, and shows a message when the code of an island fails to load. */
export function startReports(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) void reportCrash(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => void reportCrash(reason))
  document.addEventListener('astro:hydration-error', () =>
    showPlainToast(failureMessages.notLoaded, reloadWithUnsaved),
  )
}
