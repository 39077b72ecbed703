import { buildCall } from '@draftdesk/contract'
import { hash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createRefresher, parseMinutes, parseSessionGrant, readDetail } from '@draftdesk/auth-core'
import type { StoredToken, RefreshAnswer, RefreshOutcome, SessionGrant } from '@draftdesk/auth-core'
import type { Seal } from '@draftdesk/server-kit'
import type { SessionRecord } from './session-record.ts'
import type { SessionStore, StoredRecord } from './session-store.ts'
import { parseJsonAnswer } from '../transport/upstream.ts'
import { toUpstreamRequest } from '../transport/upstream-request.ts'
import type { Upstream } from '../transport/upstream.ts'

/** A session of a request: the record and its unsealed token. */
export interface Session extends StoredToken {
  readonly key: string
  readonly record: SessionRecord
}

interface SessionsDeps {
  readonly store: SessionStore
  readonly seal: Seal
  readonly upstream: Upstream
  readonly now: () => number
  readonly idleMs: number
  readonly maxMs: number
  /** The waits between checks for another process's refresh. */
  readonly pause?: (ms: number) => Promise<void>
}

export type Sessions = ReturnType<typeof createSessions>

const refreshMs = 10_000
const touchMs = 600_000

/** Sessions of this site: opaque ids outside, sealed tokens inside, one refresh at a time. */
export function createSessions({ store, seal, upstream, now, idleMs, maxMs, pause = wait }: SessionsDeps) {
  function openRecord(key: string, stored: StoredRecord | undefined): Session | undefined {
    if (!stored) return undefined
    const { record } = stored
    const token = seal.open(record.sealed, key)
    if (token === undefined) return undefined
    const life = { issuedAtMs: record.issuedAtMs, expiresIn: parseMinutes(record.expiresInMinutes) }
    return { key, record, version: record.tokenVersion, token, life }
  }

  function renewRecord(key: string, grant: SessionGrant) {
    return {
      sealed: seal.close(grant.token, key),
      issuedAtMs: grant.life.issuedAtMs ?? now(),
      expiresInMinutes: grant.life.expiresIn,
    }
  }

  /** Changes a record and retries on conflicts. Undefined when it is gone or `change` declines. */
  async function updateRecord(key: string, change: (record: SessionRecord) => SessionRecord | undefined) {
    for (;;) {
      const stored = await store.read(key)
      const next = stored && change(stored.record)
      if (!next) return undefined
      if (await store.replace(key, stored.version, next)) return openRecord(key, { version: 0, record: next })
    }
  }

  /** Runs `work` while no other process refreshes this session. The lease of a dead process expires. */
  async function runUnderLease<T>(key: string, work: () => Promise<T>): Promise<T> {
    for (;;) {
      const mine = now() + refreshMs + 2000
      const stored = await store.read(key)
      const isFree = !stored || stored.record.leaseUntilMs <= now()
      if (
        isFree &&
        (!stored || (await store.replace(key, stored.version, { ...stored.record, leaseUntilMs: mine })))
      ) {
        try {
          return await work()
        } finally {
          await updateRecord(key, (record) =>
            record.leaseUntilMs === mine ? { ...record, leaseUntilMs: 0 } : undefined,
          )
        }
      }
      await pause(40)
    }
  }

  async function sendRefresh(held: Session): Promise<RefreshAnswer> {
    const { storeId } = held.record
    const call = buildCall('refresh', { store_id: storeId })
    const answer = await upstream.send(toUpstreamRequest(call, { token: held.token, timeoutMs: refreshMs }))
    if (answer.kind === 'unreachable') return { kind: 'failed' }
    const body = await parseJsonAnswer(answer)
    if ([400, 401, 403].includes(answer.status)) return { kind: 'refused', detail: readDetail(body) }
    const grant = answer.status < 300 ? parseSessionGrant(body, now()) : undefined
    return grant ? { kind: 'granted', grant } : { kind: 'failed', status: answer.status }
  }

  const refresher = createRefresher<string, Session>({
    read: async (key) => openRecord(key, await store.read(key)),
    send: sendRefresh,
    replace: (key, held, grant) =>
      updateRecord(key, (record) =>
        record.tokenVersion === held.version
          ? { ...record, ...renewRecord(key, grant), tokenVersion: held.version + 1 }
          : undefined,
      ),
    end: async (key, held) => {
      // Removes an expired record, unless the session was switched meanwhile.
      await updateRecord(key, (record) =>
        record.tokenVersion === held.version ? { ...record, expiresAtMs: 0 } : undefined,
      )
    },
    lock: runUnderLease,
  })

  return {
    /** The session of a cookie's id, or undefined when it is unknown, ended or sealed with another secret. */
    async find(id: string): Promise<Session | undefined> {
      const key = hashSessionId(id)
      return openRecord(key, await store.read(key))
    },

    /** Stores a new session under a new id and removes the browser's former session. */
    async start(grant: SessionGrant, former: Session | undefined): Promise<{ id: string; session: Session }> {
      const id = randomBytes(32).toString('base64url')
      const key = hashSessionId(id)
      const startedAtMs = now()
      const record: SessionRecord = {
        ...renewRecord(key, grant),
        tokenVersion: 1,
        epoch: Math.max(startedAtMs, (former?.record.epoch ?? 0) + 1),
        isSuperAdmin: grant.isSuperAdmin,
        startedAtMs,
        usedAtMs: startedAtMs,
        expiresAtMs: startedAtMs + Math.min(idleMs, maxMs),
        leaseUntilMs: 0,
      }
      await store.create(key, record)
      if (former) await store.remove(former.key)
      return { id, session: { key, record, version: 1, token: grant.token, life: grant.life } }
    },

    /**
     * Continues a session with the token of the entered store, or of no store. The next session check reads the
     * rest.
     */
    change(session: Session, grant: SessionGrant, entered?: string): Promise<Session | undefined> {
      return updateRecord(session.key, ({ storeId: _former, ...record }) => ({
        ...record,
        ...renewRecord(session.key, grant),
        tokenVersion: record.tokenVersion + 1,
        epoch: Math.max(now(), record.epoch + 1),
        isSuperAdmin: grant.isSuperAdmin,
        ...(entered === undefined ? {} : { storeId: entered }),
      }))
    },

    /** Stores the result of the session check and the time of use. Skips the write if little has changed. */
    async keep(
      session: Session,
      seen: { isSuperAdmin: boolean; storeId: string | undefined },
    ): Promise<void> {
      const { record } = session
      const same = record.isSuperAdmin === seen.isSuperAdmin && record.storeId === seen.storeId
      if (same && now() - record.usedAtMs < touchMs) return
      await updateRecord(session.key, ({ storeId: _former, ...current }) => {
        if (current.epoch !== record.epoch) return undefined
        const usedAtMs = now()
        return {
          ...current,
          isSuperAdmin: seen.isSuperAdmin,
          ...(seen.storeId === undefined ? {} : { storeId: seen.storeId }),
          usedAtMs,
          expiresAtMs: Math.min(usedAtMs + idleMs, current.startedAtMs + maxMs),
        }
      })
    },

    /** Renews a `stale` token. Concurrent callers share one refresh, also across processes. */
    refresh(stale: Session): Promise<RefreshOutcome<Session>> {
      return refresher.refresh(stale.key, stale)
    },

    end(session: Session): Promise<void> {
      return store.remove(session.key)
    },

    sweep: () => store.sweep(),
  }
}

function hashSessionId(id: string): string {
  return hash('sha256', id, 'base64url')
}
