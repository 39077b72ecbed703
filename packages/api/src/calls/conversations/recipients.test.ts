import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customers, recipients } from '../../database/schema.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let t: TestApi
let owner: StoreOwner
const at = new Date(Date.UTC(2030, 0, 1))
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'owner@example.com')
  const rows = [
    { address: 'anna@mail.test', name: 'Anna Archer' },
    { address: 'bob_1@mail.test', name: 'Bob "Builder" O’Hara' },
    { address: 'bobx1@mail.test', name: '' },
    { address: 'parts@supplier.test', name: 'Parts and more' },
  ]
  const seen = { storeId: owner.id, firstAt: at, lastAt: at }
  await t.api.services.db.insert(customers).values(rows.map((row) => ({ ...row, ...seen })))
  await t.api.services.db
    .insert(recipients)
    .values({ storeId: owner.id, address: 'parts@supplier.test', name: '', uses: 5, lastAt: at })
})
afterAll(() => t.close())

const find = async (q: string, token = owner.token) => {
  const { body } = await t.send('recipients', { token, input: { q } })
  return (body['people'] as { address: string }[]).map(({ address }) => address)
}

describe('recipients', () => {
  test('are found by the beginning of an address, a name and a last name, in any case', async () => {
    for (const q of ['anna', 'ANNA A', 'arch', 'anna@m', ' Archer '])
      expect([q, await find(q)]).toEqual([q, ['anna@mail.test']])
    expect(await find('o’h')).toEqual(['bob_1@mail.test'])
    expect(await find('nna')).toEqual([])
  })

  test('are each offered once, with their name, the often used first', async () => {
    const { body } = await t.send('recipients', { token: owner.token, input: { q: 'p' } })
    expect(body['people']).toEqual([{ name: 'Parts and more', address: 'parts@supplier.test' }])
  })

  test('takes signs of patterns literally, and everyone without a search', async () => {
    expect(await find('bob_')).toEqual(['bob_1@mail.test'])
    expect(await find('%')).toEqual([])
    expect(await find(' ')).toHaveLength(4)
  })

  test('are those of the store alone', async () => {
    const other = await enterStore(t, 'other@example.com')
    expect(await find('anna', other.token)).toEqual([])
  })

  test('are found within a second among 20,000 customers', { timeout: 120_000 }, async () => {
    const store = await enterStore(t, 'large@example.com')
    const { db } = t.api.services
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const name = (index: number) =>
      `${letters[index % 26]}${letters[(index * 7) % 26]}na ${letters[(index * 11) % 26]}rcher${String(index)}`
    for (let from = 0; from < 20_000; from += 2000) {
      const rows = Array.from({ length: 2000 }, (_, index) => ({
        ...{ storeId: store.id, firstAt: at, lastAt: new Date(at.getTime() + index * 1000) },
        ...{
          name: name(from + index),
          address: `${name(from + index).replace(' ', '.')}@${randomUUID()}.test`,
        },
      }))
      await db.insert(customers).values(rows)
    }
    const times: number[] = []
    for (const q of ['a', 'b', 'an', 'ana', 'ba', 'rch', 'archer1', 'zz', 'm', 'ma'].flatMap((q) => [q, q])) {
      const startMs = performance.now()
      expect((await find(q, store.token)).length).toBeLessThanOrEqual(8)
      times.push(performance.now() - startMs)
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity
    expect(p95).toBeLessThan(1000)
  })
})
