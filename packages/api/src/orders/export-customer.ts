import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { customers, emails, cachedOrderSearches, threads } from '../database/schema.ts'
import type { Order } from '../shops/shop-order.ts'

/** The stored data of a customer. */
export interface CustomerExport {
  readonly customer: typeof customers.$inferSelect | undefined
  readonly conversations: readonly {
    readonly thread: typeof threads.$inferSelect
    readonly mails: readonly ExportedMail[]
  }[]
  readonly orders: readonly Order[]
  /** The export reached its size limit. */
  readonly isCut: boolean
}

type ExportedMail = Pick<
  typeof emails.$inferSelect,
  'id' | 'threadId' | 'sender' | 'direction' | 'createdAt' | 'subject' | 'to' | 'cc' | 'body'
>

const maxMails = 2000
const maxBytes = 2_500_000
/** Mails per query, so that requests run in between. */
const mailsAtOnce = 20

/** Exports the stored data of a customer, oldest mail first. */
export async function exportCustomer(db: Database, storeId: string, given: string): Promise<CustomerExport> {
  const address = given.trim().toLowerCase()
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.storeId, storeId), eq(customers.address, address)))
  const found = await findMails(db, storeId, address)
  const mails = await loadExportedMails(db, found.slice(0, maxMails))
  const ids = [...new Set(mails.map((mail) => mail.threadId))]
  const held = ids.length > 0 ? await db.select().from(threads).where(inArray(threads.id, ids)) : []
  const views = await db
    .select({ orders: cachedOrderSearches.orders })
    .from(cachedOrderSearches)
    .where(and(eq(cachedOrderSearches.storeId, storeId), eq(cachedOrderSearches.key, `email:${address}`)))
  return {
    customer,
    conversations: held.map((thread) => ({
      thread,
      mails: mails.filter((mail) => mail.threadId === thread.id),
    })),
    orders: views.flatMap((view) => view.orders as readonly Order[]),
    isCut: mails.length < found.length,
  }
}

/** Ids of mails that a customer sent or received, oldest first. One above the limit shows that there are more. */
async function findMails(db: Database, storeId: string, address: string): Promise<string[]> {
  const party = JSON.stringify([{ address }])
  const rows = await db
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        eq(emails.storeId, storeId),
        or(
          eq(emails.fromAddress, address),
          eq(emails.replyTo, address),
          sql`${emails.to} @> ${party}::jsonb`,
          sql`${emails.cc} @> ${party}::jsonb`,
          sql`${emails.bcc} @> ${party}::jsonb`,
        ),
      ),
    )
    .orderBy(asc(emails.createdAt), asc(emails.id))
    .limit(maxMails + 1)
  return rows.map(({ id }) => id)
}

/** The first mails that fit into one response. */
async function loadExportedMails(db: Database, ids: readonly string[]): Promise<ExportedMail[]> {
  const { id, threadId, sender, direction, createdAt, subject, to, cc, body } = emails
  const mails: ExportedMail[] = []
  let left = maxBytes
  for (let at = 0; at < ids.length; at += mailsAtOnce) {
    const rows = await db
      .select({ id, threadId, sender, direction, createdAt, subject, to, cc, body })
      .from(emails)
      .where(inArray(id, ids.slice(at, at + mailsAtOnce)))
      .orderBy(asc(createdAt), asc(id))
    for (const row of rows) {
      left -= Buffer.byteLength(JSON.stringify(row))
      if (left < 0) return mails
      mails.push(row)
    }
  }
  return mails
}
