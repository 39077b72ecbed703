import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailboxes } from '../../database/schema.ts'
import { ms, testPassword } from '../../testing/api.ts'
import { formatMail } from '../../testing/mail/mails.ts'
import { shopAddress } from '../../testing/mail/receive.ts'
import { useReplies } from '../../testing/mail/replies.ts'
import { joinStore } from '../../testing/store.ts'
import { returnDueThreads } from '../../threads/returns/return-due-threads.ts'

const w = useReplies()
/** Short, so that a sign-in lasts. */
const stepMs = 10 * ms.second
const inSteps = (steps: number) => new Date(w.t.api.services.clock() + steps * stepMs).toISOString()
async function pass(steps: number) {
  w.t.passMs(steps * stepMs)
  await w.t.settle()
  await returnDueThreads(w.t.api.services.db, w.t.api.services.clock())
}
const answer = (id: string, more: { headers?: readonly string[] } = {}) =>
  w.comeIn(formatMail({ answers: id, subject: 'Re: Question', atMs: w.t.api.services.clock(), ...more }))
/** The conversation, with its history as actions and what they are about. */
async function historyOf(threadId: string) {
  const thread = await w.threadOf(threadId)
  const lines = thread['history'] as { action: string; about: string }[]
  return {
    ...thread,
    history: lines.map(({ action, about }) => `${action} ${about}`.trim()).toSorted(),
  } as Record<string, unknown>
}
const undo = (id: string) => w.t.send('undoSend', { token: w.owner.token, id })

describe('a reply that is sent later', () => {
  test('waits in the conversation until its time, and is sent once', async () => {
    const asked = await w.begin()
    const at = inSteps(20)
    const { body } = await w.press(asked, { send_at: at })
    expect(body).toMatchObject({
      sending: { state: 'held', is_scheduled: true, send_at: at, undo_seconds: 0 },
      draft: { state: 'queued' },
    })
    const before = w.handed.length
    await pass(19)
    expect(w.handed).toHaveLength(before)
    expect(await w.threadOf(asked.threadId)).toMatchObject({ drafts: [], outbox: [{ send_at: at }] })
    await pass(2)
    await pass(2)
    expect(w.handed).toHaveLength(before + 1)
    expect(w.handed.at(-1)).toContain(`Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`)
    const { outbox, needs_reply: needsReply, history } = await historyOf(asked.threadId)
    expect([outbox, needsReply, history]).toEqual([[], false, [`scheduled ${at}`, `sent ${at}`]])
  })

  test('is a draft again when it is taken back, and keeps its text', async () => {
    const asked = await w.begin()
    const { body } = await w.press(asked, { send_at: inSteps(20) })
    const before = w.handed.length
    expect((await undo((body['sending'] as { id: string }).id)).status).toBe(200)
    await pass(30)
    expect(w.handed).toHaveLength(before)
    expect(await historyOf(asked.threadId)).toMatchObject({
      drafts: [{ state: 'edited', body: 'It is on its way.' }],
      outbox: [],
      history: [expect.stringContaining('scheduled'), 'unscheduled'],
    })
  })

  test('is withheld with a sentence when the customer writes before', async () => {
    const asked = await w.begin()
    await w.press(asked, { send_at: inSteps(20) })
    await pass(1)
    const before = w.handed.length
    await answer(asked.id)
    expect(await historyOf(asked.threadId)).toMatchObject({
      history: [expect.stringContaining('scheduled'), 'withheld'],
      drafts: [{ state: 'failed', body: 'It is on its way.' }],
      outbox: [{ state: 'failed', detail: expect.stringContaining('The customer wrote again') as string }],
    })
    await pass(30)
    expect(w.handed).toHaveLength(before)
  })

  test('is not withheld by an automatic reply', async () => {
    const asked = await w.begin()
    await w.press(asked, { send_at: inSteps(20) })
    await pass(1)
    const before = w.handed.length
    await answer(asked.id, { headers: ['Auto-Submitted: auto-replied'] })
    await pass(30)
    expect(w.handed).toHaveLength(before + 1)
  })

  test('is not sent from another mailbox than it was written for, and can be sent again', async () => {
    const asked = await w.begin()
    await w.press(asked, { send_at: inSteps(20) })
    const before = w.handed.length
    const { db } = w.t.api.services
    const isOwn = eq(mailboxes.storeId, w.owner.id)
    await db.update(mailboxes).set({ address: 'new@shop.test' }).where(isOwn)
    await pass(22)
    await db.update(mailboxes).set({ address: shopAddress }).where(isOwn)
    expect(w.handed).toHaveLength(before)
    expect(await w.threadOf(asked.threadId)).toMatchObject({
      drafts: [{ state: 'failed', body: 'It is on its way.' }],
      outbox: [{ state: 'failed', detail: expect.stringContaining('another email account') as string }],
    })
  })

  test('is a draft to the others when one of its recipients is erased', async () => {
    const asked = await w.begin({ from: 'bob@mail.test' })
    const { token } = w.owner
    const { version } = asked.draft
    const input = { version, cc: [{ name: 'Ann', address: 'ann.erased@mail.test' }] }
    const { body } = await w.t.send('updateDraft', { token, id: asked.draft.id, input })
    const draft = body as typeof asked.draft
    await w.press({ ...asked, draft }, { send_at: inSteps(20) })
    const before = w.handed.length
    await w.t.send('proveIdentity', { token, input: { secret: testPassword } })
    await w.t.send('eraseCustomer', { token, input: { address: 'ann.erased@mail.test' } })
    await pass(22)
    expect(w.handed).toHaveLength(before)
    expect(await w.threadOf(asked.threadId)).toMatchObject({
      drafts: [{ state: 'edited', to: [{ address: 'bob@mail.test' }], cc: [] }],
      outbox: [],
    })
  })

  test('is not sent when its person became an observer or was removed', async () => {
    const { token, id: storeId } = w.owner
    const scheduleBy = async (name: string) => {
      const asked = await w.begin()
      const theirs = await joinStore(w.t, `later-${name}@example.com`, storeId)
      const input = { version: asked.draft.version, seen: asked.emailId, key: `later-${name}-key` }
      const sent = await w.t.send('sendDraft', {
        ...{ token: theirs, id: asked.draft.id },
        input: { ...input, send_at: inSteps(20) },
      })
      expect(sent.status).toBe(200)
      const me = (await w.t.send('me', { token: theirs })).body['user'] as { id: string }
      return { threadId: asked.threadId, personId: me.id }
    }
    const observer = await scheduleBy('observer')
    const removed = await scheduleBy('removed')
    await w.t.send('updateMember', { token, id: observer.personId, input: { role: 'observer' } })
    await w.t.send('removeMember', { token, id: removed.personId })
    const before = w.handed.length
    await pass(22)
    expect(w.handed).toHaveLength(before)
    for (const { threadId } of [observer, removed])
      expect(await w.threadOf(threadId)).toMatchObject({
        drafts: [{ state: 'failed', body: 'It is on its way.' }],
        outbox: [{ state: 'failed', detail: expect.stringContaining('can no longer send') as string }],
      })
  })

  test('tells its person when it is not sent; once they cannot answer mail, the assignee or else the owners', async () => {
    const { token, id: storeId } = w.owner
    const join = async (name: string) => {
      const theirs = await joinStore(w.t, `told-${name}@example.com`, storeId)
      const { body } = await w.t.send('me', { token: theirs })
      return { token: theirs, id: (body['user'] as { id: string }).id }
    }
    const [writer, removed, assignee] = [await join('writer'), await join('removed'), await join('assignee')]
    const schedule = async (by: { token: string }, assigneeId: string | null = null) => {
      const asked = await w.begin()
      const { version } = await w.threadOf(asked.threadId)
      await w.t.send('updateThread', {
        token,
        id: asked.threadId,
        input: { version, assignee_id: assigneeId },
      })
      const input = { version: asked.draft.version, seen: asked.emailId, key: `told-${asked.draft.id}` }
      const sending = { token: by.token, id: asked.draft.id, input: { ...input, send_at: inSteps(20) } }
      expect((await w.t.send('sendDraft', sending)).status).toBe(200)
      return asked
    }
    const own = await schedule(assignee)
    const [answered, assigned] = [await schedule(writer), await schedule(writer, assignee.id)]
    const left = await schedule(removed)
    await w.t.send('updateMember', { token, id: writer.id, input: { role: 'observer' } })
    await w.t.send('removeMember', { token, id: removed.id })
    await answer(own.id)
    await answer(answered.id)
    await pass(22)
    const failuresOf = async (who: { token: string }) => {
      const { body } = await w.t.send('notifications', { token: who.token })
      const rows = body['notifications'] as { kind: string; thread_id: string; actor: { name: string } }[]
      return rows
        .filter(({ kind }) => kind === 'send_failed')
        .map(({ thread_id: threadId, actor }) => [threadId, actor.name])
    }
    const ofOwner = await failuresOf(w.owner)
    expect(ofOwner).toEqual(
      expect.arrayContaining([answered, left].map((one) => [one.threadId, 'Ann Archer'])),
    )
    expect(ofOwner.map(([threadId]) => threadId)).not.toContain(assigned.threadId)
    expect((await failuresOf(assignee)).toSorted()).toEqual(
      [
        [own.threadId, ''],
        [assigned.threadId, 'Ann Archer'],
      ].toSorted(),
    )
    expect(await failuresOf(writer)).toEqual([])
  })

  test('keeps no reply of a colleague waiting', async () => {
    const asked = await w.begin()
    await w.press(asked, { send_at: inSteps(20) })
    const { token } = w.owner
    const begun = await w.t.send('createDraft', {
      token,
      input: { thread_id: asked.threadId, body: 'One moment.' },
    })
    const draft = begun.body as { id: string; version: number }
    const input = { version: draft.version, seen: asked.emailId, key: `press-of-${draft.id}` }
    expect((await w.t.send('sendDraft', { token, id: draft.id, input })).status).toBe(200)
  })

  test('is refused for a time that has passed, and with a reminder before it', async () => {
    const asked = await w.begin()
    for (const [field, input] of [
      ['send_at', { send_at: inSteps(-1) }],
      ['send_at', { send_at: inSteps(6_000_000) }],
      ['follow_up_at', { send_at: inSteps(20), follow_up_at: inSteps(10) }],
    ] as const) {
      const refused = await w.press(asked, input)
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining(field)])
    }
  })
})

describe('a reminder', () => {
  const listFirst = async () => {
    const { body } = await w.t.send('threads', { token: w.owner.token })
    return (body['threads'] as { id: string; returned: unknown }[])[0]
  }

  test('returns the conversation with a mark when no answer came, also from the archive', async () => {
    const asked = await w.begin()
    await w.press(asked, { follow_up_at: inSteps(30) })
    await pass(1)
    const { version } = await w.threadOf(asked.threadId)
    const input = { version, is_archived: true }
    await w.t.send('updateThread', { token: w.owner.token, id: asked.threadId, input })
    await w.begin()
    await pass(27)
    expect((await listFirst())?.id).not.toBe(asked.threadId)
    await pass(3)
    expect(await listFirst()).toMatchObject({ id: asked.threadId, returned: { reason: 'follow_up' } })
    const { history } = (await w.threadOf(asked.threadId)) as { history: { action: string }[] }
    // The clock of the test stands still between sending and archiving.
    const told = history.map(({ action }) => action).toSorted()
    expect(told).toEqual(['archived', 'follow_up', 'sent', 'unanswered'])
  })

  test('does not come when the customer answered', async () => {
    const asked = await w.begin()
    await w.press(asked, { follow_up_at: inSteps(30) })
    await pass(1)
    expect(await w.threadOf(asked.threadId)).toMatchObject({ follow_up_at: expect.any(String) as string })
    await answer(asked.id)
    await pass(60)
    expect(await w.threadOf(asked.threadId)).toMatchObject({ follow_up_at: null, returned: null })
  })

  test('is taken back with its reply', async () => {
    const asked = await w.begin()
    const { body } = await w.press(asked, { follow_up_at: inSteps(30) })
    await undo((body['sending'] as { id: string }).id)
    await pass(60)
    expect(await w.threadOf(asked.threadId)).toMatchObject({ follow_up_at: null, returned: null })
  })
})
