import type { Channel, Clock, Lock, SessionStorage } from './ports.ts'

type BrowserLocks = {
  request: (name: string, options: { signal: AbortSignal }, work: () => Promise<void>) => Promise<void>
}

/** The parts of a browser's `window` that `browserPorts` uses. */
export interface BrowserWindow extends BrowserEvents, BrowserTimers {
  /** The storage of the session between pages. */
  readonly localStorage: SessionStorage
  /** Holds the Web Locks, where the browser has them. */
  readonly navigator: {
    /** `LockManager` of the Web Locks API. */
    readonly locks?: unknown
  }
  /** The `Date` of the page. */
  readonly Date: Pick<DateConstructor, 'now'>
}

interface BrowserTimers {
  /** Calls `run` once after `ms` milliseconds. Returns the id of the timer. */
  readonly setTimeout: (run: () => void, ms: number) => unknown
  /** Cancels a timer by its id. */
  readonly clearTimeout: (id: never) => void
}

interface BrowserEvents {
  /** Calls `run` at each event of a type. */
  readonly addEventListener: (type: string, run: () => void) => void
  /** Ends the calls of the same `run`. */
  readonly removeEventListener: (type: string, run: () => void) => void
}

/** The ports of a browser tab. */
export interface BrowserPorts {
  /** `localStorage`. */
  readonly storage: SessionStorage
  /** Lets one tab at a time refresh the token. */
  readonly lock: Lock
  /** Announces a changed session to the other tabs. */
  readonly channel: Channel
  /** Unix ms, by `Date.now`. */
  readonly clock: Clock
}

const lockLimitMs = 5000

/** A lock is held this much longer than its work, because other tabs see a write with a delay. */
const lockSpreadMs = 100
const wakeEvents = ['storage', 'pageshow', 'online', 'focus']

/**
 * The ports of a browser tab: localStorage, Web Locks with a limit of 5 s where there are any, the storage event, and the
 * events of a tab that wakes up.
 *
 *
 * @example createClient({ mode: 'bearer', ...browserPorts(window) })
 */
export function browserPorts(window: BrowserWindow): BrowserPorts {
  const clock: Clock = {
    now: () => window.Date.now(),
    timer(run, ms) {
      const id = window.setTimeout(run, ms)
      return () => window.clearTimeout(id as never)
    },
  }
  return {
    clock,
    storage: {
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
      removeItem: (key) => window.localStorage.removeItem(key),
    },
    channel(heard) {
      for (const type of wakeEvents) window.addEventListener(type, heard)
      return () => {
        for (const type of wakeEvents) window.removeEventListener(type, heard)
      }
    },
    async lock<T>(name: string, work: () => Promise<T>): Promise<T> {
      const locks = window.navigator.locks as BrowserLocks | undefined
      if (!locks) return await work()
      const waiting = new AbortController()
      const stop = clock.timer(() => waiting.abort(), lockLimitMs)
      const held = new Promise<T>((resolve, reject) => {
        const runUnderLock = async () => {
          stop()
          const done = work()
          resolve(done)
          await Promise.allSettled([done])
          await new Promise<void>((free) => void clock.timer(free, lockSpreadMs))
        }
        locks.request(name, { signal: waiting.signal }, runUnderLock).catch(reject)
      })
      try {
        return await held
      } catch (error) {
        if (waiting.signal.aborted) return await work()
        throw error
      } finally {
        stop()
      }
    },
  }
}
