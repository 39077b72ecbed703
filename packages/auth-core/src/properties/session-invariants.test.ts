import { describe, test } from 'vitest'
import { assertSessionInvariants } from './session-invariants.ts'

describe('createClient in bearer mode', () => {
  test('keeps its promises through 2,000 interleavings', async () => {
    await assertSessionInvariants({ numRuns: 2000, seed: 20_260_101 })
  })
})
