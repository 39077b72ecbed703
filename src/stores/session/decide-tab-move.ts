import type { SessionData } from '@draftdesk/auth-core'
import { buildLink } from '../../routes.ts'
import type { PageSessionData } from './page-session-data.ts'

/** A tab's response to a session change in another tab. */
export type TabMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'leave'; readonly to: string }
  | { readonly kind: 'stale'; readonly storeName: string | undefined }

/** Facts about the tab that the decision needs. */
export interface TabFacts {
  /** True for a page for signed-out users. */
  readonly isPublic: boolean
  /** The epoch stored at page load. If it was unreadable, it counts as unchanged. */
  readonly epochAtLoad: number
}

const stayInTab: TabMove = { kind: 'stay' }

/**
 * Decides what a page does when another tab changes the session. Logout and login reload every tab; a store
 * switch is announced, and the user decides.
 */
export function decideTabMove(page: PageSessionData, stored: SessionData, tab: TabFacts): TabMove {
  if (page.kind !== 'verified') {
    const hasBegun = stored.isLoggedIn && (page.kind === 'anonymous' || stored.epoch > tab.epochAtLoad)
    return tab.isPublic && hasBegun ? { kind: 'leave', to: buildLink('home') } : stayInTab
  }
  if (!stored.isLoggedIn) {
    return { kind: 'leave', to: buildLink(page.user.isSuperAdmin && !page.store ? 'adminSignin' : 'signin') }
  }
  return stored.epoch > page.epoch ? { kind: 'stale', storeName: stored.storeName } : stayInTab
}

/**
 * Detects a page that is older than the stored session, such as a prefetched page after a logout. The server
 * must confirm it.
 */
export function isPageOutdated(page: PageSessionData, stored: SessionData): boolean {
  if (page.kind !== 'verified') return false
  return stored.isLoggedIn ? stored.epoch > page.epoch : stored.epoch >= page.epoch
}
