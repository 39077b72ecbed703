import { $stale } from '../../stores/session/stale.ts'
import { $reach } from '../../stores/live/stream.ts'
import { $toasts, showToast, takeCarried } from '../../stores/toasts.ts'
import { wakeIsland } from '../../stores/wake.ts'
import { whenQuiet } from './when-quiet.ts'

/** The delay before the set-up banner. */
const bannerMs = 2000

/** Wakes the islands that show something without a press, once they have something to show. */
export function startNotices(): void {
  const wakeNotices = (): void => wakeIsland('notices')
  $toasts.listen(wakeNotices)
  $stale.listen(wakeNotices)
  $reach.listen(() => wakeIsland('connection'))
  const toast = document.querySelector<HTMLElement>('.toast')
  // Skips a toast from the server, which is already announced. Its island only removes it.
  if (toast) whenQuiet(wakeNotices)
  if (document.querySelector('#set-up-banner')) setTimeout(() => wakeIsland('set-up-banner'), bannerMs)
  const carried = takeCarried()
  // The page may already show the server's message about the ended session. It is not repeated.
  if (carried && !(carried.tone === 'error' && toast?.dataset['accentColor'] === 'red'))
    showToast(carried.tone, carried.text)
}
