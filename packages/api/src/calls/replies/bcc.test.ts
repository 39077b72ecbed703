import type { Answer } from '@draftdesk/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailDelivery } from '../../outbox/deliver-mail.ts'
import { addBccHeader } from '../../outbox/sent-folder.ts'
import { readMail } from '../../reading/read-mail.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { linkTestMailbox } from '../../testing/mail/mailbox.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { smtpPassword, startSmtp } from '../../testing/servers/smtp.ts'
import type { TestSmtp } from '../../testing/servers/smtp.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let smtp: TestSmtp
let t: TestApi
let owner: StoreOwner
beforeAll(async () => {
  t = await openTestApi({
    limitScale: 0,
    allowPrivateHosts: true,
    handOver: createMailDelivery({ stepMs: 6000, beforeBodyMs: 12_000, silenceMs: 6000 }),
  })
})
afterAll(() => t.close())
let stores = 0
beforeEach(async () => {
  smtp = await startSmtp()
  stores += 1
  owner = await enterStore(t, `bcc-owner-${stores}@example.com`)
  await linkTestMailbox(t.api.services, owner.id, {
    ...{ address: shopAddress, username: shopAddress, password: smtpPassword },
    smtpPort: smtp.portOf('none'),
  })
})
afterEach(() => smtp.stop())

const boss = { name: 'The Boss', address: 'boss@hidden.test' }

/** A reply to a question with a hidden recipient. */
async function begin(input: object = { bcc: [boss] }) {
  const { db, clock } = t.api.services
  const asked = await receiveMail(db, owner.id, { id: `<q${stores}@mail.test>`, atMs: clock() - ms.hour })
  const begun = await t.send('createDraft', {
    token: owner.token,
    input: { thread_id: asked.threadId, body: 'On its way.', ...input },
  })
  return { asked, draft: begun.body as unknown as Answer<'draft'> }
}
async function send({ asked, draft }: Awaited<ReturnType<typeof begin>>) {
  const input = { version: draft.version, seen: asked.emailId, key: `press-of-${draft.id}` }
  expect((await t.send('sendDraft', { token: owner.token, id: draft.id, input })).status).toBe(200)
  t.passMs(11 * ms.second)
  await t.settle()
}
const show = async (id: string) =>
  (await t.send('thread', { token: owner.token, id })).body as unknown as Answer<'thread'>

describe('Bcc', () => {
  test('is in the envelope, in no header or text, and shown to the team', async () => {
    const begun = await begin()
    expect(begun.draft.bcc).toEqual([boss])
    await send(begun)
    expect(smtp.received).toHaveLength(1)
    const [{ raw, to } = { raw: '', to: [] }] = smtp.received
    expect(to.toSorted()).toEqual(['ann@mail.test', boss.address])
    expect(raw).not.toMatch(/hidden\.test|boss|^bcc/im)
    const { emails, needs_reply: needsReply } = await show(begun.asked.threadId)
    expect(emails.at(-1)).toMatchObject({
      to: [{ address: 'ann@mail.test' }],
      cc: [],
      bcc: [boss],
      is_side: false,
    })
    expect(needsReply).toBe(false)
  })

  test('gets no later answer to all, and its own answer is none of the customer', async () => {
    const begun = await begin()
    await send(begun)
    const { db, clock } = t.api.services
    const [{ raw } = { raw: '' }] = smtp.received
    const answers = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? ''
    const came = await receiveMail(db, owner.id, {
      answers,
      from: boss.address,
      text: 'Good.',
      atMs: clock(),
    })
    expect(came.threadId).toBe(begun.asked.threadId)
    const { emails, customer } = await show(came.threadId)
    expect([emails.at(-1)?.is_side, customer?.address]).toEqual([true, 'ann@mail.test'])
    const next = await t.send('createDraft', { token: owner.token, input: { thread_id: came.threadId } })
    expect(next.body).toMatchObject({ to: [{ address: 'ann@mail.test' }], cc: [], bcc: [] })
  })

  test('takes the quotation away from everyone, unless it names a reader of the quoted mail', async () => {
    const { draft } = await begin()
    expect(draft.quotation).toMatchObject({ text: '', withheld_for: [boss.address] })
    const known = await begin({ bcc: [{ name: '', address: 'ann@mail.test' }] })
    expect(known.draft.quotation?.text).toContain('where is my parcel')
  })

  test('is kept by the copy in the Sent folder', async () => {
    const begun = await begin()
    await send(begun)
    const raw = addBccHeader(Buffer.from(smtp.received[0]?.raw ?? ''), { from: '', to: [], bcc: [boss] })
    const mail = await readMail({ raw, files: [], receivedAtMs: 0, own: [shopAddress], isSent: true })
    expect([mail.bcc, mail.to.map(({ address }) => address)]).toEqual([
      [{ name: '', address: boss.address }],
      ['ann@mail.test'],
    ])
  })

  test('is exported for nobody else, and erased with its person', async () => {
    const begun = await begin()
    await send(begun)
    const { token } = owner
    const exported = await t.send('exportCustomer', { token, input: { address: 'ann@mail.test' } })
    expect(JSON.stringify(exported.body)).not.toContain('hidden.test')
    const found = async () =>
      (await t.send('recipients', { token, input: { q: 'boss' } })).body['people'] as unknown[]
    expect(await found()).toEqual([boss])
    await t.send('eraseCustomer', { token, input: { address: boss.address } })
    expect(await found()).toEqual([])
    expect(JSON.stringify(await show(begun.asked.threadId))).not.toContain('hidden.test')
  })
})
