import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drafts, outbox } from '../../database/schema.ts'
import type { DeliverMail } from '../../outbox/deliver-mail.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { linkTestMailbox } from '../../testing/mail/mailbox.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { openTeam } from '../../testing/team.ts'
import type { TestMember } from '../../testing/team.ts'

// `INTERLEAVINGS=200 npx vitest run two-people` for more.
const interleavings = Number(process.env['INTERLEAVINGS'] ?? 10)

let t: TestApi
let storeId: string
let members: readonly TestMember[]
const handed: string[] = []
const handOver: DeliverMail = async (_login, { raw }, marks) => {
  await marks.onFirst()
  await marks.onEnd()
  handed.push(raw.toString('latin1').replaceAll('=\r\n', ''))
  return { kind: 'sent', answer: '250 OK', rejected: [] }
}
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0, allowPrivateHosts: true, tokenMinutes: 100_000, handOver })
  const team = await openTeam(t, 'pair')
  storeId = team.storeId
  members = [await team.add('anna', 'agent'), await team.add('ben', 'agent')]
  await linkTestMailbox(t.api.services, storeId, { address: shopAddress, password: 'x' })
})
afterAll(() => t.close())

const acts = [
  'read',
  'write',
  'begin',
  'send',
  'again',
  'undo',
  'discard',
  'restore',
  'note',
  'assign',
] as const
const step = fc.record({
  who: fc.constantFrom(0, 1),
  act: fc.constantFrom(...acts, ...(['read', 'write', 'send', 'send', 'wait'] as const)),
  /** Chooses among the drafts or replies on the page. */
  pick: fc.nat(3),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Draft {
  readonly id: string
  readonly version: number
  readonly state: string
  readonly body: string
}
interface Page {
  readonly version: number
  readonly emails: readonly { readonly id: string }[]
  readonly drafts: readonly Draft[]
  readonly outbox: readonly { readonly id: string; readonly state: string }[]
  readonly notes: readonly { readonly body: string }[]
  readonly assignee: { readonly id: string } | null
}

/** A person with the page as they loaded it last. */
interface Person extends TestMember {
  page: Page
  /** News that a question showed. */
  readonly known: Set<string>
  readonly ownReplies: Set<string>
  lastPress:
    { readonly id: string; readonly input: Record<string, unknown>; readonly reply: string } | undefined
  lastDiscarded: string | undefined
}

let count = 0

/** Two people with one conversation open, and what the server accepted from them. */
async function openConversation() {
  const { db, clock } = t.api.services
  count += 1
  const { threadId } = await receiveMail(db, storeId, {
    ...{ id: `<pair${String(count)}@mail.test>`, subject: `Pair ${String(count)}`, atMs: clock() - ms.hour },
  })
  const load = async ({ token }: TestMember) =>
    (await t.send('thread', { token, id: threadId })).body as unknown as Page
  const people: Person[] = []
  for (const member of members) {
    const page = await load(member)
    const nothing = { lastPress: undefined, lastDiscarded: undefined }
    people.push({ ...member, page, known: new Set(), ownReplies: new Set(), ...nothing })
  }
  const accepted = { sentences: [] as string[], notes: [] as string[], assignee: null as string | null }
  const discarded = new Set<string>()
  const replies = new Map<string, { body: string; isTakenBack: boolean }>()

  const showDraft = (person: Person, draft: Draft) => {
    const others = person.page.drafts.filter(({ id }) => id !== draft.id)
    const isOpen = ['ready', 'edited', 'failed', 'stale'].includes(draft.state)
    person.page = { ...person.page, drafts: isOpen ? [...others, draft] : others }
  }
  async function begin(person: Person, body: string): Promise<void> {
    const { token } = person
    const begun = await t.send('createDraft', { token, input: { thread_id: threadId, body } })
    expect(begun.status).toBe(201)
    showDraft(person, begun.body as unknown as Draft)
  }

  /** Adds a sentence to a draft. After a conflict, to the version that it shows, or to a new draft. */
  async function write(person: Person, draft: Draft | undefined): Promise<void> {
    const sentence = `Sentence ${String((count += 1))}.`
    const add = async ({ id, version, body }: Draft) =>
      t.send('updateDraft', { token: person.token, id, input: { version, body: `${body} ${sentence}` } })
    const first = draft && (await add(draft))
    const current = first?.status === 409 ? (first.body['current'] as Draft) : undefined
    if (current) showDraft(person, current)
    const last =
      current && person.page.drafts.some(({ id }) => id === current.id) ? await add(current) : first
    if (last?.status === 200) showDraft(person, last.body as unknown as Draft)
    else await begin(person, sentence)
    accepted.sentences.push(sentence)
  }

  /** The replies that would reach the customer beside a new one, without those that the person knows of. */
  async function listUnknownReplies(person: Person, reply: string): Promise<string[]> {
    const rows = await db.select().from(outbox).where(eq(outbox.threadId, threadId))
    const seen = new Set([...person.known, ...person.ownReplies, ...person.page.emails.map(({ id }) => id)])
    return rows
      .filter(({ id, state }) => id !== reply && state !== 'cancelled')
      .filter(({ id, emailId }) => !seen.has(id) && !seen.has(emailId ?? ''))
      .map(({ id }) => id)
  }
  async function send(person: Person, draft: Draft | undefined): Promise<void> {
    if (!draft) return
    const { id, version, body } = draft
    const seen = person.page.emails.at(-1)?.id
    const input = { version, seen, known: [...person.known], key: `press-${String((count += 1))}-of-reply` }
    const sent = await t.send('sendDraft', { token: person.token, id, input })
    expect([200, 409]).toContain(sent.status)
    if (sent.status === 409) {
      const current = sent.body['current'] as { draft: Draft; news: { id: string }[] }
      for (const news of current.news) person.known.add(news.id)
      showDraft(person, current.draft)
      return
    }
    const reply = (sent.body['sending'] as { id: string }).id
    expect(await listUnknownReplies(person, reply)).toEqual([])
    replies.set(reply, { body, isTakenBack: false })
    person.ownReplies.add(reply)
    person.lastPress = { id, input, reply }
    showDraft(person, sent.body['draft'] as Draft)
  }
  async function sendAgain({ token, lastPress }: Person): Promise<void> {
    if (!lastPress) return
    const { id, input, reply } = lastPress
    const sent = await t.send('sendDraft', { token, id, input })
    expect([sent.status, (sent.body['sending'] as { id: string }).id]).toEqual([200, reply])
  }
  async function undo(person: Person, pick: number): Promise<void> {
    const held = [...person.page.outbox.map(({ id }) => id), ...person.ownReplies]
    const id = held[pick % held.length]
    if (id === undefined) return
    const undone = await t.send('undoSend', { token: person.token, id })
    expect([200, 409]).toContain(undone.status)
    const reply = replies.get(id)
    if (undone.status === 200 && reply) replies.set(id, { ...reply, isTakenBack: true })
  }
  async function discard(person: Person, draft: Draft | undefined): Promise<void> {
    if (!draft) return
    const { status } = await t.send('discardDraft', { token: person.token, id: draft.id })
    expect([200, 404]).toContain(status)
    if (status !== 200) return
    discarded.add(draft.id)
    person.lastDiscarded = draft.id
    showDraft(person, { ...draft, state: 'discarded' })
  }
  async function restore({ token, lastDiscarded: id }: Person): Promise<void> {
    if (id === undefined) return
    const { status } = await t.send('restoreDraft', { token, id })
    if (status === 200) discarded.delete(id)
  }
  async function note({ token }: Person): Promise<void> {
    const body = `Note ${String((count += 1))}.`
    const input = { body, key: `key-of-note-${String(count)}` }
    expect((await t.send('createNote', { token, id: threadId, input })).status).toBe(201)
    accepted.notes.push(body)
  }
  async function assign(person: Person): Promise<void> {
    const { token, page } = person
    const assignee = page.assignee ? null : person.id
    const input = { version: page.version, assignee_id: assignee }
    const { status } = await t.send('updateThread', { token, id: threadId, input })
    expect([200, 409]).toContain(status)
    if (status === 200) accepted.assignee = assignee
  }
  async function wait(): Promise<void> {
    t.passMs(11 * ms.second)
    await t.settle()
  }

  async function take({ who, act, pick }: Step): Promise<void> {
    const person = people[who]
    if (!person) throw new Error('there are two people')
    t.passMs(ms.second)
    const draft = person.page.drafts[pick % person.page.drafts.length]
    const takeAct: Readonly<Record<Step['act'], () => Promise<void>>> = {
      read: async () => void (person.page = await load(person)),
      write: () => write(person, draft),
      begin: () => write(person, undefined),
      send: () => send(person, draft),
      again: () => sendAgain(person),
      undo: () => undo(person, pick),
      discard: () => discard(person, draft),
      restore: () => restore(person),
      note: () => note(person),
      assign: () => assign(person),
      wait,
    }
    await takeAct[act]()
  }

  /** Compares what the server has with what it accepted. */
  async function check(): Promise<void> {
    await wait()
    const rows = await db.select().from(drafts).where(eq(drafts.threadId, threadId))
    const texts = rows.map(({ body }) => body).join('\n')
    expect(accepted.sentences.filter((sentence) => !texts.includes(sentence))).toEqual([])
    const gone = rows.filter(({ state }) => state === 'discarded').map(({ id }) => id)
    expect(gone.filter((id) => !discarded.has(id))).toEqual([])
    const left = [...replies.values()].filter(({ isTakenBack }) => !isTakenBack)
    const bodyOf = (raw: string) =>
      /Sentence [\s\S]*?(?=\r\n\r\n|\r\n--|$)/.exec(raw)?.[0].replaceAll('\r\n', ' ')
    expect(handed.map(bodyOf).toSorted()).toEqual(left.map(({ body }) => body).toSorted())
    const { notes, assignee } = await load(people[0] as Person)
    expect(notes.map(({ body }) => body).toSorted()).toEqual(accepted.notes.toSorted())
    expect(assignee?.id ?? null).toBe(accepted.assignee)
  }
  return { take, check }
}

describe('two people in one conversation', () => {
  test(
    'lose no text, send no second reply without a question, and send each reply once',
    { timeout: Math.max(120_000, interleavings * 3000) },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
          handed.length = 0
          const conversation = await openConversation()
          for (const one of steps) await conversation.take(one)
          await conversation.check()
        }),
        { numRuns: interleavings, endOnFailure: true },
      )
    },
  )
})
