import type { Channel, Clock, SessionStorage } from './ports.ts'
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

/** What a vault is made of. */
export interface VaultPorts {
  readonly clock: Clock
  readonly storage: SessionStorage
  /** Hears that another tab changed the storage, or that this tab woke up. */
  readonly channel?: Channel | undefined
  /** The key of the session in the storage; 'session' when not given. */
  readonly storageKey?: string | undefined
}

/** Makes the vault; a storage that is full or blocked leaves the session to this page alone. */
export function createVault({ storage, storageKey = 'session', channel, clock }: VaultPorts): Vault {
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

  function take(session: SessionData, text: string | null): SessionData {
    held = session
    heldText = text
    for (const listener of [...listeners]) listener(held)
    return held
  }

  function read(): SessionData {
    const text = attempt(() => storage.getItem(storageKey))
    if (text === undefined || text === heldText) return held
    if (text === null && isStored) return held.isLoggedIn ? take(next(nobody), text) : held
    const stored = attempt(() => parseSessionData(JSON.parse(text ?? ''))) ?? nobody
    const lead = stored.epoch - held.epoch || stored.version - held.version
    return lead > 0 || (lead === 0 && isStored) ? take(stored, text) : save(held)
  }

  function save(session: SessionData): SessionData {
    const text = JSON.stringify(formatSessionData(session))
    isStored = attempt(() => (storage.setItem(storageKey, text), true)) ?? false
    if (!isStored && session.version !== held.version) attempt(() => storage.removeItem(storageKey))
    return session === held ? held : take(session, text)
  }

  /** The session as the start of a new epoch; the fraction tells apart what two tabs begin in one millisecond. */
  function next(session: SessionData): SessionData {
    const version = Math.max(held.version + 1, clock.now()) + Math.random()
    return { ...session, version, epoch: version }
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
      return save(next({ ...nobody, ...session }))
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
