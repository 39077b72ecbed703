import { describe, test } from 'vitest'
import { assertSessions } from './sessions.ts'

describe('createClient in bearer mode', () => {
  test('keeps its promises through 2,000 interleavings', async () => {
    await assertSessions({ numRuns: 2000, seed: 20_260_101 })
  })
})
