import { afterAll } from 'vitest'
import { endLeftovers } from '../harness.ts'

// A test that fails half-way leaves its second site running; after each file whatever is left ends.
afterAll(async () => {
  await endLeftovers()
})
