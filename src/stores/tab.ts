import type { SessionData } from 'auth-core'
import { link } from '../routes.ts'
import type { PageFacts } from './page.ts'

/** What a tab does when it hears of the session in another one. */
export type TabMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'leave'; readonly to: string }
  | { readonly kind: 'stale'; readonly storeName: string | undefined }

const stay: TabMove = { kind: 'stay' }

/**
 * Decides what becomes of a page when the stored session is another one than the page's (spec sections 2 and 4,
 * design section 3): a logout and a login take every tab along, a switch is said and left to the person.
 */
export function decideTab(page: PageFacts, stored: SessionData, isPublic: boolean): TabMove {
  if (page.kind !== 'verified')
    return isPublic && stored.isLoggedIn ? { kind: 'leave', to: link('home') } : stay
  if (!stored.isLoggedIn) {
    return { kind: 'leave', to: link(page.user.isSuperAdmin && !page.store ? 'adminSignin' : 'signin') }
  }
  return stored.epoch > page.epoch ? { kind: 'stale', storeName: stored.storeName } : stay
}
