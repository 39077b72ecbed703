import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Loads modules once for each worker instead of each file.
    isolate: false,
    testTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: [
        'src/**/*.test.ts',
        'src/**/*.nightly.ts',
        'src/**/index.ts',
        'src/fixtures/**',
        'src/properties/**',
      ],
      reporter: [['text', { skipFull: true }], 'json-summary'],
      reportsDirectory: '../../coverage/auth-core',
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
})
