import type { Answer } from '@draftdesk/contract'
import PostalMime from 'postal-mime'
import { describe, expect, test, vi } from 'vitest'
import { attachments } from '../../database/schema.ts'
import type { FetchedFile } from '../../mailboxes/imap/mail-file-fetcher.ts'
import { ms } from '../../testing/api.ts'
import { formatMail } from '../../testing/mail/mails.ts'
import { shopAddress } from '../../testing/mail/receive.ts'
import { useReplies } from '../../testing/mail/replies.ts'
import { enterStore } from '../../testing/store.ts'

const w = useReplies()
const supplier = 'parts@supplier.test'
const ask = (name: Parameters<typeof w.t.send>[0], id: string, input?: object) =>
  w.t.send(name, { token: w.owner.token, id, ...(input && { input }) } as never)
const show = async (id: string) => (await w.threadOf(id)) as unknown as Answer<'thread'>
const forward = async (emailId: string) =>
  (await ask('createForward', emailId)).body as unknown as Answer<'createForward'>
const edit = async (draft: { id: string; version: number }, input: object) =>
  (await ask('updateDraft', draft.id, { version: draft.version, ...input }))
    .body as unknown as Answer<'draft'>

async function send(draft: { id: string; version: number }, more: object = {}) {
  const seen = (await ask('draft', draft.id)).body['head_email_id']
  const input = { version: draft.version, seen, key: `press-of-${draft.id}`, ...more }
  return ask('sendDraft', draft.id, input)
}

/** The last mail that left. */
async function leave() {
  w.t.passMs(11 * ms.second)
  await w.t.settle()
  return w.handed.at(-1) ?? ''
}

async function forwardTo(emailId: string, address = supplier, body = 'Can you look at this?') {
  const draft = await forward(emailId)
  const edited = await edit(draft, { to: [{ name: 'Supplier', address }], body })
  expect((await send(edited)).status).toBe(200)
  return { draft: edited, raw: await leave() }
}

/** The supplier's answer to the forward that left last. */
const answerAs = (raw: string, from: string, text = 'We send another one.') =>
  w.comeIn(
    formatMail({
      ...{ from, to: shopAddress, text, subject: 'Re: Fwd: Question', atMs: w.t.api.services.clock() },
      answers: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
    }),
  )

describe('a forward', () => {
  test('quotes who wrote when to whom and the text, and leaves the question open for its customer', async () => {
    const asked = await w.begin({ from: 'Ann Archer <ann@mail.test>', text: 'The pump leaks.' })
    const draft = await forward(asked.emailId)
    expect(draft).toMatchObject({
      ...{ to: [], subject: expect.stringMatching(/^Fwd: Question \d+$/) as string },
      forward: { email_id: asked.emailId, as: 'inline', files: [] },
      quotation: { text: 'The pump leaks.', withheld_for: [] },
    })
    const { raw } = await forwardTo(asked.emailId)
    const { text = '', html, to, references } = await PostalMime.parse(raw)
    expect(text).toContain('Can you look at this?')
    const plain = (html ?? '')
      .replaceAll(/<\/?[a-z][^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
    const lines = ['From: Ann Archer <ann@mail.test>', 'Date: ', `To: ${shopAddress}`, 'The pump leaks.']
    for (const line of lines)
      expect([text, plain]).toEqual([expect.stringContaining(line), expect.stringContaining(line)])
    expect([to?.map(({ address }) => address), references]).toEqual([[supplier], asked.id])
    const { customer, needs_reply: needsReply, emails, drafts, history } = await show(asked.threadId)
    expect(customer?.address).toBe('ann@mail.test')
    expect(needsReply).toBe(true)
    expect(emails.at(-1)).toMatchObject({ direction: 'out', is_forward: true, is_side: true })
    // The reply that was begun and the first forward are open.
    expect(drafts.map(({ state }) => state)).toEqual(['edited', 'edited'])
    expect(history.at(-1)).toMatchObject({
      action: 'forwarded',
      about: supplier,
      actor: { name: 'Ann Archer' },
    })
  })

  test('is answered in the same conversation, by someone who is not its customer', async () => {
    const asked = await w.begin({ from: 'Bo <bo@mail.test>' })
    const { raw } = await forwardTo(asked.emailId)
    const { version } = await show(asked.threadId)
    await ask('updateThread', asked.threadId, { version, snooze: { until: null } })
    const came = await answerAs(raw, `Supplier <${supplier}>`)
    expect(came.threadId).toBe(asked.threadId)
    const { customer, emails, snooze } = await show(asked.threadId)
    expect([customer?.address, snooze]).toEqual(['bo@mail.test', null])
    expect(emails.at(-1)).toMatchObject({ direction: 'in', is_side: true, is_newcomer: false })
    const { body: context } = await ask('threadContext', asked.threadId)
    expect(JSON.stringify(context)).not.toContain(supplier)
    const begun = await w.t.send('createDraft', {
      token: w.owner.token,
      input: { thread_id: asked.threadId },
    })
    expect(begun.body).toMatchObject({
      to: [{ address: 'bo@mail.test' }],
      quotation: { email_id: asked.emailId },
    })
    const list = (await w.t.send('threads', { token: w.owner.token })).body as unknown as Answer<'threads'>
    const row = list.threads.find(({ id }) => id === asked.threadId)
    expect(row?.emails.map(({ sender }) => sender)).toEqual(['Bo <bo@mail.test>', `Supplier <${supplier}>`])
  })

  test('goes on with the supplier on request, still without an answer to the customer', async () => {
    const asked = await w.begin({ from: 'Cy <cy@mail.test>' })
    const { raw } = await forwardTo(asked.emailId)
    const came = await answerAs(raw, supplier)
    const begun = await w.t.send('createDraft', {
      token: w.owner.token,
      input: { thread_id: asked.threadId, answers_email_id: came.emailId, body: 'The blue one.' },
    })
    const draft = begun.body as unknown as Answer<'draft'>
    expect(draft).toMatchObject({ to: [{ address: supplier }], quotation: { email_id: came.emailId } })
    expect((await send(draft)).status).toBe(200)
    expect(await leave()).not.toContain('cy@mail.test')
    const { needs_reply: needsReply, emails } = await show(asked.threadId)
    expect([needsReply, emails.at(-1)?.is_side]).toEqual([true, true])
    const foreign = await w.begin()
    const input = { thread_id: foreign.threadId, answers_email_id: came.emailId }
    expect((await w.t.send('createDraft', { token: w.owner.token, input })).status).toBe(404)
  })

  test('answers the customer when it goes to them', async () => {
    const asked = await w.begin({ from: 'Di <di@mail.test>' })
    const { raw } = await forwardTo(asked.emailId)
    const came = await answerAs(raw, supplier)
    await forwardTo(came.emailId, 'di@mail.test')
    const { needs_reply: needsReply, emails } = await show(asked.threadId)
    expect([needsReply, emails.at(-1)?.is_side]).toEqual([false, false])
  })

  test('keeps a scheduled reply to the customer when the supplier answers', async () => {
    const asked = await w.begin({ from: 'Ed <ed@mail.test>' })
    const { raw } = await forwardTo(asked.emailId)
    const at = new Date(w.t.api.services.clock() + ms.hour / 60).toISOString()
    const { version } = (await ask('draft', asked.draft.id)).body as { version: number }
    const { emails } = await show(asked.threadId)
    const input = { version, seen: emails.at(-1)?.id, key: 'later-beside-a-forward', send_at: at }
    expect((await ask('sendDraft', asked.draft.id, input)).status).toBe(200)
    await answerAs(raw, supplier)
    expect((await show(asked.threadId)).outbox).toMatchObject([{ state: 'held', is_scheduled: true }])
  })

  test('can be taken back, and is sent once', async () => {
    const asked = await w.begin()
    const draft = await edit(await forward(asked.emailId), { to: [{ name: '', address: supplier }] })
    const before = w.handed.length
    const pressed = await Promise.all([send(draft), send(draft)])
    const [sending] = pressed.map(({ body }) => (body['sending'] as { id: string } | null)?.id ?? '')
    await ask('undoSend', sending ?? '')
    await leave()
    expect(w.handed).toHaveLength(before)
    const again = (await ask('draft', draft.id)).body as unknown as Answer<'draft'>
    expect(again).toMatchObject({ state: 'edited', forward: { as: 'inline' } })
    await send(again, { key: 'pressed-once-more' })
    await send(again, { key: 'pressed-once-more' })
    await leave()
    expect(w.handed).toHaveLength(before + 1)
  })

  test('fills in nothing of the customer', async () => {
    const { body: example } = await w.t.send('createExample', {
      token: w.owner.token,
      input: {
        title: 'Ask',
        question: 'Who?',
        answer: '{{customer.first_name}}: {{order.number}}, {{store.name}}',
      },
    })
    const asked = await w.begin({ from: 'Flo Field <flo@mail.test>' })
    const { id } = await edit(await forward(asked.emailId), { to: [{ name: '', address: 'flo@mail.test' }] })
    const inserted = await ask('insertSavedReply', String(example['id']), { draft_id: id })
    expect(inserted.body['text']).toMatch(/^\{\{customer.first_name\}\}: \{\{order.number\}\}, \w/)
  })

  test('counts as a new message, also to somebody of the conversation', async () => {
    const asked = await w.begin({ from: 'Gus <gus@mail.test>' })
    const { limits } = w.t.api.services
    const take = vi.spyOn(limits, 'take')
    for (const address of [supplier, 'gus@mail.test']) {
      take.mockClear()
      await send(await edit(await forward(asked.emailId), { to: [{ name: '', address }] }))
      const charged = take.mock.calls.map(([charge]) => charge?.[0] ?? '')
      expect(charged.filter((name) => /^(?:message|reply)Store/.test(name))).toEqual([
        'messageStoreBurst',
        'messageStoreDay',
      ])
    }
    take.mockRestore()
    await leave()
  })

  test('is begun by members of the store alone', async () => {
    const asked = await w.begin()
    const other = await enterStore(w.t, 'stranger@example.com')
    const { status } = await w.t.send('createForward', { token: other.token, id: asked.emailId })
    expect(status).toBe(404)
  })
})

describe('setForward', () => {
  const source = Buffer.from(
    'Bcc: boss@shop.test,\r\n other@shop.test\r\nFrom: ann@mail.test\r\nSubject: Größe\r\n\r\nHällo\r\n',
    'utf8',
  )
  function serveFiles(mail: FetchedFile, file: FetchedFile = mail) {
    const { mailFiles } = w.t.api.services
    vi.spyOn(mailFiles, 'fetchMail').mockResolvedValue(mail)
    vi.spyOn(mailFiles, 'fetchFile').mockResolvedValue(file)
  }
  async function beginWithFiles() {
    const asked = await w.begin()
    const { db } = w.t.api.services
    const rows = ['2', '3'].map((part) => ({
      ...{ emailId: asked.emailId, part, name: `photo-${part}.jpg`, type: 'image/jpeg', bytes: 3 },
    }))
    const files = await db.insert(attachments).values(rows).returning({ id: attachments.id })
    return { asked, draft: await forward(asked.emailId), files: files.map(({ id }) => id) }
  }

  test('attaches the original as message/rfc822 without its Bcc, and only the files that are chosen', async () => {
    serveFiles(
      { kind: 'file', name: '', bytes: source },
      { kind: 'file', name: 'photo', bytes: Buffer.from('jpg') },
    )
    const { draft, files } = await beginWithFiles()
    expect(draft.forward?.files.map(({ file_id: file }) => file)).toEqual([null, null])
    const chosen = await ask('setForward', draft.id, { as: 'attached', files })
    expect(chosen.body).toMatchObject({ quotation: null, files: [{}, {}, {}] })
    const fewer = await ask('setForward', draft.id, { as: 'attached', files: files.slice(1) })
    const ready = fewer.body as unknown as Answer<'draft'>
    expect(ready.forward?.files.map(({ file_id: file }) => file !== null)).toEqual([false, true])
    await send(await edit(ready, { to: [{ name: '', address: supplier }] }))
    const raw = await leave()
    const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true })
    const sent = mail.attachments.map(({ mimeType, filename }) => [mimeType, filename])
    expect(sent.toSorted()).toEqual([
      ['image/jpeg', 'photo-3.jpg'],
      ['message/rfc822', expect.stringMatching(/^Question \d+\.eml$/)],
    ])
    expect(Buffer.from(raw, 'latin1').toString('utf8')).toContain('Hällo')
    expect(raw).not.toMatch(/boss@shop.test|other@shop.test|X-Draftdesk-Forward: 0|Forwarded message/)
  })

  test('says why the original cannot be attached, and changes nothing', async () => {
    const { draft, files } = await beginWithFiles()
    for (const [kind, status] of [
      ['gone', 400],
      ['large', 400],
      ['away', 503],
      ['busy', 503],
    ] as const) {
      serveFiles({ kind })
      expect([kind, (await ask('setForward', draft.id, { as: 'attached', files })).status]).toEqual([
        kind,
        status,
      ])
    }
    serveFiles({ kind: 'file', name: '', bytes: Buffer.alloc(11_000_000) })
    expect((await ask('setForward', draft.id, { as: 'inline', files })).status).toBe(400)
    expect((await ask('draft', draft.id)).body).toMatchObject({
      version: 1,
      files: [],
      forward: { as: 'inline' },
    })
  })

  test('takes no file of another mail', async () => {
    const [one, other] = [await beginWithFiles(), await beginWithFiles()]
    const chosen = await ask('setForward', one.draft.id, { as: 'inline', files: other.files })
    expect(chosen.status).toBe(422)
    expect((await ask('setForward', one.asked.draft.id, { as: 'inline', files: [] })).status).toBe(404)
  })
})
