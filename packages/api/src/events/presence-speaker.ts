import { randomUUID } from 'node:crypto'
import { presenceLimits } from '@draftdesk/contract/lengths'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { threads } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { PresenceStatement } from './presence-board.ts'

/** Notification channel of presence. */
export const presenceChannel = 'draftdesk_presence'
/** One person may state so much in a minute, with all pages and tokens. */
const mostPerMinute = 240
const minuteMs = 60_000

/** States presence to all processes. It writes no row. */
export interface PresenceSpeaker {
  readonly process: string
  /** Returns the wait in seconds when the person states too much. */
  readonly state: (said: Omit<PresenceStatement, 'process' | 'leftMs'>) => Promise<number | undefined>
  /** States again what other processes missed. */
  readonly repeat: (statements: readonly PresenceStatement[]) => Promise<void>
  /** Asks the other processes to repeat what they know. */
  readonly ask: () => Promise<void>
}

/** A message between processes. */
export type PresenceMessage = PresenceStatement | { readonly ask: string }

/** Creates the speaker of a process. `scale` multiplies its limit, and 0 turns it off. */
export function createPresenceSpeaker(db: Database, clock: () => number, scale = 1): PresenceSpeaker {
  const process = randomUUID()
  const counts = new Map<string, number>()
  let minuteAtMs = 0
  const takeLimit = (userId: string): number | undefined => {
    const nowMs = clock()
    if (nowMs - minuteAtMs >= minuteMs) {
      counts.clear()
      minuteAtMs = nowMs
    }
    const count = (counts.get(userId) ?? 0) + 1
    counts.set(userId, count)
    const isOver = scale > 0 && count > mostPerMinute * scale
    return isOver ? Math.ceil((minuteAtMs + minuteMs - nowMs) / 1000) : undefined
  }
  const notify = (message: PresenceMessage) => sql`pg_notify(${presenceChannel}, ${JSON.stringify(message)})`
  return {
    process,
    async state(said) {
      const wait = takeLimit(said.userId)
      if (wait !== undefined) return wait
      const { threadId, storeId } = said
      const statement = { ...said, process, leftMs: presenceLimits.lifetimeMs }
      if (threadId === null) await db.execute(sql`select ${notify(statement)}`)
      else if (isUuid(threadId))
        // A thread of another store finds no row, so nothing is sent.
        await db
          .select({ stated: notify(statement) })
          .from(threads)
          .where(and(eq(threads.id, threadId), eq(threads.storeId, storeId)))
      return undefined
    },
    async repeat(statements) {
      for (const statement of statements) await db.execute(sql`select ${notify(statement)}`)
    },
    ask: async () => void (await db.execute(sql`select ${notify({ ask: process })}`)),
  }
}
