import { describe, expect, test } from 'vitest'
import { cheapCost } from '../testing/api.ts'
import { createHasher, defaultCost } from './hasher.ts'

describe('createHasher', () => {
  test('hashes by Argon2id with 19 MiB and two passes unless told otherwise', async () => {
    const hasher = await createHasher(defaultCost)
    expect(await hasher.hash('secret')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('knows its secrets from others, and nobody’s from everybody’s', async () => {
    const hasher = await createHasher(cheapCost)
    const stored = await hasher.hash('secret')
    expect(await hasher.matches(stored, 'secret')).toBe(true)
    expect(await hasher.matches(stored, 'Secret')).toBe(false)
    expect(await hasher.matches(undefined, 'decoy')).toBe(false)
    expect(await hasher.matches(null, 'decoy')).toBe(false)
  })
})
