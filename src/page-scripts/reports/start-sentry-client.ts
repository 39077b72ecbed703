import { addEventProcessor, browserTracingIntegration, init, replayIntegration } from '@sentry/astro'
import { removeSecrets } from './remove-secrets.ts'

/** Attributes that may hold user input: `props` has the data of an island. */
const maskAttributes = ['props', 'value', 'alt', 'title', 'placeholder', 'aria-label']

/** Starts Sentry. Replays mask texts and inputs, and sign-in pages are not recorded. */
export function startSentryClient(dsn: string): void {
  // A recording contains the address of its page, which cannot be removed later.
  const clean = removeSecrets(location.href)
  if (clean !== location.href) history.replaceState(history.state, '', clean)
  const isAuthPage = document.querySelector('.auth') !== null
  init({
    dsn,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: [
      browserTracingIntegration(),
      ...(isAuthPage
        ? []
        : [
            replayIntegration({
              maskAllText: true,
              maskAllInputs: true,
              blockAllMedia: true,
              maskAttributes,
              beforeAddRecordingEvent: (event) => removeSecrets(event),
            }),
          ]),
    ],
    beforeSendSpan: (span) => removeSecrets(span),
    beforeBreadcrumb: (crumb) => removeSecrets(crumb),
  })
  // Errors, transactions, replays and feedback alike.
  addEventProcessor((event) => removeSecrets(event))
}
