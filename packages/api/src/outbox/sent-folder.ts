import type { ImapFlow } from 'imapflow'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import type { MailEnvelope } from '../database/schema/outbox.ts'
import { mailboxSyncs, mailRoutes } from '../database/schema.ts'
import { findFolders } from '../mailboxes/imap/find-folders.ts'
import { findMailbox } from '../mailboxes/mailbox.ts'
import type { Mailbox } from '../mailboxes/mailbox.ts'
import { openImapSession } from '../mailboxes/imap/open-imap-session.ts'
import { requireOpenFolder } from '../mailboxes/imap/checked-imap.ts'
import { formatOwnMailId } from './prepare-mail.ts'
import type { SendDeps, OutboxJob } from './send-deps.ts'

/** The reason why the Sent folder is unavailable. */
export type SentFolderFault = 'unlinked' | 'noFolder'

/** An open Sent folder. */
export interface SentFolder {
  /** True if it contains a copy of the mail. */
  readonly has: () => Promise<boolean>
  readonly add: (raw: Buffer) => Promise<void>
}

/** Opens the Sent folder temporarily. Throws the mail server's error. */
export async function runWithSentFolder<T>(
  deps: SendDeps,
  { row }: Pick<OutboxJob, 'row'>,
  use: (folder: SentFolder) => Promise<T>,
): Promise<T | SentFolderFault> {
  const { db, openCredentials, findHost, imapLimits: limits } = deps
  const mailbox = await findMailbox(db, row.storeId)
  if (!mailbox?.connectedAt) return 'unlinked'
  const { client } = await openImapSession({ openCredentials, findHost, limits }, mailbox)
  try {
    const [sync] = await db
      .select({ path: mailboxSyncs.sentPath })
      .from(mailboxSyncs)
      .where(eq(mailboxSyncs.storeId, row.storeId))
    const { sent } = await findFolders(client, sync?.path ?? undefined)
    if (sent === undefined) return 'noFolder'
    return await use({
      has: () => hasSentCopy(client, sent, row),
      add: async (raw) => {
        // Some servers drop flags of mails added to a folder that is open read-only.
        await client.mailboxClose()
        await client.append(sent, addBccHeader(raw, row.envelope), ['\\Seen'], row.sendAt)
      },
    })
  } finally {
    client.close()
  }
}

/** The store's own copy, which names the recipients of Bcc. */
export function addBccHeader(raw: Buffer, { bcc = [] }: MailEnvelope): Buffer {
  if (bcc.length === 0) return raw
  const line = `Bcc: ${bcc.map(({ address }) => address).join(',\r\n ')}\r\n`
  return Buffer.concat([Buffer.from(line), raw])
}

async function hasSentCopy(
  client: ImapFlow,
  path: string,
  { id, messageId }: OutboxJob['row'],
): Promise<boolean> {
  await client.mailboxOpen(path, { readOnly: true })
  // Servers that change the Message-ID keep our own header.
  for (const [name, value] of [
    ['message-id', messageId],
    ['x-draftdesk-id', formatOwnMailId(id)],
  ] as const) {
    const found = await client.search({ header: { [name]: value } }, { uid: true })
    // An empty result on a closed connection does not mean that there is no copy.
    requireOpenFolder(client)
    if (Array.isArray(found) && found.length > 0) return true
  }
  return false
}

/** Servers known to save sent mail to the Sent folder. */
const serversThatSaveSent =
  /(?:^|\.)(?:gmail\.com|googlemail\.com|office365\.com|outlook\.com|zoho\.(?:com|eu|in))$/i

const buildMailServerKey = ({ smtpHost, username }: Mailbox): string => `${username}@${smtpHost}`

/** True if the store's mail server files copies itself. Undefined when unknown. */
export async function doesServerStoreSentMail(db: Database, storeId: string): Promise<boolean | undefined> {
  const mailbox = await findMailbox(db, storeId)
  if (!mailbox) return undefined
  if (serversThatSaveSent.test(mailbox.smtpHost)) return true
  const [route] = await db
    .select()
    .from(mailRoutes)
    .where(and(eq(mailRoutes.storeId, storeId), eq(mailRoutes.server, buildMailServerKey(mailbox))))
  return route?.savesSent ?? undefined
}

/** Stores whether the store's mail server saves sent mail itself. */
export async function recordServerStoresSentMail(
  db: Database,
  storeId: string,
  savesSent: boolean,
): Promise<void> {
  const mailbox = await findMailbox(db, storeId)
  if (!mailbox) return
  const facts = { server: buildMailServerKey(mailbox), savesSent }
  await db
    .insert(mailRoutes)
    .values({ storeId, ...facts })
    .onConflictDoUpdate({ target: mailRoutes.storeId, set: facts })
}
