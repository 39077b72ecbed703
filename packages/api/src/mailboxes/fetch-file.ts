import { and, desc, eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../database/open.ts'
import { attachments, emails, folders, locations } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { ImapFlow } from 'imapflow'
import { findParts } from './mail-files.ts'
import { findMailbox, type Mailbox } from './mailbox.ts'
import { openSession, type SessionParts } from './open-session.ts'

/** What fetching files works with. */
export interface FileParts extends SessionParts {
  readonly db: Database
}

/** A file of a mail, or why there is none: not in the mailbox any more, too large, or the mailbox cannot be asked now. */
export type FetchedFile =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Buffer }
  | { readonly kind: 'missing' | 'gone' | 'large' | 'away' | 'busy' }

/** Longest file that is fetched. */
export const mostFileBytes = 25 * 1024 * 1024
/** Longest time that fetching a file may take. */
const patienceMs = 60_000
/** Files that one store, and one process, fetches at a time. */
const atOnce = { store: 3, process: 12 }
/** Bytes of files that stay in memory, for the pictures of a mail that is looked at again. */
const cachedBytes = 32 * 1024 * 1024

/** Fetches files from mailboxes when somebody opens them; nothing of them is stored. */
export function createFileFetcher(parts: FileParts) {
  const running = new Map<string, number>()
  const cache = new Map<string, { name: string; bytes: Buffer }>()
  let cached = 0
  let total = 0

  const remember = (key: string, file: { name: string; bytes: Buffer }): void => {
    if (file.bytes.length > cachedBytes / 4) return
    cache.set(key, file)
    cached += file.bytes.length
    for (const [oldest, { bytes }] of cache) {
      if (cached <= cachedBytes) break
      cache.delete(oldest)
      cached -= bytes.length
    }
  }

  return async function fetchFile(storeId: string, id: string): Promise<FetchedFile> {
    const found = await findFile(parts.db, storeId, id)
    if (found.kind !== 'listed') return found
    const key = `${storeId} ${id}`
    const known = cache.get(key)
    if (known) return { kind: 'file', ...known }
    const mine = running.get(storeId) ?? 0
    if (mine >= atOnce.store || total >= atOnce.process) return { kind: 'busy' }
    running.set(storeId, mine + 1)
    total += 1
    try {
      const fetched = await fetchOnce(parts, found)
      if (fetched.kind === 'file') remember(key, fetched)
      return fetched
    } finally {
      const left = (running.get(storeId) ?? 1) - 1
      if (left > 0) running.set(storeId, left)
      else running.delete(storeId)
      total -= 1
    }
  }
}

interface ListedFile {
  readonly kind: 'listed'
  readonly file: Pick<typeof attachments.$inferSelect, 'part' | 'name' | 'bytes'> &
    Pick<typeof emails.$inferSelect, 'messageId'>
  readonly emailId: string
  readonly mailbox: Mailbox
}

/** Finds a file in the database, which decides alone: a file in memory may be of a mail that was erased. */
async function findFile(db: Database, storeId: string, id: string): Promise<ListedFile | FetchedFile> {
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
  if (file.bytes > mostFileBytes) return { kind: 'large' }
  return { kind: 'listed', file, emailId: file.emailId, mailbox }
}

async function fetchOnce(parts: FileParts, { file, emailId, mailbox }: ListedFile): Promise<FetchedFile> {
  const places = await parts.db
    .select({ path: folders.path, uidValidity: locations.uidValidity, uid: locations.uid })
    .from(locations)
    .innerJoin(folders, eq(folders.id, locations.folderId))
    .where(eq(locations.emailId, emailId))
    .orderBy(desc(locations.uidValidity))
    .limit(5)
  let opened: ImapFlow | undefined
  // Somebody waits for the file, and others for their turn.
  const late = new AbortController()
  const deadline = setTimeout(() => late.abort(), patienceMs)
  try {
    const { client } = await openSession(parts, mailbox, late.signal)
    opened = client
    for (const place of places) {
      const folder = await client.mailboxOpen(place.path, { readOnly: true }).catch(() => undefined)
      if (!folder) continue
      // A folder that was numbered anew, or a mail that was moved away and back: its Message-ID finds it as long as it is in this folder.
      const isSame = Number(folder.uidValidity) === place.uidValidity
      const uid =
        (await findWith(client, isSame ? [place.uid] : [], file)) ??
        (await findWith(client, await findByMessageId(client, file.messageId), file))
      if (uid === undefined) continue
      const { content } = await client.download(uid, file.part, { uid: true, maxBytes: mostFileBytes + 1 })
      if (!content) continue
      const bytes = await buffer(content)
      return bytes.length > mostFileBytes ? { kind: 'large' } : { kind: 'file', name: file.name, bytes }
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

async function findByMessageId(client: ImapFlow, messageId: string | null): Promise<number[]> {
  if (!messageId) return []
  const found = await client.search({ header: { 'message-id': messageId } }, { uid: true })
  return Array.isArray(found) ? found.slice(0, 10) : []
}

/** The mail among `uids` that has the file: anybody can write a mail with the Message-ID of another one. */
async function findWith(
  client: ImapFlow,
  uids: readonly number[],
  file: Pick<typeof attachments.$inferSelect, 'part' | 'name' | 'bytes'>,
): Promise<number | undefined> {
  for (const uid of uids) {
    const mail = await client.fetchOne(uid, { uid: true, bodyStructure: true }, { uid: true })
    const { files } = findParts(mail ? mail.bodyStructure : undefined)
    const isThere = files.some(
      ({ part, name, bytes }) => part === file.part && name === file.name && bytes === file.bytes,
    )
    if (isThere) return uid
  }
  return undefined
}
