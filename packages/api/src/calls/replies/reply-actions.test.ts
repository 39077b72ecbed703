import { beforeAll, describe, expect, test } from 'vitest'
import { ms } from '../../testing/api.ts'
import { useReplies } from '../../testing/mail/replies.ts'
import { joinStore } from '../../testing/store.ts'

const w = useReplies()
const token = () => w.owner.token
let tag: { id: string; name: string }
let me: string
beforeAll(async () => {
  const made = await w.t.send('createTag', { token: token(), input: { name: 'Exchange', color: 'blue' } })
  tag = made.body as unknown as typeof tag
  me = ((await w.t.send('me', { token: token() })).body['user'] as { id: string }).id
})

const everything = () => ({
  ...{ assigns_sender: true, tag_ids: [tag.id], snooze_days: 3, resolves: true },
})
async function save(actions: Record<string, unknown> | null, title = 'Exchange') {
  const texts = { title, question: '', answer: 'Please send it back.', is_on: false }
  return w.t.send('createExample', { token: token(), input: { ...texts, actions } })
}
async function insert(draftId: string, actions: Record<string, unknown> | null) {
  const { body } = await save(actions)
  return w.t.send('insertSavedReply', {
    token: token(),
    id: String(body['id']),
    input: { draft_id: draftId },
  })
}
const show = async (id: string) => {
  const { assignee, tags, snooze, needs_reply: needsReply } = await w.threadOf(id)
  return { assignee, tags, snooze, needsReply }
}

describe('actions of a saved reply', () => {
  test('are kept with it, and name tags of the store alone', async () => {
    const { body } = await save(everything())
    expect(body['actions']).toEqual(everything())
    const { id, version } = body as { id: string; version: number }
    const cleared = await w.t.send('updateExample', { token: token(), id, input: { version, actions: null } })
    expect(cleared.body['actions']).toBeNull()
    expect((await save({ ...everything(), tag_ids: ['no-tag'] })).status).toBe(400)
    expect((await save({ ...everything(), snooze_days: 400 })).status).toBe(422)
  })

  test('wait for the reply to be sent, and one undo takes all of them back', async () => {
    const begun = await w.begin()
    const before = await show(begun.threadId)
    expect(before).toMatchObject({ assignee: null, tags: [], snooze: null, needsReply: true })
    expect((await insert(begun.draft.id, everything())).body['has_actions']).toBe(true)
    expect(await show(begun.threadId)).toEqual(before)
    const sent = await w.press(begun)
    expect(sent.status).toBe(200)
    expect(await show(begun.threadId)).toMatchObject({
      ...{ assignee: { id: me }, tags: [tag], needsReply: false },
      snooze: { until: new Date(w.t.api.services.clock() + 3 * 24 * ms.hour).toISOString() },
    })
    const { id } = sent.body['sending'] as { id: string }
    await w.t.send('undoSend', { token: token(), id })
    expect(await show(begun.threadId)).toEqual(before)
  })

  test('are taken back without a person who has left the store since', async () => {
    const begun = await w.begin()
    const leaver = await joinStore(w.t, 'leaver@example.com', w.owner.id)
    const { id: leaverId } = (await w.t.send('me', { token: leaver })).body['user'] as { id: string }
    const { version } = await w.threadOf(begun.threadId)
    const input = { version, assignee_id: leaverId }
    await w.t.send('updateThread', { token: token(), id: begun.threadId, input })
    await insert(begun.draft.id, everything())
    const sendAt = new Date(w.t.api.services.clock() + 24 * ms.hour).toISOString()
    const sent = await w.press(begun, { send_at: sendAt })
    expect((await w.t.send('removeMember', { token: token(), id: leaverId })).status).toBe(200)
    const { id } = sent.body['sending'] as { id: string }
    expect((await w.t.send('undoSend', { token: token(), id })).status).toBe(200)
    expect(await show(begun.threadId)).toMatchObject({ assignee: null, tags: [], snooze: null })
  })

  test('of two replies are joined, and a draft can drop them', async () => {
    const begun = await w.begin()
    const nothing = { assigns_sender: false, tag_ids: [], snooze_days: null, resolves: false }
    await insert(begun.draft.id, { ...nothing, tag_ids: [tag.id], snooze_days: 1 })
    await insert(begun.draft.id, { ...nothing, snooze_days: 0 })
    expect((await insert(begun.draft.id, null)).body['has_actions']).toBe(false)
    const draftOf = async () => (await w.t.send('draft', { token: token(), id: begun.draft.id })).body
    expect(await draftOf()).toMatchObject({
      actions: { ...nothing, tag_ids: [tag.id], snooze_days: 0 },
      version: begun.draft.version,
    })
    const dropped = await w.t.send('dropDraftActions', { token: token(), id: begun.draft.id })
    expect(dropped.body['actions']).toBeNull()
    await w.press(begun)
    expect(await show(begun.threadId)).toMatchObject({ tags: [], snooze: null })
  })

  test('keep what the conversation had before', async () => {
    const begun = await w.begin()
    const { version } = await w.threadOf(begun.threadId)
    const input = { version, add_tags: [tag.id], snooze: { until: null } }
    await w.t.send('updateThread', { token: token(), id: begun.threadId, input })
    await insert(begun.draft.id, everything())
    const sent = await w.press(begun)
    const { id } = sent.body['sending'] as { id: string }
    await w.t.send('undoSend', { token: token(), id })
    expect(await show(begun.threadId)).toMatchObject({ tags: [tag], snooze: { until: null } })
  })
})
