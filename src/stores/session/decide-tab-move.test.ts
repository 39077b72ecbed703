import type { SessionData } from '@draftdesk/auth-core'
import { describe, expect, test } from 'vitest'
import type { PageSessionData } from './page-session-data.ts'
import { decideTabMove, isPageOutdated } from './decide-tab-move.ts'

const store = {
  id: 's1',
  name: 'North',
  storeId: 1,
  isDocumentUploaded: true,
  isEmailAccountAdded: true,
  isShopifyAccountAdded: true,
  isOnboarded: true,
}
const user = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.test',
  profileImage: undefined,
  isActive: true,
  isVerified: true,
  isSuperAdmin: false,
  preferedLanguage: undefined,
}
const owner: PageSessionData = { kind: 'verified', epoch: 4, email: user.email, user, store, permissions: [] }
const admin: PageSessionData = {
  kind: 'verified',
  epoch: 4,
  email: user.email,
  user: { ...user, isSuperAdmin: true },
  permissions: [],
}
const stored = (isLoggedIn: boolean, epoch: number, storeName?: string): SessionData => ({
  epoch,
  version: epoch,
  isLoggedIn,
  storeName,
})
const stay = { kind: 'stay' }
const guarded = { isPublic: false, epochAtLoad: 4 }
const open = { isPublic: true, epochAtLoad: 4 }

describe('decideTabMove', () => {
  test('stays while the session is the page’s', () => {
    expect(decideTabMove(owner, stored(true, 4), guarded)).toEqual(stay)
  })

  test('stays when another tab still shows an older session', () => {
    expect(decideTabMove(owner, stored(true, 3), guarded)).toEqual(stay)
  })

  test('leaves for sign-in after a logout', () => {
    expect(decideTabMove(owner, stored(false, 5), guarded)).toEqual({ kind: 'leave', to: '/signin' })
  })

  test('leaves for the admin sign-in when the person was a super admin without a store', () => {
    expect(decideTabMove(admin, stored(false, 5), guarded)).toEqual({ kind: 'leave', to: '/admin-signin' })
    expect(decideTabMove({ ...admin, store }, stored(false, 5), guarded)).toEqual({
      kind: 'leave',
      to: '/signin',
    })
  })

  test('says which store is active after a switch', () => {
    expect(decideTabMove(owner, stored(true, 5, 'South'), guarded)).toEqual({
      kind: 'stale',
      storeName: 'South',
    })
  })

  test('follows a login from a public page', () => {
    expect(decideTabMove({ kind: 'anonymous' }, stored(true, 4), open)).toEqual({ kind: 'leave', to: '/' })
    expect(decideTabMove({ kind: 'anonymous' }, stored(false, 4), open)).toEqual(stay)
  })

  test.for(['unreachable', 'badGateway'] as const)(
    'leaves a session that could not be told alone until another begins: %s',
    (kind) => {
      expect(decideTabMove({ kind }, stored(true, 4), open)).toEqual(stay)
      expect(decideTabMove({ kind }, stored(true, 5), open)).toEqual({ kind: 'leave', to: '/' })
    },
  )

  test('leaves open pages alone', () => {
    expect(decideTabMove({ kind: 'anonymous' }, stored(true, 5), guarded)).toEqual(stay)
  })
})

describe('isPageOutdated', () => {
  test('tells a page of the session that holds from one that was fetched before a logout or a switch', () => {
    expect(isPageOutdated(owner, stored(true, 4))).toBe(false)
    expect(isPageOutdated(owner, stored(true, 3))).toBe(false)
    expect(isPageOutdated(owner, stored(true, 5))).toBe(true)
    expect(isPageOutdated(owner, stored(false, 4))).toBe(true)
    expect(isPageOutdated(owner, stored(false, 3))).toBe(false)
  })

  test('has no doubt about a page without a session', () => {
    expect(isPageOutdated({ kind: 'anonymous' }, stored(false, 9))).toBe(false)
  })
})
