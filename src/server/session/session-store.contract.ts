import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SessionRecord } from './session-record.ts'
import type { SessionStore } from './session-store.ts'

/** A store under test, and a way to open a second connection to the same data, as another process would. */
export interface StoreUnderTest {
  readonly store: SessionStore
  reopen(): Promise<SessionStore>
  remove(): Promise<void>
}

/** Later than any clock, because a store may use its own. */
const startMs = 4_000_000_000_000

export const sampleRecord: SessionRecord = {
  sealed: 'sealed',
  tokenVersion: 1,
  issuedAtMs: startMs,
  expiresInMinutes: 60,
  epoch: startMs,
  isSuperAdmin: false,
  storeId: '1001',
  startedAtMs: startMs,
  usedAtMs: startMs,
  expiresAtMs: startMs + 60_000,
  leaseUntilMs: 0,
}

/** The contract of every session store. Each adapter runs it on its own data. */
export function describeSessionStoreContract(
  name: string,
  open: (now: () => number) => Promise<StoreUnderTest>,
): void {
  describe(name, () => {
    let now = startMs
    let subject: StoreUnderTest

    beforeEach(async () => {
      now = startMs
      subject = await open(() => now)
    })
    afterEach(() => subject.remove())

    test('reads nothing under an unknown key', async () => {
      expect(await subject.store.read('nobody')).toBeUndefined()
    })

    test('reads back what was created, with version 1', async () => {
      await subject.store.create('key', sampleRecord)
      expect(await subject.store.read('key')).toEqual({ version: 1, record: sampleRecord })
    })

    test('keeps records through a new connection', async () => {
      await subject.store.create('key', sampleRecord)
      const other = await subject.reopen()
      expect(await other.read('key')).toEqual({ version: 1, record: sampleRecord })
      await other.close()
    })

    test('replaces a record whose version is unchanged', async () => {
      await subject.store.create('key', sampleRecord)
      expect(await subject.store.replace('key', 1, { ...sampleRecord, tokenVersion: 2 })).toBe(true)
      expect(await subject.store.read('key')).toEqual({
        version: 2,
        record: { ...sampleRecord, tokenVersion: 2 },
      })
    })

    test('refuses to replace a record that changed meanwhile', async () => {
      await subject.store.create('key', sampleRecord)
      await subject.store.replace('key', 1, { ...sampleRecord, tokenVersion: 2 })
      expect(await subject.store.replace('key', 1, { ...sampleRecord, tokenVersion: 9 })).toBe(false)
      expect((await subject.store.read('key'))?.record.tokenVersion).toBe(2)
    })

    test('lets one of many racing connections replace a version', async () => {
      await subject.store.create('key', sampleRecord)
      const others = await Promise.all(Array.from({ length: 5 }, () => subject.reopen()))
      const won = await Promise.all(
        others.map((store, i) => store.replace('key', 1, { ...sampleRecord, epoch: i })),
      )
      expect(won.filter(Boolean)).toHaveLength(1)
      await Promise.all(others.map((store) => store.close()))
    })

    test('never brings a removed record back', async () => {
      await subject.store.create('key', sampleRecord)
      await subject.store.remove('key')
      expect(await subject.store.replace('key', 1, sampleRecord)).toBe(false)
      expect(await subject.store.read('key')).toBeUndefined()
    })

    test('removes an unknown key without complaint', async () => {
      await expect(subject.store.remove('nobody')).resolves.toBeUndefined()
    })

    test('hides a record from its end on', async () => {
      await subject.store.create('key', sampleRecord)
      now = sampleRecord.expiresAtMs - 1
      expect(await subject.store.read('key')).toBeDefined()
      now = sampleRecord.expiresAtMs
      expect(await subject.store.read('key')).toBeUndefined()
    })

    test('lives as long as the newest record says', async () => {
      await subject.store.create('key', sampleRecord)
      await subject.store.replace('key', 1, { ...sampleRecord, expiresAtMs: startMs + 120_000 })
      now = startMs + 90_000
      expect(await subject.store.read('key')).toBeDefined()
    })

    test('sweeps ended records and leaves living ones', async () => {
      await subject.store.create('old', sampleRecord)
      await subject.store.create('young', { ...sampleRecord, expiresAtMs: startMs + 120_000 })
      now = startMs + 90_000
      await subject.store.sweep()
      expect(await subject.store.read('old')).toBeUndefined()
      expect(await subject.store.read('young')).toBeDefined()
    })
  })
}
