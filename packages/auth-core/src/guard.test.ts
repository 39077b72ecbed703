import { describe, expect, test } from 'vitest'
import { decideGuard } from './guard.ts'
import type { Access, GuardVisit, GuardPageName } from './guard.ts'
import type { ActiveStore, SessionCheckResult } from './index.ts'
import { draftdeskTargets } from './testing/index.ts'

const done: ActiveStore = {
  id: 's1',
  name: 'Store',
  storeId: 1,
  isDocumentUploaded: true,
  isEmailAccountAdded: true,
  isShopifyAccountAdded: true,
  isOnboarded: true,
}

function signedIn(
  store: ActiveStore | undefined,
  isSuperAdmin = false,
  permissions: readonly string[] = [],
): Extract<SessionCheckResult, { kind: 'verified' }> {
  const user = {
    id: 'u1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    profileImage: undefined,
    isActive: true,
    isVerified: true,
    isSuperAdmin,
    preferedLanguage: undefined,
  }
  return { kind: 'verified', user, store, role: undefined, permissions }
}

const anonymous: SessionCheckResult = { kind: 'anonymous' }
const unreachable: SessionCheckResult = { kind: 'unreachable' }
const badGateway: SessionCheckResult = { kind: 'badGateway' }
const admin = signedIn(undefined, true)
const enter = { kind: 'enter' }
const refuse = { kind: 'refuse' }
const go = (to: string) => ({ kind: 'redirect', to })

function decide(
  verdict: SessionCheckResult,
  access: Access,
  place: GuardPageName = 'other',
  visit: Partial<GuardVisit> = {},
  permission?: string,
) {
  const at = { path: '/emails-page?filter=all', ...visit }
  return decideGuard(verdict, { access, place, permission }, at, draftdeskTargets)
}

describe('decideGuard on an open page', () => {
  test.each([anonymous, unreachable, badGateway, signedIn(done), admin])('lets $kind enter', (verdict) => {
    expect(decide(verdict, 'open')).toEqual(enter)
  })
})

describe('decideGuard of a person who needs two-step sign-in', () => {
  const needy: SessionCheckResult = { ...signedIn(undefined), needsTwoStep: true }
  const needyAdmin: SessionCheckResult = { ...admin, needsTwoStep: true }

  test('leads to its set-up from every page, and lets a store user choose another store', () => {
    for (const place of ['home', 'dashboard', 'welcome', 'policies', 'integration', 'other'] as const)
      expect(decide(needy, 'store', place)).toEqual(go('/two-step-page'))
    expect(decide(needy, 'store', 'selectStore')).toEqual(enter)
    expect(decide(needyAdmin, 'store', 'selectStore')).toEqual(go('/two-step-page'))
    for (const place of ['adminHome', 'adminDashboard', 'other'] as const)
      expect(decide(needyAdmin, 'admin', place)).toEqual(go('/two-step-page'))
  })

  test('lets everyone who is signed in enter the set-up, and nobody else', () => {
    for (const verdict of [needy, needyAdmin, signedIn(done), signedIn(undefined), admin])
      expect(decide(verdict, 'store', 'twoStep')).toEqual(enter)
    expect(decide(anonymous, 'store', 'twoStep')).toMatchObject({ kind: 'redirect' })
  })
})

describe('decideGuard on a public page', () => {
  test('sends a signed-in person home', () => {
    expect(decide(signedIn(done), 'public')).toEqual(go('/'))
    expect(decide(signedIn(undefined), 'public')).toEqual(go('/'))
    expect(decide(signedIn(done, true), 'public')).toEqual(go('/'))
  })

  test('sends a super admin without a store to the admin dashboard', () => {
    expect(decide(admin, 'public')).toEqual(go('/admin/dashboard-page'))
  })

  test('handles an invitation first', () => {
    expect(decide(signedIn(done), 'public', 'other', { hasInvite: true })).toEqual(enter)
    expect(decide(admin, 'public', 'other', { hasInvite: true })).toEqual(enter)
  })

  test('lets everybody else enter, and says when the session could not be told', () => {
    expect(decide(anonymous, 'public')).toEqual(enter)
    expect(decide(badGateway, 'public')).toEqual(enter)
    expect(decide(unreachable, 'public')).toEqual({ kind: 'enter', notice: 'unreachable' })
  })
})

describe('decideGuard on a store page', () => {
  test('leads to the 502 page when the gateway is bad', () => {
    expect(decide(badGateway, 'store')).toEqual(go('/502-error?lastPage=%2Femails-page%3Ffilter%3Dall'))
  })

  test.each([anonymous, unreachable])('sends $kind to sign in, remembering the origin', (verdict) => {
    expect(decide(verdict, 'store')).toEqual(go('/signin?from=%2Femails-page%3Ffilter%3Dall'))
    expect(decide(verdict, 'store', 'other', { adminHint: false })).toEqual(
      go('/signin?from=%2Femails-page%3Ffilter%3Dall'),
    )
  })

  test.each([anonymous, unreachable])('sends $kind who was a super admin to the admin sign-in', (verdict) => {
    expect(decide(verdict, 'store', 'other', { adminHint: true })).toEqual(
      go('/admin-signin?from=%2Femails-page%3Ffilter%3Dall'),
    )
  })

  test('forgets an origin that is not safe', () => {
    expect(decide(anonymous, 'store', 'other', { path: '//evil.example' })).toEqual(go('/signin'))
    expect(decide(badGateway, 'store', 'other', { path: '/signin' })).toEqual(go('/502-error'))
  })

  test('sends a super admin without a store to the admin dashboard, from anywhere', () => {
    expect(decide(admin, 'store')).toEqual(go('/admin/dashboard-page'))
    expect(decide(admin, 'store', 'selectStore')).toEqual(go('/admin/dashboard-page'))
    expect(decide(admin, 'store', 'home')).toEqual(go('/admin/dashboard-page'))
  })

  test('lets a super admin into a store whatever its set-up', () => {
    const raw = { ...done, isOnboarded: false, isDocumentUploaded: false, isEmailAccountAdded: false }
    expect(decide(signedIn(raw, true), 'store')).toEqual(enter)
    expect(decide(signedIn(raw, true), 'store', 'dashboard')).toEqual(enter)
    expect(decide(signedIn(raw, true), 'store', 'other', {}, 'settings')).toEqual(enter)
    expect(decide(signedIn(raw, true), 'store', 'home')).toEqual(go('/dashboard'))
  })

  test('always lets a store user add a store', () => {
    expect(decide(signedIn(undefined), 'store', 'selectStore')).toEqual(enter)
    expect(decide(signedIn({ ...done, isOnboarded: false }), 'store', 'selectStore')).toEqual(enter)
    expect(decide(signedIn(done), 'store', 'selectStore')).toEqual(enter)
  })

  test('sends a person without a store to choose one', () => {
    expect(decide(signedIn(undefined), 'store')).toEqual(go('/select-store'))
    expect(decide(signedIn(undefined), 'store', 'welcome')).toEqual(go('/select-store'))
  })

  test('keeps a person who is not onboarded on the welcome page', () => {
    const store = { ...done, isOnboarded: false }
    expect(decide(signedIn(store), 'store')).toEqual(go('/welcome-page'))
    expect(decide(signedIn(store), 'store', 'policies')).toEqual(go('/welcome-page'))
    expect(decide(signedIn(store), 'store', 'welcome')).toEqual(enter)
  })

  test('sends an onboarded person from the welcome page to the dashboard', () => {
    expect(decide(signedIn(done), 'store', 'welcome')).toEqual(go('/dashboard'))
    expect(decide(signedIn({ ...done, isDocumentUploaded: false }), 'store', 'welcome')).toEqual(
      go('/dashboard'),
    )
  })

  test('asks for a document first', () => {
    const store = { ...done, isDocumentUploaded: false, isEmailAccountAdded: false }
    const asked = { ...go('/policies-page'), toast: 'documentNeeded' }
    expect(decide(signedIn(store), 'store')).toEqual(asked)
    expect(decide(signedIn(store), 'store', 'home')).toEqual(asked)
    expect(decide(signedIn(store), 'store', 'integration', { isOAuthReturn: true })).toEqual(asked)
    expect(decide(signedIn(store), 'store', 'policies')).toEqual(enter)
  })

  test.each([
    { ...done, isEmailAccountAdded: false },
    { ...done, isShopifyAccountAdded: false },
    { ...done, isEmailAccountAdded: false, isShopifyAccountAdded: false },
  ])('asks for the accounts next', (store) => {
    const asked = { ...go('/integration-page'), toast: 'connectionNeeded' }
    expect(decide(signedIn(store), 'store')).toEqual(asked)
    expect(decide(signedIn(store), 'store', 'home')).toEqual(asked)
    expect(decide(signedIn(store), 'store', 'policies', { isOAuthReturn: false })).toEqual(asked)
    expect(decide(signedIn(store), 'store', 'integration')).toEqual(enter)
    expect(decide(signedIn(store), 'store', 'dashboard', { isOAuthReturn: true })).toEqual(enter)
    expect(decide(signedIn(store), 'store', 'home', { isOAuthReturn: true })).toEqual(go('/dashboard'))
  })

  test('sends the home page to the dashboard', () => {
    expect(decide(signedIn(done), 'store', 'home')).toEqual(go('/dashboard'))
  })

  test('lets a store user with everything set up enter', () => {
    expect(decide(signedIn(done), 'store')).toEqual(enter)
    expect(decide(signedIn(done), 'store', 'dashboard')).toEqual(enter)
    expect(decide(signedIn(done), 'store', 'policies')).toEqual(enter)
    expect(decide(signedIn(done), 'store', 'integration')).toEqual(enter)
  })

  test('refuses a page whose permission is missing', () => {
    expect(decide(signedIn(done), 'store', 'other', {}, 'settings')).toEqual(refuse)
    expect(decide(signedIn(done, false, ['reports']), 'store', 'other', {}, 'settings')).toEqual(refuse)
    expect(decide(signedIn(done, false, ['settings']), 'store', 'other', {}, 'settings')).toEqual(enter)
  })
})

describe('decideGuard on an admin page', () => {
  test('lets a super admin without a store enter', () => {
    expect(decide(admin, 'admin')).toEqual(enter)
    expect(decide(admin, 'admin', 'adminDashboard')).toEqual(enter)
  })

  test('sends /admin to the admin dashboard', () => {
    expect(decide(admin, 'admin', 'adminHome')).toEqual(go('/admin/dashboard-page'))
  })

  test.each([anonymous, unreachable])(
    'sends $kind to the admin sign-in, remembering the origin',
    (verdict) => {
      expect(decide(verdict, 'admin', 'other', { path: '/admin/store-page' })).toEqual(
        go('/admin-signin?from=%2Fadmin%2Fstore-page'),
      )
    },
  )

  test('leads to the 502 page when the gateway is bad', () => {
    expect(decide(badGateway, 'admin', 'other', { path: '/admin' })).toEqual(
      go('/502-error?lastPage=%2Fadmin'),
    )
  })

  test('refuses everybody else', () => {
    expect(decide(signedIn(done), 'admin')).toEqual(refuse)
    expect(decide(signedIn(done, true), 'admin')).toEqual(refuse)
    expect(decide(signedIn(undefined), 'admin', 'adminHome')).toEqual(refuse)
  })
})
