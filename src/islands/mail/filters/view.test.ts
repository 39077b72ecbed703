import { describe, expect, test } from 'vitest'
import { isSameFilterQuery } from '../../../models/saved-filters.ts'
import { buildFilteredListAddress, listActiveFilterChips, parseValueFilters } from './view.ts'

const offer = {
  tags: [{ id: 't1', name: 'Return', color: 'red' }],
  colleagues: [{ id: 'u1', name: 'Anna Berg' }],
}
const place = (narrowing: Record<string, string>) => ({
  filter: 'all' as const,
  narrowing,
  cursor: undefined,
})

describe('listActiveFilterChips', () => {
  test('says each filter in words, and leads to the list without it', () => {
    const narrowing = { unread: 'true', tag: 't1', assignee: 'u1', language: 'de', older_than: '7' }
    const chips = listActiveFilterChips(place(narrowing), offer)
    expect(chips.map(({ label }) => label)).toEqual(['Return', 'Anna Berg', 'German', 'Older than 7 days'])
    expect(chips[0]?.href).toBe('/emails-page?filter=all&unread=true&assignee=u1&language=de&older_than=7')
  })

  test('knows tags and people that are gone', () => {
    const chips = listActiveFilterChips(place({ tag: 't9', assignee: 'u9' }), offer)
    expect(chips.map(({ label }) => label)).toEqual(['Deleted tag', 'Former member'])
  })
})

describe('buildFilteredListAddress', () => {
  test('replaces values, leaves out empty ones, and names one person', () => {
    const now = place({ mine: 'true', tag: 't1', q: 'tent' })
    expect(buildFilteredListAddress(now, { tag: '', language: 'de', assignee: '' })).toBe(
      '/emails-page?filter=all&mine=true&q=tent&language=de',
    )
    expect(buildFilteredListAddress(now, { assignee: 'u1' })).toBe(
      '/emails-page?filter=all&tag=t1&q=tent&assignee=u1',
    )
  })
})

describe('parseValueFilters', () => {
  test('takes values of the right shape alone', () => {
    const read = (query: string) => parseValueFilters(new URL(`https://desk.test/?${query}`))
    expect(read('tag=t1&assignee=u-1&language=de&older_than=30')).toEqual({
      ...{ tag: 't1', assignee: 'u-1', language: 'de', older_than: '30' },
    })
    expect(read('tag=a%20b&language=German&older_than=0&assignee=')).toEqual({})
  })
})

describe('isSameFilterQuery', () => {
  test('compares lists without their page, in any order', () => {
    expect(isSameFilterQuery({ tag: 't1', q: 'a' }, { q: 'a', tag: 't1', filter: 'all', cursor: 'c' })).toBe(
      true,
    )
    expect(isSameFilterQuery({ tag: 't1' }, { tag: 't1', unread: 'true' })).toBe(false)
  })
})
