import { aroundAll } from 'vitest'
import { endLeftovers } from '../harness.ts'

// A test that fails half-way leaves its second site running; after each file, whatever became of its hooks, the rest ends.
aroundAll(async (runFile) => {
  try {
    await runFile()
  } finally {
    await endLeftovers()
  }
})
