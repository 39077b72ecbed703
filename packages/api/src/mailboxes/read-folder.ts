import { setTimeout as wait } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Claim } from '../claims/claim.ts'
import type { Database } from '../database/open.ts'
import { locations, unreadMails } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { Log } from '../platform/log.ts'
import type { MailReader } from '../reading/reader.ts'
import type { OwnProvider } from '../reading/sender-verdict.ts'
import { foldKnownQuotes } from '../threads/fold-quotes.ts'
import { fetchMails } from './fetch-mails.ts'
import { findFolder, type Folder, type Opened } from './folder.ts'
import { findUids } from './whole-answer.ts'
import { writeMails } from './write-mails.ts'
import type { Item, OnPlaced, Slice } from './write-slice.ts'

/** What reading a folder works with. */
export interface FolderWork {
  readonly db: Database
  readonly client: ImapFlow
  readonly claim: Pick<Claim, 'id' | 'term'>
  readonly storeId: string
  readonly own: ReadonlySet<string>
  readonly provider: OwnProvider
  readonly reader: MailReader
  readonly clock: () => number
  readonly log: Log
  /** Hears which conversations have a new mail, in the transaction that writes it; not of an import. */
  readonly onMails?:
    ((tx: Transaction, storeId: string, threadIds: readonly string[]) => Promise<void>) | undefined
  /** Ends the work between two slices. */
  readonly stopping: AbortSignal
  readonly onPlaced?: OnPlaced | undefined
}

/** A folder that is open, with its row. */
export interface OpenFolder {
  readonly folder: Folder
  readonly isRenumbered: boolean
  /** How far the server had counted changes of flags when the folder was opened; missing where it does not count. */
  readonly modseq: string | undefined
}

/** Mails that are fetched with one command, while those before them are written. */
const fetchCount = 40
/** Mails of the first import that one folder brings before the other has its turn and new mail is looked for. */
const turnCount = 200
/** Mails that are written in one transaction: an embedded database does nothing else meanwhile. */
const sliceCount = 20
/** The same for an import, which goes on for minutes while people work. */
const importCount = 8
/** Between two slices of an import, so that whoever waits gets all their answers, not one between each two. */
const breathMs = 10

const day = 86_400_000
/** A first import brings no more than this. */
export const mostImported = 20_000

/** Opens a folder for reading alone and finds or makes its row. */
export async function openFolder(
  { client, db, storeId }: FolderWork,
  path: string,
  role: Folder['role'],
): Promise<OpenFolder> {
  const opened = await client.mailboxOpen(path, { readOnly: true })
  const modseq = opened.noModseq ? undefined : opened.highestModseq?.toString()
  const facts: Opened = { path, uidValidity: Number(opened.uidValidity), uidNext: opened.uidNext, modseq }
  return { ...(await findFolder(db, { storeId, role }, facts)), modseq }
}

/** Reads what came since the checkpoint, oldest first; returns how many were new. */
export async function readNew(work: FolderWork, { folder }: OpenFolder): Promise<number> {
  // The server answers a range that begins past the last mail with the last mail.
  const uids = (await findUids(work.client, { uid: `${folder.nextUid}:*` })).filter(
    (uid) => uid >= folder.nextUid,
  )
  let added = 0
  for await (const { part, items } of readAhead(work, folder, uids)) {
    if (work.stopping.aborted) return added
    for (const [index, slice] of chunks(items, sliceCount).entries()) {
      const last = part[Math.min(part.length, (index + 1) * sliceCount) - 1] ?? folder.nextUid
      added += await write(work, folder, slice, { nextUid: last + 1 })
    }
    // Mails that went away between the two commands leave nothing to write but the checkpoint.
    if (items.length < part.length) await write(work, folder, [], { nextUid: (part.at(-1) ?? 0) + 1 })
  }
  return added
}

/** The UIDs of a folder that the first import still has to bring, newest first. */
export async function findOld(
  { client, clock, db }: FolderWork,
  { folder }: OpenFolder,
  importDays: number,
): Promise<number[]> {
  if (folder.lowUid === null || folder.lowUid <= 1) return []
  const since = new Date(clock() - importDays * day)
  const uids = await findUids(client, { uid: `1:${folder.lowUid - 1}`, since })
  const low = folder.lowUid
  const old = uids.filter((uid) => uid < low)
  // A window that grew begins at the newest mail again, and brings only what is missing.
  const known = await findKnownUids(db, folder, old)
  return old.filter((uid) => !known.has(uid)).toReversed()
}

/** Reads the next of `uids` (newest first) of the first import and moves its checkpoint down; returns those that are left. */
export async function readOld(
  work: FolderWork,
  { folder }: OpenFolder,
  uids: readonly number[],
  settledBeforeMs: number | undefined,
): Promise<number[]> {
  for await (const { part, items } of readAhead(work, folder, uids.slice(0, turnCount))) {
    for (const slice of chunks(items.toReversed(), importCount)) {
      if (work.stopping.aborted) return [...uids]
      await wait(breathMs)
      const lowest = slice.at(-1)?.fetched.uid ?? part.at(-1) ?? 1
      await write(work, folder, slice, { lowUid: lowest }, { isImport: true, settledBeforeMs })
    }
    if (items.length < part.length)
      await write(work, folder, [], { lowUid: part.at(-1) ?? 1 }, { isImport: true })
  }
  const left = uids.slice(turnCount)
  if (left.length === 0) await write(work, folder, [], { lowUid: null }, { isImport: true })
  return left
}

/** Compares every mail of the last `days` with what is known, and reads what both witnesses of new mail missed. */
export async function compareFolder(work: FolderWork, open: OpenFolder, days: number): Promise<number> {
  const { folder } = open
  const { db, client, clock, log } = work
  const uids = (await findUids(client, { since: new Date(clock() - days * day) })).filter(
    (uid) => uid < folder.nextUid && uid >= (folder.lowUid ?? 1),
  )
  const known = await findKnownUids(db, folder, uids)
  const missed = uids.filter((uid) => !known.has(uid))
  for (const part of chunks(missed, sliceCount)) await write(work, folder, await read(work, folder, part), {})
  if (missed.length > 0)
    log.error({ store: work.storeId, folder: folder.role, missed: missed.length }, 'mails were missed')
  return missed.length
}

/** Which of `uids` (in their order) are there, or are listed as mails that could not be read. */
async function findKnownUids(db: Database, folder: Folder, uids: readonly number[]): Promise<Set<number>> {
  const [low, high] = [uids[0], uids.at(-1)]
  if (low === undefined || high === undefined) return new Set()
  const inRange = (table: typeof locations | typeof unreadMails) =>
    and(
      eq(table.folderId, folder.id),
      eq(table.uidValidity, folder.uidValidity),
      gte(table.uid, low),
      lte(table.uid, high),
    )
  const placed = await db.select({ uid: locations.uid }).from(locations).where(inRange(locations))
  const unread = await db.select({ uid: unreadMails.uid }).from(unreadMails).where(inRange(unreadMails))
  return new Set([...placed, ...unread].map(({ uid }) => uid))
}

/** Tries again what could not be read, when it is time. */
export async function retryUnread(work: FolderWork, { folder }: OpenFolder): Promise<void> {
  const due = await work.db
    .select({ uid: unreadMails.uid })
    .from(unreadMails)
    .where(
      and(
        eq(unreadMails.folderId, folder.id),
        eq(unreadMails.uidValidity, folder.uidValidity),
        lte(unreadMails.nextTryAt, new Date(work.clock())),
      ),
    )
    .limit(sliceCount)
  if (due.length === 0) return
  const uids = due.map(({ uid }) => uid)
  const items = await read(work, folder, uids)
  await write(work, folder, items, {})
  const found = new Set(items.map(({ fetched }) => fetched.uid))
  const gone = uids.filter((uid) => !found.has(uid))
  // What its owner deleted is no longer missing.
  if (gone.length > 0)
    await work.db
      .delete(unreadMails)
      .where(
        and(
          eq(unreadMails.folderId, folder.id),
          eq(unreadMails.uidValidity, folder.uidValidity),
          inArray(unreadMails.uid, gone),
        ),
      )
}

/** Reads mails part by part; each part is fetched and read while the one before it is written. */
async function* readAhead(work: FolderWork, folder: Folder, uids: readonly number[]) {
  const parts = chunks(uids, fetchCount)
  const begin = (part: readonly number[] | undefined) => {
    const reading = part && read(work, folder, part)
    // Whoever stops before its turn does not hear how it ended.
    reading?.catch(() => undefined)
    return reading
  }
  let next = begin(parts[0])
  try {
    for (const [index, part] of parts.entries()) {
      const items = (await next) ?? []
      next = begin(parts[index + 1])
      yield { part, items }
    }
  } finally {
    // The folder stays open until what was asked of it has come.
    await next?.catch(() => undefined)
  }
}

/** Fetches mails and reads them, in the order of `uids`. */
async function read(work: FolderWork, { role }: Folder, uids: readonly number[]): Promise<Item[]> {
  const { client, own, provider, reader, storeId } = work
  const fetched = await fetchMails(client, uids, { own: [...own], provider, isSent: role === 'sent' })
  const items = await Promise.all(
    fetched.map(async (mail): Promise<Item> => ({
      fetched: mail,
      reading: await reader.read(storeId, mail.source),
    })),
  )
  return foldItems(
    work,
    items.toSorted((a, b) => a.fetched.uid - b.fetched.uid),
  )
}

/** Folds what mails repeat of those that they answer. */
async function foldItems(work: FolderWork, items: readonly Item[]): Promise<Item[]> {
  const mails = items.flatMap(({ fetched, reading }) =>
    reading.kind === 'read' ? [{ mail: reading.mail, receivedAtMs: fetched.source.receivedAtMs }] : [],
  )
  const folded = (await foldKnownQuotes(work, mails)).values()
  return items.map((item) => {
    if (item.reading.kind !== 'read') return item
    const mail = folded.next().value ?? item.reading.mail
    return { ...item, reading: { kind: 'read', mail } }
  })
}

interface ImportOptions {
  readonly isImport?: boolean
  /** Of a first import alone. */
  readonly settledBeforeMs?: number | undefined
}

function write(
  { db, claim, own, clock, storeId, onMails, onPlaced }: FolderWork,
  folder: Folder,
  items: readonly Item[],
  checkpoint: Slice['checkpoint'],
  { isImport = false, settledBeforeMs }: ImportOptions = {},
): Promise<number> {
  return writeMails(db, claim, {
    folder,
    items,
    checkpoint,
    own,
    isImport,
    isFirst: settledBeforeMs !== undefined,
    nowMs: clock(),
    onPlaced,
    onMails: onMails && ((tx, threadIds) => onMails(tx, storeId, threadIds)),
    ...(settledBeforeMs !== undefined && { settledBeforeMs }),
  })
}

/** `all` in parts of `size`. */
export function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
}
