import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ms, openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { createRateLimits, rateLimitRules } from './rate-limits.ts'
import type { RateLimits } from './rate-limits.ts'

let t: TestApi
let limits: RateLimits
beforeAll(async () => {
  t = await openTestApi()
  limits = t.api.services.limits
})
afterAll(() => t.close())

const { count } = rateLimitRules.mailAccount

describe('createRateLimits', () => {
  test('lets exactly as many parallel acts through as the rule says', async () => {
    const waits = await Promise.all(
      Array.from({ length: 30 }, () => limits.take(['mailAccount', 'parallel'])),
    )
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(count)
  })

  test('says how long to wait, and starts anew after that', async () => {
    for (let act = 0; act < count; act += 1) await limits.take(['mailAccount', 'window'])
    t.passMs(5 * ms.minute)
    expect(await limits.take(['mailAccount', 'window'])).toBe(600)
    t.passMs(10 * ms.minute)
    expect(await limits.take(['mailAccount', 'window'])).toBeUndefined()
  })

  test('keeps subjects and rules apart', async () => {
    for (let act = 0; act < count; act += 1) await limits.take(['mailAccount', 'apart'])
    expect(await limits.take(['mailAccount', 'another'])).toBeUndefined()
    expect(await limits.take(['codeAccount', 'apart'])).toBeUndefined()
  })

  test('leaves the charges after a used-up one uncounted', async () => {
    for (let act = 0; act < 20; act += 1)
      await limits.take(['mailAccount', 'alone'], ['storeAccount', 'shared'])
    for (let act = 0; act < rateLimitRules.storeAccount.count - count; act += 1) {
      expect(await limits.take(['storeAccount', 'shared'])).toBeUndefined()
    }
    expect(await limits.take(['storeAccount', 'shared'])).toBeDefined()
  })

  test('takes a count back', async () => {
    for (let act = 0; act < 3 * count; act += 1) {
      expect(await limits.take(['mailAccount', 'back'])).toBeUndefined()
      await limits.give(['mailAccount', 'back'])
    }
  })

  test('is one count for all processes on a database', async () => {
    const other = createRateLimits(t.api.services.db, t.api.services.clock, 1)
    for (let act = 0; act < count; act += 1) await other.take(['mailAccount', 'both'])
    expect(await limits.take(['mailAccount', 'both'])).toBeDefined()
  })

  test('scales every rule, and 0 switches them off', async () => {
    const double = createRateLimits(t.api.services.db, t.api.services.clock, 2)
    const off = createRateLimits(t.api.services.db, t.api.services.clock, 0)
    for (let act = 0; act < 2 * count; act += 1)
      expect(await double.take(['mailAccount', 'scaled'])).toBeUndefined()
    expect(await double.take(['mailAccount', 'scaled'])).toBeDefined()
    expect(await off.take(['mailAccount', 'scaled'])).toBeUndefined()
  })
})
