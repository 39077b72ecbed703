import { describe, expect, test } from 'vitest'
import { keyOf, pathOf } from './paths.ts'

describe('pathOf', () => {
  test('puts ids where the contract has places for them', () => {
    expect(pathOf('thread', 'a/b')).toBe('/v1/threads/a%2Fb')
    expect(pathOf('emailPicture', 'e1', 2)).toBe('/v1/emails/e1/pictures/2')
    expect([pathOf('me'), pathOf('thread')]).toEqual(['/v1/auth/me', '/v1/threads/{id}'])
  })
})

describe('keyOf', () => {
  test('says the method too', () => {
    expect([keyOf('me'), keyOf('updateThread', 't1')]).toEqual(['GET /v1/auth/me', 'PATCH /v1/threads/t1'])
  })
})
