import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const report = process.env['TEST_REPORT']

export default defineConfig({
  test: {
    restoreMocks: true,
    // One more than cores: tests wait for other processes a fifth of their time.
    maxWorkers: availableParallelism() + 1,
    // `npm test` reads from the report which files to run again.
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    globalSetup: ['packages/api/src/testing/global-setup.ts'],
    projects: [
      {
        test: {
          name: 'api',
          environment: 'node',
          setupFiles: ['tests/fixed-seed.ts'],
          include: ['packages/{api,contract,server-kit}/src/**/*.test.ts'],
          // Its modules and PGlite's code are loaded once for each worker, not for each file.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['tests/fixed-seed.ts', 'src/locales/register-texts.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'tests/*.test.ts'],
          exclude: ['src/stores/**', 'src/islands/*/actions.test.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'stores',
          environment: 'node',
          setupFiles: ['tests/fixed-seed.ts', 'src/locales/register-texts.ts'],
          // Stores belong to one page, so each file begins with new stores.
          include: ['src/stores/**/*.test.ts', 'src/islands/*/actions.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'http',
          environment: 'node',
          include: ['tests/http/**/*.test.ts'],
          setupFiles: ['tests/http/leftovers.ts', 'src/locales/register-texts.ts'],
          // Loads the API once for each worker, because these tests run its server in their process.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
