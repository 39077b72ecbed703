/** The part of a page's address that may hold a way in. */
const secrets = /\b(urltoken|token|code|state|invite_id|email)=[^&#]*/g

/**
 * Error and performance reports to Sentry (spec section 9), when the page names a DSN. The code comes after the page is
 * loaded and quiet; until then the browser's own error events are all there is. Replays show no text and no input.
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

async function load(dsn: string): Promise<void> {
  const { browserTracingIntegration, init, replayIntegration } = await import('@sentry/astro')
  init({
    dsn,
    sendDefaultPii: false,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: [
      browserTracingIntegration(),
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
    ],
    beforeSend: clean,
    beforeSendTransaction: clean,
    beforeBreadcrumb: clean,
  })
}

/** The same report without what an address may have carried. */
function clean<Report>(report: Report): Report {
  return JSON.parse(JSON.stringify(report).replace(secrets, '$1=[removed]')) as Report
}
