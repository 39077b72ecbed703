import { and, desc, eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../../database/open-database.ts'
import { attachments, emails, mailFolders, mailLocations } from '../../database/schema.ts'
import { isUuid } from '../../database/uuid.ts'
import type { ImapFlow } from 'imapflow'
import { findMailParts } from './mail-parts.ts'
import { findMailbox } from '../mailbox.ts'
import type { Mailbox } from '../mailbox.ts'
import { openImapSession } from './open-imap-session.ts'
import type { ImapSessionDeps } from './open-imap-session.ts'

export interface MailFileFetchDeps extends ImapSessionDeps {
  readonly db: Database
}

/** An attachment, or the reason why it is unavailable. */
export type FetchedFile =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Buffer }
  | { readonly kind: 'missing' | 'gone' | 'large' | 'away' | 'busy' }

/** The largest attachment to fetch. */
export const maxMailFileBytes = 25 * 1024 * 1024
/** Timeout of fetching an attachment. */
const timeoutMs = 60_000
const maxParallelFetches = { store: 3, process: 12 }
/** Size of the memory cache, so that pictures of a mail shown again load at once. */
const maxCachedBytes = 32 * 1024 * 1024

/** Fetches attachments and whole mails from the mailbox of a store. */
export interface MailFileFetcher {
  readonly fetchFile: (storeId: string, attachmentId: string) => Promise<FetchedFile>
  /** The source of a mail, as message/rfc822. */
  readonly fetchMail: (storeId: string, emailId: string) => Promise<FetchedFile>
}

/** Creates the functions that fetch from the mailbox on demand. Nothing is stored. */
export function createMailFileFetcher(deps: MailFileFetchDeps): MailFileFetcher {
  const running = new Map<string, number>()
  const cache = new Map<string, { name: string; bytes: Buffer }>()
  let cached = 0
  let total = 0

  const cacheFile = (key: string, file: { name: string; bytes: Buffer }): void => {
    if (file.bytes.length > maxCachedBytes / 4) return
    cache.set(key, file)
    cached += file.bytes.length
    for (const [oldest, { bytes }] of cache) {
      if (cached <= maxCachedBytes) break
      cache.delete(oldest)
      cached -= bytes.length
    }
  }

  const runLimited = async (storeId: string, fetchOnce: () => Promise<FetchedFile>): Promise<FetchedFile> => {
    const ofStore = running.get(storeId) ?? 0
    if (ofStore >= maxParallelFetches.store || total >= maxParallelFetches.process) return { kind: 'busy' }
    running.set(storeId, ofStore + 1)
    total += 1
    try {
      return await fetchOnce()
    } finally {
      const left = (running.get(storeId) ?? 1) - 1
      if (left > 0) running.set(storeId, left)
      else running.delete(storeId)
      total -= 1
    }
  }

  return {
    fetchFile: async (storeId, id) => {
      const found = await findFileToFetch(deps.db, storeId, id)
      if (found.kind !== 'stored') return found
      const { file } = found
      const key = `${storeId} ${id}`
      const known = cache.get(key)
      if (known) return { kind: 'file', ...known }
      const fetched = await runLimited(storeId, () =>
        downloadFile(deps, found, file, (client, uids) => findUidWithFile(client, uids, file)),
      )
      if (fetched.kind === 'file') cacheFile(key, fetched)
      return fetched
    },
    fetchMail: async (storeId, id) => {
      const found = await findMailToFetch(deps.db, storeId, id)
      if (found.kind !== 'stored') return found
      const { messageId } = found
      return runLimited(storeId, () =>
        downloadFile(deps, found, { part: undefined, name: '' }, (client, uids) =>
          findUidWithMessageId(client, uids, messageId),
        ),
      )
    },
  }
}

interface MailToFetch {
  readonly emailId: string
  readonly messageId: string | null
  readonly mailbox: Mailbox
}

interface FileToFetch extends MailToFetch {
  readonly kind: 'stored'
  readonly file: Pick<typeof attachments.$inferSelect, 'part' | 'name' | 'bytes'>
}

/** Finds a mail of the store in the database. */
async function findMailToFetch(
  db: Database,
  storeId: string,
  id: string,
): Promise<(MailToFetch & { readonly kind: 'stored' }) | FetchedFile> {
  const [mail] = isUuid(id)
    ? await db
        .select({ emailId: emails.id, messageId: emails.messageId })
        .from(emails)
        .where(and(eq(emails.id, id), eq(emails.storeId, storeId)))
    : []
  if (!mail) return { kind: 'missing' }
  const mailbox = await findMailbox(db, storeId)
  return mailbox ? { kind: 'stored', ...mail, mailbox } : { kind: 'gone' }
}

/** Finds an attachment in the database. The cache is checked afterwards, because its mail may have been erased. */
async function findFileToFetch(
  db: Database,
  storeId: string,
  id: string,
): Promise<FileToFetch | FetchedFile> {
  const { part, name, bytes } = attachments
  const [file] = isUuid(id)
    ? await db
        .select({ part, name, bytes, emailId: emails.id, messageId: emails.messageId })
        .from(attachments)
        .innerJoin(emails, eq(emails.id, attachments.emailId))
        .where(and(eq(attachments.id, id), eq(emails.storeId, storeId)))
    : []
  if (!file) return { kind: 'missing' }
  const mailbox = await findMailbox(db, storeId)
  if (!mailbox) return { kind: 'gone' }
  if (file.bytes > maxMailFileBytes) return { kind: 'large' }
  const { emailId, messageId } = file
  return { kind: 'stored', file, emailId, messageId, mailbox }
}

/** Downloads a part of a mail, or all of it without a part. `choose` finds the mail among those with its number or Message-ID. */
async function downloadFile(
  deps: MailFileFetchDeps,
  { emailId, messageId, mailbox }: MailToFetch,
  file: { readonly part: string | undefined; readonly name: string },
  choose: (client: ImapFlow, uids: readonly number[]) => Promise<number | undefined>,
): Promise<FetchedFile> {
  const locationRows = await deps.db
    .select({ path: mailFolders.path, uidValidity: mailLocations.uidValidity, uid: mailLocations.uid })
    .from(mailLocations)
    .innerJoin(mailFolders, eq(mailFolders.id, mailLocations.folderId))
    .where(eq(mailLocations.emailId, emailId))
    .orderBy(desc(mailLocations.uidValidity))
    .limit(5)
  let opened: ImapFlow | undefined
  // Limits the time that a slow fetch blocks its caller and the queue.
  const timeout = new AbortController()
  const deadline = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    const { client } = await openImapSession(deps, mailbox, timeout.signal)
    opened = client
    for (const copy of locationRows) {
      const folder = await client.mailboxOpen(copy.path, { readOnly: true }).catch(() => undefined)
      if (!folder) continue
      // After a renumbered folder or a move, the Message-ID finds the mail in this folder.
      const isSame = Number(folder.uidValidity) === copy.uidValidity
      const uid =
        (await choose(client, isSame ? [copy.uid] : [])) ??
        (await choose(client, await searchUidsByMessageId(client, messageId)))
      if (uid === undefined) continue
      const { content } = await client.download(uid, file.part, { uid: true, maxBytes: maxMailFileBytes + 1 })
      if (!content) continue
      const bytes = await buffer(content)
      return bytes.length > maxMailFileBytes ? { kind: 'large' } : { kind: 'file', name: file.name, bytes }
    }
    return { kind: client.usable ? 'gone' : 'away' }
  } catch (error) {
    if (error instanceof Error) return { kind: 'away' }
    throw error
  } finally {
    clearTimeout(deadline)
    opened?.close()
  }
}

async function searchUidsByMessageId(client: ImapFlow, messageId: string | null): Promise<number[]> {
  if (!messageId) return []
  const found = await client.search({ header: { 'message-id': messageId } }, { uid: true })
  return Array.isArray(found) ? found.slice(0, 10) : []
}

/** Finds the mail with this attachment among `uids`, because others may send a mail with the same Message-ID. */
async function findUidWithFile(
  client: ImapFlow,
  uids: readonly number[],
  file: Pick<typeof attachments.$inferSelect, 'part' | 'name' | 'bytes'>,
): Promise<number | undefined> {
  for (const uid of uids) {
    const mail = await client.fetchOne(uid, { uid: true, bodyStructure: true }, { uid: true })
    const { files } = findMailParts(mail ? mail.bodyStructure : undefined)
    const isThere = files.some(
      ({ part, name, bytes }) => part === file.part && name === file.name && bytes === file.bytes,
    )
    if (isThere) return uid
  }
  return undefined
}

/** Finds the mail with this Message-ID among `uids`. A mail without one is identified by its number. */
async function findUidWithMessageId(
  client: ImapFlow,
  uids: readonly number[],
  messageId: string | null,
): Promise<number | undefined> {
  for (const uid of uids) {
    const mail = await client.fetchOne(uid, { uid: true, envelope: true }, { uid: true })
    if (!mail) continue
    const id = mail.envelope?.messageId
    if (messageId === null || messageId.endsWith('@none>') ? !id : id === messageId) return uid
  }
  return undefined
}
