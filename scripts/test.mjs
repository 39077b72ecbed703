// npm test [-- name ...]: every check, in the order in which a failure is cheapest to learn. CI runs this and nothing else.
import { existsSync } from 'node:fs'
import { build, fail, prepare, program, run, runQuietly, say } from './prepare.mjs'

await prepare()

const tool = (name, ...parameters) => [program(name), parameters]

// Each of these keeps one core busy, so they run two at a time; what they print comes in one piece when they end.
const quiet = [
  ['types', tool('astro', 'check', '--noSync')],
  ['lint', tool('eslint', '.', '--max-warnings', '0')],
  ['core', tool('vitest', 'run', '--coverage', '--root', 'packages/auth-core')],
  ['format', tool('prettier', '--check', '--log-level', 'warn', '.')],
  ['unused', tool('knip')],
  ['size', ['node', ['packages/auth-core/scripts/size.ts']]],
]

// One after the other: packing builds auth-core anew, which the checks above read, and the rest use every core.
const busy = [
  ['package', ['npm', ['run', 'check', '-w', '@draftdesk/auth-core']]],
  ['unit', tool('vitest', 'run', '--project', 'unit', '--project', 'api'), () => ({ KILLS: '20' })],
  ['postgres', ['node', ['packages/api/test-postgres.ts']]],
  ['http', tool('vitest', 'run', '--project', 'http')],
  ['e2e', tool('playwright', 'test'), () => ({ CHROMIUM_PATH: findChromium() ?? '' })],
]

const names = [...quiet, ...busy].map(([name]) => name)
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !names.includes(name))
if (unknown) fail(`There is no check named ${unknown}. Known: ${names.join(', ')}.`)
const isWanted = ([name]) => asked.length === 0 || asked.includes(name)

build('site')
if (['http', 'e2e'].some((name) => isWanted([name]))) installPrograms()

const started = Date.now()
let passed = 0
const waiting = quiet.filter(isWanted)
await Promise.all([lane(), lane()])
for (const [name, [command, args], variables = () => ({})] of busy.filter(isWanted)) {
  const from = Date.now()
  say(`${name} …`)
  judge(name, run(command, args, { env: { ...process.env, ...variables() } }), from)
}
say(`All ${passed} checks passed in ${seconds(started)} s`)

async function lane() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, [command, args]] = next
    const from = Date.now()
    say(`${name} …`)
    const { status, output } = await runQuietly(command, args)
    process.stdout.write(output)
    judge(name, status, from)
  }
}

function judge(name, status, from) {
  if (status !== 0)
    fail(`The check "${name}" failed; ${passed} passed before it. Repeat it with: npm test -- ${name}`)
  passed += 1
  say(`${name} passed in ${seconds(from)} s`)
}

function seconds(from) {
  return ((Date.now() - from) / 1000).toFixed(1)
}

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
