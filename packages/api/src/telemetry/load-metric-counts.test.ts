import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClockTime } from '../claims/sql-time.ts'
import {
  backupRuns,
  chores,
  draftingSettings,
  mailFolders,
  gaps,
  mailboxSyncs,
  modelDays,
  outbox,
  shops,
  threads,
  unreadableMails,
} from '../database/schema.ts'
import { addStore } from '../testing/people.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { loadMetricCounts } from './load-metric-counts.ts'
import type { MetricCounts } from './load-metric-counts.ts'

const database = useDatabase()
const nowMs = Date.UTC(2030, 0, 15, 12)
const before = (seconds: number) => new Date(nowMs - seconds * 1000)
const after = (seconds: number) => before(-seconds)

const read = () => loadMetricCounts({ db: database.db, now: createClockTime(() => nowMs), isShared: false })

/** The values of a metric that are not 0, by their labels. */
const toValues = (samples: MetricCounts[keyof MetricCounts]): Record<string, number> =>
  Object.fromEntries(
    samples
      .filter(({ value }) => value !== 0)
      .map(({ labels, value }) => [Object.values(labels).join(' '), value]),
  )

const addSync = async (facts: Partial<PgInsertValue<typeof mailboxSyncs>>): Promise<string> => {
  const storeId = await addStore(database.db, 'Store')
  await database.db.insert(mailboxSyncs).values({ storeId, dueAt: after(60), ...facts })
  return storeId
}

describe('loadMetricCounts', () => {
  let counts: MetricCounts
  beforeAll(async () => {
    const { db } = database
    const live = { state: 'live', importedAt: before(9000), hasSent: true } as const
    const lease = { leasedUntil: after(30) }
    const storeId = await addSync({ ...live, ...lease, liveAt: before(30) })
    await addSync({ ...live, ...lease, liveAt: before(30), hasSent: false })
    await addSync({ ...live, state: 'waiting', reason: 'busy', liveAt: before(700) })
    await addSync({ ...live, state: 'stopped', reason: 'login', liveAt: before(4000), parkedAt: before(9) })
    await addSync({ state: 'waiting', reason: 'a code of a later version' })
    await addSync({ ...live, isPaused: true, liveAt: before(99_999), dueAt: sql`'infinity'` })
    const [folder] = await db
      .insert(mailFolders)
      .values({ storeId, path: 'INBOX', role: 'inbox', uidValidity: 1, nextUid: 2 })
      .returning()
    const mail = { uidValidity: 1, uid: 1, subject: 'Hi', sender: 'ann@mail.test', receivedAt: before(1) }
    await db.insert(unreadableMails).values({ ...mail, folderId: folder?.id ?? '', fault: 'slow' })

    await db.insert(chores).values([
      { name: 'due', dueAt: before(90) },
      { name: 'later', dueAt: after(90) },
      { name: 'running', dueAt: before(90), leasedUntil: after(9) },
      { name: 'abandoned', dueAt: before(90), leasedUntil: before(1) },
      { name: 'parked', dueAt: before(90), parkedAt: before(1) },
    ])

    const [thread] = await db
      .insert(threads)
      .values({ storeId, subject: 'Hi', lastEmailAt: before(1) })
      .returning()
    const states = ['held', 'held', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const
    await db.insert(outbox).values(
      states.map((state, index) => ({
        ...{ storeId, threadId: thread?.id ?? '', state, dueAt: after(60), sendAt: after(60) },
        ...{ messageId: randomUUID(), key: randomUUID(), envelope: { from: 'a@b.test', to: [] } },
        reason: index === 1 ? 'network' : null,
      })),
    )
    await db.insert(shops).values({
      ...{ storeId, domain: 'shop.test', sealedToken: '', checkedAt: before(1), failure: 'token' },
    })
    const limit = { storeId, monthTokens: 100 }
    await db.insert(draftingSettings).values([limit, { ...limit, storeId: await addStore(db, 'Store') }])
    const day = { storeId, purpose: 'write', tokensIn: 90, tokensOut: 10 } as const
    await db.insert(modelDays).values([{ ...day, day: '2030-01-02' }])
    const gap = { storeId, question: 'Why?', subject: '', language: 'en', topic: [], lastAt: before(1) }
    await db.insert(gaps).values([
      { ...gap, source: 'mail' },
      { ...gap, source: 'sample' },
      { ...gap, source: 'mail', state: 'settled' },
    ])
    const run = { endedAt: before(1) }
    await db.insert(backupRuns).values([
      { ...run, startedAt: before(9000), fault: 'refused' },
      { ...run, startedAt: before(8000), rows: 7 },
      { ...run, startedAt: before(4000), fault: 'refused' },
      { ...run, startedAt: before(2000), fault: 'broken' },
    ])
    counts = await read()
  })

  test('counts mailboxes by state, delay and reason', () => {
    expect(toValues(counts.mailboxes)).toEqual({ live: 2, waiting: 2, stopped: 1, paused: 1 })
    expect(toValues(counts.mailboxesFailing)).toEqual({ busy: 1, login: 1, other: 1 })
    expect(toValues(counts.mailboxesBehind)).toEqual({ 120: 2, 600: 2, 3600: 1 })
    expect(toValues(counts.mailboxLag)).toEqual({ '': 4000 })
    expect(toValues(counts.mailboxesWithoutSent)).toEqual({ '': 1 })
    expect(toValues(counts.unreadableMails)).toEqual({ slow: 1 })
  })

  test('counts jobs by kind and state, and the delay of the oldest due job', () => {
    const values = toValues(counts.jobs)
    for (const state of ['due', 'waiting', 'running', 'abandoned', 'parked'])
      expect([state, values[`chores ${state}`]]).toEqual([state, 1])
    expect([values['mailboxes running'], values['mailboxes waiting']]).toEqual([2, 2])
    expect(toValues(counts.jobDelay)).toEqual({ chores: 90 })
  })

  test('counts mails that are not sent, and those that wait for a reason', () => {
    expect(toValues(counts.sends)).toEqual({ held: 1, delayed: 1, sending: 1, failed: 1, unknown: 1 })
  })

  test('counts failing shops, used up limits and open questions', () => {
    expect(toValues(counts.shopsFailing)).toEqual({ token: 1 })
    expect(toValues(counts.storesAtModelLimit)).toEqual({ '': 1 })
    expect(toValues(counts.openQuestions)).toEqual({ '': 1 })
  })

  test('counts the failed backups since the last good one, and its age', () => {
    expect(toValues(counts.failedBackups)).toEqual({ '': 2 })
    expect(toValues(counts.backupAge)).toEqual({ '': 8000 })
  })

  test('names each known label even without rows, so that alerts see the first one', () => {
    const reasons = counts.mailboxesFailing.map(({ labels }) => labels['reason'])
    expect(reasons).toEqual(expect.arrayContaining(['login', 'token', 'consent', 'timeout']))
  })
})
