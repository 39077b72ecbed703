import { whenQuiet } from './when-quiet.ts'

/** Reports errors and performance to Sentry, when the page names a DSN. The code comes once the page is loaded and quiet. */
export function startSentry(): void {
  const { sentry: dsn } = document.documentElement.dataset
  if (dsn) whenQuiet(() => void import('../reports/open-sentry.ts').then(({ openSentry }) => openSentry(dsn)))
}
