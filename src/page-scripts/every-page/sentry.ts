import { whenQuiet } from './when-quiet.ts'

/** Reports errors and performance to Sentry if the page has a DSN. The code loads after the page is idle. */
export function startSentry(): void {
  const { sentry: dsn } = document.documentElement.dataset
  if (dsn) whenQuiet(() => void import('../reports/open-sentry.ts').then(({ openSentry }) => openSentry(dsn)))
}
