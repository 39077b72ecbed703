import { dayMs } from '@draftdesk/contract/durations'
import { deletionGraceDays } from '@draftdesk/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { stores } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { listOwners } from '../list-owners.ts'
import type { StoreOwner } from '../list-owners.ts'
import { recordActivity } from '../record-activity.ts'
import type { Activity } from '../record-activity.ts'

const graceMs = deletionGraceDays * dayMs

/** The end of the grace period of a deletion that is planned now. */
export const getGraceEndDate = (nowMs: number): Date => new Date(nowMs + graceMs)

/** A store, the person who decides about it, and the time. */
export interface StoreDeletionChange {
  readonly storeId: string
  readonly actor: Activity['actor']
  /** The reason of a super admin. */
  readonly reason?: string | undefined
  readonly nowMs: number
}

/**
 * Plans the deletion of a store; a planned one keeps its time. `tell` notifies each owner in the same
 * transaction.
 */
export function planStoreDeletion(
  db: Database,
  { storeId, actor, reason, nowMs }: StoreDeletionChange,
  tell: (tx: Transaction, owner: StoreOwner, deleteAt: Date) => Promise<void>,
): Promise<Date> {
  return transact(db, async (tx) => {
    const deleteAt = getGraceEndDate(nowMs)
    const [planned] = await tx
      .update(stores)
      .set({ deleteAt })
      .where(and(eq(stores.id, storeId), isNull(stores.deleteAt)))
      .returning({ id: stores.id })
    if (!planned) {
      const [store] = await tx.select({ at: stores.deleteAt }).from(stores).where(eq(stores.id, storeId))
      return store?.at ?? deleteAt
    }
    await recordActivity(tx, { storeId, actor, action: 'deletion_planned', note: reason, nowMs })
    for (const owner of await listOwners(tx, storeId)) await tell(tx, owner, deleteAt)
    return deleteAt
  })
}

/** Takes the deletion of a store back. Returns false once its time has come. */
export function cancelStoreDeletion(
  db: Database,
  { storeId, actor, reason, nowMs }: StoreDeletionChange,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const [store] = await tx
      .select({ deleteAt: stores.deleteAt })
      .from(stores)
      .where(eq(stores.id, storeId))
      .for('update')
    if (!store) return false
    if (store.deleteAt === null) return true
    const kept = await tx
      .update(stores)
      .set({ deleteAt: null })
      .where(and(eq(stores.id, storeId), gt(stores.deleteAt, new Date(nowMs))))
      .returning({ id: stores.id })
    if (kept.length === 0) return false
    await recordActivity(tx, { storeId, actor, action: 'deletion_cancelled', note: reason, nowMs })
    return true
  })
}
