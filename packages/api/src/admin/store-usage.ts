import type { AdminStoreDetailAnswer } from '@draftdesk/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { loadMonthlyModelUsage } from '../drafting/drafting-settings.ts'
import type { Database } from '../database/open-database.ts'
import { drafts, emails, exampleFiles, policies, threads } from '../database/schema.ts'
import { sumAttachedBytes } from '../threads/attached-files.ts'

/** Rows whose size is measured. The rest is estimated from them. */
const sampledRowCount = 500

async function countStoreDrafts(db: Database, storeId: string): Promise<number> {
  const isStoreless = and(
    isNull(drafts.storeId),
    inArray(drafts.threadId, db.select({ id: threads.id }).from(threads).where(eq(threads.storeId, storeId))),
  )
  const [filled, storeless] = await Promise.all([
    db.$count(drafts, eq(drafts.storeId, storeId)),
    db.$count(drafts, isStoreless),
  ])
  return filled + storeless
}

/** Counts what a store uses. The bytes of mails are estimated from a sample. */
export async function loadStoreUsage(
  db: Database,
  storeId: string,
  nowMs: number,
): Promise<NonNullable<AdminStoreDetailAnswer['usage']>> {
  const [mails, documents, month, drafted, attachedBytes, [sizes]] = await Promise.all([
    db.$count(emails, eq(emails.storeId, storeId)),
    db.$count(policies, eq(policies.storeId, storeId)),
    loadMonthlyModelUsage(db, storeId, nowMs),
    countStoreDrafts(db, storeId),
    sumAttachedBytes(db, storeId),
    db
      .select({
        mail: sql<number>`coalesce((select avg(pg_column_size(sample.*)) from (
          select * from ${emails} where ${emails.storeId} = ${storeId} limit ${sampledRowCount}) as sample), 0)::float8`,
        texts: sql<number>`coalesce((select sum(octet_length(${policies.content})) from ${policies}
          where ${policies.storeId} = ${storeId}), 0)::float8`,
        examples: sql<number>`coalesce((select sum(${exampleFiles.bytes}) from ${exampleFiles}
          where ${exampleFiles.storeId} = ${storeId}), 0)::float8`,
      })
      .from(sql`(select 1) as one`),
  ])
  return {
    mails,
    drafts: drafted,
    documents,
    tokens: Math.round(month.tokens),
    cost_micros: Math.round(month.micros),
    bytes: Math.round(
      mails * (sizes?.mail ?? 0) + (sizes?.texts ?? 0) + (sizes?.examples ?? 0) + attachedBytes,
    ),
  }
}
