import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findOrCreateTemplateFile } from '../database/connection/memory-database.ts'
import { createTestDatabase, serverUrl } from './database/database.ts'

/** The program of this version. */
export const apiProgram = fileURLToPath(new URL('../main.ts', import.meta.url))

type ProcessEnvironment = Record<string, string>

/** Options of Node with which `compose.yaml` and systemd start a worker. */
export const workerOptions = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=64',
  '--heap-growing-percent=40',
] as const
/** Environment with which they start it. */
export const workerEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const

// Running processes with their data folders, so that a failing test leaves none behind.
const runningProcesses = new Map<ChildProcess, string>()

/** The result of a finished command. */
export interface ExitResult {
  code: number | null
  out: string
  err: string
}

/** A server process. */
export interface RunningApi {
  url: string
  pid: number | undefined
  /** The output so far. */
  out: () => string
  /** Sends a signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<ExitResult>
}

/** A data folder and a database for processes of a test. */
export interface TestHome {
  environment: ProcessEnvironment
  folder: string
  remove: () => Promise<void>
}

/** Creates a data folder for processes, and a PostgreSQL database when tests use one. */
export async function createHome(server = serverUrl): Promise<TestHome> {
  const folder = mkdtempSync(join(tmpdir(), 'draftdesk-api-'))
  const made = server ? await createTestDatabase(server) : undefined
  if (!made) await copyEmptyDatabase(folder)
  const common = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: folder,
    API_PORT: '0',
    LOG_LEVEL: 'warn',
    LIMIT_SCALE: '0',
    DRAIN_SECONDS: '0',
  }
  return {
    environment: made?.location.kind === 'postgres' ? { ...common, DATABASE_URL: made.location.url } : common,
    folder,
    remove: async () => {
      await endProcessesOf(folder)
      rmSync(folder, { recursive: true, force: true })
      await made?.drop()
    },
  }
}

/** Copies an empty migrated database into a data folder, which saves three seconds at the start. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const db = join(folder, 'db')
  if (existsSync(db)) return
  mkdirSync(db)
  execFileSync('tar', ['-xf', await findOrCreateTemplateFile(), '-C', db], { stdio: 'ignore' })
}

async function endProcessesOf(home: string): Promise<void> {
  for (const [child, folder] of runningProcesses) {
    if (folder !== home) continue
    child.kill('SIGKILL')
    await once(child, 'close')
  }
}

function launchProgram(program: string, environment: ProcessEnvironment, parameters: string[]) {
  const isWorker = parameters[0] === 'work'
  // Disables the optimizing WebAssembly compiler, because test processes end before it pays off.
  const options = ['--liftoff-only', ...(isWorker ? workerOptions : [])]
  const child = spawn(process.execPath, [...options, program, ...parameters], {
    env: { ...environment, ...(isWorker && workerEnvironment) },
  })
  const folder = environment['DATA_DIR'] ?? ''
  runningProcesses.set(child, folder)
  child.once('close', () => runningProcesses.delete(child))
  const texts = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (texts.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (texts.err += chunk.toString()))
  const ended = new Promise<ExitResult>((resolve) =>
    child.once('close', (code) => resolve({ code, ...texts })),
  )
  return { child, texts, ended }
}

/** Runs a command to its end. */
export const runMain = (environment: ProcessEnvironment, ...parameters: string[]): Promise<ExitResult> =>
  launchProgram(apiProgram, environment, parameters).ended

/** Starts a server, or the worker, and waits for its ready line. */
export const startApiProcess = (
  environment: ProcessEnvironment,
  ...parameters: string[]
): Promise<RunningApi> => startProgram(apiProgram, environment, ...parameters)

/** Starts the program of some version, and waits for its ready line. */
export async function startProgram(
  program: string,
  environment: ProcessEnvironment,
  ...parameters: string[]
): Promise<RunningApi> {
  const { child, texts, ended } = launchProgram(program, environment, parameters)
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const url = /^The (?:API|worker) is ready (?:on )?(\S+)/m.exec(texts.out)?.[1]
      if (url) resolve(url)
    })
  })
  const first = await Promise.race([ready, ended])
  if (typeof first !== 'string') throw new Error(`the API did not start: ${first.err}`)
  const endProgram = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { url: first, pid: child.pid, out: () => texts.out, end: endProgram }
}
