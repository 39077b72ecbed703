import { beforeAll, describe, expect, test } from 'vitest'
import { ms } from '../../testing/api.ts'
import { useReplies } from '../../testing/mail/replies.ts'
import { joinStore } from '../../testing/store.ts'

const w = useReplies()
let agent: string
beforeAll(async () => {
  agent = await joinStore(w.t, 'arne@example.com', w.owner.id)
})

interface Shown {
  version: number
  history: { action: string; actor: { id: string; name: string }; person_id: string | null; about: string }[]
  emails: { id: string; direction: string; sent_by: { id: string; name: string } | null }[]
}
const show = async (id: string) => (await w.threadOf(id)) as unknown as Shown
async function edit(id: string, input: Record<string, unknown>, token = agent) {
  w.t.passMs(ms.second)
  const { version } = await show(id)
  const changed = await w.t.send('updateThread', { token, id, input: { version, ...input } })
  expect(changed.status).toBe(200)
}
const meOf = async (token: string) =>
  (await w.t.send('me', { token })).body['user'] as { id: string; first_name: string; last_name: string }
const actionsOf = async (id: string) => (await show(id)).history.map(({ action }) => action)

describe('history', () => {
  test('tells who assigned, resolved and archived a conversation, oldest first', async () => {
    const { threadId } = await w.begin()
    const me = await meOf(agent)
    const name = `${me.first_name} ${me.last_name}`
    await edit(threadId, { assignee_id: me.id }, w.owner.token)
    await edit(threadId, { assignee_id: null })
    await edit(threadId, { is_settled: true })
    await edit(threadId, { is_settled: false })
    await edit(threadId, { is_archived: true })
    await edit(threadId, { is_archived: false })
    await edit(threadId, { is_spam: true })
    await edit(threadId, { is_spam: false })
    const { history } = await show(threadId)
    expect(history.map(({ action }) => action)).toEqual([
      ...['assigned', 'unassigned', 'resolved', 'reopened'],
      ...['archived', 'restored', 'spam', 'not_spam'],
    ])
    const owner = await meOf(w.owner.token)
    expect(history[0]).toMatchObject({ actor: { id: owner.id }, person_id: me.id, about: name })
    expect(history[1]).toMatchObject({ actor: { id: me.id, name }, person_id: null, about: '' })
  })

  test('tells no change of what is so already, and no reading', async () => {
    const { threadId } = await w.begin()
    await edit(threadId, { is_unread: false })
    await edit(threadId, { is_archived: false })
    await edit(threadId, { assignee_id: null })
    const input = { ids: [threadId], action: 'archive' }
    await w.t.send('bulkThreads', { token: agent, input })
    await w.t.send('bulkThreads', { token: agent, input })
    expect(await actionsOf(threadId)).toEqual(['archived'])
  })

  test('tells nothing of a refused change', async () => {
    const { threadId } = await w.begin()
    const input = { version: 99, is_archived: true }
    expect((await w.t.send('updateThread', { token: agent, id: threadId, input })).status).toBe(409)
    expect(await actionsOf(threadId)).toEqual([])
  })

  test('stays with a merged conversation, and tells of merging and splitting', async () => {
    const [one, other] = [await w.begin(), await w.begin()]
    await edit(one.threadId, { is_settled: true })
    w.t.passMs(ms.second)
    await w.t.send('mergeThread', { token: agent, id: one.threadId, input: { into: other.threadId } })
    const { emails, history } = await show(other.threadId)
    expect(history.map(({ action }) => action)).toEqual(['resolved', 'merged'])
    w.t.passMs(ms.second)
    const input = { email_id: emails.at(-1)?.id }
    const split = await w.t.send('splitThread', { token: agent, id: other.threadId, input })
    expect(await actionsOf(other.threadId)).toEqual(['resolved', 'merged', 'split'])
    expect(await actionsOf(String(split.body['id']))).toEqual(['split'])
  })
})

describe('sent_by', () => {
  test('names the member who sent a mail, and no one for others', async () => {
    const asked = await w.begin()
    const { draft, emailId, threadId } = asked
    const input = { version: draft.version, seen: emailId, key: `press-of-${draft.id}` }
    await w.t.send('sendDraft', { token: agent, id: draft.id, input })
    w.t.passMs(11 * ms.second)
    await w.t.settle()
    const me = await meOf(agent)
    const { emails } = await show(threadId)
    expect(emails.map(({ direction, sent_by: by }) => [direction, by?.id])).toEqual([
      ['in', undefined],
      ['out', me.id],
    ])
  })
})
