import { describe, expect, test } from 'vitest'
import { findRoute, buildLink, routes } from './routes.ts'

describe('buildLink', () => {
  test('fills parameters in and escapes them', () => {
    expect(buildLink('email', { id: 'a/b ?' }, { filter: 'sent' })).toBe(
      '/email-page/detail/a%2Fb%20%3F?filter=sent',
    )
  })

  test('drops a parameter that may be left out', () => {
    expect(buildLink('createPolicy')).toBe('/policies-page/create-policy')
    expect(buildLink('createPolicy', { id: '7' })).toBe('/policies-page/create-policy/7')
  })

  test('writes a query, and none when it is empty', () => {
    expect(buildLink('signin', {}, { from: '/emails-page?a=1' })).toBe('/signin?from=%2Femails-page%3Fa%3D1')
    expect(buildLink('home', {}, {})).toBe('/')
  })

  test('knows which parameters a page has', () => {
    // @ts-expect-error An email has an id.
    expect(buildLink('email', {})).toBe('/email-page/detail/undefined')
    // @ts-expect-error /signin has no parameters.
    expect(buildLink('signin', { id: '1' })).toBe('/signin')
  })
})

describe('routes', () => {
  test('have the patterns of Astro', () => {
    expect(routes.email.pattern).toBe('/email-page/detail/[id]')
    expect(routes.settings.pattern).toBe('/settings-page/[...tab]')
    expect(findRoute('/example/[...id]')).toBe(routes.example)
  })
})
