import { describe, expect, test } from 'vitest'
import { cheapHashCost } from '../testing/cheap-cost.ts'
import { createHasher, defaultHashCost } from './hasher.ts'

describe('createHasher', () => {
  test('hashes by Argon2id with 19 MiB and two passes unless told otherwise', async () => {
    const hasher = await createHasher(defaultHashCost)
    expect(await hasher.hash('secret')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('knows its secrets from others, and nobody’s from everybody’s', async () => {
    const hasher = await createHasher(cheapHashCost)
    const stored = await hasher.hash('secret')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
    expect(await hasher.matches(stored, 'secret')).toBe(true)
    expect(await hasher.matches(stored, 'Secret')).toBe(false)
    expect(await hasher.matches(undefined, 'decoy')).toBe(false)
    expect(await hasher.matches(null, 'decoy')).toBe(false)
  })

  test('takes as long for nobody as for a wrong secret', async () => {
    const hasher = await createHasher({ memoryCost: 8192, timeCost: 4 })
    const stored = await hasher.hash('secret')
    const shortest = async (of: string | null | undefined) => {
      const times: number[] = []
      for (let round = 0; round < 5; round += 1) {
        const startedMs = performance.now()
        await hasher.matches(of, 'wrong')
        times.push(performance.now() - startedMs)
      }
      return Math.min(...times)
    }
    const known = await shortest(stored)
    for (const nobody of [undefined, null]) expect(await shortest(nobody)).toBeGreaterThan(known / 4)
  })
})
