import { $stalePage } from '../../stores/session/stale-page.ts'
import { $connectionState } from '../../stores/live/stream-state.ts'
import { $toasts, showToast, takeStoredToast } from '../../stores/toasts.ts'
import { hydrateIsland } from '../../stores/hydrate-island.ts'
import { loadTexts } from '../../locales/load-texts.ts'
import { runWhenPageIdle } from './run-when-page-idle.ts'

/** The delay before the set-up banner. */
const waitForBannerMs = 2000

/** Wakes the islands that show something without a press, once they have something to show. */
export function hydrateNoticesWhenNeeded(): void {
  const wakeNotices = (): void => hydrateIsland('notices')
  $toasts.listen(wakeNotices)
  $stalePage.listen(wakeNotices)
  mountIndicatorWhenLive()
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

/** Shows the indicator of live updates once the page follows them. Without its code the page works as well. */
function mountIndicatorWhenLive(): void {
  const place = document.querySelector<HTMLElement>('#connection')
  if (!place) return
  const stopListening = $connectionState.listen(() => {
    stopListening()
    Promise.all([import('../../islands/shell/connection-indicator.tsx'), loadTexts()]).then(
      ([{ mountConnectionIndicator }]) => mountConnectionIndicator(place),
      () => undefined,
    )
  })
}
