import { describe, expect, test } from 'vitest'
import { threadMessages as words } from '../messages/emails.ts'
import { isThreadSwitch, sayAssigned, saySwitched, threadSwitches, threadVerbs } from './threads.ts'
import type { ThreadSwitch } from './threads.ts'

const names = Object.keys(threadSwitches) as ThreadSwitch[]

describe('saySwitched', () => {
  test.each([
    ['is_archived', words.archived, words.restored],
    ['is_spam', words.markedSpam, words.unmarkedSpam],
    ['is_settled', words.settled, words.unsettled],
    ['is_unread', words.markedUnread, words.markedRead],
  ] as const)('says what %s came to, and what taking it back came to', (name, on, off) => {
    expect(saySwitched(name, true, 'Parcel')).toBe(on('Parcel'))
    expect(saySwitched(name, false, 'Parcel')).toBe(off('Parcel'))
  })

  test('never says the same of both', () => {
    for (const name of names)
      expect(saySwitched(name, true, 'Parcel')).not.toBe(saySwitched(name, false, 'Parcel'))
  })
})

describe('isThreadSwitch', () => {
  test('knows the names of the switches alone', () => {
    expect([...names, 'version', 'toString', ''].filter(isThreadSwitch)).toEqual(names)
  })
})

describe('sayAssigned', () => {
  test('names who answers', () => {
    expect(sayAssigned('Ada', 'Parcel')).toBe(words.assigned('Ada', 'Parcel'))
    expect(sayAssigned(undefined, 'Parcel')).toBe(words.unassigned('Parcel'))
  })
})

describe('threadVerbs', () => {
  test('change one thing of a version of a conversation', () => {
    const bodies = [
      ...names.map((name) => threadVerbs.switch('t1', 3, name, true)),
      threadVerbs.switch('t1', 3, 'is_archived', false),
      threadVerbs.assign('t1', 3, 'm1'),
      threadVerbs.assign('t1', 3, null),
      threadVerbs.markRead('t1', 3),
    ].map(({ name, body }) => [name, body])
    expect(bodies).toEqual(
      [
        ...names.map((name) => ({ [name]: true })),
        { is_archived: false },
        { assignee_id: 'm1' },
        { assignee_id: null },
        { is_unread: false },
      ].map((change) => ['updateThread', { version: 3, ...change }]),
    )
  })
})
