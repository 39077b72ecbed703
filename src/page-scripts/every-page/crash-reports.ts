import { failureMessages } from '../../messages/failures.ts'
import { reportCrash } from '../../stores/calls/report-crash.ts'
import { reloadWithUnsavedFields } from '../../stores/unsaved-fields.ts'
import { showPlainToast } from '../plain-toast.ts'
import { runWhenPageIdle } from './run-when-page-idle.ts'

/** Reports errors outside of islands, and shows a message when the code of an island fails to load. */
export function startCrashReports(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) void reportCrash(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => void reportCrash(reason))
  document.addEventListener('astro:hydration-error', () =>
    showPlainToast(failureMessages.notLoaded, reloadWithUnsavedFields),
  )
}

/** Reports errors and performance to Sentry if the page has a DSN. The code loads after the page is idle. */
export function loadSentryIfConfigured(): void {
  const { sentry: dsn } = document.documentElement.dataset
  if (dsn)
    runWhenPageIdle(
      () =>
        void import('../reports/start-sentry-client.ts').then(({ startSentryClient }) =>
          startSentryClient(dsn),
        ),
    )
}
