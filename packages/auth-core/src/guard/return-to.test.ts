import { describe, expect, test } from 'vitest'
import { safeReturnTo } from '../guard.ts'
import { assertSafeReturnTo } from '../properties/safe-return-to.ts'

describe('safeReturnTo', () => {
  test.each([
    '/',
    '/dashboard',
    '/emails-page?filter=drafts',
    '/email-page/detail/7#last',
    '/settings-page/email-configuration',
    '/search?next=//elsewhere.example',
    '/search?q=a%2Fb',
    '/signing-off',
    '/a/signin',
    '/502-error',
  ])('keeps %j', (value) => {
    expect(safeReturnTo(value)).toBe(value)
  })

  test('writes the address as the browser will ask for it', () => {
    expect(safeReturnTo('/grüße?q=a b')).toBe('/gr%C3%BC%C3%9Fe?q=a%20b')
    expect(safeReturnTo('/a/../dashboard')).toBe('/dashboard')
    expect(safeReturnTo('/a\\b')).toBe('/a/b')
  })

  test.each([
    '',
    null,
    undefined,
    'dashboard',
    ' /dashboard',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\/evil.example',
    '/%2Fevil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%25255cevil.example',
    '/%zz',
    '/%80',
  ])('refuses %j', (value) => {
    expect(safeReturnTo(value)).toBeUndefined()
  })

  test.each([
    '/signin',
    '/admin-signin',
    '/signup',
    '/forgot-password',
    '/reset-password?token=x',
    '/verify-email',
    '/signin/',
    '/SignIn',
    '/sign%69n',
    '/./signin',
    '/a/../signin',
    '/a/..//signin',
    '/signin?from=/dashboard',
    '/signin#top',
  ])('refuses the auth page %j', (value) => {
    expect(safeReturnTo(value)).toBeUndefined()
  })

  test('takes 2,048 characters and no more, before and after escaping', () => {
    expect(safeReturnTo(`/${'a'.repeat(2047)}`)).toHaveLength(2048)
    expect(safeReturnTo(`/${'a'.repeat(2048)}`)).toBeUndefined()
    expect(safeReturnTo(`/${'a/../'.repeat(500)}dashboard`)).toBeUndefined()
    expect(safeReturnTo(`/${'ü'.repeat(341)}`)).toHaveLength(2047)
    expect(safeReturnTo(`/${'ü'.repeat(342)}`)).toBeUndefined()
  })

  test('goes by the origin it is given', () => {
    expect(safeReturnTo('/dashboard', { origin: 'https://app.example:8443' })).toBe('/dashboard')
    expect(safeReturnTo('/dashboard', { origin: 'https://app.example/some/page' })).toBe('/dashboard')
    expect(safeReturnTo('/dashboard', { origin: 'nowhere' })).toBeUndefined()
  })

  test('knows the sign-in pages it is given', () => {
    const authPages = ['/Login', '/ops/login']
    for (const path of ['/login', '/LOGIN', '/login/again', '/ops/login?x=1', '/log%69n'])
      expect(safeReturnTo(path, { authPages })).toBeUndefined()
    for (const path of ['/signin', '/logins', '/ops']) expect(safeReturnTo(path, { authPages })).toBe(path)
  })

  test.each<unknown>([
    0,
    1,
    true,
    {},
    [],
    ['/'],
    ['/dashboard'],
    Symbol('/'),
    7n,
    () => '/',
    new URL('https://x.example'),
    NaN,
    { startsWith: () => true },
    new String('/'),
  ])('refuses what is no text (%#)', (value) => {
    expect(safeReturnTo(value)).toBeUndefined()
  })

  test('leads nobody anywhere by options that cannot be read', () => {
    expect(safeReturnTo('/dashboard', null as never)).toBeUndefined()
    expect(safeReturnTo('/dashboard', { authPages: [7 as never] })).toBeUndefined()
  })

  test('lets no string leave the site', () => {
    assertSafeReturnTo({ numRuns: 5000, seed: 7 })
  })
})
