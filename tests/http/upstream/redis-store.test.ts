import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { NoAnswerError } from '../../../src/server/session/circuit-breaker.ts'
import { createRedisStore } from '../../../src/server/session/redis-store.ts'
import {
  describeSessionStoreContract,
  sampleRecord,
} from '../../../src/server/session/session-store.contract.ts'
import { StoreUnreachableError } from '../../../src/server/session/session-store.ts'
import type { SessionStore } from '../../../src/server/session/session-store.ts'
import { startRedis } from '../../redis.ts'
import { openCuttableProxy } from '../../wire.ts'

let redis: Awaited<ReturnType<typeof startRedis>>

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

/** Timeouts long enough for a busy machine. */
const patient = { answerMs: 5000, restMs: 1, silentMs: 20_000, pingMs: 2000 }

describeSessionStoreContract('createRedisStore', async (now) => {
  const url = `${redis.url}/${Math.floor(Math.random() * 16)}`
  const prefix = randomUUID()
  const own = (store: SessionStore): SessionStore => ({
    ...store,
    read: (key) => store.read(prefix + key),
    create: (key, entry) => store.create(prefix + key, entry),
    replace: (key, version, entry) => store.replace(prefix + key, version, entry),
    remove: (key) => store.remove(prefix + key),
  })
  const reopen = async () => own(createRedisStore(url, now, patient))
  const store = await reopen()
  return { store, reopen, remove: () => store.close() }
})

describe('createRedisStore', () => {
  const ended = { ...sampleRecord, expiresAtMs: 1_000_000_000_000 }

  test('has Redis drop what is past its end, and nothing to sweep', async () => {
    const store = createRedisStore(redis.url, () => 0, patient)
    await store.create('created', ended)
    await store.create('replaced', sampleRecord)
    expect(await store.read('replaced')).toEqual({ version: 1, record: sampleRecord })
    expect(await store.replace('replaced', 1, ended)).toBe(true)
    expect([await store.read('created'), await store.read('replaced')]).toEqual([undefined, undefined])
    expect(await store.sweep()).toBe(0)
    await store.close()
  })

  test('asks nothing once it is closed', async () => {
    const store = createRedisStore(redis.url, () => 0, patient)
    expect(await store.read('nobody')).toBeUndefined()
    await store.close()
    await expect(store.read('nobody')).rejects.toThrow(StoreUnreachableError)
  })
})

describe('createRedisStore, on a wire that breaks', () => {
  const once = { timeout: 10_000 }
  let wire: Awaited<ReturnType<typeof openCuttableProxy>>
  let store: SessionStore | undefined
  let said: string[]

  beforeEach(async () => {
    wire = await openCuttableProxy(Number(new URL(redis.url).port))
    said = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0)
  })
  afterEach(async () => {
    await store?.close()
    store = undefined
    await wire.close()
  })

  async function open(limits: Partial<typeof patient> = {}) {
    store = createRedisStore(wire.url, () => 0, { ...patient, ...limits })
    await store.create('key', sampleRecord)
    return store
  }
  const reading = (from: SessionStore) => () =>
    from.read('key').then(
      (stored) => (stored ? 'there' : 'gone'),
      (error: unknown) => (error instanceof StoreUnreachableError ? 'away' : 'broken'),
    )

  /** The reason of a failed read. */
  const failureOf = (from: SessionStore) =>
    from.read('key').then(
      () => 'nothing',
      (error: unknown) =>
        error instanceof StoreUnreachableError && error.cause instanceof NoAnswerError && error.cause.message,
    )

  test('fails while Redis is away, does nothing of that later, and goes on by itself', async () => {
    const opened = await open()
    wire.cut()
    await expect.poll(reading(opened), once).toBe('away')
    await expect.poll(() => said.join(''), once).toContain('ECONNREFUSED')
    await expect(opened.create('late', sampleRecord)).rejects.toThrow(StoreUnreachableError)
    await wire.mend()
    await expect.poll(reading(opened), once).toBe('there')
    expect(await opened.read('late')).toBeUndefined()
    expect(said[0]).toBe('The session store: connection lost\n')
    expect(said.join('')).not.toContain(new URL(wire.url).port)
  })

  test('waits a quarter of a second for an answer, when nothing else is said', async () => {
    wire.silence()
    store = createRedisStore(wire.url, () => 0)
    expect(await failureOf(store)).toBe('no answer within 250 ms')
  })

  test('leaves a Redis alone that did not answer a moment ago', async () => {
    wire.silence()
    store = createRedisStore(wire.url, () => 0, { ...patient, answerMs: 20, restMs: 60_000 })
    const failures = [await failureOf(store), await failureOf(store)]
    expect(failures).toEqual(['no answer within 20 ms', 'it did not answer a moment ago'])
  })

  test('makes a new connection in place of one that says nothing, not even to a ping', async () => {
    const opened = await open({ silentMs: 200, pingMs: 50 })
    wire.silence()
    await expect.poll(wire.connections, once).toBeGreaterThan(1)
    wire.speak()
    await expect.poll(reading(opened), once).toBe('there')
  })
})
