import { isLeavingPage } from '../../stores/calls/explain-failure.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { readPageSessionData } from '../../stores/session/page-session-data.ts'
import type { PageSessionData } from '../../stores/session/page-session-data.ts'
import { $session, savePageSession, getStoredSession } from '../../stores/session/session.ts'
import { checkPageSession } from '../../stores/session/check-page-session.ts'
import { $isBrowserOnline } from '../../stores/live/watch-connection.ts'
import { clearWaitingSignOut, isSignOutWaiting } from '../../stores/session/sign-out.ts'
import { $stalePage } from '../../stores/session/stale-page.ts'
import { decideTabMove, isPageOutdated } from '../../stores/session/decide-tab-move.ts'
import type { TabMove } from '../../stores/session/decide-tab-move.ts'

const restoreAfterMs = 60_000

/**
 * Synchronizes this tab with other tabs and the server. It follows logout and login, and announces a store
 * switch.
 */
export function followOtherTabs(): void {
  const page = readPageSessionData()
  const tab = { isPublic: document.querySelector('.auth') !== null, epochAtLoad: getStoredSession().epoch }
  const decideMove = (): TabMove =>
    isSignOutWaiting() || isLeavingPage() ? { kind: 'stay' } : decideTabMove(page, getStoredSession(), tab)
  let hiddenAtMs = Date.now()

  function followMove(): TabMove {
    const move = decideMove()
    if (move.kind === 'leave') void leavePage(move.to)
    if (move.kind === 'stale') $stalePage.set({ storeName: move.storeName })
    return move
  }

  function checkSession(): void {
    // Skips the check during sign-out, because the end of the session is expected.
    if (isSignOutWaiting()) return
    if (followMove().kind === 'stay' && page.kind === 'verified') void checkPageSession()
  }

  if (page.kind === 'anonymous') clearWaitingSignOut()
  if (isPageOutdated(page, getStoredSession())) void hideUntilSessionConfirmed(page)
  else if (!isSignOutWaiting()) savePageSession(page)
  $session.listen(followMove)
  // The server refuses a plain form of a stale tab. The form is held back, so that its input stays.
  document.addEventListener('submit', (event) => {
    if (followMove().kind === 'stale') event.preventDefault()
  })
  $isBrowserOnline.listen((isConnected) => {
    if (isConnected) checkSession()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAtMs = Date.now()
    else if (Date.now() - hiddenAtMs > restoreAfterMs) checkSession()
    else followMove()
  })
  addEventListener('pageshow', (event) => {
    if (!event.persisted || decideMove().kind === 'stay') return
    document.documentElement.hidden = true
    location.reload()
  })
}

/** Hides the page until the server confirms that its session is still valid. */
async function hideUntilSessionConfirmed(page: PageSessionData): Promise<void> {
  document.documentElement.hidden = !getStoredSession().isLoggedIn
  if (!(await checkPageSession())) return
  document.documentElement.hidden = false
  savePageSession(page)
}
