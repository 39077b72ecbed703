import { dayMs } from '@draftdesk/contract/durations'
import { once } from 'node:events'
import { and, count, eq } from 'drizzle-orm'
import { writeUnderClaim } from '../../claims/job-claims.ts'
import { mailFolders, mailLocations, mailboxSyncs } from '../../database/schema.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { mergeOrphanReplies, listOrphanReplies } from '../../threads/matching/orphan-replies.ts'
import { createImportEventCollector } from './import-events.ts'
import { findFolders } from '../imap/find-folders.ts'
import { checkConnectionAlive } from '../imap/checked-imap.ts'
import { syncMailFlags } from './sync-mail-flags.ts'
import {
  splitBatches,
  importMissedMails,
  findUnimportedUids,
  maxImportedMails,
  openFolder,
  readNewMails,
  importOldMails,
  retryUnreadableMails,
} from './read-folder.ts'
import type { FolderSyncDeps } from './read-folder.ts'

/** Sync intervals. Tests use shorter ones. */
export interface SyncIntervals {
  /** Polling interval of Sent, and of Inbox without IDLE. */
  readonly pollMs: number
  /** Interval of the full comparison. */
  readonly compareMs: number
  /** Timeout of the connection check, 15 s by default. */
  readonly answerMs?: number
}

/** Dependencies of a sync that runs until it stops or fails. */
export interface MailboxSyncDeps extends FolderSyncDeps {
  readonly sync: typeof mailboxSyncs.$inferSelect
  readonly pace: SyncIntervals
  /** Registers a listener for requests to sync now. */
  readonly onWanted: (hear: () => void) => () => void
}

/** Replies joined per transaction. The embedded database blocks until it ends. */
const orphansPerBatch = 20
/** Threads whose last mail is older than this at linking need no reply. */
const settledMs = 3 * dayMs

/** Syncs a mailbox: new mail first, then the first import, then changes as they come. */
export async function syncMailbox(work: MailboxSyncDeps): Promise<void> {
  const { client, sync, stopping } = work
  const paths = await findFolders(client, sync.sentPath ?? undefined)
  const roles = [
    { path: paths.inbox, role: 'inbox' as const },
    ...(paths.sent ? [{ path: paths.sent, role: 'sent' as const }] : []),
  ]
  await saveSyncProgress(work, { hasSent: paths.sent !== undefined, paths: [...paths.all] })
  for (const { path, role } of roles) await readNewMails(work, await openFolder(work, path, role))
  await importAllMails(work, roles)
  if (stopping.aborted) return
  await saveSyncProgress(work, {
    state: 'live',
    reason: null,
    failures: 0,
    liveAt: new Date(work.clock()),
  })
  await watchFolders(work, roles)
}

// A function prevents TypeScript from narrowing, because the signal changes during awaits.
const isSyncStopping = ({ stopping }: MailboxSyncDeps): boolean => stopping.aborted

type FolderRoles = readonly { readonly path: string; readonly role: 'inbox' | 'sent' }[]

/** Imports the mails of the window from both folders, newest first, checking for new mail in between. */
async function importAllMails(work: MailboxSyncDeps, roles: FolderRoles): Promise<void> {
  const { sync, clock } = work
  const isFirst = !(await isFirstImportComplete(work))
  const left = new Map<string, number[]>()
  for (const { path, role } of roles) {
    const open = await openFolder(work, path, role)
    const uids = await findUnimportedUids(work, open, sync.importDays)
    if (open.folder.lowUid !== null) left.set(path, uids.slice(0, maxImportedMails))
  }
  // Also completes an import that stopped after its last mail.
  if (left.size === 0 && !isFirst) return
  // Mails that the server renumbered after the import are already stored, so nothing is published.
  const reportProgress = async () => {
    if (isFirst) await saveImportProgress(work, left)
  }
  await reportProgress()
  const importing = { ...work, news: createImportEventCollector() }
  let isTold = !isFirst
  while (left.size > 0 && !isSyncStopping(work)) {
    for (const { path, role } of roles) {
      const uids = left.get(path)
      if (!uids || isSyncStopping(work)) continue
      const open = await openFolder(work, path, role)
      await readNewMails(work, open)
      if (open.isRenumbered) {
        // The folder was renumbered: search again.
        left.set(path, (await findUnimportedUids(work, open, sync.importDays)).slice(0, maxImportedMails))
        await reportProgress()
        continue
      }
      const rest = await importOldMails(importing, open, uids, isFirst ? clock() - settledMs : undefined)
      if (rest.length > 0) left.set(path, rest)
      else left.delete(path)
    }
    if (!isTold && !isSyncStopping(work))
      await writeUnderClaim(work.db, mailboxSyncs, work.claim, async (tx) =>
        work.listeners?.onFirstMails(tx, work.storeId),
      )
    isTold = true
  }
  if (isSyncStopping(work)) return
  for (const part of splitBatches(await listOrphanReplies(work.db, work.storeId), orphansPerBatch))
    await writeUnderClaim(work.db, mailboxSyncs, work.claim, (tx) =>
      mergeOrphanReplies(tx, work.storeId, part),
    )
  if (!isFirst) return
  await writeUnderClaim(work.db, mailboxSyncs, work.claim, async (tx) =>
    work.listeners?.onImported(tx, work.storeId),
  )
  await saveSyncProgress(work, { importedAt: new Date(clock()) })
}

/** True when the first import is complete. A session may outlast it. */
async function isFirstImportComplete({ db, claim }: MailboxSyncDeps): Promise<boolean> {
  const [sync] = await db
    .select({ importedAt: mailboxSyncs.importedAt })
    .from(mailboxSyncs)
    .where(eq(mailboxSyncs.id, claim.id))
  return sync?.importedAt != null
}

/** Stores the import progress and its expected total. */
async function saveImportProgress(
  work: MailboxSyncDeps,
  left: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  const [found] = await work.db
    .select({ count: count() })
    .from(mailLocations)
    .innerJoin(
      mailFolders,
      and(eq(mailFolders.id, mailLocations.folderId), eq(mailFolders.uidValidity, mailLocations.uidValidity)),
    )
    .where(eq(mailFolders.storeId, work.storeId))
  const imported = found?.count ?? 0
  const waiting = [...left.values()].reduce((sum, uids) => sum + uids.length, 0)
  await saveSyncProgress(work, { state: 'importing', reason: null, imported, expected: imported + waiting })
}

/** Waits for changes: IDLE watches the inbox, and polling checks both folders. */
async function watchFolders(work: MailboxSyncDeps, roles: FolderRoles): Promise<void> {
  const { client, pace, stopping, clock } = work
  let comparedMs = -Infinity
  let isWanted = true
  let lookedMs = -Infinity
  let wakeWait = (): void => undefined
  const unhear = work.onWanted(() => {
    isWanted = true
    wakeWait()
  })
  const onChange = () => wakeWait()
  client.on('exists', onChange)
  client.on('flags', onChange)
  try {
    while (!stopping.aborted) {
      const woken = new Promise<void>((resolve) => (wakeWait = resolve))
      const isComparing = clock() - comparedMs >= pace.compareMs
      if (isComparing) comparedMs = clock()
      const isWhole = isComparing || isWanted || performance.now() - lookedMs >= pace.pollMs
      if (isWhole) lookedMs = performance.now()
      isWanted = false
      // The inbox is opened last, because IDLE watches the open folder.
      for (const { path, role } of roles.toReversed().filter(({ role }) => isWhole || role === 'inbox')) {
        const open = await openFolder(work, path, role)
        await readNewMails(work, open)
        await retryUnreadableMails(work, open)
        await syncMailFlags(work, open)
        if (isComparing) await importMissedMails(work, open, work.sync.importDays)
        if (open.folder.lowUid !== null) await importAllMails(work, roles)
      }
      await saveSyncProgress(work, { liveAt: new Date(clock()) })
      await waitForChange(work, woken, lookedMs + pace.pollMs)
    }
  } finally {
    unhear()
    client.off('exists', onChange)
    client.off('flags', onChange)
  }
}

/** Waits for IDLE, a request, the next poll or the end. Checks the connection during the wait, because a dead one would delay the poll for minutes. */
async function waitForChange(work: MailboxSyncDeps, woken: Promise<void>, untilMs: number): Promise<void> {
  const probeMs = work.pace.pollMs / 2
  for (let isOver = false; !isOver;) {
    const leftMs = untilMs - performance.now()
    isOver = (await waitForWakeup(work, woken, Math.min(leftMs, probeMs))) === 'woken' || leftMs <= probeMs
    if (work.stopping.aborted) return
    await checkConnectionAlive(work.client, work.pace.answerMs ?? 15_000)
  }
}

async function waitForWakeup(
  { client, stopping }: MailboxSyncDeps,
  woken: Promise<void>,
  mostMs: number,
): Promise<'woken' | 'rested'> {
  const timer = new AbortController()
  const { signal } = timer
  const rested = new Promise<'rested'>((resolve) => {
    const id = setTimeout(() => resolve('rested'), Math.max(0, mostMs))
    signal.addEventListener('abort', () => clearTimeout(id))
  })
  const closed = once(client, 'close', { signal }).then(
    () => Promise.reject(new Error('the connection was closed')),
    () => 'rested' as const,
  )
  const stopped = once(stopping, 'abort', { signal }).then(
    () => 'rested' as const,
    () => 'rested' as const,
  )
  try {
    if (!client.usable) throw new Error('the connection was closed')
    return await Promise.race([woken.then(() => 'woken' as const), rested, closed, stopped])
  } finally {
    timer.abort()
  }
}

/** Stores sync progress under the claim and publishes visible changes. */
async function saveSyncProgress(
  work: MailboxSyncDeps,
  facts: Partial<typeof mailboxSyncs.$inferInsert>,
): Promise<void> {
  await writeUnderClaim(work.db, mailboxSyncs, work.claim, async (tx) => {
    await tx.update(mailboxSyncs).set(facts).where(eq(mailboxSyncs.id, work.claim.id))
    if (facts.state) await publishEvents(tx, [{ storeId: work.storeId, type: 'mailbox' }], work.clock())
  })
}
