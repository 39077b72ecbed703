import { addEventProcessor, browserTracingIntegration, init, replayIntegration } from '@sentry/astro'
import { removeSecrets } from './secrets.ts'

/** Attributes that hold what people wrote: `props` is what an island was given. */
const maskAttributes = ['props', 'value', 'alt', 'title', 'placeholder', 'aria-label']

/** Begins to report. Replays show no text and no input, and there are none of the pages where people sign in. */
export function openSentry(dsn: string): void {
  // A recording begins with the address of its page, which nothing else can take anything out of.
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
