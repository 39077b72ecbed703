import { and, eq, inArray } from 'drizzle-orm'
import { attachments, emailIds, emails, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import type { MailWithLanguage } from '../../reading/parsed-mail.ts'
import type { MailArrival } from '../matching/mail-arrival.ts'
import { saveCustomers } from './save-customers.ts'
import { toCustomerUpdate } from '../matching/prepare-match-input.ts'
import { mergeMessageIds, saveMessageIds } from '../matching/email-ids.ts'
import type { MessageIdRow } from '../matching/email-ids.ts'

/** A known Message-ID and its thread. */
export interface KnownMessageId {
  readonly messageId: string
  readonly threadId: string
  readonly emailId: string | null
  readonly isParent: boolean
}

export interface KnownMail {
  readonly emailId: string
  readonly threadId: string
  readonly direction: 'in' | 'out'
}

/** Rows to insert, in this order. */
interface PendingRows {
  threads: (typeof threads.$inferInsert)[]
  emails: (typeof emails.$inferInsert)[]
  files: (typeof attachments.$inferInsert)[]
  ids: Map<string, MessageIdRow>
}

const createPendingRows = (): PendingRows => ({ threads: [], emails: [], files: [], ids: new Map() })

/** Lookup data and pending rows of a batch of mails, read and written together because each query is expensive in the embedded database. */
export interface MailBatch {
  readonly mailOf: (mail: MailWithLanguage) => KnownMail | undefined
  readonly customerOf: (address: string) => string | undefined
  readonly idsOf: (messageIds: readonly string[]) => KnownMessageId[]
  /** The subject of a thread without reply prefixes. */
  readonly baseOf: (threadId: string) => string | undefined
  /** Registers a new or found thread. */
  readonly noteThread: (threadId: string, base: string) => void
  readonly begin: (row: typeof threads.$inferInsert & { id: string; baseSubject: string }) => void
  readonly store: (
    mail: MailWithLanguage,
    row: typeof emails.$inferInsert & { id: string },
    files: readonly (typeof attachments.$inferInsert)[],
  ) => void
  readonly named: (ids: readonly MessageIdRow[]) => void
  /** Runs a query after pending rows are written. With `about`, only if some belong to these threads. */
  readonly ask: <T>(query: (tx: Transaction) => Promise<T>, about?: readonly string[]) => Promise<T>
  /** Writes the remaining rows. */
  readonly save: () => Promise<void>
  /** Records that a thread was merged into another. */
  readonly merged: (into: string, from: string) => void
  /** The thread that a merged thread became. */
  readonly currentOf: (threadId: string) => string
}

const createMailKey = (mail: { messageId: string | null; fingerprint: string | null }): string =>
  `${mail.messageId ?? ''}\0${mail.fingerprint ?? ''}`

/** All Message-IDs that matching a mail needs. */
const listMessageIdsToMatch = ({ messageId, inReplyTo, references, headers }: MailWithLanguage): string[] => [
  messageId,
  ...inReplyTo,
  ...references,
  ...headers.reports,
]

/** Loads the lookup data of a batch and stores its customers. */
export async function openMailBatch(
  tx: Transaction,
  storeId: string,
  arrivals: readonly MailArrival[],
): Promise<MailBatch> {
  const mails = await findKnownMails(tx, storeId, arrivals)
  const customers = await saveCustomers(
    tx,
    storeId,
    arrivals.flatMap((arrival) =>
      mails.has(createMailKey(arrival.mail)) ? [] : (toCustomerUpdate(arrival) ?? []),
    ),
  )
  const { ids, bases } = await findKnownMessageIds(tx, storeId, [
    ...new Set(arrivals.flatMap(({ mail }) => listMessageIdsToMatch(mail))),
  ])
  const merges = new Map<string, string>()
  let pending = createPendingRows()
  const savePending = async (about?: readonly string[]): Promise<void> => {
    const isOfThreads = ({ threadId = '' }: { threadId?: string | undefined }) =>
      about?.includes(threadId) ?? true
    if (!pending.emails.some(isOfThreads) && ![...pending.ids.values()].some(isOfThreads)) return
    const written = pending
    pending = createPendingRows()
    await insertPendingRows(tx, written)
  }
  return {
    mailOf: (mail) => mails.get(createMailKey(mail)),
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
      mails.set(createMailKey(mail), { emailId, threadId, direction })
    },
    named: (named) => {
      for (const one of named) {
        const { messageId } = one
        pending.ids.set(messageId, mergeMessageIds(pending.ids.get(messageId), one))
        const { threadId, emailId = null, isParent = false } = mergeMessageIds(ids.get(messageId), one)
        ids.set(messageId, { messageId, threadId, emailId, isParent })
      }
    },
    ask: async (query, about) => {
      await savePending(about)
      return query(tx)
    },
    save: () => savePending(),
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

async function insertPendingRows(tx: Transaction, pending: PendingRows): Promise<void> {
  if (pending.threads.length > 0) await tx.insert(threads).values(pending.threads)
  if (pending.emails.length > 0) await tx.insert(emails).values(pending.emails)
  if (pending.files.length > 0) await tx.insert(attachments).values(pending.files)
  await saveMessageIds(tx, [...pending.ids.values()])
}

async function findKnownMails(tx: Transaction, storeId: string, arrivals: readonly MailArrival[]) {
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
    rows.map(({ emailId, threadId, direction, ...mail }) => [
      createMailKey(mail),
      { emailId, threadId, direction },
    ]),
  )
}

/** Finds known Message-IDs of a store and their threads. */
async function findKnownMessageIds(tx: Transaction, storeId: string, messageIds: string[]) {
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
    ids: new Map<string, KnownMessageId>(
      rows.map(({ messageId, threadId, emailId, isParent }) => [
        messageId,
        { messageId, threadId, emailId, isParent },
      ]),
    ),
    bases: new Map(rows.map(({ threadId, base }) => [threadId, base])),
  }
}
