import { isLeavingPage } from '../../stores/calls/failure.ts'
import { leave } from '../../stores/session/leave.ts'
import { readPage } from '../../stores/session/page.ts'
import type { PageFacts } from '../../stores/session/page.ts'
import { $session, storePageSession, readStoredSession } from '../../stores/session/session.ts'
import { checkPageSession } from '../../stores/session/check.ts'
import { $isConnected } from '../../stores/live/connection.ts'
import { dropSignOut, isSignOutWaiting } from '../../stores/session/sign-out.ts'
import { $stale } from '../../stores/session/stale.ts'
import { decideTab, isOutdated } from '../../stores/session/tab.ts'
import type { TabMove } from '../../stores/session/tab.ts'

const restMs = 60_000

/**
 * Synchronizes this tab with other tabs and the server. It follows logout and login, and announces a store
 * switch.
 */
export function startTabs(): void {
  const page = readPage()
  const tab = { isPublic: document.querySelector('.auth') !== null, epochAtLoad: readStoredSession().epoch }
  const decide = (): TabMove =>
    isSignOutWaiting() || isLeavingPage() ? { kind: 'stay' } : decideTab(page, readStoredSession(), tab)
  let hiddenAtMs = Date.now()

  function follow(): TabMove {
    const move = decide()
    if (move.kind === 'leave') void leave(move.to)
    if (move.kind === 'stale') $stale.set({ storeName: move.storeName })
    return move
  }

  function check(): void {
    // Skips the check during sign-out, because the end of the session is expected.
    if (isSignOutWaiting()) return
    if (follow().kind === 'stay' && page.kind === 'verified') void checkPageSession()
  }

  if (page.kind === 'anonymous') dropSignOut()
  if (isOutdated(page, readStoredSession())) void confirmPage(page)
  else if (!isSignOutWaiting()) storePageSession(page)
  $session.listen(follow)
  // The server refuses a plain form of a stale tab. The form is held back, so that its input stays.
  document.addEventListener('submit', (event) => {
    if (follow().kind === 'stale') event.preventDefault()
  })
  $isConnected.listen((isConnected) => {
    if (isConnected) check()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAtMs = Date.now()
    else if (Date.now() - hiddenAtMs > restMs) check()
    else follow()
  })
  addEventListener('pageshow', (event) => {
    if (!event.persisted || decide().kind === 'stay') return
    document.documentElement.hidden = true
    location.reload()
  })
}

/** Hides the page until the server confirms that its session is still valid. */
async function confirmPage(page: PageFacts): Promise<void> {
  document.documentElement.hidden = !readStoredSession().isLoggedIn
  if (!(await checkPageSession())) return
  document.documentElement.hidden = false
  storePageSession(page)
}
