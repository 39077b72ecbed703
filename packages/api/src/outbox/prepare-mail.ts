import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import type { MailEnvelope } from '../database/schema/outbox.ts'
import { storeSettings } from '../database/schema.ts'
import { findMailbox } from '../mailboxes/mailbox.ts'
import type { Mailbox } from '../mailboxes/mailbox.ts'
import type { Draft } from '../threads/replies/draft.ts'
import { chooseDraftQuotation } from '../threads/replies/quotation.ts'
import type { ParentMail } from '../threads/replies/reply-recipients.ts'
import { composeMail } from './compose-mail.ts'
import type { ComposedMail } from './compose-mail.ts'
import { loadDraftFiles } from './draft-files.ts'

/** The most References from each end of a long thread. */
const maxReferencesPerEnd = 10

/** The References header of a reply: the parent's references and the parent, cut in the middle. */
export function buildReferences(
  parent: { readonly messageId: string | null; readonly references: readonly string[] } | undefined,
): string[] {
  const ids = [...new Set([...(parent?.references ?? []), ...(parent?.messageId ? [parent.messageId] : [])])]
  // Leaves out generated ids, which no other mail refers to.
  const known = ids.filter((id) => !id.endsWith('@none>'))
  if (known.length <= 2 * maxReferencesPerEnd) return known
  return [...known.slice(0, maxReferencesPerEnd), ...known.slice(-maxReferencesPerEnd)]
}

const indexHeadBytes = 22
const indexChildBytes = 5
const maxIndexBytes = indexHeadBytes + 40 * indexChildBytes

/** The Thread-Index of a reply to Outlook (MS-OXOMSG 2.2.1.3): the parent's with five more bytes. Undefined without a valid parent index. */
export function createChildThreadIndex(
  parent: string | undefined,
  nowMs: number,
  random: () => number,
): string | undefined {
  if (parent === undefined || !/^[A-Za-z0-9+/]+={0,2}$/.test(parent)) return undefined
  const bytes = Buffer.from(parent, 'base64')
  if (
    bytes.length < indexHeadBytes ||
    bytes.length >= maxIndexBytes ||
    (bytes.length - indexHeadBytes) % indexChildBytes !== 0
  )
    return undefined
  // The header holds the upper bytes of a FILETIME: 100 ns units since 1601 without the lowest two bytes.
  const headTime = bytes.readUIntBE(0, 6) * 65_536
  const nowTime = (nowMs + 11_644_473_600_000) * 10_000
  const delta = Math.max(0, nowTime - headTime)
  const isLong = delta >= 2 ** 49
  const time = Math.floor(delta / 2 ** (isLong ? 23 : 18)) % 2 ** 31
  const child = Buffer.alloc(indexChildBytes)
  child.writeUInt32BE((isLong ? 2 ** 31 : 0) + time)
  child[4] = Math.floor(random() * 256)
  return Buffer.concat([bytes, child]).toString('base64')
}

/** An outgoing mail in its final form. */
export interface FinalMail {
  readonly id: string
  readonly messageId: string
  readonly raw: Buffer
  /** The mail without attachments. */
  readonly letter: string
  readonly envelope: MailEnvelope
}

/** Sender, signature and undo time of a store's replies. */
interface ReplySettings {
  readonly signature: string
  readonly senderName: string
  readonly replyTo: string
  readonly undoSeconds: number
}

/** Reads the reply settings of a store. */
async function loadReplySettings(db: Database, storeId: string): Promise<ReplySettings> {
  const [found] = await db.select().from(storeSettings).where(eq(storeSettings.storeId, storeId))
  const { signature = '', senderName = '', replyTo = '', undoSeconds = 10 } = found ?? {}
  return { signature, senderName, replyTo, undoSeconds }
}

/** Our own header of an outgoing mail. */
export const formatOwnMailId = (id: string): string => `<dd.${id}>`

/** The outbox id in such a header. */
export const parseOwnMailId = (mark: string | undefined): string | undefined =>
  /^<dd\.([0-9a-f-]{36})>$/.exec(mark ?? '')?.[1]

/** A mail ready for the outbox, with its send time. */
export interface OutboxMail {
  readonly frozen: FinalMail
  readonly sendAt: Date
  readonly isScheduled: boolean
}

/** Builds the mail of a draft for the chosen time, or for the end of the undo time. Undefined when the store has no mailbox. */
export async function prepareMail(
  db: Database,
  { storeId, nowMs }: { readonly storeId: string; readonly nowMs: number },
  draft: Draft,
  parent: ParentMail | undefined,
  chosenAt?: Date,
): Promise<OutboxMail | undefined> {
  const mailbox = await findMailbox(db, storeId)
  if (!mailbox?.connectedAt) return undefined
  const manner = await loadReplySettings(db, storeId)
  const sendAt = chosenAt ?? new Date(nowMs + manner.undoSeconds * 1000)
  const frozen = await finalizeMail(
    db,
    { draft, parent, mailbox, manner },
    { id: randomUUID(), date: sendAt },
  )
  return { frozen, sendAt, isScheduled: chosenAt !== undefined }
}

async function finalizeMail(
  db: Database,
  parts: { draft: Draft; parent: ParentMail | undefined; mailbox: Mailbox; manner: ReplySettings },
  { id, date }: { id: string; date: Date },
): Promise<FinalMail> {
  const { draft, parent, mailbox, manner } = parts
  const address = mailbox.address.trim()
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const messageId = `<dd.${id}@${domain}>`
  const parentId = parent?.messageId ?? undefined
  const quotation = chooseDraftQuotation(parent, draft)
  const letter: ComposedMail = {
    from: { name: manner.senderName, address },
    replyTo: manner.replyTo,
    to: draft.to,
    cc: draft.cc,
    subject: draft.subject,
    body: draft.body,
    signature: manner.signature,
    quoted: quotation?.withheldFor.length === 0 ? quotation : undefined,
    isForward: draft.forward !== null,
    files: await loadDraftFiles(db, draft.id),
    messageId,
    ownId: formatOwnMailId(id),
    inReplyTo: parentId?.endsWith('@none>') ? undefined : parentId,
    references: buildReferences(
      parent && { messageId: parent.messageId, references: parent.headers?.references ?? [] },
    ),
    threadIndex: createChildThreadIndex(parent?.headers?.threadIndex, date.getTime(), Math.random),
    date,
  }
  const raw = await composeMail(letter)
  const slim = letter.files.length === 0 ? raw : await composeMail({ ...letter, files: [] })
  const recipients = [...draft.to, ...draft.cc, ...draft.bcc].map((party) => party.address)
  return {
    id,
    messageId,
    raw,
    // The mail's encodings use only 7-bit characters.
    letter: slim.toString('latin1'),
    envelope: { from: address, to: [...new Set(recipients)], bcc: draft.bcc },
  }
}
