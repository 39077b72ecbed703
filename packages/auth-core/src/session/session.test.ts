import { describe, expect, test } from 'vitest'
import {
  parseProfile,
  parseSessionGrant,
  parseSessionCheck,
  parseSignInResult,
  parseStore,
} from '../index.ts'

const store = {
  id: 's1',
  name: 'Analytical Engines',
  store_id: 7,
  is_document_uploaded: true,
  is_email_account_added: 'True',
  is_shopify_account_added: 'False',
  is_onboarded: false,
}

const storeInside = {
  id: 's1',
  name: 'Analytical Engines',
  storeId: 7,
  isDocumentUploaded: true,
  isEmailAccountAdded: true,
  isShopifyAccountAdded: false,
  isOnboarded: false,
}

const user = {
  id: 'u1',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  profile_image: '/ada.png',
  is_active: true,
  is_verified: 'True',
  is_super_admin: 'False',
  prefered_language: 'en',
}

const userInside = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  profileImage: '/ada.png',
  isActive: true,
  isVerified: true,
  isSuperAdmin: false,
  preferedLanguage: 'en',
}

describe('parseSessionGrant', () => {
  test('reads a login, counting the token from now', () => {
    const answer = {
      email: 'ada@example.com',
      token: 't1',
      expires_in: '60',
      is_super_admin: 'True',
      is_verified: 'True',
      last_login: '2026-01-01T00:00:00Z',
    }
    expect(parseSessionGrant(answer, 1000)).toEqual({
      email: 'ada@example.com',
      token: 't1',
      life: { issuedAtMs: 1000, expiresIn: 60 },
      isSuperAdmin: true,
      isVerified: true,
      lastLogin: '2026-01-01T00:00:00Z',
    })
  })

  test('reads the short answer of a refresh', () => {
    expect(parseSessionGrant({ email: 'ada@example.com', token: 't1' }, 1000)).toEqual({
      email: 'ada@example.com',
      token: 't1',
      life: { issuedAtMs: 1000, expiresIn: undefined },
      isSuperAdmin: false,
      isVerified: true,
      lastLogin: undefined,
    })
  })

  test.each([
    { token: 't1' },
    { email: 'ada@example.com' },
    { email: 'ada@example.com', token: '' },
    { email: 'ada@example.com', token: null },
    { email: 'ada@example.com', token: 7 },
    { email: 7, token: 't1' },
    { email: '', token: 't1' },
    [{ email: 'ada@example.com', token: 't1' }],
    'token',
    null,
    undefined,
  ])('refuses %j', (answer) => {
    expect(parseSessionGrant(answer, 0)).toBeUndefined()
  })
})

describe('parseSignInResult', () => {
  test('tells a first sign-in from a later one', () => {
    const answer = { email: 'ada@example.com', token: 't1', is_super_admin: true, last_login: null }
    const signedIn = { kind: 'signedIn', email: 'ada@example.com', isSuperAdmin: true, isFirst: true }
    expect(parseSignInResult(answer)).toEqual(signedIn)
    expect(parseSignInResult({ ...answer, last_login: '2026-01-01' })).toEqual({
      ...signedIn,
      isFirst: false,
    })
  })

  test.each(['False', false])('tells an address that waits for its code (%j)', (is_verified) => {
    expect(parseSignInResult({ email: 'ada@example.com', is_verified })).toEqual({
      kind: 'unverified',
      email: 'ada@example.com',
    })
  })

  test.each<unknown>(['constructor', 'toString', '__proto__', 1, {}, { toString: [] }, ['True']])(
    'does not take %j for a super admin',
    (is_super_admin) => {
      expect(parseSignInResult({ email: 'ada@example.com', is_super_admin })).toMatchObject({
        isSuperAdmin: false,
      })
    },
  )

  test.each([
    ['TRUE', true],
    ['true', true],
    [true, true],
    ['FALSE', false],
    [false, false],
  ])('takes %j for %j', (is_super_admin, isSuperAdmin) => {
    expect(parseSignInResult({ email: 'ada@example.com', is_super_admin })).toMatchObject({ isSuperAdmin })
  })

  test.each([undefined, null, {}, { email: 7 }, 'ada@example.com'])('refuses %j', (answer) => {
    expect(parseSignInResult(answer)).toBeUndefined()
  })
})

describe('parseStore', () => {
  test('reads flags as words and as booleans', () => {
    expect(parseStore(store)).toEqual(storeInside)
  })

  test('takes a missing or unreadable flag for false, digits for a number, and a number for an id', () => {
    expect(
      parseStore({ id: 1, store_id: '7', is_onboarded: 'perhaps', is_document_uploaded: 'constructor' }),
    ).toEqual({
      id: '1',
      name: '',
      storeId: 7,
      isDocumentUploaded: false,
      isEmailAccountAdded: false,
      isShopifyAccountAdded: false,
      isOnboarded: false,
    })
  })

  test.each([
    { id: 's1' },
    { store_id: 7 },
    { id: '', store_id: 7 },
    { id: NaN, store_id: 7 },
    { id: {}, store_id: 7 },
    { id: 's1', store_id: '7x' },
    { id: 's1', store_id: 'x7' },
    { id: 's1', store_id: '' },
    { id: 's1', store_id: Infinity },
    { id: 's1', store_id: null },
    [],
    null,
    undefined,
    's1',
  ])('refuses %j', (json) => {
    expect(parseStore(json)).toBeUndefined()
  })
})

describe('parseProfile', () => {
  const me = {
    user: { ...user, created_at: '2026-01-01' },
    role: 'owner',
    store,
    permissions: ['settings', 7],
  }

  test('reads person, role, store and permissions', () => {
    expect(parseProfile(me)).toEqual({
      user: {
        id: 'u1',
        firstName: 'Ada',
        lastName: 'Lovelace',
        profileImage: '/ada.png',
        preferedLanguage: 'en',
        createdAt: '2026-01-01',
        isSuperAdmin: false,
      },
      role: 'owner',
      store: storeInside,
      permissions: ['settings'],
    })
  })

  test('does without a role, a store and permissions', () => {
    expect(parseProfile({ user: { id: 1 }, role: null, store: null })).toMatchObject({
      user: { id: '1', firstName: '' },
      role: undefined,
      store: undefined,
      permissions: [],
    })
    expect(parseProfile({ user: { id: 1 }, permissions: 'all' })?.permissions).toEqual([])
  })

  test.each([
    { ...me, user: null },
    { ...me, user: {} },
    { ...me, store: {} },
    { ...me, store: 's1' },
    null,
    [],
  ])('refuses %j', (json) => {
    expect(parseProfile(json)).toBeUndefined()
  })
})

describe('parseSessionCheck', () => {
  const check = { success: true, user, store, role: 'owner', permissions: ['settings'] }

  test('is verified with a person', () => {
    const verdict = {
      kind: 'verified',
      user: userInside,
      store: storeInside,
      role: 'owner',
      permissions: ['settings'],
    }
    expect(parseSessionCheck(check)).toEqual(verdict)
    expect(parseSessionCheck({ ...check, success: 'True' })).toEqual(verdict)
    expect(parseSessionCheck({ ...check, store: null })).toEqual({ ...verdict, store: undefined })
    expect(parseSessionCheck({ success: true, user: { id: 'u1', email: 'ada@example.com' } })).toMatchObject({
      user: { isActive: true, isVerified: true, isSuperAdmin: false },
      store: undefined,
      permissions: [],
    })
  })

  test('is anonymous when the server says that nobody is there', () => {
    expect(parseSessionCheck({ ...check, success: false })).toEqual({ kind: 'anonymous' })
    expect(parseSessionCheck({ success: 'False' })).toEqual({ kind: 'anonymous' })
    expect(parseSessionCheck({ ...check, user: null })).toEqual({ kind: 'anonymous' })
  })

  test.each([
    { ...check, success: undefined },
    { ...check, success: 'perhaps' },
    { user: null },
    { success: true },
    { ...check, user: { id: 'u1' } },
    { ...check, user: { email: 'ada@example.com' } },
    { ...check, user: [] },
    { ...check, store: {} },
    { ...check, store: false },
    '<!doctype html>',
    [check],
    null,
    undefined,
  ])('cannot tell from %j', (json) => {
    expect(parseSessionCheck(json)).toEqual({ kind: 'unreachable' })
  })
})
