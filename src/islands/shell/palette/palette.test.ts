import { describe, expect, test } from 'vitest'
import { scoreWordMatch } from './palette.tsx'

const labels = ['Mark as unread', 'Settings', 'Switch to Setter Shop', 'Assign to Jettson', 'Dashboard']
const find = (query: string): string[] =>
  labels
    .map((label) => ({ label, score: scoreWordMatch(label, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ label }) => label)

describe('scoreWordMatch', () => {
  test('finds words by their beginning, never letters that are scattered', () => {
    expect(find('sett')).toEqual(['Settings', 'Switch to Setter Shop'])
    expect(find('as')).toEqual(['Assign to Jettson', 'Mark as unread'])
    expect(find('aun')).toEqual([])
  })

  test('wants every word of the query, in any order', () => {
    expect(find('unread mark')).toEqual(['Mark as unread'])
    expect(find('mark spam')).toEqual([])
  })

  test('sees neither case nor accents, and finds everything for nothing', () => {
    expect(scoreWordMatch('Änderungen', 'AND')).toBe(1)
    expect(find(' ')).toEqual(labels)
  })
})
