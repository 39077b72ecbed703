import { describe, expect, test } from 'vitest'
import { link } from '../routes.ts'
import { authPages, readReturnTo } from './return-to.ts'

describe('readReturnTo', () => {
  test('leads back to no page where people prove who they are', () => {
    expect(authPages).toContain(link('confirm'))
    for (const page of authPages) expect([page, readReturnTo(`${page}?a=1`)]).toEqual([page, undefined])
    expect(readReturnTo('/emails-page?filter=sent')).toBe('/emails-page?filter=sent')
    expect(readReturnTo('//elsewhere.example')).toBeUndefined()
  })
})
