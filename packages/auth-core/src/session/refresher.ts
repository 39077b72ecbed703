import type { SessionGrant } from './session.ts'
import type { TokenLife } from './token.ts'

/** A stored session: the token, its lifetime, and a version that changes with the token. */
export interface StoredToken {
  /** Increases with each new token. */
  readonly version: number
  /** The bearer token. */
  readonly token: string
  /** The lifetime of the token. */
  readonly life: TokenLife
}

/** Response of the refresh call. Only `refused` (400, 401 or 403) ends a session. */
export type RefreshAnswer =
  | {
      readonly kind: 'granted'
      /** The new token. */
      readonly grant: SessionGrant
    }
  | {
      readonly kind: 'refused'
      /** The sentence of the server. */
      readonly detail?: string | undefined
    }
  | {
      readonly kind: 'failed'
      /** The HTTP status, when there was an answer. */
      readonly status?: number | undefined
      /** The error underneath, if there was one. */
      readonly cause?: unknown
    }

/** Result of a refresh: a new session, its end, or no change. */
export type RefreshOutcome<H extends StoredToken> =
  | {
      readonly kind: 'renewed'
      /** The session with its new token. */
      readonly held: H
    }
  | {
      readonly kind: 'ended'
      /** The sentence of the server. */
      readonly detail?: string | undefined
    }
  | {
      readonly kind: 'unchanged'
      /** The HTTP status, when there was an answer. */
      readonly status?: number | undefined
      /** The error underneath, if there was one. */
      readonly cause?: unknown
    }

/** The session storage, and the refresh call. */
export interface RefresherPorts<Key, H extends StoredToken> {
  /** The stored session. `undefined` when there is none. */
  readonly read: (key: Key) => Promise<H | undefined>
  /** Makes the refresh call, with its own time limit. */
  readonly send: (held: H) => Promise<RefreshAnswer>
  /** Stores the grant if the session is still `held`; `undefined` when it is not, or is gone. */
  readonly replace: (key: Key, held: H, grant: SessionGrant) => Promise<H | undefined>
  /** Ends the session if it is still `held`. `detail` is the server's message. */
  readonly end: (key: Key, held: H, detail: string | undefined) => Promise<void>
  /** Runs the work while no other tab or process refreshes the same session. */
  readonly lock?: (<T>(key: Key, work: () => Promise<T>) => Promise<T>) | undefined
}

/** Renews sessions, each with one call at a time. */
export interface Refresher<Key, H extends StoredToken> {
  /** Refreshes the session of a `stale` token. Never rejects. */
  readonly refresh: (key: Key, stale: H) => Promise<RefreshOutcome<H>>
}

/**
 * Creates a refresher: one refresh at a time per session, a result after sign-out is dropped, and only a
 * refusal ends a session.
 */
export function createRefresher<Key, H extends StoredToken>(
  ports: RefresherPorts<Key, H>,
): Refresher<Key, H> {
  const flights = new Map<Key, { version: number; outcome: Promise<RefreshOutcome<H>> }>()

  /** The newer session, or its end, when `held` is no longer the stored one. */
  async function findNewerSession(key: Key, held: H): Promise<RefreshOutcome<H> | undefined> {
    const current = await ports.read(key)
    if (!current) return { kind: 'ended' }
    return current.version === held.version ? undefined : { kind: 'renewed', held: current }
  }

  async function renewToken(key: Key, held: H): Promise<RefreshOutcome<H>> {
    const before = await findNewerSession(key, held)
    if (before) return before
    const answer = await ports.send(held)
    if (answer.kind === 'granted') {
      const renewed = await ports.replace(key, held, answer.grant)
      if (renewed) return { kind: 'renewed', held: renewed }
    }
    const after = await findNewerSession(key, held)
    if (after) return after
    if (answer.kind !== 'refused') return { ...(answer.kind === 'failed' && answer), kind: 'unchanged' }
    await ports.end(key, held, answer.detail)
    const late = await findNewerSession(key, held)
    return late?.kind === 'renewed' ? late : { kind: 'ended', detail: answer.detail }
  }

  async function renewUnderLock(key: Key, held: H): Promise<RefreshOutcome<H>> {
    const renewHeldToken = () => renewToken(key, held)
    return await (ports.lock ? ports.lock(key, renewHeldToken) : renewHeldToken())
  }

  function joinRefresh(key: Key, stale: H): Promise<RefreshOutcome<H>> {
    const running = flights.get(key)
    if (running?.version === stale.version) return running.outcome
    const flight = { version: stale.version, outcome: renewUnderLock(key, stale) }
    flights.set(key, flight)
    const forgetFlight = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.outcome.then(forgetFlight, forgetFlight)
    return flight.outcome
  }

  return {
    async refresh(key, stale) {
      try {
        return (await findNewerSession(key, stale)) ?? (await joinRefresh(key, stale))
      } catch (cause) {
        return { kind: 'unchanged', cause }
      }
    },
  }
}
