// npm test [-- name ...]: every check, in the order in which a failure is cheapest to learn. CI runs this and nothing else.
import { existsSync } from 'node:fs'
import { build, fail, prepare, run, say } from './prepare.mjs'

await prepare()

const checks = [
  ['format', () => run('npx', ['prettier', '--check', '--log-level', 'warn', '.'])],
  ['lint', () => run('npx', ['eslint', '.', '--max-warnings', '0'])],
  ['types', () => run('npx', ['astro', 'check', '--noSync'])],
  ['unused', () => run('npx', ['knip'])],
  [
    'package',
    () => run('npm', ['run', 'check', '-w', 'auth-core']) || run('npm', ['run', 'size', '-w', 'auth-core']),
  ],
  ['core', () => run('npm', ['test', '-w', 'auth-core'])],
  [
    'unit',
    () =>
      run('npx', ['vitest', 'run', '--project', 'unit', '--project', 'api'], {
        env: { ...process.env, KILLS: '20' },
      }),
  ],
  ['postgres', () => run('node', ['packages/api/test-postgres.ts'])],
  ['http', () => run('npx', ['vitest', 'run', '--project', 'http'])],
  [
    'e2e',
    () =>
      run('npx', ['playwright', 'test'], { env: { ...process.env, CHROMIUM_PATH: findChromium() ?? '' } }),
  ],
]

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !checks.some(([known]) => known === name))
if (unknown) fail(`There is no check named ${unknown}. Known: ${checks.map(([name]) => name).join(', ')}.`)
const wanted = checks.filter(([name]) => asked.length === 0 || asked.includes(name))

build('site')
if (wanted.some(([name]) => name === 'http' || name === 'e2e')) installPrograms()

const started = Date.now()
for (const [index, [name, check]] of wanted.entries()) {
  const from = Date.now()
  say(`${name} …`)
  if (check() !== 0)
    fail(`The check "${name}" failed; ${index} passed before it. Repeat it with: npm test -- ${name}`)
  say(`${name} passed in ${((Date.now() - from) / 1000).toFixed(1)} s`)
}
say(`All ${wanted.length} checks passed in ${((Date.now() - started) / 1000).toFixed(0)} s`)

function findProgram(places) {
  return places.find((path) => path && existsSync(path))
}

function findChromium() {
  const { CHROMIUM_PATH } = process.env
  return findProgram([
    CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ])
}

/** Installs the programs that checks run beside ours: Debian's packages where there is apt. */
function installPrograms() {
  const redis = findProgram([
    '/usr/bin/redis-server',
    '/usr/local/bin/redis-server',
    '/opt/homebrew/bin/redis-server',
  ])
  const missing = [...(findChromium() ? [] : ['chromium']), ...(redis ? [] : ['redis-server'])]
  if (missing.length === 0) return
  say(`Installing ${missing.join(' and ')} …`)
  if (!existsSync('/usr/bin/apt-get'))
    fail(`Please install ${missing.join(' and ')}, or set CHROMIUM_PATH to a browser.`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', '-qq', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return run(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  apt('update')
  if (apt('install', '-y', '--no-install-recommends', ...missing) !== 0) {
    fail(`They could not be installed. Please do it yourself: apt install ${missing.join(' ')}`)
  }
}
