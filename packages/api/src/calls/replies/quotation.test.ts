import type { Answer } from '@draftdesk/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { drafts } from '../../database/schema.ts'
import { ms } from '../../testing/api.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { useReplies } from '../../testing/mail/replies.ts'

const w = useReplies()
const { handed } = w

const secret = 'My account is DE89 3704 0044 0532 0130 00, Long Lane 3.'

/** Sends a draft and returns the text of the sent mail. */
async function send(draft: { id: string; version: number }, seen: string): Promise<string> {
  handed.length = 0
  const input = { version: draft.version, seen, key: `press-of-${draft.id}` }
  const sent = await w.t.send('sendDraft', { token: w.owner.token, id: draft.id, input })
  expect(sent.status).toBe(200)
  w.t.passMs(11 * ms.second)
  await w.t.settle()
  return handed.join('\n').replaceAll('=\r\n', '')
}

/** Two customers answer one mail of the store that both received as a Bcc: Bob, and a minute later Ann. */
async function receiveAnswers(about: string) {
  const { db, clock } = w.t.api.services
  const hourAgo = clock() - ms.hour
  const subject = `News ${about}`
  const letter = { from: shopAddress, to: shopAddress, id: `<${about}@shop.test>`, subject, atMs: hourAgo }
  const answer = { subject: `Re: ${subject}`, answers: letter.id }
  await receiveMail(db, w.owner.id, letter)
  const bob = await receiveMail(db, w.owner.id, {
    ...answer,
    from: 'Bob <bob@mail.test>',
    id: `<bob-${about}@mail.test>`,
    text: 'Is the tent dry?',
    atMs: hourAgo + ms.minute,
  })
  const ann = await receiveMail(db, w.owner.id, {
    ...answer,
    from: 'Ann <ann@mail.test>',
    id: `<ann-${about}@mail.test>`,
    text: secret,
    atMs: hourAgo + 2 * ms.minute,
  })
  expect(ann.threadId).toBe(bob.threadId)
  return { bob, ann }
}

let count = 0
let answers: Awaited<ReturnType<typeof receiveAnswers>>
beforeEach(async () => {
  count += 1
  answers = await receiveAnswers(String(count))
})

/** A draft to Bob, as one was begun before Ann wrote. */
async function draftForBob() {
  const { db } = w.t.api.services
  const { bob } = answers
  const [draft] = await db
    .insert(drafts)
    .values({
      threadId: bob.threadId,
      state: 'ready',
      body: 'It is.',
      subject: 'Re: News',
      to: [{ name: 'Bob', address: 'bob@mail.test' }],
      answersEmailId: bob.emailId,
      headEmailId: bob.emailId,
    })
    .returning()
  if (!draft) throw new Error('no draft')
  return draft
}

const readDraft = async (id: string) =>
  (await w.t.send('draft', { token: w.owner.token, id })).body as unknown as Answer<'draft'>

describe('the quotation below a reply', () => {
  test('is the mail that the draft answers, whatever came later from others', async () => {
    const draft = await draftForBob()
    expect((await readDraft(draft.id)).quotation).toMatchObject({
      text: 'Is the tent dry?',
      withheld_for: [],
    })
    const raw = await send(draft, answers.ann.emailId)
    expect(raw).toContain('> Is the tent dry?')
    expect(raw).toContain(`In-Reply-To: <bob-${String(count)}@mail.test>`)
    expect(raw).not.toContain('DE89')
  })

  test('is left out when a recipient neither wrote nor received that mail', async () => {
    const begun = await w.t.send('createDraft', {
      token: w.owner.token,
      input: { thread_id: answers.ann.threadId, body: 'Thank you.' },
    })
    const draft = begun.body as unknown as Answer<'draft'>
    expect(draft.quotation).toMatchObject({ text: secret, withheld_for: [] })
    const changed = await w.t.send('updateDraft', {
      token: w.owner.token,
      id: draft.id,
      input: { version: draft.version, cc: [{ name: 'Bob', address: 'Bob@mail.test' }] },
    })
    const both = changed.body as unknown as Answer<'draft'>
    expect(both.quotation).toMatchObject({ text: '', withheld_for: ['bob@mail.test'] })
    const { drafts: shown } = (await w.threadOf(answers.ann.threadId)) as unknown as Answer<'thread'>
    expect(shown[0]?.quotation).toEqual(both.quotation)
    expect(await send(both, answers.ann.emailId)).not.toContain('DE89')
  })

  test('says in the draft exactly what is sent', async () => {
    const draft = await draftForBob()
    const { quotation } = await readDraft(draft.id)
    const raw = await send(draft, answers.ann.emailId)
    const { emails } = (await w.threadOf(answers.bob.threadId)) as unknown as Answer<'thread'>
    expect(emails.at(-1)?.body).toContain(`${quotation?.line ?? ''}\n\n> ${quotation?.text ?? ''}`)
    expect(raw).toContain('gmail_quote')
  })
})
