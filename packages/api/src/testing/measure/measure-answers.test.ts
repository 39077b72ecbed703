import { describe, expect, test } from 'vitest'
import { createHonestModel } from './honest-model.ts'
import { lyingModel } from './lying-model.ts'
import { labelShop, measureShop } from './measure-answers.ts'
import { bicycles } from '../shops/bicycles.ts'
import { pottery } from '../shops/pottery.ts'

describe.each([
  ['a pottery', labelShop(pottery)],
  ['a bicycle shop', labelShop(bicycles)],
])('replies to the mails of %s', (_, shop) => {
  test('are written without a model in time, and every sentence of theirs is supported', async () => {
    const figures = await measureShop(shop, undefined)
    expect(Object.keys(figures.marks).toSorted()).toEqual(['courtesy', 'supported'])
    expect(figures.mustSay).toBeGreaterThanOrEqual(0.55)
    expect(figures.refused).toBeGreaterThanOrEqual(0.85)
    expect(figures.wronglyReady).toBeLessThanOrEqual(0.13)
    expect(figures).toMatchObject({ inventedAddresses: 0, unmarkedNumbers: 0 })
    expect(figures.p95Ms).toBeLessThan(3000)
  })

  test('pass the check where an honest model writes them', async () => {
    const figures = await measureShop(shop, createHonestModel(shop.mails))
    expect(figures.mustSay).toBe(1)
    expect(figures.refused).toBe(1)
    expect(figures.outcomes).toMatchObject({ 'wrong fact': 0, 'unanswered question': 0, 'foreign order': 0 })
  })

  test('hold no address and no unmarked amount of a model that lies', async () => {
    const { inventedAddresses, unmarkedNumbers, marks } = await measureShop(shop, lyingModel)
    expect({ inventedAddresses, unmarkedNumbers }).toEqual({ inventedAddresses: 0, unmarkedNumbers: 0 })
    expect(marks['supported'] ?? 0).toBe(0)
  })
})
