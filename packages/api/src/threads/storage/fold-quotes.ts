import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { customers, emailIds, emails, threads } from '../../database/schema.ts'
import { earlierLimits } from '../../reading/quotes/known-quote.ts'
import type { ReadMail } from '../../reading/mail.ts'
import type { MailReader } from '../../reading/reader.ts'
import type { Arrival } from '../matching/arrival.ts'
import { findParties, readMailDate } from '../matching/describe-mail.ts'
import { baseSubject, isReplySubject } from '../matching/base-subject.ts'

type NewMail = Pick<Arrival, 'mail' | 'receivedAtMs'>

/** Dependencies of quote folding. */
interface FoldDeps {
  readonly db: Database
  readonly reader: Pick<MailReader, 'findQuote'>
  readonly storeId: string
  readonly own: ReadonlySet<string>
}

/** An earlier mail that later mails may quote. */
interface Candidate {
  readonly messageId: string | null
  /** 'store' or the customer's address. */
  readonly author: string
  readonly atMs: number
  readonly text: string
}

/** The most earlier mails to compare with. */
const mostEarlier = 5

/** The last references, because mails quote recent ones. */
const listReferences = ({ inReplyTo, references, messageId }: ReadMail): string[] =>
  [...new Set([...inReplyTo.slice(0, 2), ...references.slice(-mostEarlier).toReversed()])].filter(
    (id) => id !== messageId,
  )

const authorOf = (mail: ReadMail, own: ReadonlySet<string>): string => {
  const { customer, isOwn } = findParties(mail, own)
  return isOwn ? 'store' : (customer?.address ?? '')
}

/** Folds each mail where it repeats a mail that it answers. Texts are compared in worker threads before the mails are stored. */
export async function foldKnownQuotes(deps: FoldDeps, mails: readonly NewMail[]): Promise<ReadMail[]> {
  const coming = mails.map(({ mail, receivedAtMs }): Candidate => ({
    messageId: mail.messageId,
    author: authorOf(mail, deps.own),
    atMs: readMailDate({ mail, receivedAtMs }),
    text: mail.text,
  }))
  const stored = await findReferencedMails(deps, mails)
  const byId = Map.groupBy([...stored, ...coming], ({ messageId }) => messageId)
  const namedBy = (mail: ReadMail) => listReferences(mail).flatMap((id) => byId.get(id) ?? [])
  const bySubject = await findBySubject(
    deps,
    mails.flatMap(({ mail }) => (namedBy(mail).length === 0 && isReplySubject(mail.subject) ? [mail] : [])),
  )
  return Promise.all(
    mails.map(async ({ mail }, index) => {
      const { author, atMs } = coming[index] ?? { author: '', atMs: 0 }
      const earlier = [...namedBy(mail), ...(bySubject.get(mail) ?? [])]
        .filter((candidate) => candidate.atMs < atMs && candidate.text !== '')
        .slice(0, mostEarlier)
      if (earlier.length === 0) return mail
      const at = await deps.reader.findQuote(deps.storeId, {
        text: mail.text,
        ofOthers: earlier.flatMap((candidate) => (candidate.author === author ? [] : [candidate.text])),
        ofAuthor: earlier.flatMap((candidate) => (candidate.author === author ? [candidate.text] : [])),
      })
      return at === undefined || at >= (mail.foldAt ?? Infinity) ? mail : { ...mail, foldAt: at }
    }),
  )
}

const candidateColumns = {
  messageId: emails.messageId,
  direction: emails.direction,
  replyTo: emails.replyTo,
  fromAddress: emails.fromAddress,
  createdAt: emails.createdAt,
  text: sql<string>`left(${emails.body}, ${earlierLimits.characters})`,
}

interface CandidateRow {
  readonly messageId: string | null
  readonly direction: 'in' | 'out'
  readonly replyTo: string
  readonly fromAddress: string
  readonly createdAt: Date
  readonly text: string
}

const toCandidate = ({ messageId, direction, replyTo, fromAddress, createdAt, text }: CandidateRow) => ({
  messageId,
  author: direction === 'out' ? 'store' : replyTo || fromAddress,
  atMs: createdAt.getTime(),
  text,
})

async function findReferencedMails(
  { db, storeId }: FoldDeps,
  mails: readonly NewMail[],
): Promise<Candidate[]> {
  const named = [...new Set(mails.flatMap(({ mail }) => listReferences(mail)))]
  if (named.length === 0) return []
  const rows = await db
    .select({ ...candidateColumns, messageId: emailIds.messageId })
    .from(emailIds)
    .innerJoin(emails, eq(emails.id, emailIds.emailId))
    .where(and(eq(emailIds.storeId, storeId), inArray(emailIds.messageId, named)))
  return rows.map(toCandidate)
}

/** For mails with unknown references: recent mails with the same subject and customer. */
async function findBySubject(
  { db, storeId, own }: FoldDeps,
  mails: readonly ReadMail[],
): Promise<ReadonlyMap<ReadMail, Candidate[]>> {
  const found = new Map<ReadMail, Candidate[]>()
  for (const mail of mails) {
    const base = baseSubject(mail.subject)
    const address = findParties(mail, own).customer?.address
    if (address === undefined || base === '') continue
    const rows = await db
      .select(candidateColumns)
      .from(threads)
      .innerJoin(customers, eq(customers.id, threads.customerId))
      .innerJoin(emails, eq(emails.threadId, threads.id))
      .where(and(eq(threads.storeId, storeId), eq(threads.baseSubject, base), eq(customers.address, address)))
      .orderBy(desc(emails.createdAt))
      .limit(mostEarlier)
    found.set(mail, rows.map(toCandidate))
  }
  return found
}
