import { getResponseSchema, threadAnswer } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { emailMessages as words } from '../messages/emails.ts'
import {
  addSortDates,
  pickNameColorIndex,
  shortenMoment,
  pickThreadState,
  toFoundConversation,
  toThreadRow,
} from './thread-row.ts'
import { toMoment } from './format-moment.ts'

const nowMs = Date.UTC(2026, 4, 10, 12)
const email = {
  ...{ id: 'e1', direction: 'in' as const, sender: 'Ann Archer <ann@example.com>' },
  ...{ created_at: '2026-05-10T09:05:00Z', excerpt: ' Where is it? ' },
}
const thread = {
  ...{ id: 't1', subject: ' Parcel ', emails: [email], drafts: [], is_unread: true, needs_reply: true },
}

const toRow = (answer: object, query = {}) =>
  toThreadRow(getResponseSchema(threadAnswer).parse(answer), query, nowMs)

describe('toThreadRow', () => {
  test('names the customer, and shows the beginning of the last email', () => {
    const ours = { ...email, id: 'e2', direction: 'out' as const, sender: 'us', excerpt: 'On its way.' }
    const emails = [{ ...ours, created_at: '2026-05-10T10:00:00Z' }, email]
    expect(toRow({ ...thread, emails }, { filter: 'all' })).toMatchObject({
      ...{ subject: 'Parcel', sender: 'Ann Archer', excerpt: words.yours('On its way.'), count: 2 },
      ...{ isUnread: true, href: '/email-page/detail/t1?filter=all', moment: { short: '10:00' } },
    })
  })

  test('has words of its own for what is missing', () => {
    const empty = { id: 't1', subject: ' ', emails: [], drafts: [] }
    expect(toRow(empty)).toMatchObject({
      ...{ subject: words.noSubject, sender: words.unknownSender, excerpt: '', count: 0 },
      ...{ isUnread: false, state: undefined, moment: undefined },
    })
  })

  test('names whom the store writes to before they wrote anything, and dates it by its beginning', () => {
    const begun = { id: 't1', subject: '', emails: [], drafts: [], last_email_at: '2026-05-10T08:00:00Z' }
    const customer = { name: '', address: 'bo@example.com' }
    expect(toRow({ ...begun, customer })).toMatchObject({
      ...{ sender: 'bo@example.com', moment: { short: '08:00' } },
    })
    expect(toRow({ ...begun, customer: null })).toMatchObject({ sender: words.noRecipient })
    const ours = { ...email, direction: 'out' as const, sender: 'us@example.com' }
    expect(toRow({ ...begun, customer, emails: [ours] })).toMatchObject({ sender: 'bo@example.com' })
    expect(toRow({ ...begun, customer, emails: [email] })).toMatchObject({ sender: 'Ann Archer' })
  })
})

describe('toFoundConversation', () => {
  test('names a conversation as its row does: by the customer, not by whoever answered last', () => {
    const ours = {
      ...email,
      id: 'e2',
      direction: 'out' as const,
      sender: 'us',
      created_at: '2026-05-10T10:00:00Z',
    }
    for (const emails of [[email, ours], [ours], []]) {
      const answer = getResponseSchema(threadAnswer).parse({ ...thread, emails })
      const { id, subject, sender } = toThreadRow(answer, {}, nowMs)
      expect(toFoundConversation(answer)).toEqual({ id, subject, sender })
    }
    expect(
      toFoundConversation(getResponseSchema(threadAnswer).parse({ ...thread, emails: [email, ours] })).sender,
    ).toBe('Ann Archer')
  })
})

describe('addSortDates', () => {
  test('gives a conversation without an email the date of its beginning', () => {
    const answer = { id: 't1', subject: '', drafts: [], last_email_at: '2026-05-10T08:00:00Z' }
    const dated = (emails: readonly object[]) =>
      addSortDates(getResponseSchema(threadAnswer).parse({ ...answer, emails })).emails[0]?.created_at
    expect([dated([]), dated([email])]).toEqual(['2026-05-10T08:00:00Z', email.created_at])
  })
})

describe('shortenMoment', () => {
  test.each([
    ['2026-05-10T09:05:00Z', '09:05'],
    ['2026-05-09T23:59:00Z', words.weekdays[6]],
    ['2026-05-04T00:00:00Z', words.weekdays[1]],
    ['2026-05-03T23:59:00Z', '03/05/2026'],
    ['2026-05-11T00:00:00Z', '11/05/2026'],
  ])('says %s in the shortest way', (iso, expected) => {
    const moment = toMoment(iso)
    expect(moment && shortenMoment(moment, nowMs)).toBe(expected)
  })
})

describe('pickThreadState', () => {
  test.each([
    [true, true, true, 'failed', 'failed'],
    [true, true, true, 'unknown', 'unknown'],
    [true, true, true, 'held', 'leaving'],
    [true, true, true, 'sending', 'leaving'],
    [true, true, true, null, 'draft'],
    [false, true, true, undefined, 'reply'],
    [false, false, true, undefined, 'waiting'],
    [false, false, false, undefined, undefined],
  ])('puts first what a person can act on (%s %s %s %s)', (draft, reply, ours, sending, expected) => {
    expect(pickThreadState(draft, reply, ours, sending)).toBe(expected)
  })
})

describe('pickNameColorIndex', () => {
  test('is the same for the same name, and spreads names', () => {
    const tones = new Set(Array.from('abcdefghijklmnop', pickNameColorIndex))
    expect(pickNameColorIndex('Ann')).toBe(pickNameColorIndex('Ann'))
    expect(tones.size).toBe(6)
  })
})
