import type { PlatformInit, PlatformResponse } from './platform.ts'

/** Sends an HTTP request and honours `init.signal`. `fetch` is one. */
export type Transport = (url: string, init: PlatformInit) => Promise<PlatformResponse>

/**
 * The storage of a bearer session under one key, such as `localStorage`. Its methods may return promises, throw
 * and reject.
 */
export interface SessionStorage {
  /** The value of the key. `null` when there is none. */
  readonly getItem: (key: string) => string | null | Promise<string | null>
  /** Stores the value under the key. */
  readonly setItem: (key: string, value: string) => unknown
  /** Removes the key. */
  readonly removeItem: (key: string) => unknown
}

/** Runs the work while no other tab runs work of the same name. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Calls `heard` when another tab may have changed the storage. Returns the function that unsubscribes. */
export type Channel = (heard: () => void) => () => void

/** The source of time. This package has no clock of its own. */
export interface Clock {
  /** The time of day in Unix ms. */
  readonly now: () => number
  /** Runs a function once after `ms`, and returns the function that cancels it. */
  readonly timer: (run: () => void, ms: number) => () => void
}

/** A storage without promises. */
interface MemoryStorage extends SessionStorage {
  readonly getItem: (key: string) => string | null
}

/** A storage in memory, for tests, servers and users who block storage. */
export function memoryStorage(): MemoryStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
