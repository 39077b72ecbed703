// npm run ship -- DIR: puts what a server needs to run into an empty directory. The Dockerfile uses it too.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { buildOutdatedParts, prepareCheckout } from './prepare.mjs'
import { exitWithMessage, printLine, projectRoot, runCommand } from './processes.mjs'

const [directory] = process.argv.slice(2)
if (!directory) exitWithMessage('Name an empty directory: npm run ship -- DIR')
const target = resolve(directory)
if (existsSync(target) && readdirSync(target).length > 0) exitWithMessage(`${target} is not empty.`)

const packages = ['api', 'auth-core', 'contract', 'server-kit'].map((name) => join('packages', name))
const shipped = [
  'package.json',
  'package-lock.json',
  'LICENSE',
  'CHANGELOG.md',
  'dist',
  'packages/api/migrations',
  'packages/auth-core/dist',
  ...packages.flatMap((name) => [join(name, 'package.json'), join(name, 'src')]),
]

/** Tests, and files that only tests and the development server use. */
const isTestCode = (path) => /\.test\.tsx?$|[/\\]src[/\\]testing([/\\]|$)/.test(path)

/** Files of packages that no server reads. */
const isDocumentationFile = (path) => /\.(map|md|markdown|flow)$|\.d\.[cm]?ts$/i.test(path)

await prepareCheckout()
await buildOutdatedParts('site')
mkdirSync(target, { recursive: true })
for (const path of shipped)
  cpSync(join(projectRoot, path), join(target, path), {
    recursive: true,
    filter: (from) => !isTestCode(from),
  })
const flags = ['--omit=dev', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
if ((await runCommand('npm', ['install', ...flags], { cwd: target })) !== 0)
  exitWithMessage('The packages could not be installed; the lines above say why.')
const installedMb = measureFolderMb(join(target, 'node_modules'))
removeUnusedPackages()
for (const path of listFiles(join(target, 'node_modules'))) if (isDocumentationFile(path)) rmSync(path)
rmSync(join(target, 'node_modules', '.bin'), { recursive: true, force: true })
for (const path of readdirSync(join(target, 'node_modules')).map((name) =>
  join(target, 'node_modules', name),
))
  if (statSync(path).isDirectory() && readdirSync(path).length === 0) rmSync(path, { recursive: true })
printLine(
  `${target} is ready: ${measureFolderMb(target)} MB. Of ${installedMb} MB of packages, ${measureFolderMb(join(target, 'node_modules'))} MB are left.`,
)

/** Removes packages that neither the built site nor the API can reach. The build has put the rest into the site. */
function removeUnusedPackages() {
  const kept = new Set()
  const keepPackage = (name, from) => {
    const found = findPackage(name, from)
    if (found === undefined || kept.has(found)) return
    kept.add(found)
    for (const needed of listRequiredDependencies(found)) keepPackage(needed, found)
  }
  for (const name of listImportedPackages(join(target, 'dist', 'server'))) keepPackage(name, target)
  for (const name of packages) {
    const from = join(target, name)
    for (const needed of listRequiredDependencies(from)) keepPackage(needed, from)
  }
  for (const path of listPackages(join(target, 'node_modules')))
    if (!kept.has(path)) rmSync(path, { recursive: true })
}

/** The required dependencies of a package. */
function listRequiredDependencies(path) {
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** Finds a package like Node: in the directory, then in its parents. */
function findPackage(name, from) {
  for (let path = from; ; path = dirname(path)) {
    const found = join(path, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
    if (path === target) return undefined
  }
}

/** The packages that the files of a directory import. */
function listImportedPackages(path) {
  const names = new Set()
  const imports = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'./][^"']*)["']/g
  for (const file of listFiles(path).filter((name) => name.endsWith('.mjs')))
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(imports))
      if (!isBuiltin(specifier)) names.add(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
  return names
}

function listPackages(path) {
  return readdirSync(path).flatMap((name) => {
    if (name.startsWith('.')) return []
    return name.startsWith('@')
      ? readdirSync(join(path, name)).map((part) => join(path, name, part))
      : join(path, name)
  })
}

/** The files below a directory. Links to the packages of the workspace are not followed. */
function listFiles(path) {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const below = join(path, entry.name)
    return entry.isDirectory() ? listFiles(below) : entry.isFile() ? [below] : []
  })
}

function measureFolderMb(path) {
  return Math.round(listFiles(path).reduce((sum, file) => sum + statSync(file).size, 0) / 1_048_576)
}
