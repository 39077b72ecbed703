import type { AdminStoreDetailAnswer, Answer } from '@draftdesk/contract'
import { fileAndStreamPaths } from '@draftdesk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimJob } from '../../claims/job-claims.ts'
import { createClockTime } from '../../claims/sql-time.ts'
import { draftJobs, threads } from '../../database/schema.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterAdmin, enterStore } from '../../testing/store.ts'
import { statusAndDetail } from '../../testing/team.ts'

let t: TestApi
let admin: string
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  admin = await enterAdmin(t, 'admin@suspend.test')
})
afterAll(() => t.close())

const change = (name: 'suspendStore' | 'resumeStore', id: string) =>
  t.send(name, { token: admin, id, input: { reason: 'Sends spam' } })
const detail = async (id: string) =>
  (await t.send('adminStore', { token: admin, id })).body as AdminStoreDetailAnswer

describe('suspendStore', () => {
  test('keeps members out with a sentence, ends their streams, and resumeStore lets them in again', async () => {
    const { id, token } = await enterStore(t, 'owner@suspend.test')
    const stream = await t.api.fetch(
      new Request(`http://api.test${fileAndStreamPaths.events}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    expect((await change('suspendStore', id)).body).toEqual({ message: 'The store is suspended.' })
    expect(await new Response(stream.body).text()).toContain(': open')
    expect((await t.send('dashboard', { token })).status).toBe(403)
    expect((await t.send('me', { token })).body).toMatchObject({ store: null, role: null })
    expect(statusAndDetail(await t.send('switchStore', { token, id }))).toEqual([
      403,
      'This store is suspended. Please contact the support of this service.',
    ])
    expect(await detail(id)).toMatchObject({ state: 'suspended', suspended: { reason: 'Sends spam' } })
    const found = await t.send('adminStores', { token: admin, input: { state: 'suspended' } })
    expect(found.body).toMatchObject({ total: 1, stores: [{ id }] })
    expect(statusAndDetail(await change('suspendStore', id))).toEqual([
      400,
      'This store is suspended already.',
    ])

    t.passMs(ms.second)
    expect((await change('resumeStore', id)).status).toBe(200)
    expect((await t.send('dashboard', { token })).status).toBe(200)
    const { suspended, activities } = await detail(id)
    expect(suspended).toBeNull()
    expect(activities.slice(0, 2).map(({ action }) => action)).toEqual(['store_resumed', 'store_suspended'])
    expect(statusAndDetail(await change('resumeStore', id))).toEqual([400, 'This store is not suspended.'])
  })

  test('lets super admins in', async () => {
    const { id } = await enterStore(t, 'owner@support.test')
    await change('suspendStore', id)
    expect((await t.send('switchStore', { token: admin, id })).status).toBe(200)
    admin = await enterAdmin(t, 'second@suspend.test')
  })

  test('has jobs of the store wait, and not those of others', async () => {
    const { db, clock } = t.api.services
    // The runner of the test leaves jobs of the future alone.
    const at = new Date(clock() + ms.hour)
    const stores = [await enterStore(t, 'one@jobs.test'), await enterStore(t, 'two@jobs.test')] as const
    for (const { id: storeId } of stores) {
      const [thread] = await db
        .insert(threads)
        .values({ storeId, subject: 'Hi', lastEmailAt: at })
        .returning()
      await db
        .insert(draftJobs)
        .values({ storeId, threadId: thread?.id ?? '', reason: 'mail', dueAt: at, begunAt: at })
    }
    await change('suspendStore', stores[0].id)
    const now = createClockTime(() => at.getTime())
    const take = () => claimJob(db, draftJobs, { now, exceptStores: [] }, 60)
    expect(await take()).toMatchObject({ storeId: stores[1].id })
    expect(await take()).toBeUndefined()
    await change('resumeStore', stores[0].id)
    expect(await take()).toMatchObject({ storeId: stores[0].id })
  })
})

describe('adminStore', () => {
  test('counts what a store uses', async () => {
    const { id, token } = await enterStore(t, 'owner@usage.test')
    await t.send('createPolicy', { token, input: { title: 'Returns', text: 'Within 30 days.' } })
    const { usage, last_mail_at: lastMail } = await detail(id)
    expect(usage).toMatchObject({ mails: 0, drafts: 0, documents: 1, tokens: 0, cost_micros: 0, bytes: 15 })
    expect(lastMail).toBeNull()
  })
})

describe('adminWork', () => {
  test('counts the jobs of each queue', async () => {
    const { body } = await t.send('adminWork', { token: admin })
    const { queues } = body as Answer<'adminWork'>
    const drafts = queues.find(({ kind }) => kind === 'drafts')
    expect(drafts).toMatchObject({ parked: 0, running: 2 })
    expect(queues.map(({ kind }) => kind)).toContain('notices')
  })
})
