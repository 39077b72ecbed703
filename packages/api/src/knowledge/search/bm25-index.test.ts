import { describe, expect, test } from 'vitest'
import { createBm25Index } from './bm25-index.ts'

const index = createBm25Index()
for (const text of ['oak table oak', 'oak chair', 'pine chair and a pine bench of pine', 'lamp'])
  index.add(text.split(' '))
const search = (...terms: string[]) =>
  index.search(new Map(terms.map((term) => [term, 1]))).toSorted((a, b) => b.score - a.score)

describe('createBm25Index', () => {
  test('finds the texts that have a term, the ones that are most about it first', () => {
    expect(search('oak').map(({ at }) => at)).toEqual([0, 1])
    expect(search('glass')).toEqual([])
  })

  test('counts a rare term more than a common one', () => {
    expect(search('oak', 'lamp')[0]?.at).toBe(3)
  })

  test('counts a term by its weight', () => {
    const [light] = index.search(new Map([['lamp', 0.5]]))
    expect(light?.score).toBeCloseTo((search('lamp')[0]?.score ?? 0) / 2)
  })

  test('says in how many texts a term stands', () => {
    expect(['oak', 'pine', 'glass'].map((term) => index.counts.get(term))).toEqual([2, 1, undefined])
  })
})
