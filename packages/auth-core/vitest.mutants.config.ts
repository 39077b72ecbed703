import { defineConfig } from 'vitest/config'

/** The tests for mutation testing: fast ones that do not read source files. */
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
