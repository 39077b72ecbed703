import { describe, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { activities, drafts, outbox, stores } from '../../database/schema.ts'
import type { RateLimitCharge } from '../../platform/rate-limits.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import { linkTestMailbox } from '../../testing/mail/mailbox.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { enterAdmin, enterStore } from '../../testing/store.ts'

async function openStore() {
  const t = await openTestApi({})
  const boss = await enterStore(t, 'boss@example.com')
  await linkTestMailbox(t.api.services, boss.id, { address: shopAddress, password: 'x' })
  const runAllSteps = async (charge: RateLimitCharge, count: number) => {
    for (let left = count; left > 0; left -= 1) await t.api.services.limits.take(charge)
  }
  const reply = async () => {
    const { threadId } = await receiveMail(t.api.services.db, boss.id, { atMs: t.api.services.clock() })
    const input = { thread_id: threadId, body: 'Hello' }
    return t.send('createDraft', { token: boss.token, input })
  }
  const write = async (to: string) => {
    const input = { to: [{ name: '', address: to }], subject: 'News', body: 'Hello' }
    return t.send('createDraft', { token: boss.token, input })
  }
  const press = ({ body }: { body: Record<string, unknown> }, key = `press-${String(body['id'])}`) =>
    t.send('sendDraft', {
      token: boss.token,
      id: String(body['id']),
      input: { version: body['version'], key },
    })
  return { t, boss, runAllSteps, reply, write, press }
}

describe('sending limits', () => {
  test('let a store answer 20 customers a minute, say when to go on, and lose nothing', async () => {
    const { t, press, reply } = await openStore()
    for (let sent = 0; sent < 20; sent += 1) expect((await press(await reply())).status).toBe(200)
    const late = await reply()
    const refused = await press(late)
    expect(refused.status).toBe(429)
    expect(refused.body['detail']).toMatch(
      /^Not sent yet. Your store sends at most 20 replies a minute. .* send it again in \d+ seconds.$/,
    )
    const [kept] = await t.api.services.db
      .select()
      .from(drafts)
      .where(eq(drafts.id, String(late.body['id'])))
    expect(kept).toMatchObject({ state: 'edited', body: 'Hello' })
    t.passMs(ms.minute)
    expect((await press(late)).status).toBe(200)
    await t.close()
  })

  test('keep new messages at 30 in five minutes, whatever replies are left', async () => {
    const { t, boss, runAllSteps, reply, write, press } = await openStore()
    await runAllSteps(['messageStoreBurst', boss.id], 30)
    const refused = await press(await write('new@mail.test'))
    expect(refused.status).toBe(429)
    expect(refused.body['detail']).toContain('at most 30 new conversations in 5 minutes')
    expect((await press(await reply())).status).toBe(200)
    await t.close()
  })

  test('count a reply to people who never wrote as a new message', async () => {
    const { t, boss, runAllSteps, reply, press } = await openStore()
    await runAllSteps(['messageStoreBurst', boss.id], 30)
    const { body } = await reply()
    const to = [{ name: '', address: 'stranger@mail.test' }]
    const input = { version: body['version'], to, cc: [], subject: 'Hello', body: 'Hello' }
    const edited = await t.send('updateDraft', { token: boss.token, id: String(body['id']), input })
    expect((await press(edited)).status).toBe(429)
    await t.close()
  })

  test('give a count of the minute back where the day is used up', async () => {
    const { t, boss, runAllSteps, reply, press } = await openStore()
    const { db, limits } = t.api.services
    await db.update(stores).set({ repliesPerMinute: 2, repliesPerDay: 3 }).where(eq(stores.id, boss.id))
    await runAllSteps(['replyStoreDay', boss.id, 3], 3)
    const asked = await reply()
    for (let tries = 0; tries < 3; tries += 1)
      expect((await press(asked)).body['detail']).toContain('at most 3 replies a day')
    for (let tries = 0; tries < 4; tries += 1) await limits.give(['replyStoreDay', boss.id, 3])
    expect((await press(asked)).status).toBe(200)
    await t.close()
  })
})

describe('settleSend', () => {
  test('counts no mail whose delivery is known already', async () => {
    const { t, boss, reply, press } = await openStore()
    const { db } = t.api.services
    await db.update(stores).set({ repliesPerMinute: 3, repliesPerDay: 3 }).where(eq(stores.id, boss.id))
    const { body } = await press(await reply())
    const { id } = body['sending'] as { id: string }
    for (let tries = 0; tries < 3; tries += 1) {
      const settled = await t.send('settleSend', { token: boss.token, id, input: { arrived: false } })
      expect(settled.status).toBe(409)
    }
    expect((await press(await reply())).status).toBe(200)
    await t.close()
  })

  test('counts no mail when it cannot be written', async () => {
    const { t, boss, reply, press } = await openStore()
    const { db } = t.api.services
    await db.update(stores).set({ repliesPerMinute: 3, repliesPerDay: 3 }).where(eq(stores.id, boss.id))
    const { body } = await press(await reply())
    const { id } = body['sending'] as { id: string }
    await db.update(outbox).set({ state: 'unknown' }).where(eq(outbox.id, id))
    const failing = vi.spyOn(db, 'transaction').mockRejectedValue(new Error('broken'))
    for (let tries = 0; tries < 3; tries += 1) {
      const settled = await t.send('settleSend', { token: boss.token, id, input: { arrived: false } })
      expect(settled.status).toBe(500)
    }
    failing.mockRestore()
    const again = await t.send('settleSend', { token: boss.token, id, input: { arrived: false } })
    expect(again.status).toBe(200)
    await t.close()
  })
})

describe('setReplyLimits', () => {
  test('changes what one store may send, and keeps the reason in its activity log', async () => {
    const { t, boss, runAllSteps, reply, press } = await openStore()
    const admin = await enterAdmin(t, 'admin@example.com')
    const set = (input: Record<string, unknown>, token = admin) =>
      t.send('setReplyLimits', { token, id: boss.id, input })
    expect((await set({ per_minute: 5, per_day: 50, reason: 'Trial' }, boss.token)).status).toBe(403)
    expect((await set({ per_minute: 0, per_day: 50, reason: 'Trial' })).status).toBe(422)
    expect((await set({ per_minute: 5, per_day: 50, reason: ' ' })).status).toBe(422)
    const changed = await set({ per_minute: 5, per_day: 5000, reason: 'Sale week' })
    expect(changed.body).toEqual({ per_minute: 5, per_day: 5000 })
    const [noted] = await t.api.services.db
      .select()
      .from(activities)
      .where(eq(activities.action, 'reply_limits_changed'))
    expect(noted).toMatchObject({ storeId: boss.id, note: '5 a minute, 5,000 a day. Sale week' })
    const shown = await t.send('adminStore', { token: admin, id: boss.id })
    expect(shown.body).toMatchObject({ reply_limits: { per_minute: 5, per_day: 5000 } })
    await runAllSteps(['replyStoreMinute', boss.id, 5], 5)
    expect((await press(await reply())).body['detail']).toContain('at most 5 replies a minute')
    await t.close()
  })
})
