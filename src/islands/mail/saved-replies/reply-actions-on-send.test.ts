import { describe, expect, test } from 'vitest'
import { describeReplyActions } from './reply-actions-on-send.tsx'
import { savedReplyWords as words } from '../words.ts'

const none = { assigns_sender: false, tag_ids: [], snooze_days: null, resolves: false }

describe('describeReplyActions', () => {
  test('says each action, and leaves out tags that are gone', () => {
    const tags = [{ id: 't1', name: 'Return', color: 'red' }]
    const actions = { assigns_sender: true, tag_ids: ['t1', 't9'], snooze_days: 3, resolves: true }
    expect(words.whenSent(describeReplyActions(actions, tags))).toBe(
      'When this is sent, the conversation is assigned to you, tagged Return, snoozed for 3 days, marked as needing no reply.',
    )
    expect(describeReplyActions({ ...none, tag_ids: ['t9'] }, tags)).toEqual([])
    expect(describeReplyActions({ ...none, snooze_days: 0 }, [])).toEqual([
      'snoozed until the customer answers',
    ])
  })
})
