import { $stalePage } from '../../stores/session/stale-page.ts'
import { $toasts, showToast, takeStoredToast } from '../../stores/toasts.ts'
import { hydrateIsland } from '../../stores/hydrate-island.ts'
import { mountIndicatorWhenLive } from './mount-indicator-when-live.ts'
import { runWhenPageIdle } from './run-when-page-idle.ts'

/** The delay before the set-up banner. */
const waitForBannerMs = 2000

/** Wakes the islands that show something without a press, once they have something to show. */
export function hydrateNoticesWhenNeeded(): void {
  const wakeNotices = (): void => hydrateIsland('notices')
  $toasts.listen(wakeNotices)
  $stalePage.listen(wakeNotices)
  const connection = document.querySelector<HTMLElement>('#connection')
  if (connection) mountIndicatorWhenLive(connection)
  const toast = document.querySelector<HTMLElement>('.toast')
  // Skips a toast from the server, which is already announced. Its island only removes it.
  if (toast) runWhenPageIdle(wakeNotices)
  if (document.querySelector('#set-up-banner'))
    setTimeout(() => hydrateIsland('set-up-banner'), waitForBannerMs)
  const carried = takeStoredToast()
  // The page may already show the server's message about the ended session. It is not repeated.
  if (carried && !(carried.tone === 'error' && toast?.dataset['accentColor'] === 'red'))
    showToast(carried.tone, carried.text)
}
