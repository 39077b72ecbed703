// Programs that the checks need: Debian packages where apt exists.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithMessage, runCommand, printLine } from './processes.mjs'

const listProgramPaths = () => ({
  'chromium-headless-shell': [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'],
  'redis-server': ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
  postgresql: listPostgresPaths('/usr/lib/postgresql'),
  'dovecot-imapd': ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot'],
})

/** A replacement where the package is not available. The whole browser takes half as long again. */
const substitutes = {
  'chromium-headless-shell': ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
}

const isExistingPath = (path) => path && existsSync(path)

/** The path of a program by its Debian package, or undefined. */
export function findProgram(name) {
  return [...listProgramPaths()[name], ...(substitutes[name] ?? [])].find(isExistingPath)
}

/** Debian has a folder for each version. */
function listPostgresPaths(folder) {
  return existsSync(folder) ? readdirSync(folder).map((version) => join(folder, version, 'bin/initdb')) : []
}

/** Installs missing programs, or ends with the packages to install. */
export async function installPrograms(names) {
  const missing = names.filter((name) => !listProgramPaths()[name].some(isExistingPath))
  if (missing.length > 0 && existsSync('/usr/bin/apt-get')) {
    printLine(`Installing ${missing.join(' ')} …`)
    await runApt('update')
    await runApt('install', '-y', '--no-install-recommends', ...missing)
  }
  const left = missing.filter((name) => !findProgram(name))
  if (left.length === 0) return
  const more = left.includes('chromium-headless-shell') ? ', or set CHROMIUM_PATH to a browser' : ''
  exitWithMessage(`These programs are missing: ${left.join(' ')}. Please install them${more}.`)
}

function runApt(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command, ...rest] = [...sudo, 'apt-get', '-qq', ...args]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return runCommand(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env })
}
