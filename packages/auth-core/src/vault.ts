import type { Channel, SessionStorage } from './ports.ts'
import { formatSessionData, nobody, parseSessionData, type SessionData } from './session-data.ts'

/** Where the bearer client keeps its session: a storage that may fail, with a memory behind it. */
export interface Vault {
  /** The session as it was last read. */
  readonly peek: () => SessionData
  /** The session as the storage holds it; tells the listeners when another tab changed it. */
  readonly read: () => SessionData
  /** Adds to the session. */
  readonly write: (change: Partial<SessionData>) => SessionData
  /** Puts another session in its place, or nobody's. */
  readonly begin: (session: Partial<SessionData>) => SessionData
  readonly subscribe: (listener: (session: SessionData) => void) => () => void
  readonly dispose: () => void
}

/** Makes the vault; a storage that is full or blocked leaves the session to this page alone. */
export function createVault(storage: SessionStorage, key: string, channel?: Channel): Vault {
  const listeners = new Set<(session: SessionData) => void>()
  let held = nobody
  let heldText: string | null = null
  let isStored = true
  let deafen: (() => void) | undefined

  function attempt<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch {
      // Blocked, full, or not ours: what this page knows stands.
      return undefined
    }
  }

  function take(next: SessionData, text: string | null): SessionData {
    held = next
    heldText = text
    for (const listener of [...listeners]) listener(held)
    return held
  }

  function read(): SessionData {
    const text = attempt(() => storage.getItem(key))
    if (text === undefined || text === heldText) return held
    if (text === null) return isStored && held.isLoggedIn ? take(after(nobody), text) : held
    const stored = attempt(() => parseSessionData(JSON.parse(text)))
    return stored && (isStored || stored.version > held.version) ? take(stored, text) : held
  }

  function after(session: SessionData): SessionData {
    const version = held.version + 1
    return { ...session, version, epoch: version }
  }

  function save(next: SessionData): SessionData {
    const text = JSON.stringify(formatSessionData(next))
    isStored = attempt(() => (storage.setItem(key, text), true)) ?? false
    if (!isStored) attempt(() => storage.removeItem(key))
    return take(next, text)
  }

  function dispose() {
    listeners.clear()
    deafen?.()
    deafen = undefined
  }

  read()

  return {
    read,
    peek: () => held,
    write(change) {
      const { version } = read()
      return save({ ...held, ...change, version: version + ('token' in change ? 1 : 0) })
    },
    begin(session) {
      read()
      return save(after({ ...nobody, ...session }))
    },
    subscribe(listener) {
      listeners.add(listener)
      deafen ??= channel?.(read)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) dispose()
      }
    },
    dispose,
  }
}
