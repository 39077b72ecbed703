import { describe, expect, test } from 'vitest'
import { parseRefusalBody } from './errors.ts'
import { AuthError, isAuthError, readDetail } from '../index.ts'

describe('AuthError', () => {
  test('carries its code and the facts, and says nothing else', () => {
    const cause = new Error('reset')
    const error = new AuthError('rateLimited', {
      status: 429,
      detail: 'Slow down',
      retryAfterSeconds: 7,
      cause,
    })
    expect(error).toMatchObject({
      code: 'rateLimited',
      status: 429,
      detail: 'Slow down',
      retryAfterSeconds: 7,
      cause,
    })
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).toBe('AuthError: rateLimited')
  })

  test('needs no facts', () => {
    const error = new AuthError('unreachable')
    expect([error.status, error.detail, error.retryAfterSeconds, error.cause]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('isAuthError', () => {
  test('tells its own from others, also from another copy of the package', () => {
    expect(isAuthError(new AuthError('timeout'))).toBe(true)
    expect(isAuthError(Object.assign(new Error('timeout'), { name: 'AuthError' }))).toBe(true)
    expect(isAuthError(new Error('AuthError'))).toBe(false)
    expect(isAuthError({ name: 'AuthError' })).toBe(false)
    expect(isAuthError(undefined)).toBe(false)
  })
})

describe('parseRefusalBody', () => {
  const wrong = { detail: [{ loc: ['body', 'password'], msg: 'Wrong.', type: 'value_error' }] }

  test.each([
    [wrong, { detail: 'Wrong.', field: 'password' }],
    [
      { detail: 'Used.', code: 'link_unusable' },
      { detail: 'Used.', reason: 'link_unusable' },
    ],
    [
      { detail: [{ loc: ['body', 'imap', 'host'], msg: 'Wrong.' }] },
      { detail: 'Wrong.', field: 'imap.host' },
    ],
    [{ detail: [{ loc: ['body'], msg: 'Wrong.' }] }, { detail: 'Wrong.' }],
    [{ detail: [{ loc: 'password', msg: 'Wrong.' }], code: 7 }, { detail: 'Wrong.' }],
    [{ detail: [null] }, {}],
    ['<!doctype html>', {}],
    [null, {}],
  ])('reads the sentence, the name and the field of %j', (body, refusal) => {
    expect(parseRefusalBody(body)).toEqual(refusal)
  })
})

describe('readDetail', () => {
  test.each([
    [{ detail: 'Wrong password' }, 'Wrong password'],
    [
      { detail: [{ loc: ['email'], msg: 'Email is required.', type: 'missing' }, { msg: 'Other' }] },
      'Email is required.',
    ],
    [{ error: 'Broken' }, 'Broken'],
    [{ detail: 'First', error: 'Second' }, 'First'],
    [{ detail: '', error: 'Second' }, 'Second'],
    [{ detail: ' ', error: 'Second' }, 'Second'],
    [{ detail: [], error: 'Second' }, 'Second'],
    [{ detail: [null], error: 'Second' }, 'Second'],
    [{ detail: [{ msg: 7 }], error: 'Second' }, 'Second'],
    [{ detail: { msg: 'Not a list' } }, undefined],
    [{ detail: 7, error: {} }, undefined],
    [{}, undefined],
    [null, undefined],
    [undefined, undefined],
    ['<!doctype html>', undefined],
    [7, undefined],
    [[], undefined],
  ])('reads %j', (body, detail) => {
    expect(readDetail(body)).toBe(detail)
  })
})
