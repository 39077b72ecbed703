import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageEvents } from '../../database/schema.ts'
import { returnDueThreads } from '../../threads/returns/return-due-threads.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { receiveMail } from '../../testing/mail/receive.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let t: TestApi
let owner: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ chores: true, limitScale: 0 })
  owner = await enterStore(t, 'snooze@example.com')
})
afterAll(() => t.close())

let count = 0
async function begin(ageMs = ms.hour) {
  count += 1
  const subject = `Snoozed ${count}`
  const id = `<snooze${count}@mail.test>`
  const { clock, db } = t.api.services
  const { threadId } = await receiveMail(db, owner.id, { subject, id, atMs: clock() - ageMs })
  return { threadId, subject, id }
}
interface Shown {
  version: number
  snooze: { until: string | null } | null
  returned: { reason: string } | null
  is_archived: boolean
  history: { action: string; about: string; actor: { name: string } }[]
}
const show = async (id: string) =>
  (await t.send('thread', { token: owner.token, id })).body as unknown as Shown
const edit = async (id: string, input: Record<string, unknown>) => {
  const { version } = await show(id)
  return t.send('updateThread', { token: owner.token, id, input: { version, ...input } })
}
const inMinutes = (minutes: number) => new Date(t.api.services.clock() + minutes * ms.minute).toISOString()
async function pass(minutes: number) {
  t.passMs(minutes * ms.minute)
  await t.settle()
}
const list = async (input: Record<string, string> = {}) => {
  const { body } = await t.send('threads', { token: owner.token, input })
  return body as unknown as { threads: { subject: string }[]; counts: Record<string, number> }
}
const subjectsOf = async (input?: Record<string, string>) =>
  (await list(input)).threads.map(({ subject }) => subject)
const actionsOf = async (id: string) => (await show(id)).history.map(({ action }) => action)

describe('a snoozed conversation', () => {
  test('leaves the lists and their counts, and is in the list of snoozed ones and in a search', async () => {
    const { threadId, subject } = await begin()
    const before = (await list()).counts
    const until = inMinutes(20)
    expect((await edit(threadId, { snooze: { until } })).body).toMatchObject({ snooze: { until } })
    expect(await subjectsOf()).not.toContain(subject)
    expect(await subjectsOf({ filter: 'snoozed' })).toContain(subject)
    expect(await subjectsOf({ q: 'snoozed' })).toContain(subject)
    const { counts } = await list()
    expect([counts['all'], counts['unread'], counts['needs_reply'], counts['snoozed']]).toEqual(
      [before['all'], before['unread'], before['needs_reply']].map((one) => Number(one) - 1).concat(1),
    )
    expect((await show(threadId)).history).toMatchObject([{ action: 'snoozed', about: until }])
    await edit(threadId, { snooze: null })
  })

  test('returns to the top with a mark when its time comes, and tells open pages', async () => {
    const { threadId, subject } = await begin()
    await edit(threadId, { snooze: { until: inMinutes(20) } })
    await pass(19)
    const { subject: later } = await begin(0)
    expect((await subjectsOf())[0]).toBe(later)
    await pass(2)
    expect((await subjectsOf()).slice(0, 2)).toEqual([subject, later])
    const { snooze, returned } = await show(threadId)
    expect({ snooze, returned }).toMatchObject({ snooze: null, returned: { reason: 'snooze' } })
    expect((await show(threadId)).history.at(-1)).toMatchObject({ action: 'returned', actor: { name: '' } })
    const { db } = t.api.services
    expect((await db.select().from(pageEvents).where(eq(pageEvents.ref, threadId))).length).toBeGreaterThan(1)
    await edit(threadId, { is_settled: true })
    expect((await show(threadId)).returned).toBeNull()
  })

  test('returns at once when the customer answers, and not when a machine does', async () => {
    const { threadId, subject, id } = await begin()
    await edit(threadId, { snooze: { until: null } })
    await pass(2)
    const { db, clock } = t.api.services
    const headers = ['Auto-Submitted: auto-replied']
    await receiveMail(db, owner.id, { answers: id, subject: `Re: ${subject}`, atMs: clock(), headers })
    expect(await show(threadId)).toMatchObject({ snooze: { until: null } })
    await receiveMail(db, owner.id, { answers: id, subject: `Re: ${subject}`, atMs: clock() })
    expect(await show(threadId)).toMatchObject({ snooze: null, returned: null })
    expect(await subjectsOf()).toContain(subject)
    expect(await actionsOf(threadId)).toEqual(['snoozed', 'woken'])
  })

  test('stays hidden until the customer answers, however long it takes', async () => {
    const { threadId } = await begin()
    await edit(threadId, { snooze: { until: null } })
    await returnDueThreads(t.api.services.db, t.api.services.clock() + 400 * 24 * ms.hour)
    expect((await show(threadId)).snooze).toEqual({ until: null })
  })

  test('stays in the archive if it was archived meanwhile', async () => {
    const { threadId } = await begin()
    await edit(threadId, { snooze: { until: inMinutes(1) } })
    await edit(threadId, { is_archived: true })
    await pass(2)
    expect(await show(threadId)).toMatchObject({ is_archived: true, snooze: null, returned: null })
  })

  test('leaves the archive when it is snoozed there', async () => {
    const { threadId, subject } = await begin()
    await edit(threadId, { is_archived: true })
    await edit(threadId, { snooze: { until: inMinutes(1) } })
    expect(await subjectsOf({ filter: 'archive' })).not.toContain(subject)
    await pass(2)
    expect((await subjectsOf())[0]).toBe(subject)
  })

  test('is snoozed with others at once, and back again', async () => {
    const ids = [(await begin()).threadId, (await begin()).threadId]
    const until = inMinutes(3)
    const { token } = owner
    const bulk = (input: Record<string, unknown>) =>
      t.send('bulkThreads', { token, input: { ids, ...input } })
    expect((await bulk({ action: 'snooze', snooze: { until } })).body).toEqual({ changed: 2 })
    expect((await list()).counts['snoozed']).toBeGreaterThanOrEqual(2)
    await pass(1)
    await bulk({ action: 'unsnooze' })
    for (const id of ids) expect(await actionsOf(id)).toEqual(['snoozed', 'unsnoozed'])
    expect((await bulk({ action: 'snooze' })).status).toBe(400)
  })

  test.for([-1, 3 * 366 * 24 * 60])(
    'is not snoozed until a time that has passed or is far away: %i minutes',
    async (minutes) => {
      const { threadId } = await begin()
      const refused = await edit(threadId, { snooze: { until: inMinutes(minutes) } })
      expect(refused.status).toBe(422)
      expect((await show(threadId)).snooze).toBeNull()
    },
  )
})
