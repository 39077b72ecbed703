import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { retention } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'

/** Kinds of threads with separate retention days. */
export const retentionThreadKinds = ['resolved', 'archived', 'spam'] as const

export type RetentionThreadKind = (typeof retentionThreadKinds)[number]

/** Days after which data is deleted, by kind. Null: it is kept. */
export type RetentionDays = Readonly<Record<RetentionThreadKind | 'activity', number | null>>

/** The retention of a store. `version` grows with each change. */
export interface RetentionSettings {
  readonly days: RetentionDays
  /** Threads until then are being deleted: their mailbox was unlinked. */
  readonly eraseUntil: Date | null
  readonly version: number
}

const defaultRetention: RetentionSettings = {
  days: { resolved: null, archived: null, spam: null, activity: null },
  eraseUntil: null,
  version: 0,
}

type RetentionRow = typeof retention.$inferSelect

const toRetentionSettings = (row: RetentionRow | undefined): RetentionSettings =>
  row
    ? {
        days: {
          resolved: row.resolvedDays,
          archived: row.archivedDays,
          spam: row.spamDays,
          activity: row.activityDays,
        },
        eraseUntil: row.eraseUntil,
        version: row.version,
      }
    : defaultRetention

/** The retention of a store. Without a row everything is kept. */
export async function loadRetention(db: Database | Transaction, storeId: string): Promise<RetentionSettings> {
  const [row] = await db.select().from(retention).where(eq(retention.storeId, storeId))
  return toRetentionSettings(row)
}

/**
 * Changes the days if `version` is current, and returns the stored settings. `record` logs a change in the
 * same transaction.
 */
export function changeRetention(
  db: Database,
  storeId: string,
  {
    version,
    days,
    nowMs,
  }: { readonly version: number; readonly days: RetentionDays; readonly nowMs: number },
  record: (tx: Transaction) => Promise<void>,
): Promise<{ readonly isChanged: boolean; readonly retention: RetentionSettings }> {
  return transact(db, async (tx) => {
    const values = {
      resolvedDays: days.resolved,
      archivedDays: days.archived,
      spamDays: days.spam,
      activityDays: days.activity,
      updatedAt: new Date(nowMs),
    }
    const [row] =
      version === 0
        ? await tx
            .insert(retention)
            .values({ storeId, ...values })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(retention)
            .set({ ...values, version: sql`${retention.version} + 1` })
            .where(and(eq(retention.storeId, storeId), eq(retention.version, version)))
            .returning()
    if (!row) return { isChanged: false, retention: await loadRetention(tx, storeId) }
    await record(tx)
    return { isChanged: true, retention: toRetentionSettings(row) }
  })
}

/** Has all threads of a store deleted that exist until now. */
export async function requestThreadErasure(tx: Transaction, storeId: string, nowMs: number): Promise<void> {
  const eraseUntil = new Date(nowMs)
  await tx
    .insert(retention)
    .values({ storeId, eraseUntil })
    .onConflictDoUpdate({
      target: retention.storeId,
      set: { eraseUntil, version: sql`${retention.version} + 1` },
    })
}
