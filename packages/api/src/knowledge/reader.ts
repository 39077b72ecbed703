import { Worker } from 'node:worker_threads'
import type { Extraction, FileKind } from './extraction.ts'

/** Reads uploaded files in threads of their own, so that a heavy or hostile file holds up nobody. */
export interface DocumentReader {
  read: (kind: FileKind, bytes: Uint8Array) => Promise<Extraction>
  /** Gives up what is being read. */
  close: () => Promise<void>
}

const atOnce = 2

/** What reading one file may cost. */
export interface ReaderLimits {
  limitMs: number
  limitMegabytes: number
}

/** Creates a reader; a file may cost a minute and 768 MB unless `limits` says otherwise. */
export function createReader(limits: Partial<ReaderLimits> = {}): DocumentReader {
  const { limitMs = 60_000, limitMegabytes = 768 } = limits
  const waiting: (() => void)[] = []
  const running = new Set<Worker>()
  let isClosed = false
  let free = atOnce

  const take = async (): Promise<void> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const give = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    read: async (kind, bytes) => {
      await take()
      try {
        return isClosed
          ? { kind: 'failed', failure: 'interrupted' }
          : await run(kind, bytes, { limitMs, limitMegabytes }, running)
      } finally {
        give()
      }
    },
    close: async () => {
      isClosed = true
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

function run(
  kind: FileKind,
  bytes: Uint8Array,
  { limitMs, limitMegabytes }: ReaderLimits,
  running: Set<Worker>,
): Promise<Extraction> {
  const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
    workerData: { kind, bytes },
    resourceLimits: { maxOldGenerationSizeMb: limitMegabytes },
  })
  running.add(worker)
  return new Promise<Extraction>((resolve) => {
    const timer = setTimeout(() => end({ kind: 'failed', failure: 'slow' }), limitMs)
    const end = (extraction: Extraction): void => {
      clearTimeout(timer)
      resolve(extraction)
      void worker.terminate()
    }
    worker.once('message', end)
    worker.once('error', (error: NodeJS.ErrnoException) => {
      end({ kind: 'failed', failure: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'large' : 'damaged' })
    })
    worker.once('exit', () => {
      running.delete(worker)
      end({ kind: 'failed', failure: 'interrupted' })
    })
  })
}
