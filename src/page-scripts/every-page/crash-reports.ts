import { failureMessages } from '../../messages/failures.ts'
import { reportCrash } from '../../stores/calls/report-crash.ts'
import { reloadKeepingFields } from '../../stores/unsaved-fields.ts'
import { showPlainToast } from '../plain-toast.ts'
import { runWhenQuiet } from './run-when-quiet.ts'

/** Reports errors outside of islands, and shows a message when the code of an island fails to load. */
export function startCrashReports(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) void reportCrash(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => void reportCrash(reason))
  document.addEventListener('astro:hydration-error', () =>
    showPlainToast(failureMessages.notLoaded, reloadKeepingFields),
  )
}

/** Reports errors and performance to Sentry if the page has a DSN. The code loads after the page is idle. */
export function startSentry(): void {
  const { sentry: dsn } = document.documentElement.dataset
  if (dsn)
    runWhenQuiet(
      () =>
        void import('../reports/open-sentry.ts').then(({ startSentryClient: openSentry }) => openSentry(dsn)),
    )
}
