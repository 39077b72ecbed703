import { describe, expect, test } from 'vitest'
import { parseIdentityClaims } from './external-identity.ts'

const ann = { sub: 's-1', email: 'ann@example.com' }
const read = (claims: Record<string, unknown>, isEmailTrusted = false) =>
  parseIdentityClaims('google', { ...ann, ...claims }, isEmailTrusted)

describe('parseIdentityClaims', () => {
  test('reads whom an issuer names', () => {
    const names = { given_name: ' Ann ', family_name: ' Archer ', name: 'Somebody Else' }
    expect(read({ ...names, picture: 'https://issuer.test/ann.png', email_verified: true })).toEqual({
      issuer: 'google',
      subject: 's-1',
      email: 'ann@example.com',
      isEmailVerified: true,
      firstName: 'Ann',
      lastName: 'Archer',
      picture: 'https://issuer.test/ann.png',
    })
  })

  test.each<[unknown, string, string]>([
    ['Sam van Shop', 'Sam', 'van Shop'],
    [' Sam ', 'Sam', ''],
    ['S\u0000am', 'Sam', ''],
    [undefined, '', ''],
    [{ first: 'Sam' }, '', ''],
  ])('takes the names apart that %j holds where there are no others', (name, firstName, lastName) => {
    expect(read({ name })).toMatchObject({ firstName, lastName })
  })

  test.each([
    { sub: undefined },
    { sub: 7 },
    { sub: '' },
    { email: undefined },
    { email: ['ann@example.com'] },
    { email: 'ann' },
    { email: '@example.com' },
    { email: 'ann@' },
    { email: 'ann@example.com bob@example.com' },
    { email: 'bob ann@example.com' },
    { email: 'ann@bob@example.com' },
  ])('knows nobody by %j', (claims) => {
    expect(read(claims)).toBeUndefined()
  })

  test.each([
    [true, true, true],
    ['true', true, true],
    [undefined, false, true],
    ['yes', false, true],
    [false, false, false],
    ['false', false, false],
  ])(
    'believes an address that is verified %j: %j, and %j of an issuer to be trusted',
    (said, plain, trusted) => {
      expect(read({ email_verified: said })?.isEmailVerified).toBe(plain)
      expect(read({ email_verified: said }, true)?.isEmailVerified).toBe(trusted)
    },
  )

  test.each([undefined, 7, 'http://issuer.test/ann.png', 'data:,https://issuer.test'])(
    'shows no picture at %j',
    (picture) => {
      expect(read({ picture })?.picture).toBeUndefined()
    },
  )
})
