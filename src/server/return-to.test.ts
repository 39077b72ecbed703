import { describe, expect, test } from 'vitest'
import { buildLink } from '../routes.ts'
import { authPagePaths, parseReturnTo } from './return-to.ts'

describe('parseReturnTo', () => {
  test('leads back to no page where people prove who they are', () => {
    expect(authPagePaths).toContain(buildLink('confirm'))
    for (const page of authPagePaths) expect([page, parseReturnTo(`${page}?a=1`)]).toEqual([page, undefined])
    expect(parseReturnTo('/emails-page?filter=sent')).toBe('/emails-page?filter=sent')
    expect(parseReturnTo('//elsewhere.example')).toBeUndefined()
  })
})
