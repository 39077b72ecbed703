import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { storeSettings } from '../database/schema.ts'
import { findMailbox, type Mailbox } from '../mailboxes/mailbox.ts'
import type { Draft } from '../threads/draft.ts'
import { compose, type Letter } from './compose.ts'
import { readDraftFiles } from './draft-files.ts'
import { quoteAnswered } from '../threads/quotation.ts'
import type { Answered } from '../threads/recipients.ts'
import { childThreadIndex, referencesOf } from './references.ts'

/** A mail as it will leave, fixed before anybody tries. */
export interface Frozen {
  readonly id: string
  readonly messageId: string
  readonly raw: Buffer
  /** The mail without its files. */
  readonly letter: string
  readonly envelope: { readonly from: string; readonly to: string[] }
}

/** How a store writes: who its replies come from, what they end with, and how long they can be taken back. */
interface Manner {
  readonly signature: string
  readonly senderName: string
  readonly replyTo: string
  readonly undoSeconds: number
}

/** How a store writes. */
async function readManner(db: Database, storeId: string): Promise<Manner> {
  const [found] = await db.select().from(storeSettings).where(eq(storeSettings.storeId, storeId))
  const { signature = '', senderName = '', replyTo = '', undoSeconds = 10 } = found ?? {}
  return { signature, senderName, replyTo, undoSeconds }
}

/** The mark that a mail of the outbox carries beside its Message-ID. */
export const ownIdOf = (id: string): string => `<dd.${id}>`

/** The row of the outbox that such a mark names. */
export const readOwnId = (mark: string | undefined): string | undefined =>
  /^<dd\.([0-9a-f-]{36})>$/.exec(mark ?? '')?.[1]

/** A mail that is ready to be held, and when it may leave. */
export interface Prepared {
  readonly frozen: Frozen
  readonly sendAt: Date
}

/** Builds the mail of a draft for when the time to take it back is over; undefined when the store has no mailbox. */
export async function prepareMail(
  db: Database,
  { storeId, nowMs }: { readonly storeId: string; readonly nowMs: number },
  draft: Draft,
  parent: Answered | undefined,
): Promise<Prepared | undefined> {
  const mailbox = await findMailbox(db, storeId)
  if (!mailbox?.connectedAt) return undefined
  const manner = await readManner(db, storeId)
  const sendAt = new Date(nowMs + manner.undoSeconds * 1000)
  const frozen = await freeze(db, { draft, parent, mailbox, manner }, { id: randomUUID(), date: sendAt })
  return { frozen, sendAt }
}

async function freeze(
  db: Database,
  parts: { draft: Draft; parent: Answered | undefined; mailbox: Mailbox; manner: Manner },
  { id, date }: { id: string; date: Date },
): Promise<Frozen> {
  const { draft, parent, mailbox, manner } = parts
  const address = mailbox.address.trim()
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const messageId = `<dd.${id}@${domain}>`
  const parentId = parent?.messageId ?? undefined
  const quotation = parent && quoteAnswered(parent, draft)
  const letter: Letter = {
    from: { name: manner.senderName, address },
    replyTo: manner.replyTo,
    to: draft.to,
    cc: draft.cc,
    subject: draft.subject,
    body: draft.body,
    signature: manner.signature,
    quoted: quotation?.withheldFor.length === 0 ? quotation : undefined,
    files: await readDraftFiles(db, draft.id),
    messageId,
    ownId: ownIdOf(id),
    inReplyTo: parentId?.endsWith('@none>') ? undefined : parentId,
    references: referencesOf(
      parent && { messageId: parent.messageId, references: parent.headers?.references ?? [] },
    ),
    threadIndex: childThreadIndex(parent?.headers?.threadIndex, date.getTime(), Math.random),
    date,
  }
  const raw = await compose(letter)
  const slim = letter.files.length === 0 ? raw : await compose({ ...letter, files: [] })
  const recipients = [...draft.to, ...draft.cc].map((party) => party.address)
  return {
    id,
    messageId,
    raw,
    // What is sent is of seven bits by its encodings.
    letter: slim.toString('latin1'),
    envelope: { from: address, to: [...new Set(recipients)] },
  }
}
