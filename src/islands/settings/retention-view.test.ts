import { describe, expect, test } from 'vitest'
import { describeRetentionPreview, listRetentionChoices, parseRetentionDays } from './retention-view.ts'

const days = { resolved: 730, archived: null, spam: 30, activity: 365 }

describe('describeRetentionPreview', () => {
  test('says what would be deleted, kind by kind, with its age', () => {
    const counts = { resolved: 1204, archived: 7, spam: 1, activity: 2 }
    expect(describeRetentionPreview(counts, days)).toBe(
      'This would delete 1,204 resolved conversations older than 2 years, 1 spam conversation older than 30 days, and 2 entries of the activity log older than 1 year.',
    )
  })

  test('is nothing where nothing is old enough', () => {
    expect(describeRetentionPreview({ resolved: 0, archived: 7, spam: 0, activity: 0 }, days)).toBeUndefined()
  })
})

describe('parseRetentionDays', () => {
  test('reads an empty choice as never', () => {
    const chosen: Record<string, string> = { resolved: '90', archived: '', spam: '30', activity: '' }
    expect(parseRetentionDays((kind) => chosen[kind] ?? '')).toEqual({
      ...{ resolved: 90, archived: null, spam: 30, activity: null },
    })
  })
})

describe('listRetentionChoices', () => {
  test('keeps a number of days that is no choice', () => {
    const values = (chosen: number | null) => listRetentionChoices(chosen).map(([value]) => value)
    expect(values(null)).toEqual(['', '30', '90', '180', '365', '730', '1095', '1825', '3650'])
    expect(values(45)).toContain('45')
    expect(values(45)).toHaveLength(10)
  })
})
