import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DocumentReadResult, ExtractionFailure, FileKind } from './extraction-result.ts'
import type { DocumentReadTask } from './reading-process.ts'

/** The limits for reading one file. */
export interface DocumentReadLimits {
  limitMs: number
  /** The memory of the whole reading process, inside and outside of V8's heap. */
  limitMegabytes: number
}

const processFile = fileURLToPath(new URL('./reading-process.ts', import.meta.url))

/**
 * Reads a file in a separate process without settings or permission to write files, so that a heavy or hostile
 * file cannot disturb other stores. By default the limits are half a minute and 512 MB.
 */
export function readDocument(
  kind: FileKind,
  bytes: Uint8Array,
  limits: Partial<DocumentReadLimits> = {},
  signal?: AbortSignal,
): Promise<DocumentReadResult> {
  const { limitMs = 30_000, limitMegabytes = 512 } = limits
  if (signal?.aborted) return Promise.resolve({ kind: 'failed', failure: 'interrupted' })
  const child = fork(processFile, {
    env: {},
    execArgv: [
      `--max-old-space-size=${limitMegabytes}`,
      '--permission',
      '--allow-fs-read=*',
      '--allow-worker',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise<DocumentReadResult>((resolve) => {
    let why: ExtractionFailure | undefined
    let found: DocumentReadResult | undefined
    const stopProcess = (failure: ExtractionFailure): void => {
      why ??= failure
      child.kill('SIGKILL')
    }
    const stopAsInterrupted = (): void => stopProcess('interrupted')
    const timer = setTimeout(() => stopProcess('slow'), limitMs)
    signal?.addEventListener('abort', stopAsInterrupted, { once: true })
    child.once('message', (extraction) => {
      found = extraction as DocumentReadResult
    })
    child.once('error', () => stopProcess('interrupted'))
    child.once('close', (code, endedBy) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stopAsInterrupted)
      resolve(found ?? { kind: 'failed', failure: why ?? classifyProcessExit(code, endedBy) })
    })
    const task: DocumentReadTask = { kind, bytes, limitMegabytes }
    // Ignore a failed send: the exit event of the process reports it.
    child.send(task, () => undefined)
  })
}

/** A process killed by its watcher, the system or V8 has exceeded its memory. */
function classifyProcessExit(code: number | null, endedBy: NodeJS.Signals | null): ExtractionFailure {
  return endedBy === 'SIGKILL' || endedBy === 'SIGABRT' || code === 134 ? 'large' : 'damaged'
}
