import { setImmediate as otherWork } from 'node:timers/promises'
import { cutText } from '@draftdesk/contract/cut-text'
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { customers, emails, members, threads, users } from '../../database/schema.ts'
import type { AnsweredMail } from './choose-proposals.ts'
import { maxPersonalTextLength } from './hide-personal-data.ts'

/** Replies to read, the newest first. */
const maxReplies = 600
/** The most mails to return. */
const maxMails = 600
const repliesPerBatch = 25
/** Names of customers to know, the newest first. */
const maxNames = 20_000
const namesPerBatch = 500

/**
 * Reads the newest replies of a store with the mails that they answer, without long mails, forwards and side
 * conversations. Undefined when the process stops.
 */
export async function loadAnsweredMails(
  db: Database,
  storeId: string,
  stopping: AbortSignal,
  most = maxMails,
): Promise<AnsweredMail[] | undefined> {
  const mails: AnsweredMail[] = []
  let from: { readonly at: Date; readonly id: string } | undefined
  for (let read = 0; read < maxReplies && mails.length < most; read += repliesPerBatch) {
    if (stopping.aborted) return undefined
    const rows = await db
      .select({
        id: emails.id,
        at: emails.createdAt,
        threadId: emails.threadId,
        to: emails.to,
        answer: newText,
      })
      .from(emails)
      .innerJoin(threads, eq(threads.id, emails.threadId))
      .where(
        and(
          eq(emails.storeId, storeId),
          eq(emails.direction, 'out'),
          eq(emails.isForward, false),
          eq(emails.isSide, false),
          isNull(threads.mergedInto),
          isNull(threads.spamAt),
          from &&
            sql`(${emails.createdAt}, ${emails.id}) < (${from.at.toISOString()}::timestamptz, ${from.id}::uuid)`,
        ),
      )
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .limit(repliesPerBatch)
    for (const { id, at, threadId, to, answer } of rows) {
      const [asked] = await db
        .select({
          ...{ id: emails.id, direction: emails.direction, kind: emails.kind, isSide: emails.isSide },
          ...{ sender: emails.sender, subject: emails.subject, language: emails.language },
          ...{ replyTo: emails.replyTo, fromAddress: emails.fromAddress, question: newText },
        })
        .from(emails)
        .where(
          and(
            eq(emails.threadId, threadId),
            sql`(${emails.createdAt}, ${emails.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`,
          ),
        )
        .orderBy(desc(emails.createdAt), desc(emails.id))
        .limit(1)
      const isAnswered = asked?.direction === 'in' && asked.kind === 'customer' && !asked.isSide
      if (!isAnswered || isTooLong(asked.question) || isTooLong(answer)) continue
      const { language, subject, question } = asked
      mails.push({
        ...{ emailId: asked.id, replyId: id, language, subject, question, answer },
        address: asked.replyTo || asked.fromAddress,
        names: [asked.sender, ...to.map(({ name }) => name)].map(removeEmailAddresses),
      })
    }
    const last = rows.at(-1)
    if (!last || rows.length < repliesPerBatch) break
    from = { at: last.at, id: last.id }
    await otherWork()
  }
  return mails.slice(0, most)
}

/**
 * The text above the quote and the signature, cut one letter above the limit, so that a longer text is
 * noticed.
 */
const newText = sql<string>`left(${emails.body}, least(${maxPersonalTextLength + 1}, coalesce(nullif(${emails.foldAt}, 0), ${maxPersonalTextLength + 1})))`

const maxNameLength = 200
const removeEmailAddresses = (name: string): string =>
  cutText(name, maxNameLength)
    .split(/\s+/)
    .filter((word) => !word.includes('@'))
    .join(' ')

const isTooLong = (text: string): boolean => text.length > maxPersonalTextLength

/** Reads the names of the store's members, and of its customers in batches. Undefined when the process stops. */
export async function loadPersonNames(
  db: Database,
  storeId: string,
  stopping: AbortSignal,
): Promise<string[] | undefined> {
  const people = await db
    .select({ first: users.firstName, last: users.lastName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.storeId, storeId))
  const names = people.flatMap(({ first, last }) => [first, last])
  let from: string | undefined
  for (let read = 0; read < maxNames; read += namesPerBatch) {
    if (stopping.aborted) return undefined
    const rows = await db
      .select({ id: customers.id, name: customers.name })
      .from(customers)
      .where(and(eq(customers.storeId, storeId), from === undefined ? undefined : gt(customers.id, from)))
      .orderBy(asc(customers.id))
      .limit(namesPerBatch)
    names.push(...rows.map(({ name }) => removeEmailAddresses(name)))
    from = rows.at(-1)?.id
    if (rows.length < namesPerBatch) break
    await otherWork()
  }
  return names
}
