import type { Channel, Clock, SessionStorage } from '../ports.ts'
import { formatSessionData, signedOutData, parseSessionData } from './session-data.ts'
import type { SessionData } from './session-data.ts'

/**
 * The reason of a session event: just subscribed (`current`), signed in or switched the store, token renewed,
 * profile changed, signed out, ended by the server, or changed by another tab.
 */
export interface SessionChange {
  /** The reason. */
  readonly kind: 'current' | 'signedIn' | 'renewed' | 'learned' | 'signedOut' | 'ended' | 'elsewhere'
  /** The server's sentence for the end of a session. */
  readonly detail?: string | undefined
}

/** Receives a session and the reason of the event. */
export type SessionListener = (session: SessionData, change: SessionChange) => unknown

/** The session of the bearer client, in a storage that may fail, with a copy in memory. */
export interface StoredSession {
  /** The session as it was last read. */
  readonly peek: () => SessionData
  /** The session in the storage. Notifies the listeners when another tab changed it. */
  readonly read: () => SessionData
  /** The pending first read of an asynchronous storage. */
  readonly first: () => Promise<void> | undefined
  /** Reads an asynchronous storage, `undefined` for any other; never rejects, and gives up after 5 s. */
  readonly load: () => Promise<void> | undefined
  /** Adds to the session. */
  readonly write: (change: Partial<SessionData>, why: SessionChange) => SessionData
  /** Replaces the session. An empty one signs out. */
  readonly begin: (session: Partial<SessionData>, why: SessionChange) => SessionData
  /** The number of sessions that began or ended in this page. */
  readonly begun: () => number
  readonly subscribe: (listener: SessionListener) => () => void
  readonly dispose: () => void
}

/** Dependencies of a vault. */
export interface StoredSessionPorts {
  /** Unix ms. */
  readonly clock: Clock
  /** The storage of the session. */
  readonly storage: SessionStorage
  /** Called when another tab changed the storage, or when this tab woke up. */
  readonly channel?: Channel | undefined
  /** The key of the session in the storage; 'session' when not given. */
  readonly storageKey?: string | undefined
  /** Receives exceptions of a subscriber. The other subscribers are still called. */
  readonly onListenerError?: ((error: unknown) => void) | undefined
}

const loadLimitMs = 5000
const ignoreListenerError = () => undefined
const changeElsewhere: SessionChange = { kind: 'elsewhere' }

/** Creates the vault. If the storage is full or blocked, only this page has the session. */
export function createStoredSession(ports: StoredSessionPorts): StoredSession {
  const { storage, storageKey = 'session', channel, clock, onListenerError = ignoreListenerError } = ports
  const listeners = new Set<SessionListener>()
  let held = signedOutData
  let heldText: string | null = null
  let isStored = true
  let isAsync = false
  let writing = Promise.resolve<unknown>(undefined)
  let writes = 0
  let begins = 0
  let deafen: (() => void) | undefined

  function ignoreErrors<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch {
      // The storage is blocked, full, or holds data of another program. The copy in memory is used instead.
      return undefined
    }
  }

  function adoptSession(session: SessionData, text: string | null, why: SessionChange): SessionData {
    held = session
    heldText = text
    for (const listener of [...listeners]) callListener(listener, why)
    return session
  }

  /** Calls a listener. Its errors go to `onListenerError` instead of the caller. */
  function callListener(listener: SessionListener, why: SessionChange): void {
    ;(async () => listener(held, why))().catch(onListenerError)
  }

  /** Reads the storage. Returns a promise if the storage is asynchronous. */
  function readStorage(): Promise<void> | undefined {
    const seen = writes
    const found = ignoreErrors(() => storage.getItem(storageKey))
    if (typeof found !== 'object' || found === null) {
      adoptStoredText(found)
      return undefined
    }
    isAsync = true
    return new Promise((resolve) => {
      const stop = clock.timer(resolve, loadLimitMs)
      Promise.resolve(found)
        // A read that started before the last write is outdated.
        .then((text) => {
          if (seen === writes) adoptStoredText(text)
        }, ignoreListenerError)
        .then(() => {
          stop()
          resolve()
        }, ignoreListenerError)
    })
  }

  function adoptStoredText(text: string | null | undefined): void {
    if (text === undefined || text === heldText) return
    if (text === null && isStored) {
      if (held.isLoggedIn) adoptSession(startEpoch(signedOutData), text, changeElsewhere)
      return
    }
    const stored = ignoreErrors(() => parseSessionData(JSON.parse(text ?? ''))) ?? signedOutData
    const lead = stored.epoch - held.epoch || stored.version - held.version
    if (lead > 0 || (lead === 0 && isStored)) adoptSession(stored, text, changeElsewhere)
    else saveSession(held, changeElsewhere)
  }

  function readSession(): SessionData {
    if (!isAsync) void readStorage()
    return held
  }

  /** Stores the text. On failure, nothing of a former session remains. */
  function storeText(text: string, isNew: boolean): void {
    const removeText = () => (isNew ? storage.removeItem(storageKey) : undefined)
    if (isAsync) {
      writing = writing
        .then(() => storage.setItem(storageKey, text))
        .then(
          () => (isStored = true),
          () => {
            isStored = false
            return removeText()
          },
        )
        .catch(ignoreListenerError)
      return
    }
    isStored = ignoreErrors(() => (storage.setItem(storageKey, text), true)) ?? false
    if (!isStored) ignoreErrors(removeText)
  }

  function saveSession(session: SessionData, why: SessionChange): SessionData {
    const text = JSON.stringify(formatSessionData(session))
    writes++
    storeText(text, session.version !== held.version)
    return session === held ? held : adoptSession(session, text, why)
  }

  /**
   * The session as the start of a new epoch. The fraction separates epochs of two tabs in the same millisecond.
   */
  function startEpoch(session: SessionData): SessionData {
    const version = Math.max(held.version + 1, clock.now()) + Math.random()
    return { ...session, version, epoch: version }
  }

  function disposeVault() {
    listeners.clear()
    deafen?.()
    deafen = undefined
  }

  let first = readStorage()
  first?.then(() => (first = undefined), ignoreListenerError)

  return {
    read: readSession,
    peek: () => held,
    first: () => first,
    load: () => (isAsync ? readStorage() : undefined),
    write(change, why) {
      const { version } = readSession()
      return saveSession({ ...held, ...change, version: version + ('token' in change ? 1 : 0) }, why)
    },
    begin(session, why) {
      readSession()
      begins++
      return saveSession(startEpoch({ ...signedOutData, ...session }), why)
    },
    begun: () => begins,
    subscribe(listener) {
      readSession()
      listeners.add(listener)
      deafen ??= channel?.(() => void readStorage())
      callListener(listener, { kind: 'current' })
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) disposeVault()
      }
    },
    dispose: disposeVault,
  }
}
