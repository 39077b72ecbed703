// The programs that a script runs: they end with it, and it ends with npm. Plain Node 20: this runs before anything is installed.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Longest time that programs may take to end once they are told to; supervisors wait for 10 s. */
const graceMs = 8500
const watchMs = 250

const running = new Set()
/** The highest exit code of the servers that have ended. */
let served
/** The exit code of this script if no server has one, once it has been told to end. */
let ending

/** Says what happens, on a line of its own. */
export function printLine(sentence) {
  process.stdout.write(`› ${sentence}\n`)
}

/** Ends at once, with a sentence that says what to do. */
export function exitWithMessage(sentence) {
  process.stderr.write(`✗ ${sentence}\n`)
  for (const child of running) child.kill('SIGTERM')
  process.exit(1)
}

/** True when this script was told to end. */
export function isEnding() {
  return ending !== undefined
}

/** True for the exit code of a process that a signal ended. */
export function isKilled(code) {
  return code > 128
}

/** Ends what runs, in order at first and by force after a while, and then this script. */
export function endScript(code) {
  if (ending !== undefined) return
  ending = code
  for (const child of running) child.kill('SIGTERM')
  leaveWhenDone()
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL')
  }, graceMs)
}

/**
 * Runs a server, whose exit code is this script's. `onEnd` hears it, unless this script has been told to end; it answers 'again'
 * for a server that is started again, whose code then counts no more.
 */
export function runServer(command, args, options, onEnd = endScript) {
  return launchProcess(command, args, options, (code) => {
    const before = served
    // Told to end before it could listen to that, a server says nothing of how it went.
    if (ending === undefined || code !== codeOf('SIGTERM')) served = Math.max(served ?? 0, code)
    if (ending === undefined && onEnd(code) === 'again') served = before
  })
}

/** Runs a program to its end and resolves with its exit code; never, once this script has been told to end. */
export function runCommand(command, args, options) {
  return new Promise((resolve) => {
    launchProcess(command, args, options, (code) => ending ?? resolve(code))
  })
}

/** Runs a program beside others and resolves with its exit code; what it printed comes in one piece with its end. */
export function runQuietly(command, args, options) {
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
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  running.add(child)
  child.once('error', (error) => exitWithMessage(`${command} could not be started (${error.message}).`))
  child.once('close', (code, signal) => {
    running.delete(child)
    onEnd(code ?? codeOf(signal))
    leaveWhenDone()
  })
  return child
}

function leaveWhenDone() {
  if (ending !== undefined && running.size === 0) process.exit(served ?? ending)
}

function codeOf(signal) {
  return 128 + constants.signals[signal]
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endScript(codeOf(signal)))

// npm hands a signal to the shell between us, and that shell may end without handing it on: then we have another parent.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) endScript(codeOf('SIGTERM'))
  }, watchMs).unref()
}
