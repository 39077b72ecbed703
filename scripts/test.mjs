// npm test [-- name ...]: every check, in the order in which a failure is cheapest to learn. CI runs this and nothing else.
import { existsSync } from 'node:fs'
import { build, fail, prepare, root, run, say } from './prepare.mjs'

await prepare()

const checks = [
  ['format', () => run('npx', ['prettier', '--check', '--log-level', 'warn', '.'])],
  ['lint', () => run('npx', ['eslint', '.', '--max-warnings', '0'])],
  ['types', () => run('npx', ['astro', 'check', '--noSync']) || run('npx', ['tsc', '--noEmit'])],
  ['unused', () => run('npx', ['knip'])],
  ['package', () => run('npm', ['run', 'check', '-w', 'auth-core'])],
  ['unit', () => run('npx', ['vitest', 'run', '--project', 'unit'])],
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
if (wanted.some(([name]) => name === 'e2e')) installChromium()

const started = Date.now()
for (const [index, [name, check]] of wanted.entries()) {
  const from = Date.now()
  say(`${name} …`)
  if (check() !== 0)
    fail(`The check "${name}" failed; ${index} passed before it. Repeat it with: npm test -- ${name}`)
  say(`${name} passed in ${((Date.now() - from) / 1000).toFixed(1)} s`)
}
say(`All ${wanted.length} checks passed in ${((Date.now() - started) / 1000).toFixed(0)} s`)

function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return places.find((path) => path && existsSync(path))
}

/** Debian's Chromium where there is apt, else the one Playwright brings. */
function installChromium() {
  if (findChromium()) return
  say('Installing Chromium …')
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  if (existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const apt = (...args) => {
      const [command, ...rest] = [...sudo, 'apt-get', ...args]
      return run(command, rest, quiet)
    }
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } else {
    run('npx', ['playwright', 'install', 'chromium'], { cwd: root })
    return
  }
  if (!findChromium()) {
    fail(
      'Chromium could not be installed. Install it (Debian: apt install chromium) or set CHROMIUM_PATH to a browser.',
    )
  }
}
