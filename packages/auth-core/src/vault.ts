import type { Channel, SessionStorage } from './ports.ts'
import { formatSessionData, parseSessionData, type SessionData } from './session-data.ts'

/** Where the bearer client keeps its session: a storage that may fail, with a memory behind it. */
export interface Vault {
  /** The session as it is held; nobody is signed in when it has no token. Tells the listeners when another tab changed it. */
  readonly read: () => SessionData
  /** The session as it was last read. */
  readonly peek: () => SessionData
  /** Stores what `change` makes of the session; a change of session gets an epoch of its own. */
  readonly write: (change: Partial<SessionData>, begins?: boolean) => SessionData
  readonly subscribe: (listener: (session: SessionData) => void) => () => void
  readonly dispose: () => void
}

const nobody: SessionData = { epoch: 0, version: 0, isLoggedIn: false }

export function createVault(storage: SessionStorage, key: string, channel?: Channel): Vault {
  const listeners = new Set<(session: SessionData) => void>()
  let held = nobody
  let heldText: string | undefined
  let isStored = true
  let deafen: (() => void) | undefined

  /** What the storage holds now; `held` itself when nothing changed or nothing can be read. */
  function load(): SessionData {
    try {
      const text = storage.getItem(key)
      if (text === heldText || (text === null && !isStored)) return held
      if (text !== null) return parseSessionData(JSON.parse(text)) ?? held
    } catch {
      // A storage that is blocked, or holds what is not ours: what this page knows stands.
      return held
    }
    const version = held.version + 1
    return held.isLoggedIn ? { ...nobody, epoch: version, version } : held
  }

  function save(next: SessionData) {
    try {
      storage.setItem(key, JSON.stringify(formatSessionData(next)))
      isStored = true
    } catch {
      // A storage that is full or blocked: the session lives in this page alone.
      isStored = false
      forget()
    }
  }

  function forget() {
    try {
      storage.removeItem(key)
    } catch {
      // A storage that cannot even forget holds nothing this page could change.
    }
  }

  function take(next: SessionData): SessionData {
    if (next === held) return held
    held = next
    heldText = JSON.stringify(formatSessionData(next))
    for (const listener of [...listeners]) listener(held)
    return held
  }

  function read(): SessionData {
    const stored = load()
    return isStored || stored.version > held.version ? take(stored) : held
  }

  return {
    read,
    peek: () => held,
    write(change, begins = false) {
      const before = read()
      const version = before.version + (begins || 'token' in change ? 1 : 0)
      const next = begins
        ? { ...nobody, ...change, version, epoch: version }
        : { ...before, ...change, version }
      save(next)
      return take(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      deafen ??= channel?.(read)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        deafen?.()
        deafen = undefined
      }
    },
    dispose() {
      listeners.clear()
      deafen?.()
      deafen = undefined
    },
  }
}
