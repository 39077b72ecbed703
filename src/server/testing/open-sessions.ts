import { dayMs } from '@draftdesk/contract/durations'
import { parseSessionGrant } from '@draftdesk/auth-core'
import type { SessionGrant } from '@draftdesk/auth-core'
import { createSeal } from '@draftdesk/server-kit'
import { createSessions } from '../session/sessions.ts'
import { createSqliteStore } from '../session/sqlite-store.ts'
import { scriptUpstream } from './script-upstream.ts'
import type { Script } from './script-upstream.ts'

type SessionsDeps = Parameters<typeof createSessions>[0]

/** The upstream's answer with a new session. */
export const createGrantAnswer = (token: string, isSuperAdmin = false) => ({
  ...{ email: 'ada@shop.test', token, expires_in: 60, is_super_admin: isSuperAdmin },
})

/** A session store in memory and site processes that share it, on a clock that the test sets. */
export function openSessions() {
  const clock = { nowMs: 1_800_000_000_000 }
  const now = () => clock.nowMs
  // Processes can share one connection, because SQLite runs their steps one after the other.
  const store = createSqliteStore(':memory:', now)
  const seal = createSeal('s'.repeat(40), 'session token')
  return {
    clock,
    store,
    /** A site process. */
    startProcess(script: Script = {}, parts: Partial<SessionsDeps> = {}) {
      const upstream = scriptUpstream(script)
      const common = { store, seal, upstream, now, idleMs: 14 * dayMs, maxMs: 90 * dayMs }
      return { ...createSessions({ ...common, ...parts }), sent: upstream.sent }
    },
    grant(token: string, isSuperAdmin = false): SessionGrant {
      const parsed = parseSessionGrant(createGrantAnswer(token, isSuperAdmin), now())
      if (!parsed) throw new Error('The grant of the test cannot be read')
      return parsed
    },
    close: () => store.close(),
  }
}
