import { defineConfig } from 'vitest/config'

// The tests that `npm run mutate` judges by: those that enter the servers' code in their own process.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/server/**/*.test.ts', 'packages/{api,server-kit}/src/**/*.test.ts'],
    // They start processes, which run the code as it is in the checkout, without a mutant.
    exclude: ['**/main.test.ts', '**/durability.test.ts', '**/node_modules/**'],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
