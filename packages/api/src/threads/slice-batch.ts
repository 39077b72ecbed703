import { and, eq, inArray } from 'drizzle-orm'
import { attachments, emailIds, emails, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { ReadMail } from '../reading/mail.ts'
import type { Arrival } from './arrival.ts'
import { noteCustomers } from './customer.ts'
import { describeCustomer } from './describe-mail.ts'
import { joinIds, writeIds, type NamedId } from './email-ids.ts'

/** A Message-ID that is known, and the conversation that it leads to. */
export interface KnownId {
  readonly messageId: string
  readonly threadId: string
  readonly emailId: string | null
  readonly isParent: boolean
}

/** A mail that is there. */
export interface KnownMail {
  readonly emailId: string
  readonly threadId: string
  readonly direction: 'in' | 'out'
}

/** Rows that are written together, in this order. */
interface Pending {
  threads: (typeof threads.$inferInsert)[]
  emails: (typeof emails.$inferInsert)[]
  files: (typeof attachments.$inferInsert)[]
  ids: Map<string, NamedId>
}

const nothing = (): Pending => ({ threads: [], emails: [], files: [], ids: new Map() })

/**
 * What the mails of one slice need to know, read for all of them at once, and what they change, written at once: each question to
 * an embedded database costs more than its answer. Whoever asks the database itself calls `flush` first.
 */
export interface SliceBatch {
  readonly mailOf: (mail: ReadMail) => KnownMail | undefined
  readonly customerOf: (address: string) => string | undefined
  readonly idsOf: (messageIds: readonly string[]) => KnownId[]
  /** The subject of a conversation without prefixes. */
  readonly baseOf: (threadId: string) => string | undefined
  /** A conversation that begins, or one that was found elsewhere. */
  readonly noteThread: (threadId: string, base: string) => void
  readonly begin: (row: typeof threads.$inferInsert & { id: string; baseSubject: string }) => void
  readonly store: (
    mail: ReadMail,
    row: typeof emails.$inferInsert & { id: string },
    files: readonly (typeof attachments.$inferInsert)[],
  ) => void
  readonly named: (ids: readonly NamedId[]) => void
  /** Writes what has to be written so far; when `about` is given, only if something of these conversations is among it. */
  readonly flush: (tx: Transaction, about?: readonly string[]) => Promise<void>
  /** Everything of one conversation went into another. */
  readonly merged: (into: string, from: string) => void
  /** Which conversation a conversation is part of by now. */
  readonly currentOf: (threadId: string) => string
}

const keyOf = (mail: { messageId: string | null; fingerprint: string | null }): string =>
  `${mail.messageId ?? ''}\0${mail.fingerprint ?? ''}`

/** Every Message-ID that placing a mail asks for. */
const idsOfMail = ({ messageId, inReplyTo, references, headers }: ReadMail): string[] => [
  messageId,
  ...inReplyTo,
  ...references,
  ...headers.reports,
]

/** Reads what placing these mails needs, and notes their customers. */
export async function openBatch(
  tx: Transaction,
  storeId: string,
  arrivals: readonly Arrival[],
): Promise<SliceBatch> {
  const mails = await findMails(tx, storeId, arrivals)
  const customers = await noteCustomers(
    tx,
    storeId,
    arrivals.flatMap((arrival) => (mails.has(keyOf(arrival.mail)) ? [] : (describeCustomer(arrival) ?? []))),
  )
  const { ids, bases } = await findIds(tx, storeId, [
    ...new Set(arrivals.flatMap(({ mail }) => idsOfMail(mail))),
  ])
  const merges = new Map<string, string>()
  let pending = nothing()
  return {
    mailOf: (mail) => mails.get(keyOf(mail)),
    customerOf: (address) => customers.get(address),
    idsOf: (messageIds) => messageIds.flatMap((id) => ids.get(id) ?? []),
    baseOf: (threadId) => bases.get(threadId),
    noteThread: (threadId, base) => bases.set(threadId, base),
    begin: (row) => {
      pending.threads.push(row)
      bases.set(row.id, row.baseSubject)
    },
    store: (mail, row, files) => {
      const { id: emailId, threadId, direction } = row
      pending.emails.push(row)
      pending.files.push(...files)
      mails.set(keyOf(mail), { emailId, threadId, direction })
    },
    named: (named) => {
      for (const one of named) {
        const { messageId } = one
        pending.ids.set(messageId, joinIds(pending.ids.get(messageId), one))
        const { threadId, emailId = null, isParent = false } = joinIds(ids.get(messageId), one)
        ids.set(messageId, { messageId, threadId, emailId, isParent })
      }
    },
    flush: async (inside, about) => {
      const isOf = ({ threadId = '' }: { threadId?: string | undefined }) => about?.includes(threadId) ?? true
      if (!pending.emails.some(isOf) && ![...pending.ids.values()].some(isOf)) return
      const written = pending
      pending = nothing()
      await write(inside, written)
    },
    merged: (into, from) => {
      merges.set(from, into)
      for (const id of ids.values())
        if (id.threadId === from) ids.set(id.messageId, { ...id, threadId: into })
      for (const [key, mail] of mails) if (mail.threadId === from) mails.set(key, { ...mail, threadId: into })
      const base = bases.get(into) ?? bases.get(from)
      if (base !== undefined) bases.set(into, base)
    },
    currentOf: (threadId) => {
      let current = threadId
      for (let next = merges.get(current); next !== undefined; next = merges.get(current)) current = next
      return current
    },
  }
}

async function write(tx: Transaction, pending: Pending): Promise<void> {
  if (pending.threads.length > 0) await tx.insert(threads).values(pending.threads)
  if (pending.emails.length > 0) await tx.insert(emails).values(pending.emails)
  if (pending.files.length > 0) await tx.insert(attachments).values(pending.files)
  await writeIds(tx, [...pending.ids.values()])
}

async function findMails(tx: Transaction, storeId: string, arrivals: readonly Arrival[]) {
  const messageIds = arrivals.map(({ mail }) => mail.messageId)
  const rows =
    messageIds.length === 0
      ? []
      : await tx
          .select({
            messageId: emails.messageId,
            fingerprint: emails.fingerprint,
            emailId: emails.id,
            threadId: emails.threadId,
            direction: emails.direction,
          })
          .from(emails)
          .where(and(eq(emails.storeId, storeId), inArray(emails.messageId, messageIds)))
  return new Map<string, KnownMail>(
    rows.map(({ emailId, threadId, direction, ...mail }) => [keyOf(mail), { emailId, threadId, direction }]),
  )
}

/** What is known of Message-IDs of a store, and of the conversations that they lead to. */
async function findIds(tx: Transaction, storeId: string, messageIds: string[]) {
  const rows =
    messageIds.length === 0
      ? []
      : await tx
          .select({
            messageId: emailIds.messageId,
            threadId: emailIds.threadId,
            emailId: emailIds.emailId,
            isParent: emailIds.isParent,
            base: threads.baseSubject,
          })
          .from(emailIds)
          .innerJoin(threads, eq(threads.id, emailIds.threadId))
          .where(and(eq(emailIds.storeId, storeId), inArray(emailIds.messageId, messageIds)))
  return {
    ids: new Map<string, KnownId>(
      rows.map(({ messageId, threadId, emailId, isParent }) => [
        messageId,
        { messageId, threadId, emailId, isParent },
      ]),
    ),
    bases: new Map(rows.map(({ threadId, base }) => [threadId, base])),
  }
}
