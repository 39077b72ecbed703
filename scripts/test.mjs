// npm test [-- name ...]: runs every check, the cheapest first. CI runs only this. npm test -- FILE [flags]:
// runs one test file with flags for its runner (-t 'name' for Vitest, -g 'name' for Playwright).
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildOutdatedParts, prepareCheckout, getDependencyProgramPath } from './prepare.mjs'
import { exitWithMessage, projectRoot, runCommand, runCommandQuietly, printLine } from './processes.mjs'
import { findProgram, installPrograms } from './programs.mjs'

await prepareCheckout()

const createToolCommand = (name, ...parameters) => [getDependencyProgramPath(name), parameters]

// Each of these uses at most one core, in parallel with the ones below. Their output is printed when they end.
const quiet = [
  ['size', ['node', ['packages/auth-core/scripts/size.ts']]],
  // Packs the existing build. A new build would replace the files that other checks are reading.
  ['package', ['npm', ['run', 'check', '-w', '@draftdesk/auth-core', '--ignore-scripts']]],
  ['templates', createToolCommand('eslint', 'src', '--max-warnings', '0')],
  ['unused', createToolCommand('knip')],
  ['lint', createToolCommand('oxlint', '--max-warnings', '0')],
  ['core', createToolCommand('vitest', 'run', '--coverage', '--root', 'packages/auth-core')],
  // Type errors in templates. `lint` reports those in code.
  ['types', createToolCommand('astro', 'check', '--noSync', '--tsconfig', 'tsconfig.astro.json')],
  ['format', createToolCommand('prettier', '--check', '--log-level', 'warn', '.')],
]

// One after the other, because each uses every core.
const busy = [
  ['unit', createToolCommand('vitest', 'run', '--project', '!http'), () => ({ KILLS: '6' })],
  ['postgres', ['node', ['packages/api/test-postgres.ts']]],
  ['http', createToolCommand('vitest', 'run', '--project', 'http')],
  [
    'e2e',
    createToolCommand('playwright', 'test'),
    () => ({ CHROMIUM_PATH: findProgram('chromium-headless-shell') }),
  ],
]

/** The external programs that the checks need. */
const programs = {
  unit: ['postgresql', 'dovecot-imapd'],
  postgres: ['postgresql', 'dovecot-imapd'],
  http: ['redis-server'],
  e2e: ['chromium-headless-shell', 'redis-server', 'dovecot-imapd'],
}

const names = [...quiet, ...busy].map(([name]) => name)
const asked = process.argv.slice(2)
if (isTestFile(asked[0])) await runTestFile(asked[0], asked.slice(1))
const unknown = asked.find((name) => !names.includes(name))
if (unknown) exitWithMessage(`There is no check or test file named ${unknown}. Checks: ${names.join(', ')}.`)
const isRequestedCheck = ([name]) => asked.length === 0 || asked.includes(name)

await buildOutdatedParts('site')
const wanted = Object.entries(programs).filter(([name]) => isRequestedCheck([name]))
await installPrograms([...new Set(wanted.flatMap(([, needed]) => needed))])

const started = Date.now()
let passed = 0
const unstable = []
const reports = mkdtempSync(join(tmpdir(), 'draftdesk-tests-'))
await Promise.all([runChecksInOrder(quiet, runCommandQuietly), runChecksInOrder(busy, runTestsWithRetry)])
rmSync(reports, { recursive: true, force: true })
for (const line of unstable) printLine(`Unstable, passed only when run again: ${line}`)
printLine(`All ${passed} checks passed in ${formatElapsedSeconds(started)} s`)

function isTestFile(name = '') {
  return /\.(?:test|spec)\.tsx?$/.test(name) && existsSync(join(projectRoot, name))
}

/** Builds and installs what a test file needs, runs the file and exits. */
async function runTestFile(file, flags) {
  const path = relative(projectRoot, join(projectRoot, file))
  const core = 'packages/auth-core'
  const isInFolder = (folder) => path.startsWith(`${folder}/`)
  const check = isInFolder('tests/e2e')
    ? 'e2e'
    : isInFolder('tests/http')
      ? 'http'
      : isInFolder('packages/api')
        ? 'unit'
        : 'core'
  await buildOutdatedParts(check === 'e2e' || check === 'http' ? 'site' : 'auth-core')
  await installPrograms(programs[check] ?? [])
  const [, , variables = () => ({})] = busy.find(([name]) => name === check) ?? []
  const env = { ...process.env, ...variables() }
  const [command, args] =
    check === 'e2e'
      ? createToolCommand('playwright', 'test', path)
      : isInFolder(core)
        ? createToolCommand('vitest', 'run', '--root', core, relative(core, path))
        : createToolCommand('vitest', 'run', path)
  process.exit(await runCommand(command, [...args, ...flags], { env }))
}

async function runChecksInOrder(checks, perform) {
  for (const [name, [command, args], variables = () => ({})] of checks.filter(isRequestedCheck)) {
    const from = Date.now()
    printLine(`${name} …`)
    reportCheckResult(name, await perform(command, args, { env: { ...process.env, ...variables() } }), from)
  }
}

/** Runs tests. At most three that fail are run once more in a new process, and named at the end if they pass. */
async function runTestsWithRetry(command, args, options) {
  const report = join(reports, 'report.json')
  rmSync(report, { force: true })
  const env = { ...options.env, TEST_REPORT: report }
  const status = await runCommand(command, args, { ...options, env })
  if (status === 0 || !existsSync(report)) return status
  const isBrowser = command.endsWith('playwright')
  const failed = isBrowser ? listFailedTests(report) : listFailedFiles(report)
  if (failed.length === 0 || failed.length > 3) return status
  printLine(`Running again: ${failed.join(', ')}`)
  const again = await runCommand(command, [...args, ...(isBrowser ? ['--last-failed'] : failed)], options)
  if (again === 0) unstable.push(...failed)
  return again
}

function listFailedFiles(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(projectRoot, name))
}

function listFailedTests(report) {
  const { suites } = JSON.parse(readFileSync(report, 'utf8'))
  const list = (suite) => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `${file} (${title})`),
    ...(suite.suites ?? []).flatMap(list),
  ]
  return suites.flatMap(list)
}

function reportCheckResult(name, status, from) {
  if (status !== 0)
    exitWithMessage(
      `The check "${name}" failed; ${passed} passed before it. Repeat it with: npm test -- ${name}`,
    )
  passed += 1
  printLine(`${name} passed in ${formatElapsedSeconds(from)} s`)
}

function formatElapsedSeconds(from) {
  return ((Date.now() - from) / 1000).toFixed(1)
}
