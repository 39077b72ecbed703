import type { PlatformInit, PlatformResponse } from './platform.ts'

/** Sends one HTTP request, and gives up when `init.signal` says so; `fetch` is one. */
export type Transport = (url: string, init: PlatformInit) => Promise<PlatformResponse>

/**
 * Where a bearer session is stored under one key; `localStorage` is one, and so is a storage whose methods answer promises. They
 * may throw, and reject.
 */
export interface SessionStorage {
  /** The value under the key, `null` when there is none. */
  readonly getItem: (key: string) => string | null | Promise<string | null>
  /** Stores the value under the key. */
  readonly setItem: (key: string, value: string) => unknown
  /** Removes the key. */
  readonly removeItem: (key: string) => unknown
}

/** Runs the work while no other tab runs work of the same name. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Calls `heard` when another tab may have changed the storage; answers how to stop listening. */
export type Channel = (heard: () => void) => () => void

/** Where the time comes from; nothing in this package reads a clock of its own. */
export interface Clock {
  /** The time of day in Unix ms. */
  readonly now: () => number
  /** Runs something once after `ms`; answers how to cancel it. */
  readonly timer: (run: () => void, ms: number) => () => void
}

/** A storage that answers at once. */
interface MemoryStorage extends SessionStorage {
  readonly getItem: (key: string) => string | null
}

/** A storage that forgets with the page, for tests, servers and people who block theirs. */
export function memoryStorage(): MemoryStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
