import { eq } from 'drizzle-orm'
import { fileAndStreamPaths } from '@draftdesk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifications, pushBrowsers, storeSettings, threads } from '../../database/schema.ts'
import { recordNotifications } from '../../notifications/record-notifications.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { addPasskey } from '../../testing/passkey.ts'
import { startPushService } from '../../testing/servers/push-service.ts'
import { openTeam } from '../../testing/team.ts'
import type { TestMember, Team } from '../../testing/team.ts'

let t: TestApi
let team: Team
let anna: TestMember
let ben: TestMember
let push: Awaited<ReturnType<typeof startPushService>>
const faults = { isMailDown: false }

beforeAll(async () => {
  push = await startPushService()
  t = await openTestApi({
    limitScale: 0,
    allowPrivateHosts: true,
    tokenMinutes: 100_000,
    mail: (mail) =>
      faults.isMailDown ? Promise.reject(new Error('down')) : Promise.resolve(void t.mails.push(mail)),
  })
  team = await openTeam(t, 'notify')
  anna = await team.add('anna', 'manager')
  ben = await team.add('ben', 'agent')
  for (const [{ token, id }, name] of [
    [anna, 'Anna'],
    [ben, 'Ben'],
  ] as const)
    await t.send('updateUser', { token, id, input: { first_name: name, last_name: 'Berg' } })
})
afterAll(async () => {
  await t.close()
  await push.close()
})

let count = 0
async function begin() {
  count += 1
  t.passMs(ms.second)
  const id = `<told${String(count)}@mail.test>`
  const subject = `Told ${String(count)}`
  const atMs = t.api.services.clock()
  return { ...(await receiveMail(t.api.services.db, team.storeId, { subject, id, atMs })), subject, id }
}
interface Row {
  id: string
  kind: string
  thread_id: string | null
  subject: string
  actor: { name: string }
  count: number
  seen_at: string | null
}
interface Listed {
  notifications: Row[]
  unseen: number
  unseen_threads: string[]
}
const list = async ({ token }: TestMember): Promise<Listed> =>
  (await t.send('notifications', { token })).body as unknown as Listed
const see = (who: TestMember, input: Record<string, string> = {}) =>
  t.send('seeNotifications', { token: who.token, input })
const kindsOf = async (who: TestMember, threadId: string | null) =>
  (await list(who)).notifications.filter((row) => row.thread_id === threadId).map(({ kind }) => kind)
async function assign(by: TestMember, threadId: string, assignee: TestMember | null) {
  const { body } = await t.send('thread', { token: by.token, id: threadId })
  const input = { version: body['version'], assignee_id: assignee?.id ?? null }
  return t.send('updateThread', { token: by.token, id: threadId, input })
}
let notes = 0
const note = (by: TestMember, threadId: string, body: string) => {
  notes += 1
  return t.send('createNote', {
    token: by.token,
    id: threadId,
    input: { body, key: `note-key-${String(notes)}` },
  })
}
async function pass(minutes: number) {
  t.passMs(minutes * ms.minute)
  await t.settle()
}
const mailsTo = ({ email }: TestMember) => t.mails.filter((mail) => mail.to === email)
const settle = (who: TestMember, changes: Record<string, unknown>) =>
  t.send('notificationSettings', { token: who.token }).then(({ body }) =>
    t.send('updateNotificationSettings', {
      token: who.token,
      input: { kinds: body['kinds'], mail_minutes: body['mail_minutes'], ...changes },
    }),
  )
const channels = (change: Record<string, boolean>) => ({ app: true, push: true, mail: true, ...change })
const allKinds = (change: Record<string, boolean>) => ({
  kinds: Object.fromEntries(
    ['assigned', 'mentioned', 'answered', 'send_failed', 'mailbox_stopped'].map((kind) => [
      kind,
      channels(change),
    ]),
  ),
})

describe('notifications', () => {
  test('tell the new assignee, and no person of their own action', async () => {
    const { threadId, subject } = await begin()
    await assign(anna, threadId, ben)
    expect((await list(ben)).notifications[0]).toMatchObject({
      ...{ kind: 'assigned', thread_id: threadId, subject, count: 1, seen_at: null },
      actor: { name: 'Anna Berg' },
    })
    const other = await begin()
    await assign(ben, other.threadId, ben)
    expect(await kindsOf(ben, other.threadId)).toEqual([])
    await see(ben)
  })

  test('withdraw what was taken back before it was seen', async () => {
    const { threadId } = await begin()
    await assign(anna, threadId, ben)
    await assign(anna, threadId, null)
    expect(await kindsOf(ben, threadId)).toEqual([])
    const { body } = await note(anna, threadId, 'Please look, @Ben Berg.')
    expect(await kindsOf(ben, threadId)).toEqual(['mentioned'])
    await t.send('deleteNote', { token: anna.token, id: String(body['id']) })
    expect(await kindsOf(ben, threadId)).toEqual([])
  })

  test('tell of many assigned at once in one', async () => {
    const ids = [await begin(), await begin(), await begin()].map(({ threadId }) => threadId)
    await t.send('bulkThreads', { token: anna.token, input: { ids, action: 'assign', assignee_id: ben.id } })
    expect((await list(ben)).notifications[0]).toMatchObject({ kind: 'assigned', thread_id: null, count: 3 })
    await see(ben)
  })

  test('of many assigned at once count those that are left, and go with the last', async () => {
    const ids = [await begin(), await begin(), await begin()].map(({ threadId }) => threadId)
    const bulk = (chosen: readonly string[], to: TestMember | null) => {
      const input = { ids: chosen, action: 'assign', assignee_id: to?.id ?? null }
      return t.send('bulkThreads', { token: anna.token, input })
    }
    await bulk(ids, ben)
    const [kept = '', ...others] = ids
    await bulk(others, null)
    const { unseen, notifications: rows } = await list(ben)
    expect([unseen, rows[0]?.thread_id, rows[0]?.count]).toEqual([1, null, 1])
    t.passMs(ms.second)
    await assign(anna, kept, anna)
    expect((await list(ben)).unseen).toBe(0)
    t.passMs(ms.second)
    await bulk(ids, ben)
    await see(ben)
    await bulk(ids, null)
    expect((await list(ben)).notifications[0]).toMatchObject({ kind: 'assigned', count: 3 })
  })

  test('tell once who has a turn, without a colleague behind it', async () => {
    const setTurns = async (isOn: boolean) => {
      const { token } = team.owner
      const { version } = (await t.send('settings', { token })).body
      await t.send('updateSettings', { token, input: { version, assigns_in_turn: isOn } })
    }
    for (const who of [team.owner, anna, ben]) await see(who)
    await setTurns(true)
    const ids = [await begin(), await begin(), await begin()].map(({ threadId }) => threadId)
    await setTurns(false)
    const told = await Promise.all([team.owner, anna, ben].map((who) => list(who)))
    expect(told.flatMap(({ unseen_threads: unseen }) => unseen).toSorted()).toEqual(ids.toSorted())
    for (const { notifications: rows, unseen } of told) {
      expect(unseen).toBe(1)
      expect(rows[0]).toMatchObject({ kind: 'assigned', count: 1, actor: { id: null, name: '' } })
    }
    for (const who of [team.owner, anna, ben]) await see(who)
  })

  test('tell the people whom a note mentions, once, outside of code', async () => {
    const { threadId } = await begin()
    const { body } = await note(anna, threadId, '`@Ben Berg` and @ben berg, please. @Anna Berg')
    expect(await kindsOf(ben, threadId)).toEqual(['mentioned'])
    const id = String(body['id'])
    await t.send('updateNote', { token: anna.token, id, input: { body: 'Now @Ben Berg and @Anna Berg!' } })
    expect(await kindsOf(ben, threadId)).toEqual(['mentioned'])
    expect(await kindsOf(anna, threadId)).toEqual([])
    await note(anna, threadId, 'Only in code: `@Ben Berg`, and @Ben Bergmann.')
    expect(await kindsOf(ben, threadId)).toEqual(['mentioned'])
    await see(ben)
  })

  test('tell the assignee that a customer answered, and again only once that was seen', async () => {
    const { threadId, id } = await begin()
    await assign(anna, threadId, ben)
    await see(ben)
    const { db, clock } = t.api.services
    const answer = async (name: string) => {
      t.passMs(ms.minute)
      await receiveMail(db, team.storeId, { id: `<${name}@mail.test>`, answers: id, atMs: clock() })
    }
    await answer('first')
    await answer('second')
    expect(await kindsOf(ben, threadId)).toEqual(['answered', 'assigned'])
    await see(ben, { thread_id: threadId })
    await answer('third')
    expect(await kindsOf(ben, threadId)).toEqual(['answered', 'answered', 'assigned'])
    t.passMs(ms.minute)
    await receiveMail(db, team.storeId, {
      id: '<own@mail.test>',
      from: shopAddress,
      answers: id,
      atMs: clock(),
    })
    expect((await kindsOf(ben, threadId)).length).toBe(3)
    await see(ben)
  })

  test('are seen in all tabs of their person once the conversation is open, and in no tab of others', async () => {
    const { threadId } = await begin()
    const open = (who: TestMember, signal: AbortSignal) =>
      t.api.fetch(
        new Request(`http://api.test${fileAndStreamPaths.events}`, {
          headers: { authorization: `Bearer ${who.token}` },
          signal,
        }),
      )
    const leaving = new AbortController()
    const streams = await Promise.all([ben, anna].map((who) => open(who, leaving.signal)))
    await assign(anna, threadId, ben)
    expect((await list(ben)).unseen_threads).toEqual([threadId])
    await see(ben, { thread_id: threadId })
    expect(await list(ben)).toMatchObject({ unseen: 0, unseen_threads: [] })
    const texts = await Promise.all(streams.map((stream) => readUntil(stream, 'event: list')))
    expect(texts.map((text) => text.includes('event: notification'))).toEqual([true, false])
    leaving.abort()
  })

  test('are the 100 newest of a person', async () => {
    const { db, clock } = t.api.services
    await db.transaction(async (tx) => {
      const events = Array.from({ length: 130 }, (_, at) => ({
        ...{ userId: ben.id, kind: 'mentioned' as const, threadId: null, key: `many ${String(at)}` },
      }))
      await recordNotifications(tx, { storeId: team.storeId, nowMs: clock() }, events)
    })
    expect((await list(ben)).notifications).toHaveLength(100)
    await see(ben)
  })

  test('go with the thread, and move with it into another', async () => {
    const [from, into] = [await begin(), await begin()]
    await assign(anna, from.threadId, ben)
    await t.send('mergeThread', { token: anna.token, id: from.threadId, input: { into: into.threadId } })
    expect(await kindsOf(ben, into.threadId)).toEqual(['assigned'])
    await t.api.services.db.delete(threads).where(eq(threads.id, into.threadId))
    expect((await list(ben)).notifications.map((row) => row.thread_id)).not.toContain(into.threadId)
    await see(ben)
  })
})

/** Reads a stream until it holds a text. */
async function readUntil({ body }: Response, wanted: string): Promise<string> {
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (!text.includes(wanted)) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  return text
}

describe('mails of notifications', () => {
  test('come once the chosen time has passed, several in one, with the subject alone', async () => {
    await settle(ben, { mail_minutes: 15 })
    await pass(20)
    const before = mailsTo(ben).length
    const [one, two] = [await begin(), await begin()]
    await assign(anna, one.threadId, ben)
    await note(anna, two.threadId, 'Secret words for @Ben Berg')
    await pass(14)
    expect(mailsTo(ben)).toHaveLength(before)
    await pass(2)
    const mail = mailsTo(ben).at(-1)
    expect(mailsTo(ben)).toHaveLength(before + 1)
    expect(mail?.subject).toContain('2 notifications')
    for (const part of [one.subject, two.subject, `/email-page/detail/${one.threadId}?store=${team.storeId}`])
      expect(mail?.text).toContain(part)
    expect(mail?.text).not.toContain('Secret')
    await pass(120)
    expect(mailsTo(ben)).toHaveLength(before + 1)
    await see(ben)
  })

  test('never come once it was seen, even when the mail server was away meanwhile', async () => {
    const { threadId } = await begin()
    const before = mailsTo(ben).length
    await assign(anna, threadId, ben)
    faults.isMailDown = true
    await pass(20)
    faults.isMailDown = false
    await see(ben, { thread_id: threadId })
    await pass(60)
    expect(mailsTo(ben)).toHaveLength(before)
    const other = await begin()
    await assign(anna, other.threadId, ben)
    await settle(ben, allKinds({ mail: false }))
    await pass(60)
    expect(mailsTo(ben)).toHaveLength(before)
    await settle(ben, allKinds({}))
    await see(ben)
  })
})

describe('push messages of notifications', () => {
  const subscribe = (who: TestMember, name: string) =>
    t.send('addPushBrowser', { token: who.token, input: push.subscriptionOf(name) })

  test('reach the browsers of the person, encrypted, and not once it was seen', async () => {
    expect((await subscribe(ben, 'ben')).status).toBe(201)
    const { threadId, subject } = await begin()
    await assign(anna, threadId, ben)
    await pass(1)
    expect(push.received).toHaveLength(1)
    const [{ headers, text, path } = { headers: {}, text: '{}', path: '' }] = push.received
    expect(path).toBe('/send/ben')
    expect(JSON.parse(text)).toMatchObject({
      title: 'Anna Berg assigned a conversation to you',
      path: `/email-page/detail/${threadId}?store=${team.storeId}`,
    })
    expect(text).toContain(subject)
    expect(headers['authorization']).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/)
    const other = await begin()
    await assign(anna, other.threadId, ben)
    await see(ben, { thread_id: other.threadId })
    await pass(1)
    expect(push.received).toHaveLength(1)
    const [row] = await t.api.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.threadId, threadId))
    expect(row?.pushedAt).not.toBeNull()
    await see(ben)
  })

  test('and mails reach nobody whom the store shuts out until they set up two-step sign-in', async () => {
    const { db } = t.api.services
    const require = (requiresTwoStep: boolean) =>
      db
        .insert(storeSettings)
        .values({ storeId: team.storeId, requiresTwoStep })
        .onConflictDoUpdate({ target: storeSettings.storeId, set: { requiresTwoStep } })
    const [pushed, mailed] = [push.received.length, mailsTo(ben).length]
    await require(true)
    const { threadId } = await begin()
    const event = { userId: ben.id, kind: 'assigned', threadId, key: `assigned ${threadId}` } as const
    const nowMs = t.api.services.clock()
    await db.transaction((tx) => recordNotifications(tx, { storeId: team.storeId, nowMs }, [event]))
    await pass(120)
    await require(false)
    expect(push.received).toHaveLength(pushed)
    expect(mailsTo(ben)).toHaveLength(mailed)
    expect(await kindsOf(ben, threadId)).toEqual(['assigned'])
    await see(ben)
  })

  test('and mails reach a member of such a store whose second step is a passkey', async () => {
    const { db } = t.api.services
    const eva = await team.add('eva', 'agent')
    await subscribe(eva, 'eva')
    await addPasskey(t.send, eva.token)
    await db
      .insert(storeSettings)
      .values({ storeId: team.storeId, requiresTwoStep: true })
      .onConflictDoUpdate({ target: storeSettings.storeId, set: { requiresTwoStep: true } })
    const pushed = push.received.length
    const { threadId } = await begin()
    const event = { userId: eva.id, kind: 'assigned', threadId, key: `assigned ${threadId}` } as const
    const nowMs = t.api.services.clock()
    await db.transaction((tx) => recordNotifications(tx, { storeId: team.storeId, nowMs }, [event]))
    await pass(120)
    const isOfTeam = eq(storeSettings.storeId, team.storeId)
    await db.update(storeSettings).set({ requiresTwoStep: false }).where(isOfTeam)
    expect(push.received).toHaveLength(pushed + 1)
    expect(mailsTo(eva).filter(({ subject }) => subject.includes('assigned'))).toHaveLength(1)
  })

  test('end with a subscription that the push service does not know any more', async () => {
    push.service.status = 410
    const { threadId } = await begin()
    await assign(anna, threadId, ben)
    await pass(1)
    push.service.status = 201
    expect(await t.api.services.db.$count(pushBrowsers, eq(pushBrowsers.userId, ben.id))).toBe(0)
    await see(ben)
  })

  test('end with the sign-in, and with the membership', async () => {
    const cleo = await team.add('cleo', 'agent')
    await subscribe(cleo, 'cleo')
    const before = push.received.length
    await t.send('revoke', { token: cleo.token })
    const { threadId } = await begin()
    await assign(anna, threadId, cleo)
    await pass(1)
    expect(push.received).toHaveLength(before)

    const dora = await team.add('dora', 'agent')
    await subscribe(dora, 'dora')
    const { db } = t.api.services
    await assign(anna, (await begin()).threadId, dora)
    await t.send('removeMember', { token: team.owner.token, id: dora.id })
    await pass(120)
    expect(push.received).toHaveLength(before)
    expect(mailsTo(dora).filter(({ text }) => text.includes('assigned'))).toEqual([])
    expect(await db.$count(notifications, eq(notifications.userId, dora.id))).toBe(0)
    expect(await db.$count(pushBrowsers, eq(pushBrowsers.userId, dora.id))).toBe(0)
  })

  test('go to no private host, and over https alone', async () => {
    const strict = await openTestApi({ limitScale: 0 })
    const token = await strict.enter('strict@example.com')
    const { p256dh, auth } = push.subscriptionOf('strict')
    for (const endpoint of [
      'http://push.example.test/x',
      'https://push.example.test:8443/x',
      'https://a@b.test/',
    ])
      expect((await strict.send('addPushBrowser', { token, input: { endpoint, p256dh, auth } })).status).toBe(
        422,
      )
    await strict.close()
  })
})
