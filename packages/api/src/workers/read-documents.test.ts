import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimJob } from '../claims/job-claims.ts'
import { recordJobResult, startClaimingJobs } from '../claims/job-runner.ts'
import { policies, stores, uploads } from '../database/schema.ts'
import { addPolicy } from '../knowledge/edit-policies.ts'
import type { DocumentReadResult } from '../knowledge/documents/extraction-result.ts'
import { ms, openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { createDocumentReadingJob } from './read-documents.ts'

let t: TestApi
let answer: DocumentReadResult
const read: string[] = []
beforeEach(async () => {
  // Only the test runs jobs.
  t = await openTestApi({ work: false })
  answer = { kind: 'text', text: 'Returns are free.', isCut: false, cuts: [] }
  read.length = 0
})
afterEach(() => t.close())

const job = () =>
  createDocumentReadingJob({
    ...t.api.services,
    documents: {
      read: (_storeId, _kind, bytes) => {
        read.push(new TextDecoder().decode(bytes))
        return Promise.resolve(answer)
      },
      close: () => Promise.resolve(),
    },
  })

async function addStore(name: string): Promise<string> {
  const [store] = await t.api.services.db.insert(stores).values({ name }).returning()
  return store?.id ?? ''
}

const upload = (storeId: string, text: string) => {
  const { db, clock } = t.api.services
  const file = { kind: 'text', bytes: new TextEncoder().encode(text) } as const
  return addPolicy(
    db,
    storeId,
    { kind: 'file', title: text.slice(0, 99), fileName: 'a.txt', fileBytes: 1, upload: file },
    clock(),
  )
}

/** Does one due row. False when there is none. */
async function workOnce(stopping = new AbortController().signal): Promise<boolean> {
  const { db, now, log } = t.api.services
  const next = await claimJob(db, uploads, { now, order: job().order }, job().leaseSeconds)
  if (next)
    await recordJobResult({ db, now, log, random: () => 0 }, job(), next, await job().run(next, stopping))
  return next !== undefined
}

const states = async () =>
  (await t.api.services.db.select().from(policies)).map(({ state, failure, content }) => [
    state,
    failure,
    content,
  ])
const waiting = () => t.api.services.db.$count(uploads)

describe('createDocumentReadingJob', () => {
  test('gets every byte of a file of several parts', async () => {
    const text = 'Ä'.repeat(1_300_000)
    await upload(await addStore('Shop'), text)
    await workOnce()
    expect(read).toEqual([text])
  })

  test('reads an upload that outlived its process, and stores its bytes no longer', async () => {
    await upload(await addStore('Shop'), 'file')
    expect(await states()).toEqual([['processing', null, '']])
    expect(await workOnce()).toBe(true)
    expect(read).toEqual(['file'])
    expect(await states()).toEqual([['ready', null, 'Returns are free.']])
    expect(await waiting()).toBe(0)
  })

  test('takes the first files of all stores before the second of any', async () => {
    const [many, few] = [await addStore('Many'), await addStore('Few')]
    for (const text of ['many 1', 'many 2', 'many 3']) await upload(many, text)
    t.passMs(1000)
    await upload(few, 'few 1')
    while (await workOnce());
    expect(read).toEqual(['many 1', 'few 1', 'many 2', 'many 3'])
  })

  test('leaves an upload to the next process when this one ends', async () => {
    await upload(await addStore('Shop'), 'file')
    answer = { kind: 'failed', failure: 'interrupted' }
    await workOnce(AbortSignal.abort())
    expect(await t.api.services.db.select().from(uploads)).toMatchObject([{ tries: 0, leasedUntil: null }])
    expect(await states()).toEqual([['processing', null, '']])
  })

  test('does not read a file a third time that ended its reader twice, and lists it as unreadable', async () => {
    await upload(await addStore('Shop'), 'file')
    const { db, now, log } = t.api.services
    for (let killed = 0; killed < 2; killed += 1) {
      expect(await claimJob(db, uploads, { now }, job().leaseSeconds)).toMatchObject({ tries: killed + 1 })
      t.passMs(job().leaseSeconds * 1000 + 1)
    }
    const listen = () => Promise.resolve(() => Promise.resolve())
    const runner = startClaimingJobs({ db, now, log, random: () => 0, jobs: [job()], listen })
    await runner.settle()
    await runner.stop()
    expect(read).toEqual([])
    expect(await states()).toEqual([['failed', 'unreadable', '']])
  })

  test('gives up after two interrupted tries and says so to the store; run again, it is read', async () => {
    await upload(await addStore('Shop'), 'file')
    answer = { kind: 'failed', failure: 'interrupted' }
    for (let count = 0; count < 2; count += 1) {
      expect(await workOnce()).toBe(true)
      t.passMs(ms.minute)
    }
    expect(await workOnce()).toBe(false)
    expect(await states()).toEqual([['failed', 'unreadable', '']])
    const { db } = t.api.services
    const [row] = await db.select().from(uploads)
    expect(row?.parkedAt).not.toBeNull()

    await db.update(uploads).set({ parkedAt: null, tries: 0 })
    answer = { kind: 'text', text: 'Read after all.', isCut: false, cuts: [] }
    await workOnce()
    expect(await states()).toEqual([['ready', null, 'Read after all.']])
  })

  test('says why a file holds no text, without another try', async () => {
    await upload(await addStore('Shop'), 'file')
    answer = { kind: 'failed', failure: 'encrypted' }
    await workOnce()
    expect(await states()).toEqual([['failed', 'encrypted', '']])
    expect(await waiting()).toBe(0)
  })
})
