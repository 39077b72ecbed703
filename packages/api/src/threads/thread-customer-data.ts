import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { customers, emails, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** Customer data from a thread. */
export interface ThreadCustomerData {
  readonly customer: typeof customers.$inferSelect | undefined
  /** The reply address of the newest customer mail, in lower case. */
  readonly replyAddress: string | undefined
  /** Subjects and new text of the customer's latest mails, newest first. */
  readonly texts: readonly string[]
  /** The first Authentication-Results header of the newest customer mail. */
  readonly authentication: string | undefined
  /** The From header of that mail. */
  readonly from: string | undefined
  /** Other threads with the same customer, newest first. */
  readonly earlier: readonly (typeof threads.$inferSelect)[]
}

const maxMails = 10
const maxEarlierThreads = 5

/** Reads the customer data of a thread. */
export async function loadThreadCustomerData(
  db: Database | Transaction,
  { id, storeId, customerId, subject }: typeof threads.$inferSelect,
): Promise<ThreadCustomerData> {
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
    .where(
      and(
        eq(emails.threadId, id),
        eq(emails.direction, 'in'),
        eq(emails.kind, 'customer'),
        eq(emails.isSide, false),
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(maxMails)
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
        .limit(maxEarlierThreads)
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
