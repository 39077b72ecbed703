import { removeSecrets } from './secrets.ts'

/**
 * Error and performance reports to Sentry, when the page names a DSN. The code comes after the page is loaded and quiet;
 * until then the browser's own error events are all there is. Replays show no text and no input, and there are none of the
 * pages where people sign in.
 */
export function startSentry(): void {
  const { sentry: dsn } = document.documentElement.dataset
  if (!dsn) return
  const begin = () => {
    const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
    idle(() => void load(dsn))
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** Attributes that hold what people wrote: `props` is what an island was given. */
const maskAttributes = ['props', 'value', 'alt', 'title', 'placeholder', 'aria-label']

async function load(dsn: string): Promise<void> {
  const { addEventProcessor, browserTracingIntegration, init, replayIntegration } =
    await import('@sentry/astro')
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
