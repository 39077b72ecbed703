import { describe, expect, test } from 'vitest'
import { toAdminActivity } from './view.ts'

const entry = {
  id: 'a1',
  actor_name: 'Ada Admin',
  note: null,
  created_at: '2026-11-26T10:00:00Z',
  store: null,
}
const ada = { id: 'u1', name: 'Ada Admin', email: 'ada@mail.test' }

describe('toAdminActivity', () => {
  test('names the person whom an action is about', () => {
    const shown = toAdminActivity({ ...entry, action: 'person_locked', person: { ...ada, name: 'Bob' } })
    expect(shown).toMatchObject({ sentence: 'locked', about: { label: 'Bob' } })
  })

  test('names a person once who did it for themselves', () => {
    const shown = toAdminActivity({ ...entry, action: 'two_step_on', person: ada })
    expect(shown).toMatchObject({ sentence: 'turned on two-step sign-in', about: undefined, joint: '' })
  })
})
