import { aroundAll } from 'vitest'
import { endLeftovers } from '../harness.ts'

// Ends leftover processes after each file, because a failed test may leave one running.
aroundAll(async (runFile) => {
  try {
    await runFile()
  } finally {
    await endLeftovers()
  }
})
