import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { wakeJobRunners } from '../claims/wake-job-runners.ts'
import type { Database } from '../database/open-database.ts'
import { mailboxSyncs, members, outbox, stores } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { publishEvents } from '../events/publish-events.ts'
import { recordActivity } from '../stores/record-activity.ts'
import type { Activity } from '../stores/record-activity.ts'

interface SuspensionChange {
  readonly storeId: string
  readonly isSuspended: boolean
  readonly reason: string
  readonly actor: Activity['actor']
  readonly nowMs: number
}

/**
 * Suspends a store, which ends its members' access and open streams and pauses its jobs, or ends the
 * suspension. Returns false when nothing changed.
 */
export function setStoreSuspended(
  db: Database,
  { storeId, isSuspended, reason, actor, nowMs }: SuspensionChange,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const isOther = isSuspended ? isNull(stores.suspendedAt) : isNotNull(stores.suspendedAt)
    const [changed] = await tx
      .update(stores)
      .set(
        isSuspended
          ? { suspendedAt: new Date(nowMs), suspendedReason: reason }
          : { suspendedAt: null, suspendedReason: null },
      )
      .where(and(eq(stores.id, storeId), isOther))
      .returning({ id: stores.id })
    if (!changed) return false
    const action = isSuspended ? 'store_suspended' : 'store_resumed'
    await recordActivity(tx, { storeId, actor, action, note: reason, nowMs })
    if (isSuspended) {
      // A new term revokes the claim of a running sync, which ends it.
      await tx
        .update(mailboxSyncs)
        .set({ leasedUntil: null, term: sql`${mailboxSyncs.term} + 1` })
        .where(eq(mailboxSyncs.storeId, storeId))
    } else {
      await wakeJobRunners(tx, mailboxSyncs)
      await wakeJobRunners(tx, outbox)
    }
    const people = await tx.select({ ref: members.userId }).from(members).where(eq(members.storeId, storeId))
    await publishEvents(
      tx,
      people.map(({ ref }) => ({ storeId, type: 'member' as const, ref })),
      nowMs,
    )
    return true
  })
}
