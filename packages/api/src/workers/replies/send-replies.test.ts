import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drafts, mailboxes, outbox, outboxParts } from '../../database/schema.ts'
import { createMailDelivery } from '../../outbox/deliver-mail.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { linkTestMailbox } from '../../testing/mail/mailbox.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { smtpPassword, startSmtp } from '../../testing/servers/smtp.ts'
import type { SmtpFault, TestSmtp } from '../../testing/servers/smtp.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let smtp: TestSmtp
let t: TestApi
let owner: StoreOwner
let stores = 0
beforeAll(async () => {
  t = await openTestApi({
    limitScale: 0,
    allowPrivateHosts: true,
    handOver: createMailDelivery({ stepMs: 1200, beforeBodyMs: 2400, silenceMs: 1200 }),
  })
})
afterAll(() => t.close())
beforeEach(async () => {
  smtp = await startSmtp()
})
afterEach(() => smtp.stop())

const hour = ms.hour

/** A store whose mail server has a fault, with a customer question and its draft. */
async function begin(fault: SmtpFault = 'none') {
  stores += 1
  owner = await enterStore(t, `owner${stores}@example.com`)
  const { services } = t.api
  await linkTestMailbox(services, owner.id, {
    address: shopAddress,
    username: `${fault}-${shopAddress}`,
    password: smtpPassword,
    smtpPort: smtp.portOf(fault),
  })
  const asked = await receiveMail(services.db, owner.id, {
    id: `<question${stores}@mail.test>`,
    atMs: services.clock() - hour,
    text: 'Where is my parcel?',
  })
  const { token } = owner
  const begun = await t.send('createDraft', {
    token,
    input: { thread_id: asked.threadId, body: 'On its way.' },
  })
  return { ...asked, draft: begun.body as { id: string; version: number } }
}

const press = ({ draft, emailId }: Awaited<ReturnType<typeof begin>>, key = 'key-of-a-press') =>
  t.send('sendDraft', {
    token: owner.token,
    id: draft.id,
    input: { version: draft.version, seen: emailId, key },
  })

const rowOf = async (draftId: string) => {
  const { db } = t.api.services
  const rows = await db.select().from(outbox).where(eq(outbox.draftId, draftId)).orderBy(outbox.createdAt)
  return rows.at(-1)
}
const passUndo = async () => {
  t.passMs(11 * ms.second)
  await t.settle()
}
const threadOf = async (id: string) => (await t.send('thread', { token: owner.token, id })).body

describe('createRepliesJob', () => {
  test('sends a reply once, in its conversation, when the time to take it back is over', async () => {
    const asked = await begin()
    const sent = await press(asked)
    expect(sent.body).toMatchObject({
      sending: { state: 'held', undo_seconds: 10 },
      draft: { state: 'queued' },
    })
    await t.settle()
    expect(smtp.received).toEqual([])
    await passUndo()
    expect(smtp.received).toHaveLength(1)
    const mail = await PostalMime.parse(smtp.received[0]?.raw ?? '')
    expect(mail).toMatchObject({
      from: { address: shopAddress },
      to: [{ address: 'ann@mail.test', name: 'Ann Archer' }],
      subject: 'Re: Where is my order?',
      inReplyTo: `<question${stores}@mail.test>`,
      references: `<question${stores}@mail.test>`,
    })
    expect(mail.text).toMatch(/^On its way\.\n\nOn .* Ann Archer wrote:\n\n> Where is my parcel\?/)
    expect(mail.headers.some(({ key }) => key === 'auto-submitted')).toBe(false)
    const thread = await threadOf(asked.threadId)
    expect(thread).toMatchObject({
      needs_reply: false,
      drafts: [],
      outbox: [],
      emails: [{ direction: 'in' }, { direction: 'out', kind: 'own', to: [{ address: 'ann@mail.test' }] }],
    })
    await passUndo()
    expect(smtp.received).toHaveLength(1)
  })

  test('is one mail however often the button was pressed', async () => {
    const asked = await begin()
    const [first, second] = await Promise.all([press(asked), press(asked)])
    expect(second.body['sending']).toMatchObject({ id: (first.body['sending'] as { id: string }).id })
    await passUndo()
    expect((await press(asked)).status).toBe(200)
    await passUndo()
    expect(smtp.received).toHaveLength(1)
  })

  test.for(['refuse', 'hang', 'login', 'later', 'cut'] as const)(
    'tries again what a server did not take: %s',
    async (fault) => {
      const asked = await begin(fault)
      await press(asked)
      await passUndo()
      expect(await rowOf(asked.draft.id)).toMatchObject({ state: 'held', handedAt: null, endedAt: null })
      const thread = await threadOf(asked.threadId)
      expect(thread['outbox']).toMatchObject([{ state: 'held', detail: expect.any(String) as string }])
      smtp.mend()
      await t.api.services.db
        .update(mailboxes)
        .set({ smtpPort: smtp.portOf(fault) })
        .where(eq(mailboxes.storeId, owner.id))
      t.passMs(hour)
      await t.settle()
      expect(await rowOf(asked.draft.id)).toMatchObject({ state: 'sent' })
      expect(smtp.received).toHaveLength(1)
    },
  )

  test('gives a draft back that the server refuses for good', async () => {
    const asked = await begin('refused')
    await press(asked)
    await passUndo()
    expect(await rowOf(asked.draft.id)).toMatchObject({ state: 'failed' })
    expect(await threadOf(asked.threadId)).toMatchObject({
      drafts: [{ state: 'failed' }],
      outbox: [{ state: 'failed', answer: expect.stringContaining('No such user here') as string }],
    })
  })

  test.for(['silent', 'gone'] as const)(
    'sends nothing again by itself that the server may have taken: %s',
    async (fault) => {
      const asked = await begin(fault)
      await press(asked)
      await passUndo()
      expect(await rowOf(asked.draft.id)).toMatchObject({ state: 'unknown' })
      smtp.mend()
      for (const minutes of [1, 10, 60, 1440]) {
        t.passMs(minutes * ms.minute)
        await t.settle()
      }
      expect(smtp.received).toHaveLength(1)
      expect(await rowOf(asked.draft.id)).toMatchObject({ state: 'unknown', looks: 2 })
    },
  )

  test('remembers the id that a server gave a mail in place of ours', async () => {
    const asked = await begin('renamed')
    await press(asked)
    await passUndo()
    const row = await rowOf(asked.draft.id)
    expect(row).toMatchObject({
      state: 'sent',
      serverId: expect.stringContaining('.prod.outlook.com>') as string,
    })
    const { db, clock } = t.api.services
    const answer = await receiveMail(db, owner.id, {
      answers: row?.serverId ?? '',
      subject: 'Something else',
      from: 'Carl <carl@mail.test>',
      atMs: clock(),
    })
    expect(answer.threadId).toBe(asked.threadId)
  })

  test('gives up after a day, and says so', async () => {
    const asked = await begin('later')
    await press(asked)
    await passUndo()
    t.passMs(25 * hour)
    await t.settle()
    expect(await rowOf(asked.draft.id)).toMatchObject({ state: 'failed', reason: 'expired' })
  })

  test('tells the owners once when replies have not left for half an hour', async () => {
    const asked = await begin('login')
    await press(asked)
    await passUndo()
    const told = () =>
      t.mails.filter(
        ({ to, subject }) => to === `owner${stores}@example.com` && /not being sent/.test(subject),
      )
    expect(told()).toEqual([])
    for (let left = 6; left > 0; left -= 1) {
      t.passMs(hour)
      await t.settle()
    }
    expect(told()).toHaveLength(1)
  })

  test('forgets the bytes of a mail that has a copy, and its files', async () => {
    const asked = await begin()
    const file = new File(['a pdf'], 'label.pdf', { type: 'application/pdf' })
    const added = await t.send('addDraftFile', { token: owner.token, id: asked.draft.id, input: { file } })
    expect(added.body).toMatchObject({ files: [{ name: 'label.pdf', bytes: 5 }] })
    asked.draft.version = Number(added.body['version'])
    await press(asked)
    await passUndo()
    const mail = await PostalMime.parse(smtp.received[0]?.raw ?? '')
    expect(mail.attachments).toMatchObject([{ filename: 'label.pdf', mimeType: 'application/pdf' }])
    const { db } = t.api.services
    const [draft] = await db.select().from(drafts).where(eq(drafts.id, asked.draft.id))
    expect(draft).toMatchObject({ state: 'sent' })
    expect(await db.$count(outboxParts)).toBeGreaterThan(0)
  })
})
