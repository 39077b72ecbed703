import { cutText } from '@draftdesk/contract/cut-text'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { customers, emails, stores, threads } from '../database/schema.ts'
import { decideSenderVerdict } from '../reading/sender-verdict.ts'
import { loadMailboxProvider } from '../threads/replies/own-addresses.ts'
import type { ThreadMail } from './model/build-prompt.ts'
import type { CustomerMail } from './analysis/analyze-mail.ts'
import type { Draft } from '../threads/replies/draft.ts'

/** The input from a conversation for writing a draft. */
export interface CustomerConversation {
  readonly thread: typeof threads.$inferSelect
  readonly store: string
  /** The newest mail of the conversation. */
  readonly headEmailId: string
  /** The answered mail: the customer's newest. */
  readonly answers: {
    readonly id: string
    /** The recipient of the reply. */
    readonly address: string
    readonly name: string
    readonly subject: string
  }
  readonly mail: CustomerMail
  readonly mails: readonly ThreadMail[]
}

/** The most mails to read for a draft, and the most characters of each. */
const maxMails = 4
const maxMailLength = 1500
const maxAnsweredLength = 6000

/**
 * Reads a conversation up to the newest mail that the draft knows. Undefined without a customer mail, or if
 * the answered mail is gone.
 */
export async function loadConversation(
  db: Database,
  storeId: string,
  threadId: string,
  draft?: Pick<Draft, 'answersEmailId' | 'headEmailId'>,
): Promise<CustomerConversation | undefined> {
  const [found] = await db
    .select({ thread: threads, store: stores.name })
    .from(threads)
    .innerJoin(stores, eq(stores.id, threads.storeId))
    .where(and(eq(threads.id, threadId), eq(threads.storeId, storeId)))
  if (!found || found.thread.mergedInto) return undefined
  const rows = await db
    .select({
      id: emails.id,
      direction: emails.direction,
      kind: emails.kind,
      isSide: emails.isSide,
      subject: emails.subject,
      language: emails.language,
      headers: emails.headers,
      fromAddress: emails.fromAddress,
      replyTo: emails.replyTo,
      to: emails.to,
      cc: emails.cc,
      text: sql<string>`left(${emails.body}, least(${maxAnsweredLength}, coalesce(nullif(${emails.foldAt}, 0), ${maxAnsweredLength})))`,
    })
    .from(emails)
    .where(
      and(
        eq(emails.threadId, threadId),
        draft?.headEmailId ? isAtOrBeforeEmail(draft.headEmailId) : undefined,
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(20)
  const answered = rows.find(({ id, direction, kind, isSide }) =>
    draft ? id === draft.answersEmailId : direction === 'in' && kind === 'customer' && !isSide,
  )
  const [head] = rows
  if (!answered || !head) return undefined
  const address = answered.replyTo || answered.fromAddress
  const [customer] = await db
    .select({ name: customers.name })
    .from(customers)
    .where(and(eq(customers.storeId, storeId), eq(customers.address, address)))
  const provider = await loadMailboxProvider(db, storeId)
  // Leaves out mails that this customer neither sent nor received, because they are private.
  const isWithCustomer = (row: (typeof rows)[number]) =>
    [row.fromAddress, row.replyTo, ...[...row.to, ...row.cc].map((party) => party.address)].includes(address)
  const earlier = rows.filter((row) => row.id !== answered.id && isWithCustomer(row)).slice(0, maxMails - 1)
  const mails = [...earlier.toReversed(), answered].map(({ id, direction, text }, index) => ({
    ref: `T${index + 1}`,
    isOurs: direction === 'out',
    text: cutText(text, id === answered.id ? maxAnsweredLength : maxMailLength).trim(),
  }))
  return {
    thread: found.thread,
    store: found.store,
    headEmailId: head.id,
    answers: { id: answered.id, address, name: customer?.name ?? '', subject: answered.subject },
    mail: {
      subject: answered.subject,
      text: answered.text.trim(),
      language: answered.language ?? undefined,
      isForged:
        provider &&
        decideSenderVerdict(answered.headers?.authentication, provider, answered.fromAddress) === 'failed',
    },
    mails,
  }
}

/** Condition: the mail is the given one or older. */
const isAtOrBeforeEmail = (emailId: string) =>
  sql`(${emails.createdAt}, ${emails.id}) <= (select head.created_at, head.id from ${emails} head where head.id = ${emailId})`

/** The texts of the customer, the newest first. */
export const listCustomerTexts = ({
  mail,
  mails,
}: Pick<CustomerConversation, 'mail' | 'mails'>): string[] => [
  `${mail.subject}\n${mail.text}`,
  ...mails
    .slice(0, -1)
    .filter(({ isOurs }) => !isOurs)
    .map(({ text }) => text)
    .toReversed(),
]
