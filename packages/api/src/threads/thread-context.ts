import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { customers, emails, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** What a conversation says about its customer. */
export interface ThreadContext {
  readonly customer: typeof customers.$inferSelect | undefined
  /** Where a reply to the newest mail of a customer goes, in lower case. */
  readonly replyAddress: string | undefined
  /** Subject and new text of the latest mails of the person who gets the reply, the newest first. */
  readonly texts: readonly string[]
  /** Topmost Authentication-Results of the newest mail of a customer. */
  readonly authentication: string | undefined
  /** Whom that mail names as its sender. */
  readonly from: string | undefined
  /** Other conversations with the same customer, the newest first. */
  readonly earlier: readonly (typeof threads.$inferSelect)[]
}

const mostMails = 10
const mostEarlier = 5

/** Reads what a conversation says about its customer. */
export async function readThreadContext(
  db: Database | Transaction,
  { id, storeId, customerId, subject }: typeof threads.$inferSelect,
): Promise<ThreadContext> {
  const mails = await db
    .select({
      from: emails.fromAddress,
      replyTo: emails.replyTo,
      subject: emails.subject,
      body: emails.body,
      foldAt: emails.foldAt,
      headers: emails.headers,
    })
    .from(emails)
    .where(and(eq(emails.threadId, id), eq(emails.direction, 'in'), eq(emails.kind, 'customer')))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(mostMails)
  const [newest] = mails
  const [noted] = customerId ? await db.select().from(customers).where(eq(customers.id, customerId)) : []
  const replyAddress = newest?.replyTo || noted?.address || undefined
  const [customer] =
    replyAddress === undefined || noted?.address === replyAddress
      ? [noted]
      : await db
          .select()
          .from(customers)
          .where(and(eq(customers.storeId, storeId), eq(customers.address, replyAddress)))
  const earlier = customer
    ? await db
        .select()
        .from(threads)
        .where(
          and(
            eq(threads.storeId, storeId),
            eq(threads.customerId, customer.id),
            ne(threads.id, id),
            isNull(threads.mergedInto),
          ),
        )
        .orderBy(desc(threads.lastEmailAt))
        .limit(mostEarlier)
    : []
  const theirs = mails.filter(({ replyTo }) => replyTo === (newest?.replyTo ?? ''))
  return {
    customer,
    replyAddress,
    texts: [
      ...theirs.map((mail) => `${mail.subject}\n${mail.body.slice(0, mail.foldAt ?? undefined)}`),
      subject,
    ],
    authentication: newest?.headers?.authentication,
    from: newest?.from,
    earlier,
  }
}
