import { vi } from 'vitest'

/** Repeats a check until it passes, for up to 20 s: a busy machine may deliver an event late. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 20_000 })
