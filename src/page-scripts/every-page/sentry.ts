import { whenQuiet } from './when-quiet.ts'

/**
 * Error and performance reports to Sentry, when the page names a DSN. The code comes after the page is loaded and quiet;
 * until then the browser's own error events are all there is.
 */
export function startSentry(): void {
  const { sentry: dsn } = document.documentElement.dataset
  if (!dsn) return
  const begin = () => {
    whenQuiet(() => void import('../reports/open-sentry.ts').then(({ openSentry }) => openSentry(dsn)))
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
