import { defineConfig } from 'vitest/config'

/** The tests that scripts/mutate.mjs judges by: those that enter a folder's code in their own process. */
const tests = process.env['MUTATE_TESTS']?.split(',') ?? ['src/server/**/*.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    include: tests,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
