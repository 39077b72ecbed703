import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.nightly.ts'],
    testTimeout: 3_600_000,
    reporters: ['verbose'],
  },
})
