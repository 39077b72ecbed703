import { dayMs } from '@draftdesk/contract/durations'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import type { JobClaim } from '../../claims/job-claims.ts'
import type { Database } from '../../database/open-database.ts'
import { mailLocations, unreadableMails } from '../../database/schema.ts'
import type { Telemetry } from '../../platform/telemetry.ts'
import type { Log } from '../../platform/log.ts'
import type { MailReader } from '../../reading/mail-reader.ts'
import type { MailboxProvider } from '../../reading/sender-verdict.ts'
import { foldKnownQuotes } from '../../threads/storage/fold-quotes.ts'
import { fetchMails } from '../imap/fetch-mails.ts'
import { findOrCreateFolder } from '../imap/mail-folder.ts'
import type { MailFolder, FolderStatus } from '../imap/mail-folder.ts'
import { searchUids } from '../imap/checked-imap.ts'
import { writeBatchWithFallback } from './write-batch-with-fallback.ts'
import type { ImportEventCollector } from './import-events.ts'
import type { MailListeners } from './mail-listeners.ts'
import type { FolderBatch, BatchItem } from './write-batch-atomically.ts'

/** Dependencies of reading a folder. */
export interface FolderSyncDeps {
  readonly db: Database
  readonly client: ImapFlow
  readonly claim: Pick<JobClaim, 'id' | 'term'>
  readonly storeId: string
  readonly own: ReadonlySet<string>
  readonly provider: MailboxProvider
  readonly reader: MailReader
  readonly clock: () => number
  readonly log: Log
  /** Stops between two batches. */
  readonly stopping: AbortSignal
  readonly listeners?: MailListeners | undefined
  readonly telemetry?: Telemetry | undefined
  /** Limits the events of a running import. */
  readonly news?: ImportEventCollector | undefined
}

/** An open folder with its row. */
export interface OpenFolder {
  readonly folder: MailFolder
  readonly isRenumbered: boolean
  /** The highest change sequence when the folder was opened. Missing without CONDSTORE. */
  readonly modseq: string | undefined
}

/** Mails per fetch command. The previous batch is written meanwhile. */
const mailsPerFetch = 40
/** Mails to import from one folder before switching to the other and to new mail. */
const mailsPerRound = 200
/** Mails per transaction. The embedded database blocks until it ends. */
const mailsPerBatch = 20
/** Smaller batches for an import, which runs while people work. */
const mailsPerImportBatch = 8
/** Pause between import batches, so that queued requests finish. */
const pauseMs = 10

/** The most mails of a first import. */
export const maxImportedMails = 20_000

/** Opens a folder read-only and finds or creates its row. */
export async function openFolder(
  { client, db, storeId, telemetry }: FolderSyncDeps,
  path: string,
  role: MailFolder['role'],
): Promise<OpenFolder> {
  const opened = await client.mailboxOpen(path, { readOnly: true })
  const modseq = opened.noModseq ? undefined : opened.highestModseq?.toString()
  const facts: FolderStatus = {
    path,
    uidValidity: Number(opened.uidValidity),
    uidNext: opened.uidNext,
    modseq,
  }
  const found = await findOrCreateFolder(db, { storeId, role }, facts)
  if (found.isRenumbered) telemetry?.countMailEvent('renumbered')
  return { ...found, modseq }
}

/** Reads mails after the checkpoint, oldest first. Returns the number of new mails. */
export async function readNewMails(work: FolderSyncDeps, { folder }: OpenFolder): Promise<number> {
  // For a range past the end, IMAP returns the last mail.
  const uids = (await searchUids(work.client, { uid: `${folder.nextUid}:*` })).filter(
    (uid) => uid >= folder.nextUid,
  )
  let added = 0
  for await (const { part, items } of fetchBatchesAhead(work, folder, uids)) {
    if (work.stopping.aborted) return added
    for (const [index, batch] of splitBatches(items, mailsPerBatch).entries()) {
      const last = part[Math.min(part.length, (index + 1) * mailsPerBatch) - 1] ?? folder.nextUid
      added += await writeFetchedItems(work, folder, batch, { nextUid: last + 1 })
    }
    // All mails of the batch may be gone. The checkpoint still moves on.
    if (items.length < part.length)
      await writeFetchedItems(work, folder, [], { nextUid: (part.at(-1) ?? 0) + 1 })
  }
  return added
}

/** UIDs that the first import still has to fetch, newest first. */
export async function findUnimportedUids(
  { client, clock, db }: FolderSyncDeps,
  { folder }: OpenFolder,
  importDays: number,
): Promise<number[]> {
  if (folder.lowUid === null || folder.lowUid <= 1) return []
  const since = new Date(clock() - importDays * dayMs)
  const uids = await searchUids(client, { uid: `1:${folder.lowUid - 1}`, since })
  const low = folder.lowUid
  const old = uids.filter((uid) => uid < low)
  // A longer import window starts again at the newest mail and fetches only missing mails.
  const known = await findKnownUids(db, folder, old)
  return old.filter((uid) => !known.has(uid)).toReversed()
}

/** Imports the next of `uids`, newest first, and moves the checkpoint. Returns the rest. */
export async function importOldMails(
  work: FolderSyncDeps,
  { folder }: OpenFolder,
  uids: readonly number[],
  settledBeforeMs: number | undefined,
): Promise<number[]> {
  for await (const { part, items } of fetchBatchesAhead(work, folder, uids.slice(0, mailsPerRound))) {
    for (const batch of splitBatches(items.toReversed(), mailsPerImportBatch)) {
      if (work.stopping.aborted) return [...uids]
      await wait(pauseMs)
      const lowest = batch.at(-1)?.fetched.uid ?? part.at(-1) ?? 1
      await writeFetchedItems(work, folder, batch, { lowUid: lowest }, { isImport: true, settledBeforeMs })
    }
    if (items.length < part.length)
      await writeFetchedItems(work, folder, [], { lowUid: part.at(-1) ?? 1 }, { isImport: true })
  }
  const left = uids.slice(mailsPerRound)
  if (left.length === 0) await writeFetchedItems(work, folder, [], { lowUid: null }, { isImport: true })
  return left
}

/** Compares all mails of the last `days` with the database and reads missed ones. */
export async function importMissedMails(
  work: FolderSyncDeps,
  open: OpenFolder,
  days: number,
): Promise<number> {
  const { folder } = open
  const { db, client, clock, log } = work
  const uids = (await searchUids(client, { since: new Date(clock() - days * dayMs) })).filter(
    (uid) => uid < folder.nextUid && uid >= (folder.lowUid ?? 1),
  )
  const known = await findKnownUids(db, folder, uids)
  const missed = uids.filter((uid) => !known.has(uid))
  for (const part of splitBatches(missed, mailsPerBatch))
    await writeFetchedItems(work, folder, await fetchBatchItems(work, folder, part), {})
  if (missed.length > 0) {
    work.telemetry?.countMailEvent('missed')
    log.error({ store: work.storeId, folder: folder.role, missed: missed.length }, 'mails were missed')
  }
  return missed.length
}

/** The `uids` that are stored or listed as unreadable. */
async function findKnownUids(
  db: Database,
  folder: MailFolder,
  uids: readonly number[],
): Promise<Set<number>> {
  const [low, high] = [uids[0], uids.at(-1)]
  if (low === undefined || high === undefined) return new Set()
  const isInUidRange = (table: typeof mailLocations | typeof unreadableMails) =>
    and(
      eq(table.folderId, folder.id),
      eq(table.uidValidity, folder.uidValidity),
      gte(table.uid, low),
      lte(table.uid, high),
    )
  const placed = await db
    .select({ uid: mailLocations.uid })
    .from(mailLocations)
    .where(isInUidRange(mailLocations))
  const unread = await db
    .select({ uid: unreadableMails.uid })
    .from(unreadableMails)
    .where(isInUidRange(unreadableMails))
  return new Set([...placed, ...unread].map(({ uid }) => uid))
}

/** Retries unreadable mails that are due. */
export async function retryUnreadableMails(work: FolderSyncDeps, { folder }: OpenFolder): Promise<void> {
  const due = await work.db
    .select({ uid: unreadableMails.uid })
    .from(unreadableMails)
    .where(
      and(
        eq(unreadableMails.folderId, folder.id),
        eq(unreadableMails.uidValidity, folder.uidValidity),
        lte(unreadableMails.nextTryAt, new Date(work.clock())),
      ),
    )
    .limit(mailsPerBatch)
  if (due.length === 0) return
  const uids = due.map(({ uid }) => uid)
  const items = await fetchBatchItems(work, folder, uids)
  await writeFetchedItems(work, folder, items, {})
  const found = new Set(items.map(({ fetched }) => fetched.uid))
  const gone = uids.filter((uid) => !found.has(uid))
  // Unreadable mails that the owner deleted are removed from the list.
  if (gone.length > 0)
    await work.db
      .delete(unreadableMails)
      .where(
        and(
          eq(unreadableMails.folderId, folder.id),
          eq(unreadableMails.uidValidity, folder.uidValidity),
          inArray(unreadableMails.uid, gone),
        ),
      )
}

/** Reads mails in batches and fetches the next batch while the current one is written. */
async function* fetchBatchesAhead(work: FolderSyncDeps, folder: MailFolder, uids: readonly number[]) {
  const parts = splitBatches(uids, mailsPerFetch)
  const startFetch = (part: readonly number[] | undefined) => {
    const reading = part && fetchBatchItems(work, folder, part)
    // The consumer may stop early. The error is not needed then.
    reading?.catch(() => undefined)
    return reading
  }
  let next = startFetch(parts[0])
  try {
    for (const [index, part] of parts.entries()) {
      const items = (await next) ?? []
      next = startFetch(parts[index + 1])
      yield { part, items }
    }
  } finally {
    // Waits for the pending fetch before the folder closes.
    await next?.catch(() => undefined)
  }
}

/** Fetches and parses mails in the order of `uids`. */
async function fetchBatchItems(
  work: FolderSyncDeps,
  { role }: MailFolder,
  uids: readonly number[],
): Promise<BatchItem[]> {
  const { client, own, provider, reader, storeId } = work
  const fetched = await fetchMails(client, uids, { own: [...own], provider, isSent: role === 'sent' })
  const items = await Promise.all(
    fetched.map(async (mail): Promise<BatchItem> => ({
      fetched: mail,
      reading: await reader.read(storeId, mail.source),
    })),
  )
  return foldQuotesOfItems(
    work,
    items.toSorted((a, b) => a.fetched.uid - b.fetched.uid),
  )
}

/** Folds quotes of earlier mails. */
async function foldQuotesOfItems(work: FolderSyncDeps, items: readonly BatchItem[]): Promise<BatchItem[]> {
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
  /** Set for a first import: older conversations count as handled. */
  readonly settledBeforeMs?: number | undefined
}

function writeFetchedItems(
  { db, claim, own, clock, listeners, news }: FolderSyncDeps,
  folder: MailFolder,
  items: readonly BatchItem[],
  checkpoint: FolderBatch['checkpoint'],
  { isImport = false, settledBeforeMs }: ImportOptions = {},
): Promise<number> {
  return writeBatchWithFallback(db, claim, {
    folder,
    items,
    checkpoint,
    own,
    isImport,
    isFirst: settledBeforeMs !== undefined,
    nowMs: clock(),
    listeners,
    news: isImport ? news : undefined,
    ...(settledBeforeMs !== undefined && { settledBeforeMs }),
  })
}

/** Splits `all` into batches of `size`. */
export function splitBatches<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
}
