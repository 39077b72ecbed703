import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HandOver } from '../../outbox/hand-over.ts'
import { readMail } from '../../reading/read-mail.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { giveMailbox } from '../../testing/mail/mailbox.ts'
import { startModelServer } from '../../testing/servers/model-server.ts'
import type { ModelServer } from '../../testing/servers/model-server.ts'
import { receive, shopAddress } from '../../testing/mail/receive.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let server: ModelServer
let t: TestApi
let owner: StoreOwner
const handed: Buffer[] = []
const handOver: HandOver = async (_login, { raw }, marks) => {
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
  await giveMailbox(t.api.services, owner.id, { address: shopAddress, password: 'x' })
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
})
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never

const customer = 'ann@mail.test'
let count = 0
const nextId = () => `<m${(count += 1)}@mail.test>`

async function addNote(threadId: string, body: string): Promise<void> {
  const input = { body, key: `press-of-note-${(count += 1)}` }
  const added = await t.send('createNote', { token: owner.token, id: threadId, input })
  expect(added.status).toBe(201)
}

/** A question, then mails and notes in any order; its conversation and the newest mail. */
async function tell({ steps, last }: Pick<Story, 'steps' | 'last'>) {
  const { db, clock } = t.api.services
  const startMs = clock() - ms.hour
  const subject = `Question ${(count += 1)}`
  let answers = nextId()
  const text = 'Can I return my unused tent? How many days do I have?'
  let { threadId, emailId } = await receive(db, owner.id, { id: answers, subject, text, atMs: startMs })
  for (const [index, each] of steps.entries())
    if (each.kind === 'note') await addNote(threadId, each.text)
    else {
      const id = nextId()
      const parties = each.isOurs ? { from: shopAddress, to: customer } : {}
      const told = { id, answers, subject: `Re: ${subject}`, text: each.text, ...parties }
      ;({ threadId, emailId } = await receive(db, owner.id, {
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

async function arrange({ joins, ...told }: Story): Promise<string> {
  const { threadId, emailId } = await tell(told)
  if (joins === 'merged') {
    const other = await tell({ steps: [], last: told.last })
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
  'a note is in no outgoing mail, quotation, export, prompt, search result or list',
  { timeout: 300_000 },
  async () => {
    const { token } = owner
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        handed.length = 0
        server.asked.length = 0
        const threadId = await arrange(told)
        const { notes, emails, drafts, edited } = await write(threadId, told.writer)
        expect(notes.some(({ body }) => body.includes(secret))).toBe(true)
        const input = { version: edited['version'], seen: emails.at(-1)?.id, key: `press-of-draft-${count}` }
        const sent = await t.send('sendDraft', { token, id: String(edited['id']), input })
        expect(sent.status).toBe(200)
        await t.settle()
        expect(handed).toHaveLength(1)
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
          shown: (await show(threadId)).emails,
          export: (await t.send('exportCustomer', { token, input: { address: customer } })).body,
          context: (await t.send('threadContext', { token, id: threadId })).body,
          list: (await t.send('threads', { token, input: { filter: 'all' } })).body,
          search: (await t.send('threads', { token, input: { q: secret } })).body,
        }
        for (const [where, value] of Object.entries(outside))
          expect([where, JSON.stringify(value).includes(secret)]).toEqual([where, false])
      }),
      { numRuns: 25 },
    )
  },
)
