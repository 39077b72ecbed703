import { calls } from '@draftdesk/contract'
import { sampleOf } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { openVisit } from '../testing/open-visit.ts'
import { loadAccounts } from './accounts.ts'
import { loadEmail } from './email.ts'

const refused = { status: 409, problem: 'Not today.' }
const answer = (name: keyof typeof calls) => ({ answer: sampleOf(calls[name].answer, false) })

describe('a list that is alone in its form, and came to nothing', () => {
  test('shows the role that was chosen for a member again', async () => {
    const form = { action: 'role', id: 'u2', was: 'agent', role: 'manager' }
    const { context } = openVisit('/accounts-page?members', { form, answers: { updateMember: refused } })
    expect(await loadAccounts(context)).toMatchObject({
      people: { sent: { members: { error: 'Not today.', values: { id: 'u2', role: 'manager' } } } },
    })
  })

  test('shows who was chosen to answer a conversation again', async () => {
    const person = (id: string) => ({ id, name: id, image: null })
    const thread = {
      ...(answer('thread').answer as Record<string, unknown>),
      ...{ id: '7', colleagues: [person('u1'), person('u2')], assignee: person('u1') },
    }
    const { context } = openVisit('/email-page/detail/7', {
      params: { id: '7' },
      form: { version: '3', subject: 'Returns', assignee: 'u2', assign: 'true' },
      answers: { thread: { answer: thread }, updateThread: refused, threads: answer('threads') },
    })
    const page = await loadEmail(context)
    if (page instanceof Response) throw new Error('The page leads elsewhere')
    expect(page.conversation.error).toBe('Not today.')
    expect(page.conversation.thread?.assignees.filter(({ isChosen }) => isChosen)).toMatchObject([
      { id: 'u2' },
    ])
  })
})
