import type { ActiveUser, ActiveStore, SessionCheckResult } from '@draftdesk/auth-core'

/** The session facts that the server printed into this page. They never include the token. */
export type PageSessionData =
  | { readonly kind: Exclude<SessionCheckResult['kind'], 'verified'> }
  | {
      readonly kind: 'verified'
      readonly epoch: number
      readonly email: string
      readonly tokenIssuedAt?: number
      readonly expiryIn?: number
      readonly user: ActiveUser
      readonly store?: ActiveStore
      readonly role?: string
      readonly permissions: readonly string[]
    }

let cachedPageSessionData: PageSessionData | undefined

/** True when a feature is on for this user. The page lists the features that are off. */
export function isPageFlagOn(name: string): boolean {
  return !(document.documentElement.dataset['off'] ?? '').split(' ').includes(name)
}

/** The facts that the layout printed into this page. */
export function readPageSessionData(): PageSessionData {
  cachedPageSessionData ??= JSON.parse(
    document.querySelector('#page-session')?.textContent ?? '{"kind":"unreachable"}',
  ) as PageSessionData
  return cachedPageSessionData
}

/** The epoch of this page's session, if it has one. */
export function getPageEpoch(): number | undefined {
  const page = readPageSessionData()
  return page.kind === 'verified' ? page.epoch : undefined
}
