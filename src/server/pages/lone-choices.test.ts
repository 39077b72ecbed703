import { describe, expect, test } from 'vitest'
import { openVisit } from '../testing/open-visit.ts'
import { loadAccounts } from '../../islands/accounts/load.ts'

const refused = { status: 409, problem: 'Not today.' }

describe('a list that is alone in its form, and came to nothing', () => {
  test('shows the role that was chosen for a member again', async () => {
    const form = { action: 'role', id: 'u2', was: 'agent', role: 'manager' }
    const { context } = openVisit('/accounts-page?members', { form, answers: { updateMember: refused } })
    expect(await loadAccounts(context)).toMatchObject({
      people: { sent: { members: { error: 'Not today.', values: { id: 'u2', role: 'manager' } } } },
    })
  })
})
