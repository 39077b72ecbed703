import { and, eq, inArray } from 'drizzle-orm'
import { emailIds, emails, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { Arrival } from './arrival.ts'
import { describeCustomer } from './describe-mail.ts'
import { writeIds, type NamedId } from './email-ids.ts'
import { noteCustomers } from './customer.ts'

/** A Message-ID that is known, and the conversation that it leads to. */
export interface KnownId {
  readonly messageId: string
  readonly threadId: string
  readonly emailId: string | null
  readonly isParent: boolean
  /** The subject of that conversation without prefixes. */
  readonly base: string
}

/** A mail that is there. */
export interface KnownMail {
  readonly emailId: string
  readonly threadId: string
  readonly direction: 'in' | 'out'
}

/**
 * What the mails of one slice need to know, read for all of them at once: asking an embedded database costs more than what it
 * answers. What a mail changes is told to those behind it, or they ask themselves.
 */
export interface Ahead {
  readonly mailOf: (mail: Arrival['mail']) => KnownMail | undefined
  readonly customerOf: (address: string) => string | undefined
  /** What is known of these ids; undefined when a mail of the slice has changed it meanwhile. */
  readonly idsOf: (messageIds: readonly string[]) => KnownId[] | undefined
  readonly placed: (mail: Arrival['mail'], known: KnownMail) => void
  readonly named: (ids: readonly NamedId[]) => void
  /** Writes what was named so far, before anybody reads it or another conversation takes it. */
  readonly flush: (tx: Transaction) => Promise<void>
  /** Everything of one conversation went into another. */
  readonly merged: (into: string, from: string) => void
}

const keyOf = ({ messageId, fingerprint }: Arrival['mail']): string => `${messageId}\0${fingerprint}`

/** Every Message-ID that placing a mail asks for. */
export const idsOfMail = ({ messageId, inReplyTo, references, headers }: Arrival['mail']): string[] => [
  ...new Set([messageId, ...inReplyTo, ...references, ...headers.reports]),
]

/** Reads what placing these mails needs, and notes their customers. */
export async function lookAhead(
  tx: Transaction,
  storeId: string,
  arrivals: readonly Arrival[],
): Promise<Ahead> {
  const mails = await findMails(tx, storeId, arrivals)
  const customers = await noteCustomers(
    tx,
    storeId,
    arrivals.flatMap((arrival) => (mails.has(keyOf(arrival.mail)) ? [] : (describeCustomer(arrival) ?? []))),
  )
  const ids = await findIds(tx, storeId, [...new Set(arrivals.flatMap(({ mail }) => idsOfMail(mail)))])
  const changed = new Set<string>()
  let pending: NamedId[] = []
  return {
    mailOf: (mail) => mails.get(keyOf(mail)),
    customerOf: (address) => customers.get(address),
    idsOf: (messageIds) =>
      messageIds.some((id) => changed.has(id)) ? undefined : messageIds.flatMap((id) => ids.get(id) ?? []),
    placed: (mail, known) => void mails.set(keyOf(mail), known),
    named: (named) => {
      pending.push(...named)
      for (const { messageId } of named) changed.add(messageId)
    },
    flush: async (inside) => {
      const written = pending
      pending = []
      await writeIds(inside, written)
    },
    merged: (into, from) => {
      for (const { messageId, threadId } of ids.values()) if (threadId === from) changed.add(messageId)
      for (const [key, known] of mails)
        if (known.threadId === from) mails.set(key, { ...known, threadId: into })
    },
  }
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
    rows.map(({ messageId, fingerprint, ...known }) => [`${messageId ?? ''}\0${fingerprint ?? ''}`, known]),
  )
}

async function findIds(tx: Transaction, storeId: string, messageIds: string[]) {
  return new Map((await readIds(tx, storeId, messageIds)).map((row) => [row.messageId, row]))
}

/** What is known of Message-IDs of a store. */
export async function readIds(tx: Transaction, storeId: string, messageIds: string[]): Promise<KnownId[]> {
  if (messageIds.length === 0) return []
  return tx
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
}
