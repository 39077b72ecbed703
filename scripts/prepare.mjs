// Runs on the system's Node before anything is installed: no dependency, no syntax newer than Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const ownNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * A dependency's program, to be run as it is. Not through `npx`, which takes half a second to find it and leaves it running when
 * it is ended itself.
 */
export function program(name) {
  return join(root, 'node_modules', '.bin', name)
}

/** Says what happens, on a line of its own. */
export function say(sentence) {
  process.stdout.write(`› ${sentence}\n`)
}

/** Ends with a sentence that says what to do. */
export function fail(sentence) {
  process.stderr.write(`✗ ${sentence}\n`)
  process.exit(1)
}

/**
 * Makes the checkout ready: dependencies as the lock file says, then this same script again on the project's own
 * Node. Returns only there.
 */
export async function prepare() {
  install()
  if (process.version !== pinnedVersion()) await again()
}

/** Builds what is missing or older than its sources: `auth-core` alone, or the whole site. */
export function build(target) {
  const library = [
    'packages/auth-core/src',
    'packages/auth-core/tsup.config.ts',
    'packages/auth-core/package.json',
  ]
  const site = [
    'src',
    'packages/contract/src',
    'packages/server-kit/src',
    'build',
    'public',
    'astro.config.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]
  make('auth-core', library, 'packages/auth-core/dist', ['npm', 'run', 'build', '-w', '@draftdesk/auth-core'])
  if (target === 'site') make('the site', [...library, ...site], 'dist', ['npx', 'astro', 'build'])
}

/** Runs a command to its end; its failure is ours. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (result.error) fail(`${command} could not be started (${result.error.message}).`)
  return result.status ?? 1
}

/** Runs a command beside others; what it printed comes with its end. It ends with us. */
export function runQuietly(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => child.kill()
  process.on('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  }
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${command} could not be started (${error.message}).`))
    child.on('close', (code) => {
      process.off('exit', end)
      resolve({ status: code ?? 1, output })
    })
  })
}

function install() {
  const lock = join(root, 'package-lock.json')
  const done = join(root, 'node_modules', '.package-lock.json')
  const isFresh = existsSync(done) && existsSync(ownNode) && statSync(done).mtimeMs >= statSync(lock).mtimeMs
  if (isFresh) return
  say('Installing dependencies …')
  // Not `npm ci`: it refuses a lock file that lacks a platform's optional package, which a mirror may not have.
  if (run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
    fail(
      'The dependencies could not be installed. Check that the npm registry can be reached, then run this again.',
    )
  }
}

function pinnedVersion() {
  return `v${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node}`
}

function again() {
  const path = `${dirname(ownNode)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  const child = spawn(ownNode, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise(() => {
    child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  })
}

function make(name, sources, output, [command, ...args]) {
  const stamp = join(root, output, '.built-from')
  const wanted = fingerprint(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say(`Building ${name} …`)
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  if (run(command, args, { env }) !== 0) fail(`Building ${name} failed; the lines above say why.`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function fingerprint(sources) {
  const hash = createHash('sha256')
  const visit = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const entry of readdirSync(full).sort()) visit(join(path, entry))
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(path).update('\0').update(readFileSync(full)).update('\0')
    }
  }
  sources.forEach(visit)
  return hash.digest('hex')
}
