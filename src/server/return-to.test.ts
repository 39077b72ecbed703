import { describe, expect, test } from 'vitest'
import { link } from '../routes.ts'
import { authPages, parseReturnTo } from './return-to.ts'

describe('parseReturnTo', () => {
  test('leads back to no page where people prove who they are', () => {
    expect(authPages).toContain(link('confirm'))
    for (const page of authPages) expect([page, parseReturnTo(`${page}?a=1`)]).toEqual([page, undefined])
    expect(parseReturnTo('/emails-page?filter=sent')).toBe('/emails-page?filter=sent')
    expect(parseReturnTo('//elsewhere.example')).toBeUndefined()
  })
})
