import type { ImapFlow } from 'imapflow'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { mailboxSyncs, mailRoutes } from '../database/schema.ts'
import { findFolders } from '../mailboxes/find-folders.ts'
import { findMailbox, type Mailbox } from '../mailboxes/mailbox.ts'
import { openSession } from '../mailboxes/open-session.ts'
import { requireOpen } from '../mailboxes/whole-answer.ts'
import { ownIdOf } from './letter.ts'
import type { SendParts, Work } from './send-parts.ts'

/** A mailbox cannot be asked whether a mail is in its Sent folder, or has none. */
export type Absent = 'unlinked' | 'noFolder'

/** The Sent folder of a store, open. */
export interface SentFolder {
  /** Whether a copy of the mail is in it. */
  readonly has: () => Promise<boolean>
  /** Puts a copy into it. */
  readonly add: (raw: Buffer) => Promise<void>
}

/** Opens the Sent folder of a store for a while. Throws what the mail server says when it cannot be asked. */
export async function withSentFolder<T>(
  parts: SendParts,
  { row }: Pick<Work, 'row'>,
  use: (folder: SentFolder) => Promise<T>,
): Promise<T | Absent> {
  const { db, openCredentials, findHost, imapLimits: limits } = parts
  const mailbox = await findMailbox(db, row.storeId)
  if (!mailbox?.connectedAt) return 'unlinked'
  const { client } = await openSession({ openCredentials, findHost, limits }, mailbox)
  try {
    const [sync] = await db
      .select({ path: mailboxSyncs.sentPath })
      .from(mailboxSyncs)
      .where(eq(mailboxSyncs.storeId, row.storeId))
    const { sent } = await findFolders(client, sync?.path ?? undefined)
    if (sent === undefined) return 'noFolder'
    return await use({
      has: () => hasCopy(client, sent, row),
      add: async (raw) => {
        // A server may drop the flag of a mail that comes into a folder which is open for reading alone.
        await client.mailboxClose()
        await client.append(sent, raw, ['\\Seen'], row.sendAt)
      },
    })
  } finally {
    client.close()
  }
}

async function hasCopy(client: ImapFlow, path: string, { id, messageId }: Work['row']): Promise<boolean> {
  await client.mailboxOpen(path, { readOnly: true })
  // A server that gives mails another Message-ID leaves our mark as it is.
  for (const [name, value] of [
    ['message-id', messageId],
    ['x-draftdesk-id', ownIdOf(id)],
  ] as const) {
    const found = await client.search({ header: { [name]: value } }, { uid: true })
    // No answer is not the answer that there is no copy.
    requireOpen(client)
    if (Array.isArray(found) && found.length > 0) return true
  }
  return false
}

/** Servers that are known to put what they send into the Sent folder by themselves. */
const saving = /(?:^|\.)(?:gmail\.com|googlemail\.com|office365\.com|outlook\.com|zoho\.(?:com|eu|in))$/i

const serverOf = ({ smtpHost, username }: Mailbox): string => `${username}@${smtpHost}`

/** Whether the mail server of a store files its copies by itself; undefined while that is not known. */
export async function readSavesSent(db: Database, storeId: string): Promise<boolean | undefined> {
  const mailbox = await findMailbox(db, storeId)
  if (!mailbox) return undefined
  if (saving.test(mailbox.smtpHost)) return true
  const [route] = await db
    .select()
    .from(mailRoutes)
    .where(and(eq(mailRoutes.storeId, storeId), eq(mailRoutes.server, serverOf(mailbox))))
  return route?.savesSent ?? undefined
}

/** Remembers whether it does. */
export async function noteSavesSent(db: Database, storeId: string, savesSent: boolean): Promise<void> {
  const mailbox = await findMailbox(db, storeId)
  if (!mailbox) return
  const facts = { server: serverOf(mailbox), savesSent }
  await db
    .insert(mailRoutes)
    .values({ storeId, ...facts })
    .onConflictDoUpdate({ target: mailRoutes.storeId, set: facts })
}
