// Some files of one folder of the servers at a time, as scripts/mutate.mjs asks for them.
const { MUTATE_FILES: files = '', MUTATE_REPORT: report = 'reports/mutation/part.json' } = process.env

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: files.split(','),
  coverageAnalysis: 'perTest',
  // Every test would have to judge code that runs at import.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 10,
  ignorePatterns: ['dist', 'data', 'reports', 'test-results', 'coverage'],
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: report },
}
