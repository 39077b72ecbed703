import { minuteMs } from '@draftdesk/contract/durations'
import { randomUUID } from 'node:crypto'
import { presenceLimits } from '@draftdesk/contract/input-limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { threads } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { PresenceReport } from './presence-board.ts'

/** Notification channel of presence. */
export const presenceChannel = 'draftdesk_presence'
/** The most reports per person and minute, over all pages and tokens. */
const maxPerMinute = 240

/** Publishes presence to all processes. Nothing is stored. */
export interface PresencePublisher {
  readonly process: string
  /** Publishes a report. Returns the wait in seconds above the limit. */
  readonly publish: (report: Omit<PresenceReport, 'process' | 'leftMs'>) => Promise<number | undefined>
  /** Publishes reports again for processes that missed them. */
  readonly republish: (reports: readonly PresenceReport[]) => Promise<void>
  /** Requests the reports of all other processes. */
  readonly requestAll: () => Promise<void>
}

/** A message between processes. */
export type PresenceMessage = PresenceReport | { readonly ask: string }

/** Creates the publisher of a process. `scale` multiplies its limit, and 0 turns it off. */
export function createPresencePublisher(db: Database, clock: () => number, scale = 1): PresencePublisher {
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
    const isOver = scale > 0 && count > maxPerMinute * scale
    return isOver ? Math.ceil((minuteAtMs + minuteMs - nowMs) / 1000) : undefined
  }
  const notifyProcesses = (message: PresenceMessage) =>
    sql`pg_notify(${presenceChannel}, ${JSON.stringify(message)})`
  return {
    process,
    async publish(report) {
      const wait = takeLimit(report.userId)
      if (wait !== undefined) return wait
      const { threadId, storeId } = report
      const message = { ...report, process, leftMs: presenceLimits.lifetimeMs }
      if (threadId === null) await db.execute(sql`select ${notifyProcesses(message)}`)
      else if (isUuid(threadId))
        // A thread of another store finds no row, so nothing is sent.
        await db
          .select({ notified: notifyProcesses(message) })
          .from(threads)
          .where(and(eq(threads.id, threadId), eq(threads.storeId, storeId)))
      return undefined
    },
    async republish(reports) {
      for (const message of reports) await db.execute(sql`select ${notifyProcesses(message)}`)
    },
    requestAll: async () => void (await db.execute(sql`select ${notifyProcesses({ ask: process })}`)),
  }
}
