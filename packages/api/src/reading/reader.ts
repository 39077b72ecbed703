import { Worker } from 'node:worker_threads'
import { createFairLine } from '../platform/fair-line.ts'
import type { KnownQuoteRequest } from './known-quote.ts'
import type { Reading } from './mail.ts'
import type { MailSource } from './read-mail.ts'
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts'

/**
 * Reads mails in threads of their own, so that a hostile one delays no other and can be given up. Stores are served in turn; one
 * whose last mail was slow gets one thread at a time, so that the others go on.
 */
export interface MailReader {
  read: (storeId: string, source: MailSource) => Promise<Reading>
  /** Finds where a mail begins to repeat earlier ones; undefined when it repeats none, or when finding it takes too long. */
  findQuote: (storeId: string, quote: KnownQuoteRequest) => Promise<number | undefined>
  /** Starts a thread before the first mail is there, because loading it takes a second. */
  warm: () => void
  close: () => Promise<void>
}

/** Resource limits of parsing. */
export interface MailReaderLimits {
  /** Threads that read at once. */
  threads: number
  /** Longest time for one mail, in ms. */
  limitMs: number
  /** Memory of one thread, in MB. */
  limitMegabytes: number
}

interface Job {
  readonly storeId: string
  readonly request: ReaderRequest
  readonly done: (answer: ReaderAnswer) => void
}

interface Thread {
  readonly worker: Worker
  isReady: boolean
  job: Job | undefined
  /** When its job began. */
  startedMs: number
  timer: NodeJS.Timeout | undefined
}

/** From here on a mail is slow: most take a few milliseconds. */
const slowMs = 300
/** Longest time that a thread may take to start. */
const startMs = 60_000
/** A timer that is so late says that this process stood still, and its threads may have too. */
const lateMs = 500

/** Creates a reader whose threads start with the first mail. */
export function createMailReader(limits: Partial<MailReaderLimits> = {}): MailReader {
  const { threads: most = 2, limitMs = 3000, limitMegabytes = 256 } = limits
  const waiting = createFairLine<Job>()
  /** Stores whose last mail was slow. */
  const slow = new Set<string>()
  const threads = new Set<Thread>()
  let isClosed = false

  const noteSpeed = ({ storeId }: Job, ms: number): void => {
    if (ms > slowMs) slow.add(storeId)
    else slow.delete(storeId)
  }

  /** The last thread is for others than a store that is slow. */
  const mayRead = (storeId: string): boolean =>
    most === 1 || !slow.has(storeId) || [...threads].every(({ job }) => job?.storeId !== storeId)

  /** Ends what a thread is reading, and the thread too when it cannot go on. */
  const finish = (thread: Thread, answer: ReaderAnswer, isOver: boolean): void => {
    clearTimeout(thread.timer)
    const isNew = isOver && threads.delete(thread)
    if (isNew) void thread.worker.terminate()
    // A worker that fails to start consumes a mail, which prevents an endless restart loop.
    const job = thread.job ?? (isNew && !thread.isReady ? waiting.take() : undefined)
    if (thread.job) noteSpeed(thread.job, performance.now() - thread.startedMs)
    thread.job = undefined
    job?.done(answer)
    next()
  }

  /** Gives a thread up that takes longer than `mostMs` while this process goes on. */
  const limit = (thread: Thread, mostMs: number): void => {
    const dueMs = performance.now() + mostMs
    thread.timer = setTimeout(() => {
      if (performance.now() - dueMs > lateMs) limit(thread, mostMs)
      else finish(thread, { kind: 'unread', fault: 'slow' }, true)
    }, mostMs)
  }

  const open = (): Thread => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limitMegabytes },
    })
    const thread: Thread = { worker, isReady: false, job: undefined, startedMs: 0, timer: undefined }
    limit(thread, startMs)
    worker.on('message', (answer: ReaderAnswer | { kind: 'ready' }) => {
      if (answer.kind !== 'ready') {
        finish(thread, answer, false)
        return
      }
      clearTimeout(thread.timer)
      thread.isReady = true
      next()
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const fault = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'large' : 'broken'
      finish(thread, { kind: 'unread', fault }, true)
    })
    worker.on('exit', () => finish(thread, { kind: 'unread', fault: 'broken' }, true))
    // A thread that waits for mail keeps no process alive.
    worker.unref()
    threads.add(thread)
    return thread
  }

  const next = (): void => {
    if (waiting.size() === 0 || isClosed) return
    const thread = [...threads].find(({ isReady, job }) => isReady && job === undefined)
    if (!thread) {
      const starting = [...threads].filter(({ isReady }) => !isReady).length
      if (threads.size < most && starting < waiting.size()) open()
      return
    }
    const job = waiting.take(mayRead)
    if (!job) return
    thread.job = job
    thread.startedMs = performance.now()
    limit(thread, limitMs)
    thread.worker.postMessage(job.request)
    next()
  }

  const run = (storeId: string, request: ReaderRequest): Promise<ReaderAnswer> =>
    new Promise((resolve) => {
      if (isClosed) {
        resolve({ kind: 'unread', fault: 'broken' })
        return
      }
      waiting.add(storeId, { storeId, request, done: resolve })
      next()
    })

  return {
    read: async (storeId, source) => {
      const answer = await run(storeId, { kind: 'mail', source })
      return answer.kind === 'quote' ? { kind: 'unread', fault: 'broken' } : answer
    },
    findQuote: async (storeId, quote) => {
      const answer = await run(storeId, { kind: 'quote', quote })
      return answer.kind === 'quote' ? answer.at : undefined
    },
    warm: () => {
      if (threads.size === 0 && !isClosed) open()
    },
    close: async () => {
      isClosed = true
      for (const { done } of waiting.clear()) done({ kind: 'unread', fault: 'broken' })
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
