import { describe, expect, test } from 'vitest'
import { describeActions } from './sent-actions.tsx'
import { savedReplyWords as words } from './words.ts'

const none = { assigns_sender: false, tag_ids: [], snooze_days: null, resolves: false }

describe('describeActions', () => {
  test('says each action, and leaves out tags that are gone', () => {
    const tags = [{ id: 't1', name: 'Return', color: 'red' }]
    const actions = { assigns_sender: true, tag_ids: ['t1', 't9'], snooze_days: 3, resolves: true }
    expect(words.whenSent(describeActions(actions, tags))).toBe(
      'When this is sent, the conversation is assigned to you, tagged Return, snoozed for 3 days, marked as needing no reply.',
    )
    expect(describeActions({ ...none, tag_ids: ['t9'] }, tags)).toEqual([])
    expect(describeActions({ ...none, snooze_days: 0 }, [])).toEqual(['snoozed until the customer answers'])
  })
})
