import { Worker } from 'node:worker_threads'
import { createOwnerRotation } from '../platform/scheduling/owner-rotation.ts'
import type { KnownQuoteRequest } from './quotes/known-quote.ts'
import type { MailReadResult } from './parsed-mail.ts'
import type { MailSource } from './parse-mail.ts'
import { addMailLanguage } from './read-mail.ts'
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts'

/** Parses mails in worker threads, so that a hostile mail blocks no other. Stores take turns, and a store with slow mails gets one thread. */
export interface MailReader {
  read: (storeId: string, source: MailSource) => Promise<MailReadResult>
  /** Finds the offset of a quote of earlier mails. Undefined without one or on timeout. */
  findQuote: (storeId: string, quote: KnownQuoteRequest) => Promise<number | undefined>
  /** Starts a thread early, because loading takes a second. */
  warm: () => void
  close: () => Promise<void>
}

/** Resource limits of parsing. */
export interface MailReaderLimits {
  /** The number of worker threads. */
  threads: number
  /** Time limit per mail in ms. */
  limitMs: number
  /** Memory limit per thread in MB. */
  limitMegabytes: number
}

interface ReadJob {
  readonly storeId: string
  readonly request: ReaderRequest
  readonly done: (answer: ReaderAnswer) => void
}

interface ReaderThread {
  readonly worker: Worker
  isReady: boolean
  job: ReadJob | undefined
  /** Start time of its job. */
  startedMs: number
  timer: NodeJS.Timeout | undefined
}

/** Mails above this time count as slow. Most take a few ms. */
const slowReadMs = 300
/** Memory of a thread for new objects in MB. */
const youngMegabytes = 8
/** Time limit of starting a thread. */
const maxStartMs = 60_000
/** A timer this late means that the process was paused, and its threads too. */
const maxLateMs = 500

/** Creates a reader. Threads start with the first mail. */
export function createMailReader(limits: Partial<MailReaderLimits> = {}): MailReader {
  const { threads: most = 2, limitMs = 3000, limitMegabytes = 256 } = limits
  const waiting = createOwnerRotation<ReadJob>()
  /** Stores whose last mail was slow. */
  const slow = new Set<string>()
  const threads = new Set<ReaderThread>()
  let isClosed = false

  const recordSpeed = ({ storeId }: ReadJob, ms: number): void => {
    if (ms > slowReadMs) slow.add(storeId)
    else slow.delete(storeId)
  }

  /** The last free thread reads no mails of stores whose mails are slow. */
  const mayRead = (storeId: string): boolean =>
    most === 1 || !slow.has(storeId) || [...threads].every(({ job }) => job?.storeId !== storeId)

  /** Completes a job, and ends the thread if it cannot continue. */
  const finishJob = (thread: ReaderThread, answer: ReaderAnswer, isOver: boolean): void => {
    clearTimeout(thread.timer)
    const isNew = isOver && threads.delete(thread)
    if (isNew) void thread.worker.terminate()
    // A worker that fails to start consumes a mail, which prevents an endless restart loop.
    const job = thread.job ?? (isNew && !thread.isReady ? waiting.take() : undefined)
    if (thread.job) recordSpeed(thread.job, performance.now() - thread.startedMs)
    thread.job = undefined
    job?.done(answer)
    startNextJob()
  }

  /** Ends a thread after `mostMs` of active process time. */
  const limitJob = (thread: ReaderThread, mostMs: number): void => {
    const dueMs = performance.now() + mostMs
    thread.timer = setTimeout(() => {
      if (performance.now() - dueMs > maxLateMs) limitJob(thread, mostMs)
      else finishJob(thread, { kind: 'unread', fault: 'slow' }, true)
    }, mostMs)
  }

  const openThread = (): ReaderThread => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      // A large young generation would take 128 MB per thread, and saves no time here.
      resourceLimits: { maxOldGenerationSizeMb: limitMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
    })
    const thread: ReaderThread = { worker, isReady: false, job: undefined, startedMs: 0, timer: undefined }
    limitJob(thread, maxStartMs)
    worker.on('message', (answer: ReaderAnswer | { kind: 'ready' }) => {
      if (answer.kind !== 'ready') {
        finishJob(thread, answer, false)
        return
      }
      clearTimeout(thread.timer)
      thread.isReady = true
      startNextJob()
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const fault = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'large' : 'broken'
      finishJob(thread, { kind: 'unread', fault }, true)
    })
    worker.on('exit', () => finishJob(thread, { kind: 'unread', fault: 'broken' }, true))
    // An idle thread does not keep the process alive.
    worker.unref()
    threads.add(thread)
    return thread
  }

  const startNextJob = (): void => {
    if (waiting.size() === 0 || isClosed) return
    const thread = [...threads].find(({ isReady, job }) => isReady && job === undefined)
    if (!thread) {
      const starting = [...threads].filter(({ isReady }) => !isReady).length
      if (threads.size < most && starting < waiting.size()) openThread()
      return
    }
    const job = waiting.take(mayRead)
    if (!job) return
    thread.job = job
    thread.startedMs = performance.now()
    limitJob(thread, limitMs)
    thread.worker.postMessage(job.request)
    startNextJob()
  }

  const runRequest = (storeId: string, request: ReaderRequest): Promise<ReaderAnswer> =>
    new Promise((resolve) => {
      if (isClosed) {
        resolve({ kind: 'unread', fault: 'broken' })
        return
      }
      waiting.add(storeId, { storeId, request, done: resolve })
      startNextJob()
    })

  return {
    read: async (storeId, source) => {
      const answer = await runRequest(storeId, { kind: 'mail', source })
      if (answer.kind === 'parsed') return { kind: 'read', mail: addMailLanguage(answer.mail) }
      return answer.kind === 'unread' ? answer : { kind: 'unread', fault: 'broken' }
    },
    findQuote: async (storeId, quote) => {
      const answer = await runRequest(storeId, { kind: 'quote', quote })
      return answer.kind === 'quote' ? answer.at : undefined
    },
    warm: () => {
      if (threads.size === 0 && !isClosed) openThread()
    },
    close: async () => {
      isClosed = true
      for (const { done } of waiting.clear()) done({ kind: 'unread', fault: 'broken' })
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
