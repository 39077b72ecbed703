import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { emails } from '../../database/schema.ts'
import type { drafts } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { isUuid } from '../../database/uuid.ts'
import { parseParties } from '../../reading/mail-parties.ts'
import type { MailParty } from '../../reading/parsed-mail.ts'
import { findOwnAddresses } from './own-addresses.ts'
import { toReplySubject } from '../matching/base-subject.ts'

/** The addressing fields of the answered mail. */
export type ParentAddressing = Pick<
  typeof emails.$inferSelect,
  'direction' | 'sender' | 'fromAddress' | 'replyTo' | 'to' | 'cc' | 'subject'
>

/** The answered mail with the fields for recipients, quote and threading. */
export type ParentMail = ParentAddressing &
  Pick<
    typeof emails.$inferSelect,
    'id' | 'kind' | 'bcc' | 'body' | 'language' | 'createdAt' | 'messageId' | 'headers'
  >

/** Characters of the answered mail to read. A quote is shorter. */
const maxBodyLength = 20_000

const parentColumns = {
  id: emails.id,
  kind: emails.kind,
  direction: emails.direction,
  sender: emails.sender,
  fromAddress: emails.fromAddress,
  replyTo: emails.replyTo,
  to: emails.to,
  cc: emails.cc,
  bcc: emails.bcc,
  subject: emails.subject,
  body: sql<string>`left(${emails.body}, ${maxBodyLength})`,
  language: emails.language,
  createdAt: emails.createdAt,
  messageId: emails.messageId,
  headers: emails.headers,
}

const isAnswerable = inArray(emails.kind, ['customer', 'own'])

/** Finds the mail to answer: the customer's last mail, otherwise the store's last one. Undefined for automated mail only. */
export async function findMailToAnswer(
  db: Database | Transaction,
  threadId: string,
): Promise<ParentMail | undefined> {
  const last = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.threadId, threadId), isAnswerable))
    // A side conversation is answered only on request.
    .orderBy(
      asc(emails.isSide),
      sql`${emails.kind} = 'customer' desc`,
      desc(emails.createdAt),
      desc(emails.id),
    )
    .limit(1)
  // Sorting whole rows would read the text of every mail of the thread.
  const [parent] = await db.select(parentColumns).from(emails).where(inArray(emails.id, last))
  return parent
}

/** The fields of a draft that identify its parent. */
export type DraftParentKey = Pick<
  typeof drafts.$inferSelect,
  'threadId' | 'answersEmailId' | 'forward' | 'forwardedEmailId'
>

/** Finds the mail that a draft answers or forwards, or the current one to answer. */
export async function findDraftParent(
  db: Database | Transaction,
  { threadId, answersEmailId, forward, forwardedEmailId }: DraftParentKey,
): Promise<ParentMail | undefined> {
  if (forward !== null) return forwardedEmailId === null ? undefined : loadParentMail(db, forwardedEmailId)
  if (answersEmailId === null) return findMailToAnswer(db, threadId)
  return (await loadParentMail(db, answersEmailId, isAnswerable)) ?? findMailToAnswer(db, threadId)
}

async function loadParentMail(
  db: Database | Transaction,
  id: string,
  which?: SQL,
): Promise<ParentMail | undefined> {
  const [mail] = await db
    .select(parentColumns)
    .from(emails)
    .where(and(eq(emails.id, id), which))
  return mail
}

/** Finds a mail of a thread that a person wants to answer. */
export async function findAnswerableMail(
  db: Database | Transaction,
  threadId: string,
  id: string,
): Promise<ParentMail | undefined> {
  return isUuid(id) ? loadParentMail(db, id, and(eq(emails.threadId, threadId), isAnswerable)) : undefined
}

/** Adds the default recipients and subject to a draft without recipients. */
export async function addDefaultRecipients<D extends AddressedDraft>(
  db: Database | Transaction,
  storeId: string,
  draft: D,
): Promise<D> {
  if (draft.editedBy !== null || draft.to.length > 0 || draft.subject !== '') return draft
  const parent = await findDraftParent(db, draft)
  return parent ? { ...draft, ...buildReplyAddressing(parent, await findOwnAddresses(db, storeId)) } : draft
}

type AddressedDraft = DraftParentKey & Pick<typeof drafts.$inferSelect, 'editedBy' | 'to' | 'cc' | 'subject'>

/** Recipients and subject of a reply to all, without the store's own addresses. */
export function buildReplyAddressing(
  parent: ParentAddressing,
  own: ReadonlySet<string>,
): { to: MailParty[]; cc: MailParty[]; subject: string } {
  const { to, cc } = parent
  const listOtherParties = (parties: readonly MailParty[], named: readonly MailParty[]) =>
    parties.filter(({ address }) => !own.has(address) && !named.some((party) => party.address === address))
  // A reply to the store's own mail goes to the same recipients.
  const first =
    parent.direction === 'out'
      ? listOtherParties(to, [])
      : [findReplyParty(parent)].filter((party) => party.address !== '')
  return {
    to: first,
    cc: listOtherParties(parent.direction === 'out' ? cc : [...to, ...cc], first),
    subject: toReplySubject(parent.subject),
  }
}

function findReplyParty({ sender, fromAddress, replyTo }: ParentAddressing): MailParty {
  const address = replyTo === '' ? fromAddress : replyTo
  const name = parseParties(sender).find((party) => party.address === address)?.name ?? ''
  return { name, address }
}

/** True if a customer wrote in the thread and every recipient is the store or a participant. */
export async function isReplyWithinThread(
  db: Database,
  storeId: string,
  { threadId, recipients }: { readonly threadId: string; readonly recipients: readonly string[] },
): Promise<boolean> {
  const mails = await db
    .select({ from: emails.fromAddress, replyTo: emails.replyTo, to: emails.to, cc: emails.cc })
    .from(emails)
    .where(and(eq(emails.threadId, threadId), eq(emails.kind, 'customer')))
  if (mails.length === 0) return false
  const parties = new Set(await findOwnAddresses(db, storeId))
  for (const { from, replyTo, to, cc } of mails) {
    const named = [...to, ...cc].map((party) => party.address)
    for (const address of [from, replyTo, ...named]) parties.add(address.toLowerCase())
  }
  return recipients.every((address) => parties.has(address.toLowerCase()))
}
