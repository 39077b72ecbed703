/** The part of a page's address that may hold a way in. */
const secrets = /\b(urltoken|token|code|state|invite_id|email)=[^&#\s"]*/g

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
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: [
      browserTracingIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        beforeAddRecordingEvent: (event) => clean(event),
      }),
    ],
    beforeSend: (report) => clean(report),
    beforeSendTransaction: (report) => clean(report),
    beforeSendSpan: (span) => clean(span),
    beforeBreadcrumb: (crumb) => clean(crumb),
  })
}

/** Takes what an address may have carried out of every text of a report, in place; a report may refer to itself. */
function clean<Report>(report: Report, seen = new WeakSet()): Report {
  if (typeof report === 'object' && report !== null && !seen.has(report)) {
    seen.add(report)
    const fields = report as Record<string, unknown>
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') fields[name] = value.replace(secrets, '$1=[removed]')
      else clean(value, seen)
    }
  }
  return report
}
