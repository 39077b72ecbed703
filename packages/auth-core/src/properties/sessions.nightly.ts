import { describe, test } from 'vitest'
import { assertSessionInvariants } from './session-invariants.ts'

describe('createClient in bearer mode', () => {
  test('keeps its promises through 100,000 interleavings', async () => {
    await assertSessionInvariants({ numRuns: 100_000 })
  })
})
