import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { customers, emails, orderViews, threads } from '../database/schema.ts'
import type { Order } from './order.ts'

/** What a store holds of a customer. */
export interface Export {
  readonly customer: typeof customers.$inferSelect | undefined
  readonly conversations: readonly {
    readonly thread: typeof threads.$inferSelect
    readonly mails: readonly Mail[]
  }[]
  readonly orders: readonly Order[]
  /** There is more than one answer can hold. */
  readonly isCut: boolean
}

type Mail = Pick<
  typeof emails.$inferSelect,
  'id' | 'threadId' | 'sender' | 'direction' | 'createdAt' | 'subject' | 'to' | 'cc' | 'body'
>

const mostMails = 2000
const mostBytes = 2_500_000

/** Collects what a store holds of a customer, the oldest mail first. */
export async function exportCustomer(db: Database, storeId: string, given: string): Promise<Export> {
  const address = given.trim().toLowerCase()
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.storeId, storeId), eq(customers.address, address)))
  const party = JSON.stringify([{ address }])
  const { id, threadId, sender, direction, createdAt, subject, to, cc, body } = emails
  const found = await db
    .select({ id, threadId, sender, direction, createdAt, subject, to, cc, body })
    .from(emails)
    .where(
      and(
        eq(emails.storeId, storeId),
        or(
          eq(emails.fromAddress, address),
          eq(emails.replyTo, address),
          sql`${emails.to} @> ${party}::jsonb`,
          sql`${emails.cc} @> ${party}::jsonb`,
        ),
      ),
    )
    .orderBy(asc(emails.createdAt), asc(emails.id))
    .limit(mostMails + 1)
  let left = mostBytes
  const end = found.findIndex((mail) => (left -= Buffer.byteLength(JSON.stringify(mail))) < 0)
  const mails = found.slice(0, Math.min(mostMails, end < 0 ? found.length : end))
  const ids = [...new Set(mails.map((mail) => mail.threadId))]
  const held = ids.length > 0 ? await db.select().from(threads).where(inArray(threads.id, ids)) : []
  const views = await db
    .select({ orders: orderViews.orders })
    .from(orderViews)
    .where(and(eq(orderViews.storeId, storeId), eq(orderViews.key, `email:${address}`)))
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
