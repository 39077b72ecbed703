import { defineConfig } from 'vitest/config'

/** The tests that stand against mutants: quick ones, and none that reads the source from the disk. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: [
      'src/guard/guard-realm.test.ts',
      'src/properties/sessions.test.ts',
      'src/types.test.ts',
      'src/readme.test.ts',
      'src/total.test.ts',
    ],
  },
})
