import { describe, expect, test } from 'vitest'
import { toOverview } from './view.ts'

const states = {
  suspended: null,
  failing: null,
  not_onboarded: 0,
  no_document: 0,
  no_mailbox: 0,
  no_shop: 0,
  ready: 2,
}
const overview = { states, parked: [], failures: [], newest: [], version: null }
const day = { stores: 2, people: 5, emails: 100, drafts: 40 }

describe('toOverview', () => {
  test('shows stores and people by day, and how many emails and drafts each day added', () => {
    const { growth } = toOverview({
      ...overview,
      days: [
        { day: '2030-01-14', ...day },
        { day: '2030-01-15', ...day, emails: 130, drafts: 39 },
        { day: '2030-01-16', ...day, people: 6, emails: 1130, drafts: 41 },
      ],
    })
    expect(growth?.head).toEqual(['Day (UTC)', 'Stores', 'People', 'New emails', 'New drafts'])
    expect(growth?.rows).toEqual([
      ['15/01/2030', '2', '5', '30', '0'],
      ['16/01/2030', '2', '6', '1,000', '2'],
    ])
  })

  test('shows no growth without two days to compare, or in front of a server that counts none', () => {
    const days = [
      { day: '2030-01-15', ...day },
      { day: '2030-01-16', ...day },
    ]
    expect(toOverview({ ...overview, days }).growth).toBeUndefined()
    expect(toOverview({ ...overview, days: null }).growth).toBeUndefined()
  })
})
