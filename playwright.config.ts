import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { speedUpLoading } from './packages/api/src/platform/speed-up-loading.ts'

// Each worker loads the API, whose demo it runs.
speedUpLoading()

/** Debian's browser if it is installed, preferably the headless one. Without it, Playwright uses its own. */
const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

const report = process.env['TEST_REPORT']

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One more than cores: tests wait for the network and for timers a third of their time.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // Bounds for a busy machine; a test that passes does not wait for them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // `npm test` reads from the report which tests to run again.
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    // A trace is an eighth of all work; `--trace retain-on-failure` asks for it. A picture of the end shows what a failure looked like.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-sync',
      ],
    },
  },
})
