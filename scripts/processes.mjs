// Starts programs and ends them with the script. Plain Node 20, because it runs before the installation.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

/** The longest time that programs may take to end. Supervisors wait for 10 s. */
const graceMs = 8500
const watchMs = 250

const running = new Set()
/** The highest exit code of the servers that have ended. */
let served
/** The exit code of this script after a signal, if no server has its own. */
let ending

/** Prints a line. */
export function printLine(sentence) {
  process.stdout.write(`› ${sentence}\n`)
}

/** Ends at once, with a sentence that says what to do. */
export function exitWithMessage(sentence) {
  process.stderr.write(`✗ ${sentence}\n`)
  for (const child of running) child.kill('SIGTERM')
  process.exit(1)
}

/** True after this script got a signal to end. */
export function isScriptEnding() {
  return ending !== undefined
}

/** True for the exit code of a process that a signal ended. */
export function isSignalExitCode(code) {
  return code > 128
}

/** Ends the programs, by force after a while, and then this script. */
export function endScript(code) {
  if (ending !== undefined) return
  ending = code
  for (const child of running) child.kill('SIGTERM')
  exitWhenProcessesEnded()
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL')
  }, graceMs)
}

/**
 * Runs a server and ends this script with its exit code. `onEnd` may return 'again' after it restarted the
 * server; the code is then ignored.
 */
export function runServer(command, args, options, onEnd = endScript) {
  return launchProcess(command, args, options, (code) => {
    const before = served
    // A program that got a signal before it handled signals has no meaningful exit code.
    if (ending === undefined || code !== getSignalExitCode('SIGTERM')) served = Math.max(served ?? 0, code)
    if (ending === undefined && onEnd(code) === 'again') served = before
  })
}

/** Runs a program and resolves with its exit code. Never resolves once this script received a signal to end. */
export function runCommand(command, args, options) {
  return new Promise((resolve) => {
    launchProcess(command, args, options, (code) => ending ?? resolve(code))
  })
}

/** Runs a program in parallel and resolves with its exit code. Its output is printed at its end. */
export function runCommandQuietly(command, args, options) {
  return new Promise((resolve) => {
    let output = ''
    const child = launchProcess(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }, (code) => {
      process.stdout.write(output)
      return ending ?? resolve(code)
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    }
  })
}

function launchProcess(command, args, options, onEnd) {
  const child = spawn(command, args, { cwd: projectRoot, stdio: 'inherit', ...options })
  running.add(child)
  child.once('error', (error) => exitWithMessage(`${command} could not be started (${error.message}).`))
  child.once('close', (code, signal) => {
    running.delete(child)
    onEnd(code ?? getSignalExitCode(signal))
    exitWhenProcessesEnded()
  })
  return child
}

function exitWhenProcessesEnded() {
  if (ending !== undefined && running.size === 0) process.exit(served ?? ending)
}

function getSignalExitCode(signal) {
  return 128 + constants.signals[signal]
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => endScript(getSignalExitCode(signal)))

// npm sends signals to a shell, which may end without passing them on. A new parent process reveals that.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) endScript(getSignalExitCode('SIGTERM'))
  }, watchMs).unref()
}
