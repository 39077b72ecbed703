import { describe, expect, expectTypeOf, test } from 'vitest'
import { buildCall, calls, createCallFunction, createParsingCallFunction, table } from '../index.ts'
import type { Answer, CallName, CallRequest } from '../index.ts'

const every = Object.keys(calls) as CallName[]

/** A transport that records the requests and responds with `value`. */
function answering(value: unknown) {
  const sent: CallRequest[] = []
  const send = (request: CallRequest) => {
    sent.push(request)
    return Promise.resolve({ ok: true as const, value })
  }
  return { sent, send }
}

describe('table', () => {
  test.each(every)('says of %s what the contract says', (name) => {
    const { method, path, payload } = calls[name]
    expect(table[name]).toEqual({ method, path, payload })
  })

  test('names no call that the contract does not', () => {
    expect(Object.keys(table).sort()).toEqual([...every].sort())
  })
})

describe('buildCall', () => {
  test('puts parameters into the path, and the rest where the payload goes', () => {
    expect(buildCall('thread', { id: 'a/b' })).toEqual({
      name: 'thread',
      method: 'GET',
      path: '/v1/threads/a%2Fb',
    })
    expect(buildCall('threads', { filter: 'all', cursor: undefined })).toEqual({
      name: 'threads',
      method: 'GET',
      path: '/v1/threads',
      query: { filter: 'all' },
    })
    expect(buildCall('updateThread', { id: 't1', version: 2, is_archived: true })).toMatchObject({
      path: '/v1/threads/t1',
      body: { version: 2, is_archived: true },
    })
    const { body } = buildCall('signIn', { email: 'ada@example.com', password: 'Secret-1' })
    expect(body instanceof FormData && [...body]).toEqual([
      ['email', 'ada@example.com'],
      ['password', 'Secret-1'],
    ])
  })

  test('finds every parameter in the table, and none that a request has for itself', () => {
    for (const name of every) {
      const { path } = buildCall(name, { id: 'x' })
      expect([name, path]).toEqual([name, calls[name].path.replace('{id}', 'x')])
      const shape = 'shape' in calls[name].request ? Object.keys(calls[name].request.shape) : []
      if (calls[name].path.includes('{id}')) expect([name, shape.includes('id')]).toEqual([name, false])
    }
  })
})

describe('createCallFunction', () => {
  test('is typed by the contract', async () => {
    const call = createCallFunction(answering({}).send)
    const thread = await call('thread', { id: 't1' })
    if (thread.ok) expectTypeOf(thread.value).toEqualTypeOf<Answer<'thread'>>()
    await call('me')
    // @ts-expect-error the path has a parameter
    await call('thread', {})
    // @ts-expect-error the path has a parameter
    await call('thread')
    // @ts-expect-error a version is a number
    await call('updateThread', { id: 't1', version: '2', is_archived: true })
    // @ts-expect-error no such call
    expect(() => call('nothing')).toBeDefined()
    expect(thread.ok).toBe(true)
  })
})

describe('createParsingCallFunction', () => {
  const unreadable = (name: CallName) => `${name} cannot be read`

  test('reads what other servers write', async () => {
    const { send } = answering({ stores: [{ id: 7, name: 'Shop', store_id: '12' }] })
    const stores = await createParsingCallFunction<string>(send, unreadable)('stores')
    expect(stores).toEqual({ ok: true, value: [{ id: '7', name: 'Shop', store_id: 12 }] })
  })

  test('fails with what cannot be read', async () => {
    const call = createParsingCallFunction<string>(answering('<html>').send, unreadable)
    expect(await call('stores')).toEqual({ ok: false, error: 'stores cannot be read' })
  })
})
