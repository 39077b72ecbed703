// Runs on the system's Node before the installation: no dependencies, and no syntax newer than Node 20.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exitWithMessage, projectRoot, runCommand, printLine, runServer } from './processes.mjs'

const ownNode = join(projectRoot, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * The path of a dependency's program. `npx` would take half a second more and leave the program running when
 * it is stopped.
 */
export function getDependencyProgramPath(name) {
  return join(projectRoot, 'node_modules', '.bin', name)
}

/**
 * Prepares the checkout: installs the locked dependencies and restarts the script on the project's own Node.
 * Returns only there.
 */
export async function prepareCheckout() {
  await installPackages()
  if (process.version !== readPinnedNodeVersion()) await rerunOnPinnedNode()
}

/** Builds missing and outdated parts: `auth-core` alone, or the whole site. */
export async function buildOutdatedParts(target) {
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
  const core = 'packages/auth-core'
  await buildIfChanged('auth-core', library, join(core, 'dist'), ['tsup'], { cwd: join(projectRoot, core) })
  if (target === 'site') await buildIfChanged('the site', [...library, ...site], 'dist', ['astro', 'build'])
}

async function installPackages() {
  const lock = join(projectRoot, 'package-lock.json')
  const done = join(projectRoot, 'node_modules', '.package-lock.json')
  const isFresh = existsSync(done) && existsSync(ownNode) && statSync(done).mtimeMs >= statSync(lock).mtimeMs
  if (isFresh) return
  printLine('Installing dependencies …')
  // Not `npm ci`, which fails if the lock file lacks a platform's optional packages.
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  if ((await runCommand('npm', ['install', ...flags])) !== 0) {
    exitWithMessage(
      'The dependencies could not be installed. Check that the npm registry can be reached, then run this again.',
    )
  }
}

function readPinnedNodeVersion() {
  return `v${JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).devDependencies.node}`
}

function rerunOnPinnedNode() {
  const path = `${dirname(ownNode)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  runServer(ownNode, process.argv.slice(1), { env: { ...process.env, PATH: path } })
  return new Promise(() => undefined)
}

async function buildIfChanged(name, sources, output, [command, ...args], options) {
  const stamp = join(projectRoot, output, '.built-from')
  const wanted = hashBuildSources(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  printLine(`Building ${name} …`)
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  const status = await runCommand(getDependencyProgramPath(command), args, { env, ...options })
  if (status !== 0) exitWithMessage(`Building ${name} failed; the lines above say why.`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function hashBuildSources(sources) {
  const hash = createHash('sha256')
  const visit = (path) => {
    const full = join(projectRoot, path)
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
