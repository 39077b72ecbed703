import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DeliverMail } from '../../../outbox/deliver-mail.ts'
import { readMail } from '../../../reading/read-mail.ts'
import { ms, openTestApi } from '../../../testing/api.ts'
import type { TestApi } from '../../../testing/api.ts'
import { linkTestMailbox } from '../../../testing/mail/mailbox.ts'
import { startModelServer } from '../../../testing/servers/model-server.ts'
import type { ModelServer } from '../../../testing/servers/model-server.ts'
import { receiveMail, shopAddress } from '../../../testing/mail/receive.ts'
import { enterStore } from '../../../testing/store.ts'
import type { StoreOwner } from '../../../testing/store.ts'

let server: ModelServer
let t: TestApi
let owner: StoreOwner
const handed: Buffer[] = []
const handOver: DeliverMail = async (_login, { raw }, marks) => {
  await marks.onFirst()
  await marks.onEnd()
  handed.push(Buffer.from(raw))
  return { kind: 'sent', answer: '250 OK', rejected: [] }
}
beforeAll(async () => {
  server = await startModelServer()
  const model = {
    ...{ url: server.url, key: undefined, name: 'small', embedding: undefined },
    prices: { in: 1, out: 2 },
  }
  t = await openTestApi({ model, limitScale: 0, allowPrivateHosts: true, handOver })
  owner = await enterStore(t, 'owner@example.com')
  const { token } = owner
  await linkTestMailbox(t.api.services, owner.id, { address: shopAddress, password: 'x' })
  const { version } = (await t.send('settings', { token })).body
  await t.send('updateSettings', { token, input: { version, undo_seconds: 0 } })
  const drafting = await t.send('draftingSettings', { token })
  const input = { version: drafting.body['version'], uses_model: true, is_on: true }
  await t.send('updateDraftingSettings', { token, input })
  const text = '# Returns\n\nYou can return unused tents within 30 days of delivery.'
  await t.send('createPolicy', { token, input: { title: 'Returns', text } })
})
afterAll(async () => {
  await t.close()
  await server.close()
})

// `CONVERSATIONS=1000 npx vitest run notes-stay-inside` for more.
const conversations = Number(process.env['CONVERSATIONS'] ?? 12)

/** Not a word of any mail or document. */
const secret = 'teamsecret'

/** Notes that look like other things: a quote, a reply, a prompt, a mail header. */
const noteText = fc.constantFrom(
  `Give them a refund, ${secret}.`,
  `> ${secret}`,
  `On Monday Ann wrote:\n> ${secret}\n\nYes.`,
  `Hello Ann,\n\n${secret}\n\nKind regards`,
  `T1 "${secret}" | ${secret}`,
  `Subject: ${secret}\nTo: ann@mail.test`,
  `**${secret}** [link](https://shop.test/${secret}) \`${secret}\``,
  `How many days do I have to return a tent? ${secret}`,
)
const mailText = fc.constantFrom(
  'Can I return my unused tent? How many days do I have?',
  'Thank you.',
  'It has not arrived yet.\n\n> We sent it on Monday.',
)
const step = fc.oneof(
  fc.record({ kind: fc.constant('mail' as const), text: mailText, isOurs: fc.boolean() }),
  fc.record({ kind: fc.constant('note' as const), text: noteText }),
)
const story = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
  last: noteText,
  joins: fc.constantFrom('none' as const, 'merged' as const, 'split' as const),
  writer: fc.constantFrom('person' as const, 'model' as const),
  forward: fc.constantFrom('none' as const, 'inline' as const, 'attached' as const),
})
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never

let count = 0
const nextId = () => `<m${(count += 1)}@mail.test>`

async function addNote(threadId: string, body: string): Promise<void> {
  const input = { body, key: `press-of-note-${(count += 1)}` }
  const { token } = owner
  const added = await t.send('createNote', { token, id: threadId, input })
  expect(added.status).toBe(201)
  const file = new File([body], `${secret}.txt`, { type: 'text/plain' })
  const filed = await t.send('addNoteFile', { token, id: String(added.body['id']), input: { file } })
  expect(filed.status).toBe(201)
}

/** A story and its customer. Each has a customer of its own, so that the export stays short. */
interface Told extends Pick<Story, 'steps' | 'last'> {
  readonly customer: string
}

/** A question, then mails and notes in any order; its conversation and the newest mail. */
async function tell({ steps, last, customer }: Told) {
  const { db, clock } = t.api.services
  const startMs = clock() - ms.hour
  const subject = `Question ${(count += 1)}`
  let answers = nextId()
  const text = 'Can I return my unused tent? How many days do I have?'
  const from = `Ann Archer <${customer}>`
  let { threadId, emailId } = await receiveMail(db, owner.id, {
    from,
    id: answers,
    subject,
    text,
    atMs: startMs,
  })
  for (const [index, each] of steps.entries())
    if (each.kind === 'note') await addNote(threadId, each.text)
    else {
      const id = nextId()
      const parties = each.isOurs ? { from: shopAddress, to: customer } : { from }
      const told = { id, answers, subject: `Re: ${subject}`, text: each.text, ...parties }
      ;({ threadId, emailId } = await receiveMail(db, owner.id, {
        ...told,
        atMs: startMs + (index + 1) * ms.minute,
      }))
      answers = id
    }
  await addNote(threadId, last)
  return { threadId, emailId }
}

const show = async (id: string) =>
  (await t.send('thread', { token: owner.token, id })).body as unknown as {
    notes: { body: string }[]
    emails: { id: string }[]
    drafts: { id: string; version: number; state: string }[]
  }

/** Forwards the newest mail of a conversation to a supplier. */
async function forward(emailId: string, as: 'inline' | 'attached') {
  const { token } = owner
  const { body } = await t.send('createForward', { token, id: emailId })
  const id = String(body['id'])
  const chosen = await t.send('setForward', { token, id, input: { as, files: [] } })
  const to = [{ name: '', address: 'parts@supplier.test' }]
  const changed = await t.send('updateDraft', {
    ...{
      token,
      id,
      input: { version: chosen.body['version'], to, bcc: [{ name: '', address: 'boss@shop.test' }] },
    },
  })
  const input = { version: changed.body['version'], seen: emailId, key: `press-of-forward-${count}` }
  const sent = await t.send('sendDraft', { token, id, input })
  expect(sent.status).toBe(200)
  await t.settle()
  return [body, chosen.body, sent.body]
}

async function arrange({ joins, ...told }: Told & Pick<Story, 'joins'>): Promise<string> {
  const { threadId, emailId } = await tell(told)
  if (joins === 'merged') {
    const other = await tell({ ...told, steps: [] })
    await t.send('mergeThread', { token: owner.token, id: threadId, input: { into: other.threadId } })
    return other.threadId
  }
  if (joins === 'split')
    await t.send('splitThread', { token: owner.token, id: threadId, input: { email_id: emailId } })
  return threadId
}

async function write(threadId: string, writer: Story['writer']) {
  const { token } = owner
  if (writer === 'person')
    await t.send('createDraft', { token, input: { thread_id: threadId, body: 'You have 30 days.' } })
  else {
    await t.send('writeDraft', { token, id: threadId, input: {} })
    await t.settle()
  }
  const { drafts, ...shown } = await show(threadId)
  const [draft] = drafts
  if (!draft) throw new Error('no draft was written')
  const edited = await t.send('updateDraft', {
    token,
    id: draft.id,
    input: { version: draft.version, body: 'You have 30 days.' },
  })
  return { ...shown, drafts, edited: edited.body }
}

test(
  'a note is in no outgoing mail, quotation, forward, export, prompt or list, and a search shows it as a note',
  { timeout: Math.max(300_000, conversations * 5000) },
  async () => {
    const { token } = owner
    const bytes = Buffer.from('Subject: Question\r\n\r\nHello\r\n')
    vi.spyOn(t.api.services.mailFiles, 'fetchMail').mockResolvedValue({ kind: 'file', name: '', bytes })
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        handed.length = 0
        server.asked.length = 0
        const customer = `ann.${(count += 1)}@mail.test`
        const threadId = await arrange({ ...told, customer })
        const { notes, emails, drafts, edited } = await write(threadId, told.writer)
        expect(notes.some(({ body }) => body.includes(secret))).toBe(true)
        const input = { version: edited['version'], seen: emails.at(-1)?.id, key: `press-of-draft-${count}` }
        const sent = await t.send('sendDraft', { token, id: String(edited['id']), input })
        expect(sent.status).toBe(200)
        await t.settle()
        expect(handed).toHaveLength(1)
        const { emails: shown } = await show(threadId)
        const forwarded = told.forward === 'none' ? [] : await forward(shown.at(-1)?.id ?? '', told.forward)
        expect(handed).toHaveLength(told.forward === 'none' ? 1 : 2)
        if (told.writer === 'model') expect(server.asked.length).toBeGreaterThan(0)
        const mails = await Promise.all(
          handed.map((raw) =>
            readMail({ raw, files: [], receivedAtMs: 0, own: [shopAddress], isSent: true }),
          ),
        )
        const outside = {
          raw: handed.map((raw) => raw.toString('latin1').replaceAll('=\r\n', '')),
          prompts: [server.asked, server.embedded],
          mails,
          drafts,
          edited,
          sent: sent.body,
          forwarded,
          shown: (await show(threadId)).emails,
          export: (await t.send('exportCustomer', { token, input: { address: customer } })).body,
          context: (await t.send('threadContext', { token, id: threadId })).body,
          list: (await t.send('threads', { token, input: { filter: 'all' } })).body,
        }
        for (const [where, value] of Object.entries(outside))
          expect([where, JSON.stringify(value).includes(secret)]).toEqual([where, false])
        // A search for a note finds its conversation, and says that the words are a note's.
        const found = (await t.send('threads', { token, input: { q: secret, ids: threadId } })).body
        const { threads } = found as unknown as { threads: { id: string; note: string | null }[] }
        expect(threads.some(({ id, note }) => id === threadId && note?.includes(secret))).toBe(true)
        for (const { note: _, ...row } of threads) expect(JSON.stringify(row)).not.toContain(secret)
      }),
      { numRuns: conversations },
    )
  },
)
