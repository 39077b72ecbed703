import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { createAuth } from './auth.ts'
import type { Auth } from './auth.ts'
import { createClient, memoryStorage } from './index.ts'
import type { SessionStorage, Transport } from './index.ts'
import { fakeApi, fakeClock } from './testing/index.ts'

/** Arguments that an untyped front end may pass. */
const hostile: readonly (readonly unknown[])[] = [
  [],
  [null],
  [7, 7],
  ['\ud800', '\ud800'],
  [{ email: '\ud800', password: Symbol('p') }],
  [
    {
      get email() {
        throw new Error('getter')
      },
    },
  ],
]

const page = () =>
  new Response('<!doctype html><title>Guest network</title>', { headers: { 'content-type': 'text/html' } })
const throwing = (value: unknown) => () => {
  throw value
}

const transports: Readonly<Record<string, Transport>> = {
  'a page of a guest network': () => Promise.resolve(page()),
  'a page with status 401': () =>
    Promise.resolve(new Response(page().body, { status: 401, headers: page().headers })),
  'no answer but null': () => Promise.resolve(null as never),
  'a rejection without a reason': () => Promise.resolve().then(throwing(undefined)),
  'a thrown text': throwing('broken'),
  'a thrown null': throwing(null),
  'a thrown object without a prototype': throwing(Object.create(null)),
  'an answer that is a list': () => Promise.resolve(Response.json([[], null, 7])),
  'an answer that is null': () => Promise.resolve(Response.json(null)),
  'an answer of a million brackets': () => Promise.resolve(new Response('['.repeat(1_000_000))),
}

const storages: Readonly<Record<string, SessionStorage>> = {
  'a memory': memoryStorage(),
  'a storage that throws': {
    getItem: throwing('blocked'),
    setItem: throwing('blocked'),
    removeItem: throwing('blocked'),
  },
  'a storage that rejects': {
    getItem: () => Promise.reject(new Error('blocked')),
    setItem: () => Promise.reject(new Error('blocked')),
    removeItem: () => Promise.reject(new Error('blocked')),
  },
  'a storage that answers objects': { getItem: () => ({}) as never, setItem: () => 7, removeItem: () => 7 },
}

const options = { clock: fakeClock(), transport: throwing('unused') }
const names = Object.keys(createAuth(createClient({ mode: 'bff', ...options }))) as (keyof Auth)[]

/** True if the value is a possible result of the call. */
function isOutcome(name: keyof Auth, value: unknown): boolean {
  if (name === 'checkInternet') return typeof value === 'boolean'
  const found = value as { ok?: unknown; kind?: unknown; error?: unknown; value?: unknown }
  if (name === 'check')
    return ['anonymous', 'unreachable', 'badGateway', 'verified'].includes(String(found.kind))
  return found.ok === true ? 'value' in found : found.ok === false && found.error instanceof Error
}

const cases = names.flatMap((name) => [
  ...Object.keys(transports).map((transport) => [name, transport, 'a memory'] as const),
  ...Object.keys(storages).map((storage) => [name, 'an answer that is null', storage] as const),
])

describe('every call', () => {
  test('is walked', () => {
    expect(names.length).toBeGreaterThanOrEqual(16)
  })

  test.each(cases)('%s resolves over %s and %s', async (name, transport, storage) => {
    const clock = fakeClock()
    const ports = { clock, transport: transports[transport] }
    const bearer = createClient({ mode: 'bearer', storage: storages[storage] ?? memoryStorage(), ...ports })
    bearer.subscribe(throwing('a subscriber'))
    const bff = createClient({ mode: 'bff', epoch: throwing('no epoch'), ...ports })
    for (const client of [bearer, bff, createClient({ mode: 'bff', ...ports })])
      for (const given of hostile) {
        const call = createAuth(client)[name] as (...all: readonly unknown[]) => Promise<unknown>
        const done = call(...given)
        await clock.advance(60_000)
        expect(isOutcome(name, await done)).toBe(true)
      }
  })

  test.each(names)('%s believes no page of a guest network', async (name) => {
    const clock = fakeClock()
    const auth = createAuth(createClient({ mode: 'bff', clock, transport: () => Promise.resolve(page()) }))
    const given = { email: 'a@b', password: 'p' } as never
    const value: unknown = await (auth[name] as (...all: readonly unknown[]) => Promise<unknown>)(given)
    if (name === 'checkInternet') expect(value).toBe(false)
    else if (name === 'check') expect(value).toEqual({ kind: 'unreachable' })
    else if (name !== 'signOut') expect(value).toMatchObject({ ok: false, error: { code: 'unreadable' } })
  })

  test('takes null and odd values for a body', async () => {
    for (const body of [null, 0, '', false, [], {}, 7n, Symbol('x')] as never[]) {
      const clock = fakeClock()
      const client = createClient({
        mode: 'bearer',
        clock,
        storage: memoryStorage(),
        transport: fakeApi({ clock }).transport,
      })
      const result = client.request({ method: 'POST', path: buildTestPath('signIn'), body, isPublic: true })
      await clock.advance(60_000)
      expect(await result).toMatchObject({ ok: false })
    }
  })
})
