import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DocumentReading, ExtractionFailure, FileKind } from './extraction-result.ts'
import type { ReadingTask } from './reading-process.ts'

/** The limits for reading one file. */
export interface ReadingLimits {
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
  limits: Partial<ReadingLimits> = {},
  signal?: AbortSignal,
): Promise<DocumentReading> {
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
  return new Promise<DocumentReading>((resolve) => {
    let why: ExtractionFailure | undefined
    let found: DocumentReading | undefined
    const stopProcess = (failure: ExtractionFailure): void => {
      why ??= failure
      child.kill('SIGKILL')
    }
    const stopAsInterrupted = (): void => stopProcess('interrupted')
    const timer = setTimeout(() => stopProcess('slow'), limitMs)
    signal?.addEventListener('abort', stopAsInterrupted, { once: true })
    child.once('message', (extraction) => {
      found = extraction as DocumentReading
    })
    child.once('error', () => stopProcess('interrupted'))
    child.once('close', (code, endedBy) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stopAsInterrupted)
      resolve(found ?? { kind: 'failed', failure: why ?? explainExit(code, endedBy) })
    })
    const task: ReadingTask = { kind, bytes, limitMegabytes }
    // Ignore a failed send: the exit event of the process reports it.
    child.send(task, () => undefined)
  })
}

/** A process killed by its watcher, the system or V8 has exceeded its memory. */
function explainExit(code: number | null, endedBy: NodeJS.Signals | null): ExtractionFailure {
  return endedBy === 'SIGKILL' || endedBy === 'SIGABRT' || code === 134 ? 'large' : 'damaged'
}
