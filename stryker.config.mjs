// One folder of the servers at a time, as scripts/mutate.mjs asks for it.
const { MUTATE_FOLDER: folder = 'src/server/session' } = process.env

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  // A contract of tests (`*.contract.ts`) is judged by nothing: it is what judges.
  mutate: [`${folder}/**/*.ts`, `!${folder}/**/*.{test,contract}.ts`],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  ignorePatterns: ['dist', 'data', 'reports', 'test-results', 'coverage'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `reports/mutation/${folder.replaceAll('/', '-')}.json` },
  thresholds: { high: 95, low: 90, break: 90 },
}
