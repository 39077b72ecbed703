import type { Answer } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emails, outbox } from '../database/schema.ts'
import type { HandOver } from '../outbox/hand-over.ts'
import { witness } from '../outbox/witness.ts'
import { readMail } from '../reading/read-mail.ts'
import { placeMail } from '../threads/place.ts'
import { refreshThreads } from '../threads/refresh.ts'
import { ms, openTestApi, type TestApi } from '../testing/api.ts'
import { giveMailbox } from '../testing/mailbox.ts'
import { writeMail, type ToldMail } from '../testing/mails.ts'
import { receive, shopAddress } from '../testing/receive.ts'
import { enterStore, joinStore, type StoreOwner } from '../testing/store.ts'

let t: TestApi
let owner: StoreOwner
let handed: string[] = []
let isSilent = false

const handOver: HandOver = async (_login, { raw }, marks) => {
  await marks.onFirst()
  await marks.onEnd()
  handed.push(raw.toString('latin1'))
  return isSilent ? { kind: 'silent' } : { kind: 'sent', answer: '250 OK', rejected: [] }
}

beforeAll(async () => {
  t = await openTestApi({ limitScale: 0, allowPrivateHosts: true, handOver })
  owner = await enterStore(t, 'owner@example.com')
  await giveMailbox(t.api.services, owner.id, { address: shopAddress, password: 'x' })
})
afterAll(() => t.close())

let count = 0
/** A question of a customer, and a draft that answers it. */
async function begin(told: ToldMail = {}) {
  count += 1
  const { db, clock } = t.api.services
  const asked = await receive(db, owner.id, {
    id: `<q${count}@mail.test>`,
    subject: `Question ${count}`,
    atMs: clock() - ms.hour,
    ...told,
  })
  const begun = await t.send('createDraft', {
    token: owner.token,
    input: { thread_id: asked.threadId, body: 'It is on its way.' },
  })
  const draft = begun.body as { id: string; version: number; cc: unknown; to: unknown }
  return { ...asked, draft, status: begun.status, body: begun.body }
}

type Begun = Awaited<ReturnType<typeof begin>>

const press = ({ draft, emailId }: Begun, more: Record<string, unknown> = {}) =>
  t.send('sendDraft', {
    token: owner.token,
    id: draft.id,
    input: { version: draft.version, seen: emailId, key: `press-of-${draft.id}`, ...more },
  })

const stateOf = async ({ draft }: Begun) => {
  const rows = await t.api.services.db
    .select()
    .from(outbox)
    .where(eq(outbox.draftId, draft.id))
    .orderBy(outbox.createdAt)
  return rows.at(-1)
}

/** Takes a mail in as the reading of a mailbox does, from its Inbox or its Sent folder. */
async function comeIn(raw: string, isFromSent = false) {
  const { db, clock } = t.api.services
  const nowMs = clock()
  const mail = await readMail({ raw: Buffer.from(raw), files: [], receivedAtMs: nowMs, own: [shopAddress] })
  return db.transaction(async (tx) => {
    const arrival = { storeId: owner.id, mail, receivedAtMs: nowMs, own: new Set([shopAddress]), isFromSent }
    const placed = await placeMail(tx, { ...arrival, rules: new Map() })
    await witness(tx, [{ storeId: owner.id, mail, ...placed, isFromSent, nowMs }])
    await refreshThreads(tx, [placed.threadId])
    return placed
  })
}

/** A reply whose fate is unknown. */
async function beUnknown() {
  const asked = await begin()
  isSilent = true
  await press(asked)
  t.passMs(11 * ms.second)
  await t.settle()
  isSilent = false
  expect(await stateOf(asked)).toMatchObject({ state: 'unknown' })
  return asked
}

const threadOf = async (id: string) => (await t.send('thread', { token: owner.token, id })).body

describe('sendDraft', () => {
  test('says what is new when the customer wrote again, and sends nothing', async () => {
    const asked = await begin()
    await receive(t.api.services.db, owner.id, {
      answers: `<q${count}@mail.test>`,
      text: 'Never mind, it came!',
      atMs: t.api.services.clock(),
    })
    const answer = await press(asked)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      detail: 'The customer has written again. Nothing was sent.',
      current: { sending: null, news: [{ direction: 'in', excerpt: 'Never mind, it came!' }] },
    })
    expect(await stateOf(asked)).toBeUndefined()
  })

  test('says that a colleague is answering', async () => {
    const asked = await begin()
    const token = await joinStore(t, 'colleague@example.com', owner.id)
    const other = await t.send('createDraft', {
      token,
      input: { thread_id: asked.threadId, body: 'I do it' },
    })
    const input = { version: 1, seen: asked.emailId, key: 'a-colleague-s-press' }
    await t.send('sendDraft', { token, id: String(other.body['id']), input })
    expect((await press(asked)).body).toMatchObject({
      detail: 'A colleague has answered meanwhile. Nothing was sent.',
      current: { news: [{ direction: 'out', excerpt: 'I do it' }] },
    })
  })

  test('names whom a new message goes to, before and after it left, and where one is of unknown fate', async () => {
    // What others still send leaves before.
    t.passMs(11 * ms.second)
    await t.settle()
    const input = {
      to: [{ name: 'Bo', address: 'bo@mail.test' }],
      subject: 'Hello',
      body: 'Your parcel is here.',
    }
    const begun = await t.send('createDraft', { token: owner.token, input })
    const {
      id,
      thread_id: threadId,
      version,
    } = begun.body as { id: string; thread_id: string; version: number }
    const listed = async () => {
      const { body } = await t.send('threads', { token: owner.token })
      const { threads, sending } = body as unknown as Answer<'threads'>
      return { thread: threads.find((thread) => thread.id === threadId), sending }
    }
    const bo = { name: 'Bo', address: 'bo@mail.test' }
    expect((await listed()).thread).toMatchObject({ customer: bo, emails: [] })
    isSilent = true
    await t.send('sendDraft', { token: owner.token, id, input: { version, seen: null, key: 'press-to-bo' } })
    expect((await listed()).thread).toMatchObject({ customer: bo, drafts: [] })
    t.passMs(11 * ms.second)
    await t.settle()
    isSilent = false
    expect((await listed()).sending).toMatchObject({ unknown_thread: threadId })
    const {
      outbox: [mail],
    } = (await threadOf(threadId)) as unknown as Answer<'thread'>
    await t.send('settleSend', { token: owner.token, id: mail?.id ?? '', input: { arrived: true } })
    const { thread } = await listed()
    expect(thread).toMatchObject({ customer: bo, emails: [{ direction: 'out' }] })
    expect(await threadOf(threadId)).toMatchObject({ customer: bo })
  })

  test('refuses a stale version, nobody to write to, an empty text, and a place that waits to be filled in', async () => {
    const asked = await begin()
    expect((await press(asked, { version: 7 })).status).toBe(409)
    const edit = async (input: Record<string, unknown>) => {
      const { body } = await t.send('updateDraft', {
        token: owner.token,
        id: asked.draft.id,
        input: { version: asked.draft.version, ...input },
      })
      asked.draft.version = Number(body['version'])
      return press(asked, { key: `press-${String(body['version'])}-of-it` })
    }
    expect((await edit({ body: ' \n' })).status).toBe(422)
    expect((await edit({ body: 'Hello {{name}}' })).body).toMatchObject({
      detail: [{ loc: ['body', 'body'], msg: 'Please fill in “{{name}}” first.' }],
    })
    expect((await edit({ body: 'Hello', to: [] })).body).toMatchObject({ detail: [{ loc: ['body', 'to'] }] })
  })

  test('answers no machine', async () => {
    const asked = await begin({ headers: ['Auto-Submitted: auto-replied'] })
    expect(asked.status).toBe(400)
  })

  test('addresses everybody whom the customer wrote to beside the store', async () => {
    const asked = await begin({
      to: `${shopAddress}, Partner <partner@mail.test>`,
      headers: ['Cc: boss@mail.test'],
    })
    expect(asked.draft).toMatchObject({
      to: [{ name: 'Ann Archer', address: 'ann@mail.test' }],
      cc: [
        { name: 'Partner', address: 'partner@mail.test' },
        { name: '', address: 'boss@mail.test' },
      ],
    })
  })

  test('stops at thirty in five minutes', async () => {
    const limited = await openTestApi({ handOver })
    const boss = await enterStore(limited, 'boss@example.com')
    const { db, clock } = limited.api.services
    await giveMailbox(limited.api.services, boss.id, { address: shopAddress, password: 'x' })
    const { threadId, emailId } = await receive(db, boss.id, { atMs: clock() })
    const input = { thread_id: threadId, body: 'Hello' }
    const begun = await limited.send('createDraft', { token: boss.token, input })
    for (let left = 30; left > 0; left -= 1)
      await limited.api.services.limits.take(['sendStoreBurst', boss.id])
    const sent = await limited.send('sendDraft', {
      token: boss.token,
      id: String(begun.body['id']),
      input: { version: 1, seen: emailId, key: 'one-press-too-many' },
    })
    expect(sent.status).toBe(429)
    await limited.close()
  })
})

describe('undoSend', () => {
  test('gives the draft back as it was', async () => {
    const asked = await begin()
    const { body } = await press(asked)
    const id = (body['sending'] as { id: string }).id
    const undone = await t.send('undoSend', { token: owner.token, id })
    expect(undone.body).toMatchObject({ draft: { state: 'edited', body: 'It is on its way.' } })
    t.passMs(11 * ms.second)
    await t.settle()
    expect(await stateOf(asked)).toMatchObject({ state: 'cancelled' })
  })

  test('is one of the two at the moment of sending: taken back, or sent', async () => {
    handed = []
    const outcomes = { undone: 0, late: 0 }
    for (let index = 0; index < 24; index += 1) {
      const asked = await begin()
      const { body } = await press(asked)
      const id = (body['sending'] as { id: string }).id
      t.passMs(10 * ms.second)
      // Both at once, the one or the other a little before.
      let undone = 0
      const undo = async () => {
        undone = (await t.send('undoSend', { token: owner.token, id })).status
      }
      const [first, second] = index % 2 === 0 ? [undo, t.settle] : [t.settle, undo]
      await Promise.all([first(), Promise.resolve().then(() => second())])
      await t.settle()
      expect([200, 409]).toContain(undone)
      outcomes[undone === 200 ? 'undone' : 'late'] += 1
      expect((await stateOf(asked))?.state).toBe(undone === 200 ? 'cancelled' : 'sent')
    }
    expect(handed).toHaveLength(outcomes.late)
  })
})

describe('a mail of unknown fate', () => {
  test('arrived when its copy is in the Sent folder, and is one e-mail', async () => {
    const asked = await beUnknown()
    const raw = handed.at(-1) ?? ''
    const renamed = raw.replace(/^Message-ID: .*$/im, 'Message-ID: <other@mail.prod.outlook.com>')
    const placed = await comeIn(renamed, true)
    expect(await stateOf(asked)).toMatchObject({ state: 'sent', emailId: placed.emailId })
    expect(placed.threadId).toBe(asked.threadId)
    expect((await threadOf(asked.threadId))['emails']).toHaveLength(2)
  })

  test('arrived when an answer names it', async () => {
    const asked = await beUnknown()
    const row = await stateOf(asked)
    const placed = await comeIn(
      writeMail({ answers: row?.messageId ?? '', text: 'Thanks!', atMs: t.api.services.clock() }),
    )
    expect(placed.threadId).toBe(asked.threadId)
    expect(await stateOf(asked)).toMatchObject({ state: 'sent' })
  })

  test('was sent and did not arrive when a bounce names it', async () => {
    const asked = await beUnknown()
    const row = await stateOf(asked)
    const placed = await comeIn(bounceOf(row?.messageId ?? '', '5.2.2'))
    expect(placed.threadId).toBe(asked.threadId)
    expect(await threadOf(asked.threadId)).toMatchObject({
      needs_reply: true,
      emails: [{}, { undelivered: 'Could not be delivered: the mailbox is full.' }, { kind: 'bounce' }],
    })
  })

  test('is settled by a person, once', async () => {
    const asked = await beUnknown()
    const { id = '' } = (await stateOf(asked)) ?? {}
    const settle = (arrived: boolean) => t.send('settleSend', { token: owner.token, id, input: { arrived } })
    expect((await settle(true)).status).toBe(200)
    expect((await settle(false)).status).toBe(409)
    expect(await stateOf(asked)).toMatchObject({ state: 'sent' })
  })

  test('is sent again as a mail of its own when a person says so', async () => {
    const asked = await beUnknown()
    const before = await stateOf(asked)
    await t.send('settleSend', { token: owner.token, id: before?.id ?? '', input: { arrived: false } })
    t.passMs(11 * ms.second)
    await t.settle()
    const after = await stateOf(asked)
    expect(after).toMatchObject({ state: 'sent' })
    expect(after?.messageId).not.toBe(before?.messageId)
  })
})

describe('a sent mail', () => {
  test('is the same as its copy, whatever the server made of its id', async () => {
    const asked = await begin()
    await press(asked)
    t.passMs(11 * ms.second)
    await t.settle()
    const raw = handed.at(-1) ?? ''
    const copies = [raw, raw.replace(/^Message-ID: .*$/im, 'Message-ID: <another@mail.prod.outlook.com>')]
    for (const copy of copies) expect(await comeIn(copy, true)).toMatchObject({ isNew: false })
    const rows = await t.api.services.db.select().from(emails).where(eq(emails.threadId, asked.threadId))
    expect(rows).toHaveLength(2)
    const answer = await comeIn(
      writeMail({ answers: '<another@mail.prod.outlook.com>', from: 'Zoe <zoe@mail.test>' }),
    )
    expect(answer.threadId).toBe(asked.threadId)
  })

  test('is not taken for a failure by a server that goes on trying', async () => {
    const asked = await begin()
    await press(asked)
    t.passMs(11 * ms.second)
    await t.settle()
    const row = await stateOf(asked)
    await comeIn(bounceOf(row?.messageId ?? '', '4.4.1'))
    expect(await threadOf(asked.threadId)).toMatchObject({ emails: [{}, { undelivered: null }, {}] })
  })
})

const bounceOf = (messageId: string, status: string): string =>
  [
    'From: Mail Delivery <mailer-daemon@mail.test>',
    `To: ${shopAddress}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <bounce-${String(Math.random()).slice(2)}@mail.test>`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.test',
    '',
    'Final-Recipient: rfc822; ann@mail.test',
    'Action: failed',
    `Status: ${status}`,
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '--b--',
    '',
  ].join('\r\n')
