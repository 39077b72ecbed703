import type { SessionData } from '@draftdesk/auth-core'
import { link } from '../../routes.ts'
import type { PageFacts } from './page.ts'

/** A tab's response to a session change in another tab. */
export type TabMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'leave'; readonly to: string }
  | { readonly kind: 'stale'; readonly storeName: string | undefined }

/** Facts about the tab that the decision needs. */
export interface Tab {
  /** The page is one for people who are not signed in. */
  readonly isPublic: boolean
  /** The epoch that was stored when the page was loaded: one that could not be told has not changed by itself. */
  readonly epochAtLoad: number
}

const stay: TabMove = { kind: 'stay' }

/**
 * Decides what becomes of a page when the stored session is another one than the page's: a logout and a login
 * take every tab along, a switch is said and left to the person.
 */
export function decideTab(page: PageFacts, stored: SessionData, tab: Tab): TabMove {
  if (page.kind !== 'verified') {
    const hasBegun = stored.isLoggedIn && (page.kind === 'anonymous' || stored.epoch > tab.epochAtLoad)
    return tab.isPublic && hasBegun ? { kind: 'leave', to: link('home') } : stay
  }
  if (!stored.isLoggedIn) {
    return { kind: 'leave', to: link(page.user.isSuperAdmin && !page.store ? 'adminSignin' : 'signin') }
  }
  return stored.epoch > page.epoch ? { kind: 'stale', storeName: stored.storeName } : stay
}

/**
 * Tells a page that may have been made before what the browser knows: one that was fetched ahead, and shown after a
 * logout or a switch elsewhere. The server has to say whether it still holds.
 */
export function isOutdated(page: PageFacts, stored: SessionData): boolean {
  if (page.kind !== 'verified') return false
  return stored.isLoggedIn ? stored.epoch > page.epoch : stored.epoch >= page.epoch
}
