import { describe, expect, test } from 'vitest'
import { buildCallKey, buildTestPath } from './paths.ts'

describe('buildTestPath', () => {
  test('puts ids where the contract has places for them', () => {
    expect(buildTestPath('thread', 'a/b')).toBe('/v1/threads/a%2Fb')
    expect(buildTestPath('emailPicture', 'e1', 2)).toBe('/v1/emails/e1/pictures/2')
    expect([buildTestPath('me'), buildTestPath('thread')]).toEqual(['/v1/auth/me', '/v1/threads/{id}'])
  })
})

describe('buildCallKey', () => {
  test('says the method too', () => {
    expect([buildCallKey('me'), buildCallKey('updateThread', 't1')]).toEqual([
      'GET /v1/auth/me',
      'PATCH /v1/threads/t1',
    ])
  })
})
