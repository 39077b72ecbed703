import { historyActions } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { toHistoryChanges } from './view.ts'
import { historyWords } from '../words.ts'

const nowMs = Date.UTC(2026, 4, 10, 12)
const line = (action: string, more: object = {}) => ({
  ...{ id: '1', action, actor: { id: 'u1', name: 'Olga' }, person_id: null, about: '' },
  created_at: '2026-05-10T09:00:00Z',
  ...more,
})
const tell = (action: string, more: object = {}, me = 'u9') =>
  toHistoryChanges([line(action, more)], { nowMs, me }).map(({ text }) => text)

describe('toHistoryChanges', () => {
  test('has a sentence for every action, and leaves out those of other servers', () => {
    expect(Object.keys(historyWords.actions)).toEqual([...historyActions])
    expect(tell('archived')).toEqual(['Olga archived this'])
    expect(tell('painted')).toEqual([])
  })

  test('speaks of the reader, and of people who assign to themselves', () => {
    const nora = { person_id: 'u2', about: 'Nora' }
    expect(tell('assigned', nora)).toEqual(['Olga assigned this to Nora'])
    expect(tell('assigned', nora, 'u2')).toEqual(['Olga assigned this to you'])
    expect(tell('assigned', { person_id: 'u1', about: 'Olga' })).toEqual(['Olga assigned this to themselves'])
    expect(tell('assigned', { person_id: 'u1', about: 'Olga' }, 'u1')).toEqual([
      'You assigned this to yourself',
    ])
    expect(tell('archived', { actor: { id: null, name: '' } })).toEqual(['A former member archived this'])
  })
})
