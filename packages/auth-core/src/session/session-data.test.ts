import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatSessionData, parseMinutes, parseSessionData } from '../index.ts'
import type { SessionData } from '../index.ts'

const stored = {
  epoch: 3,
  version: 5,
  isLoggedIn: 'True',
  email: 'ada@example.com',
  token: 't1',
  expiry_in: 60,
  token_issued_at: 1000,
  is_super_admin: 'False',
  profile: '/ada.png',
  firstname: 'Ada',
  lastname: 'Lovelace',
  role: 'owner',
  storeid: '7',
  documentUploaded: 'True',
  emailaccount: 'False',
  shopifyaccount: 'True',
  isonboarded: 'True',
  preferedlanguage: 'en',
  storename: 'Analytical Engines',
  storedata: { id: 's1' },
  'signed-on': '2026-01-01',
  id: 'u1',
  signupEmail: 'new@example.com',
}

const inside: SessionData = {
  epoch: 3,
  version: 5,
  isLoggedIn: true,
  email: 'ada@example.com',
  token: 't1',
  expiryIn: parseMinutes(60),
  tokenIssuedAt: 1000,
  isSuperAdmin: false,
  profile: '/ada.png',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'owner',
  storeId: '7',
  documentUploaded: true,
  emailAccount: false,
  shopifyAccount: true,
  isOnboarded: true,
  preferedLanguage: 'en',
  storeName: 'Analytical Engines',
  storeData: { id: 's1' },
  signedOn: '2026-01-01',
  id: 'u1',
  signupEmail: 'new@example.com',
}

describe('parseSessionData', () => {
  test('reads every field under its name in the storage', () => {
    expect(parseSessionData(stored)).toEqual(inside)
  })

  test('leaves out what it cannot read', () => {
    const garbled = { ...Object.fromEntries(Object.keys(stored).map((key) => [key, []])), firstname: 'Ada' }
    expect(parseSessionData(garbled)).toEqual({ epoch: 0, version: 0, isLoggedIn: false, firstName: 'Ada' })
  })

  test.each([null, undefined, 'token', 7, [stored]])('refuses %j', (json) => {
    expect(parseSessionData(json)).toBeUndefined()
  })
})

describe('formatSessionData', () => {
  test('writes what parseSessionData reads', () => {
    expect(formatSessionData(inside)).toEqual(stored)
  })

  test('survives a storage, whatever is known', () => {
    const keys = Object.keys(inside).filter((key) => !['epoch', 'version', 'isLoggedIn'].includes(key))
    fc.assert(
      fc.property(fc.subarray(keys), (left) => {
        const data = Object.fromEntries(Object.entries(inside).filter(([key]) => !left.includes(key)))
        const text = JSON.stringify(formatSessionData(data as unknown as SessionData))
        expect(parseSessionData(JSON.parse(text))).toEqual(data)
      }),
    )
  })
})
