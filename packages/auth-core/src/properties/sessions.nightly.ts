import { describe, test } from 'vitest'
import { assertSessions } from './sessions.ts'

describe('createClient in bearer mode', () => {
  test('keeps its promises through 100,000 interleavings', async () => {
    await assertSessions({ numRuns: 100_000 })
  })
})
