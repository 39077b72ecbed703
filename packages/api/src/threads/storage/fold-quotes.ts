import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { customers, emailIds, emails, threads } from '../../database/schema.ts'
import { earlierTextLimits } from '../../reading/quotes/known-quote.ts'
import type { MailWithLanguage } from '../../reading/parsed-mail.ts'
import type { MailReader } from '../../reading/mail-reader.ts'
import type { MailArrival } from '../matching/mail-arrival.ts'
import { findCustomerAndAuthor, getMailDate } from '../matching/prepare-match-input.ts'
import { toBaseSubject, isReplySubject } from '../matching/base-subject.ts'

type ArrivedMail = Pick<MailArrival, 'mail' | 'receivedAtMs'>

interface FoldDeps {
  readonly db: Database
  readonly reader: Pick<MailReader, 'findQuote'>
  readonly storeId: string
  readonly own: ReadonlySet<string>
}

/** An earlier mail that later mails may quote. */
interface QuoteCandidate {
  readonly messageId: string | null
  /** 'store' or the customer's address. */
  readonly author: string
  readonly atMs: number
  readonly text: string
}

/** The most earlier mails to compare with. */
const maxEarlierMails = 5

/** The last references, because mails quote recent ones. */
const listReferences = ({ inReplyTo, references, messageId }: MailWithLanguage): string[] =>
  [...new Set([...inReplyTo.slice(0, 2), ...references.slice(-maxEarlierMails).toReversed()])].filter(
    (id) => id !== messageId,
  )

const findMailAuthor = (mail: MailWithLanguage, own: ReadonlySet<string>): string => {
  const { customer, isOwn } = findCustomerAndAuthor(mail, own)
  return isOwn ? 'store' : (customer?.address ?? '')
}

/** Folds each mail where it repeats a mail that it answers. Texts are compared in worker threads before the mails are stored. */
export async function foldKnownQuotes(
  deps: FoldDeps,
  mails: readonly ArrivedMail[],
): Promise<MailWithLanguage[]> {
  const coming = mails.map(({ mail, receivedAtMs }): QuoteCandidate => ({
    messageId: mail.messageId,
    author: findMailAuthor(mail, deps.own),
    atMs: getMailDate({ mail, receivedAtMs }),
    text: mail.text,
  }))
  const stored = await findReferencedMails(deps, mails)
  const byId = Map.groupBy([...stored, ...coming], ({ messageId }) => messageId)
  const mailsReferencedBy = (mail: MailWithLanguage) =>
    listReferences(mail).flatMap((id) => byId.get(id) ?? [])
  const bySubject = await findMailsBySubject(
    deps,
    mails.flatMap(({ mail }) =>
      mailsReferencedBy(mail).length === 0 && isReplySubject(mail.subject) ? [mail] : [],
    ),
  )
  return Promise.all(
    mails.map(async ({ mail }, index) => {
      const { author, atMs } = coming[index] ?? { author: '', atMs: 0 }
      const earlier = [...mailsReferencedBy(mail), ...(bySubject.get(mail) ?? [])]
        .filter((candidate) => candidate.atMs < atMs && candidate.text !== '')
        .slice(0, maxEarlierMails)
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
  text: sql<string>`left(${emails.body}, ${earlierTextLimits.characters})`,
}

interface CandidateRow {
  readonly messageId: string | null
  readonly direction: 'in' | 'out'
  readonly replyTo: string
  readonly fromAddress: string
  readonly createdAt: Date
  readonly text: string
}

const toQuoteCandidate = ({ messageId, direction, replyTo, fromAddress, createdAt, text }: CandidateRow) => ({
  messageId,
  author: direction === 'out' ? 'store' : replyTo || fromAddress,
  atMs: createdAt.getTime(),
  text,
})

async function findReferencedMails(
  { db, storeId }: FoldDeps,
  mails: readonly ArrivedMail[],
): Promise<QuoteCandidate[]> {
  const named = [...new Set(mails.flatMap(({ mail }) => listReferences(mail)))]
  if (named.length === 0) return []
  const rows = await db
    .select({ ...candidateColumns, messageId: emailIds.messageId })
    .from(emailIds)
    .innerJoin(emails, eq(emails.id, emailIds.emailId))
    .where(and(eq(emailIds.storeId, storeId), inArray(emailIds.messageId, named)))
  return rows.map(toQuoteCandidate)
}

/** Finds recent mails with the same subject and customer, for mails with unknown references. */
async function findMailsBySubject(
  { db, storeId, own }: FoldDeps,
  mails: readonly MailWithLanguage[],
): Promise<ReadonlyMap<MailWithLanguage, QuoteCandidate[]>> {
  const found = new Map<MailWithLanguage, QuoteCandidate[]>()
  for (const mail of mails) {
    const base = toBaseSubject(mail.subject)
    const address = findCustomerAndAuthor(mail, own).customer?.address
    if (address === undefined || base === '') continue
    const rows = await db
      .select(candidateColumns)
      .from(threads)
      .innerJoin(customers, eq(customers.id, threads.customerId))
      .innerJoin(emails, eq(emails.threadId, threads.id))
      .where(and(eq(threads.storeId, storeId), eq(threads.baseSubject, base), eq(customers.address, address)))
      .orderBy(desc(emails.createdAt))
      .limit(maxEarlierMails)
    found.set(mail, rows.map(toQuoteCandidate))
  }
  return found
}
