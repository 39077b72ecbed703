import type { Answer } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../database/schema.ts'
import { sendDraft } from '../../outbox/send-draft.ts'
import { ms } from '../../testing/api.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { useReplies } from '../../testing/mail/replies.ts'
import { enterStore, joinStore } from '../../testing/store.ts'

const w = useReplies()
const { faults, handed, begin, press, stateOf, threadOf } = w

describe('sendDraft', () => {
  test('says what is new when the customer wrote again, and sends nothing', async () => {
    const asked = await begin()
    await receiveMail(w.t.api.services.db, w.owner.id, {
      answers: asked.id,
      text: 'Never mind, it came!',
      atMs: w.t.api.services.clock(),
    })
    const answer = await press(asked)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      detail: 'The customer has written again. Nothing was sent.',
      current: { sending: null, news: [{ direction: 'in', excerpt: 'Never mind, it came!' }] },
    })
    expect(await stateOf(asked)).toBeUndefined()
  })

  test('believes in no seen mail of another store', async () => {
    const { db, clock } = w.t.api.services
    const asked = await begin()
    await receiveMail(db, w.owner.id, { answers: asked.id, text: 'Any news?', atMs: clock() })
    const other = await enterStore(w.t, 'other-store@example.com')
    const { emailId } = await receiveMail(db, other.id, { atMs: clock() + ms.hour })
    expect((await press(asked, { seen: emailId })).status).toBe(409)
    expect(await stateOf(asked)).toBeUndefined()
  })

  test('says that a colleague is answering', async () => {
    const asked = await begin()
    const token = await joinStore(w.t, 'colleague@example.com', w.owner.id)
    const other = await w.t.send('createDraft', {
      token,
      input: { thread_id: asked.threadId, body: 'I do it' },
    })
    const input = { version: 1, seen: asked.emailId, key: 'a-colleague-s-press' }
    await w.t.send('sendDraft', { token, id: String(other.body['id']), input })
    expect((await press(asked)).body).toMatchObject({
      detail: 'A colleague answered in the meantime. Nothing was sent.',
      current: { news: [{ direction: 'out', excerpt: 'I do it', sent_by: { name: 'Ann Archer' } }] },
    })
  })

  test('stops for news that its writer knows no more, also once a colleague’s reply has left', async () => {
    const asked = await begin()
    const token = await joinStore(w.t, 'quicker@example.com', w.owner.id)
    const other = await w.t.send('createDraft', {
      token,
      input: { thread_id: asked.threadId, body: 'I was quicker' },
    })
    const input = { version: 1, seen: asked.emailId, key: 'a-quicker-press' }
    await w.t.send('sendDraft', { token, id: String(other.body['id']), input })
    const { current } = (await press(asked)).body as { current: { news: { id: string }[] } }
    const known = current.news.map(({ id }) => id)
    w.t.passMs(11 * ms.second)
    await w.t.settle()
    const { version } = (await w.t.send('draft', { token, id: asked.draft.id })).body as { version: number }
    const again = { version, seen: asked.emailId, key: 'once-more-please' }
    const send = (more: object) =>
      w.t.send('sendDraft', { token: w.owner.token, id: asked.draft.id, input: { ...again, ...more } })
    expect((await send({})).status).toBe(409)
    expect((await send({ known })).status).toBe(200)
  })

  test('names whom a new message goes to, before and after it left, and where one is of unknown fate', async () => {
    // Mails of other tests are sent first.
    w.t.passMs(11 * ms.second)
    await w.t.settle()
    const input = {
      to: [{ name: 'Bo', address: 'bo@mail.test' }],
      subject: 'Hello',
      body: 'Your parcel is here.',
    }
    const begun = await w.t.send('createDraft', { token: w.owner.token, input })
    const {
      id,
      thread_id: threadId,
      version,
    } = begun.body as { id: string; thread_id: string; version: number }
    const listed = async () => {
      const { body } = await w.t.send('threads', { token: w.owner.token })
      const { threads, sending } = body as unknown as Answer<'threads'>
      return { thread: threads.find((thread) => thread.id === threadId), sending }
    }
    const bo = { name: 'Bo', address: 'bo@mail.test' }
    expect((await listed()).thread).toMatchObject({ customer: bo, emails: [] })
    faults.isSilent = true
    await w.t.send('sendDraft', {
      token: w.owner.token,
      id,
      input: { version, seen: null, key: 'press-to-bo' },
    })
    expect((await listed()).thread).toMatchObject({ customer: bo, drafts: [] })
    w.t.passMs(11 * ms.second)
    await w.t.settle()
    faults.isSilent = false
    expect((await listed()).sending).toMatchObject({ unknown_thread: threadId })
    const {
      outbox: [mail],
    } = (await threadOf(threadId)) as unknown as Answer<'thread'>
    await w.t.send('settleSend', { token: w.owner.token, id: mail?.id ?? '', input: { arrived: true } })
    const { thread } = await listed()
    expect(thread).toMatchObject({ customer: bo, emails: [{ direction: 'out' }] })
    expect(await threadOf(threadId)).toMatchObject({ customer: bo })
  })

  test('refuses a stale version, nobody to write to, an empty text, and a place that waits to be filled in', async () => {
    const asked = await begin()
    expect((await press(asked, { version: 7 })).status).toBe(409)
    const edit = async (input: Record<string, unknown>) => {
      const { body } = await w.t.send('updateDraft', {
        token: w.owner.token,
        id: asked.draft.id,
        input: { version: asked.draft.version, ...input },
      })
      asked.draft.version = Number(body['version'])
      return press(asked, { key: `press-${String(body['version'])}-of-it` })
    }
    expect((await edit({ body: ' \n' })).status).toBe(422)
    expect((await edit({ body: 'Hello {{name}}' })).body).toMatchObject({
      detail: [
        {
          loc: ['body', 'body'],
          msg: 'In the first line “{{name}}” is not filled in. Please replace it or delete it.',
        },
      ],
    })
    for (const open of ['⟦…⟧', '[insert link]', 'It comes on TODO.'])
      expect((await edit({ body: `Hello\n\n${open}` })).body).toMatchObject({
        detail: [{ loc: ['body', 'body'], msg: expect.stringContaining('In line 3 ') as string }],
      })
    expect((await edit({ subject: 'Order [number]', body: 'Hello' })).body).toMatchObject({
      detail: [{ loc: ['body', 'subject'] }],
    })
    expect((await edit({ subject: 'Order', to: [] })).body).toMatchObject({
      detail: [{ loc: ['body', 'to'] }],
    })
  })

  test('sends nothing without a file that a saved reply adds while the mail is made', async () => {
    const asked = await begin()
    const { token, id: storeId } = w.owner
    const input = { title: 'Form', question: '', answer: 'Please fill it in.', is_on: false }
    const saved = String((await w.t.send('createExample', { token, input })).body['id'])
    const file = new File(['%PDF'], 'return-form.pdf', { type: 'application/pdf' })
    await w.t.send('addExampleFile', { token, id: saved, input: { file } })
    const { db, clock } = w.t.api.services
    const [user] = await db.select().from(users).where(eq(users.email, 'owner@example.com'))
    // The transaction begins once the mail is made.
    const slowDb = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? async (...parameters: Parameters<typeof db.transaction>) => {
              await w.t.send('insertSavedReply', { token, id: saved, input: { draft_id: asked.draft.id } })
              return target.transaction(...parameters)
            }
          : (Reflect.get(target, name) as unknown),
    })
    const writing = { storeId, userId: user?.id ?? '', nowMs: clock() }
    const request = { version: asked.draft.version, seen: asked.emailId, key: 'a-press-beside-a-file' }
    expect(await sendDraft(slowDb, writing, asked.draft.id, request)).toMatchObject({
      kind: 'stale',
      news: [],
    })
    expect(await stateOf(asked)).toBeUndefined()
    await press(asked)
    w.t.passMs(11 * ms.second)
    await w.t.settle()
    expect(handed.some((raw) => raw.includes('return-form.pdf'))).toBe(true)
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
})

describe('undoSend', () => {
  test('gives the draft back as it was', async () => {
    const asked = await begin()
    const { body } = await press(asked)
    const id = (body['sending'] as { id: string }).id
    const undone = await w.t.send('undoSend', { token: w.owner.token, id })
    expect(undone.body).toMatchObject({ draft: { state: 'edited', body: 'It is on its way.' } })
    w.t.passMs(11 * ms.second)
    await w.t.settle()
    expect(await stateOf(asked)).toMatchObject({ state: 'cancelled' })
  })

  test('is one of the two at the moment of sending: taken back, or sent', async () => {
    handed.length = 0
    const outcomes = { undone: 0, late: 0 }
    for (let index = 0; index < 24; index += 1) {
      const asked = await begin()
      const { body } = await press(asked)
      const id = (body['sending'] as { id: string }).id
      w.t.passMs(10 * ms.second)
      // Both at once, with one of them slightly earlier.
      let undone = 0
      const undo = async () => {
        undone = (await w.t.send('undoSend', { token: w.owner.token, id })).status
      }
      const [first, second] = index % 2 === 0 ? [undo, w.t.settle] : [w.t.settle, undo]
      await Promise.all([first(), Promise.resolve().then(() => second())])
      await w.t.settle()
      expect([200, 409]).toContain(undone)
      outcomes[undone === 200 ? 'undone' : 'late'] += 1
      expect((await stateOf(asked))?.state).toBe(undone === 200 ? 'cancelled' : 'sent')
    }
    expect(handed).toHaveLength(outcomes.late)
  })
})
