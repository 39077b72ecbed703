import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { copyEmptyDatabase } from '../packages/api/src/testing/process.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A process under test with its address and output. */
export interface RunningProcess {
  readonly url: string
  readonly pid: number | undefined
  readonly output: () => string
  /** Ends it like an operator (SIGTERM) or like a crash. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}

/** An empty folder that goes with the tests. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'draftdesk-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The built site as `npm run site` runs it. */
export async function startSite(variables: Record<string, string>): Promise<RunningProcess> {
  const port = Number(variables['PORT'] ?? (await freePort()))
  return startProcess(
    'dist/server/entry.mjs',
    { PORT: String(port), DRAIN_SECONDS: '0', ...variables },
    `http://127.0.0.1:${port}`,
  )
}

/** The /v1 server as `npm run api` runs it, on an embedded database. */
export async function startApi(variables: Record<string, string>): Promise<RunningProcess> {
  const { DATA_DIR } = variables
  if (DATA_DIR !== undefined) await copyEmptyDatabase(DATA_DIR)
  const port = Number(variables['API_PORT'] ?? (await freePort()))
  return startProcess(
    'packages/api/src/main.ts',
    { API_PORT: String(port), ...variables },
    `http://127.0.0.1:${port}`,
  )
}

/** `astro dev` on sources in a folder, with the mocked /v1. */
export async function startDev(folder: string, port: number): Promise<RunningProcess> {
  const url = `http://localhost:${port}`
  const variables = { PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' }
  return startProcess('node_modules/.bin/astro', variables, url, {
    cwd: folder,
    args: ['dev'],
    ready: /watching for/,
  })
}

/** Runs a program to its end, for failing starts. */
export async function runUntilExit(file: string, variables: Record<string, string>) {
  const child = launchProcess(file, variables)
  const output = collectOutput(child)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, output: output() }
}

/** A running npm script with its child processes. */
export interface RunningScript {
  readonly output: () => string
  /** Resolves once it has printed the text. */
  says(pattern: RegExp): Promise<void>
  /** The process ids of its servers that run a file. */
  find(file: string): number[]
  /** Sends a signal to npm only, like a supervisor. */
  tell(signal: NodeJS.Signals): void
  /** Resolves to true when the process and its children end in time. */
  endsWithin(milliseconds: number): Promise<boolean>
  /** Kills its remaining processes. */
  kill(): Promise<void>
}

/** Starts `npm run` like a person or a supervisor. */
export function startScript(
  name: string,
  variables: Record<string, string>,
  ...parameters: string[]
): RunningScript {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, ASTRO_TELEMETRY_DISABLED: '1', ...variables }
  const child = spawn('npm', ['run', name, '--', ...parameters], { cwd: root, env, detached: true })
  const output = collectOutput(child)
  // All child processes share npm's pipes, so these close when the last one ends.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    output,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(output())) resolve()
        }
        child.stdout.on('data', look)
        look()
        void ended.then(() => reject(new Error(`npm run ${name} ended:\n${output()}`)))
      }),
    find: (file) =>
      readdirSync('/proc').flatMap((entry) => {
        const group = readProcFile(entry, 'stat').replace(/^.*\)/s, '').split(' ')[3]
        return group === String(child.pid) && readProcFile(entry, 'cmdline').includes(`\0${file}\0`)
          ? [Number(entry)]
          : []
      }),
    tell: (signal) => void child.kill(signal),
    endsWithin: (milliseconds) =>
      Promise.race([ended.then(() => true), wait(milliseconds, false, { ref: false })]),
    async kill() {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
      }
      await ended
    },
  }
}

/** Reads a file in /proc of a process. Empty after its end. */
function readProcFile(entry: string, name: string): string {
  try {
    return readFileSync(`/proc/${entry}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

/** The mails in an outbox folder, oldest first. */
export function readOutbox(dataDir: string): readonly string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

async function startProcess(
  file: string,
  variables: Record<string, string>,
  url: string,
  { cwd = root, args = [] as string[], ready = /ready on/i } = {},
): Promise<RunningProcess> {
  const child = launchProcess(file, variables, cwd, args)
  const output = collectOutput(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (ready.test(output())) resolve()
    }
    child.stdout?.on('data', look)
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}:\n${output()}`)))
  })
  return {
    url,
    pid: child.pid,
    output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

const runningProcesses = new Set<ChildProcess>()

/** Kills processes that a failed test left running. Resolves with their number. */
export async function endLeftovers(): Promise<number> {
  const left = [...runningProcesses]
  await Promise.all(
    left.map((child) => {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGKILL')
      return ended
    }),
  )
  return left.length
}

process.once('exit', () => {
  for (const child of runningProcesses) child.kill('SIGKILL')
})

function launchProcess(
  file: string,
  variables: Record<string, string>,
  cwd = root,
  args: string[] = [],
): ChildProcess {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd,
    env: { PATH, HOME, ...variables },
  })
  runningProcesses.add(child)
  child.once('close', () => runningProcesses.delete(child))
  return child
}

function collectOutput(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}
