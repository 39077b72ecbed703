import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { emails, type drafts } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { parseParties } from '../reading/addresses.ts'
import type { Party } from '../reading/mail.ts'
import { findOwn } from './own-addresses.ts'
import { replySubject } from './subject.ts'

/** The mail that is answered, as far as addressing goes. */
export type Parent = Pick<
  typeof emails.$inferSelect,
  'direction' | 'sender' | 'fromAddress' | 'replyTo' | 'to' | 'cc' | 'subject'
>

/** A mail with what an answer to it needs: whom it goes to, what it quotes, and how it is threaded. */
export type Answered = Parent &
  Pick<
    typeof emails.$inferSelect,
    'id' | 'kind' | 'body' | 'language' | 'createdAt' | 'messageId' | 'headers'
  >

/** More of a text than an answer quotes. */
const longestBody = 20_000

const answeredColumns = {
  id: emails.id,
  kind: emails.kind,
  direction: emails.direction,
  sender: emails.sender,
  fromAddress: emails.fromAddress,
  replyTo: emails.replyTo,
  to: emails.to,
  cc: emails.cc,
  subject: emails.subject,
  body: sql<string>`left(${emails.body}, ${longestBody})`,
  language: emails.language,
  createdAt: emails.createdAt,
  messageId: emails.messageId,
  headers: emails.headers,
}

const isAnswerable = inArray(emails.kind, ['customer', 'own'])

/**
 * The mail of a conversation that a new answer goes to: the last one of the customer, else the store's own last one. Undefined
 * when only machines wrote: those are never answered.
 */
export async function findParent(
  db: Database | Transaction,
  threadId: string,
): Promise<Answered | undefined> {
  const [parent] = await db
    .select(answeredColumns)
    .from(emails)
    .where(and(eq(emails.threadId, threadId), isAnswerable))
    .orderBy(sql`${emails.kind} = 'customer' desc`, desc(emails.createdAt), desc(emails.id))
    .limit(1)
  return parent
}

/** The mail that a draft answers, however the conversation goes on; the one to answer now where the draft names none. */
export async function findAnswered(
  db: Database | Transaction,
  { threadId, answersEmailId }: Pick<typeof drafts.$inferSelect, 'threadId' | 'answersEmailId'>,
): Promise<Answered | undefined> {
  if (answersEmailId === null) return findParent(db, threadId)
  const [answered] = await db
    .select(answeredColumns)
    .from(emails)
    .where(and(eq(emails.id, answersEmailId), isAnswerable))
  return answered ?? findParent(db, threadId)
}

/** A draft addressed as the mail asks that it answers, where its writer did not say whom it goes to. */
export async function addressDraft<D extends Addressed>(
  db: Database | Transaction,
  storeId: string,
  draft: D,
): Promise<D> {
  if (draft.editedBy !== null || draft.to.length > 0 || draft.subject !== '') return draft
  const parent = await findAnswered(db, draft)
  return parent ? { ...draft, ...addressReply(parent, await findOwn(db, storeId)) } : draft
}

type Addressed = Pick<
  typeof drafts.$inferSelect,
  'editedBy' | 'threadId' | 'answersEmailId' | 'to' | 'cc' | 'subject'
>

/** Whom an answer goes to, and its subject: as the mail asks, with everybody who was written to beside the store. */
export function addressReply(
  parent: Parent,
  own: ReadonlySet<string>,
): { to: Party[]; cc: Party[]; subject: string } {
  const { to, cc } = parent
  const others = (parties: readonly Party[], named: readonly Party[]) =>
    parties.filter(({ address }) => !own.has(address) && !named.some((party) => party.address === address))
  // Whoever answers their own mail writes to the same people again.
  const first =
    parent.direction === 'out' ? others(to, []) : [customerOf(parent)].filter((party) => party.address !== '')
  return {
    to: first,
    cc: others(parent.direction === 'out' ? cc : [...to, ...cc], first),
    subject: replySubject(parent.subject),
  }
}

function customerOf({ sender, fromAddress, replyTo }: Parent): Party {
  const address = replyTo === '' ? fromAddress : replyTo
  const name = parseParties(sender).find((party) => party.address === address)?.name ?? ''
  return { name, address }
}
