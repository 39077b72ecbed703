import { once } from 'node:events'
import { and, count, eq } from 'drizzle-orm'
import { underClaim } from '../claims/claim.ts'
import { folders, locations, mailboxSyncs } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { publish } from '../events/publish.ts'
import { joinOrphans, listOrphans } from '../threads/orphans.ts'
import { findFolders } from './find-folders.ts'
import { requireAnswer } from './whole-answer.ts'
import { readFlags } from './read-flags.ts'
import {
  chunks,
  compareFolder,
  findOld,
  mostImported,
  openFolder,
  readNew,
  readOld,
  retryUnread,
  type FolderWork,
} from './read-folder.ts'

/** How often a mailbox that is up to date is looked at; tests are in a hurry. */
export interface SyncPace {
  /** Without a word from the server, Sent is looked at this often, and so is Inbox where the server cannot call. */
  readonly pollMs: number
  /** Every mail of the window is compared this often. */
  readonly compareMs: number
  /** How long the server may take to show that the connection still works; 15 s when not given. */
  readonly answerMs?: number
}

/** A mailbox that is read until it is stopped or fails. */
export interface MailboxWork extends FolderWork {
  readonly sync: typeof mailboxSyncs.$inferSelect
  readonly pace: SyncPace
  /** Hears that the newest mails of a mailbox that was just linked are there. */
  readonly onFirstMails?: ((tx: Transaction, storeId: string) => Promise<void>) | undefined
  /** Hears that every mail of the first import is there. */
  readonly onImported?: ((tx: Transaction, storeId: string) => Promise<void>) | undefined
  /** Hears that somebody wants it looked at now. */
  readonly onWanted: (hear: () => void) => () => void
}

const day = 86_400_000
/** Answers that are joined in one transaction: an embedded database does nothing else meanwhile. */
const orphanCount = 20
/** Conversations whose last mail is older when the mailbox is linked count as done. */
const settledMs = 3 * day

/** Reads a mailbox: what is new first, then what the first import still has to bring, then whatever comes. */
export async function syncMailbox(work: MailboxWork): Promise<void> {
  const { client, sync, stopping } = work
  const paths = await findFolders(client, sync.sentPath ?? undefined)
  const roles = [
    { path: paths.inbox, role: 'inbox' as const },
    ...(paths.sent ? [{ path: paths.sent, role: 'sent' as const }] : []),
  ]
  await note(work, { hasSent: paths.sent !== undefined, paths: [...paths.all] })
  for (const { path, role } of roles) await readNew(work, await openFolder(work, path, role))
  await importAll(work, roles)
  if (stopping.aborted) return
  await note(work, {
    state: 'live',
    reason: null,
    failures: 0,
    liveAt: new Date(work.clock()),
  })
  await follow(work, roles)
}

// Asked by a function, because the signal changes while others work.
const isOver = ({ stopping }: MailboxWork): boolean => stopping.aborted

type Roles = readonly { readonly path: string; readonly role: 'inbox' | 'sent' }[]

/** Brings the mails of the window, the newest of both folders first, and never leaves new mail waiting for long. */
async function importAll(work: MailboxWork, roles: Roles): Promise<void> {
  const { sync, clock } = work
  const isFirst = !(await isImported(work))
  const left = new Map<string, number[]>()
  for (const { path, role } of roles) {
    const open = await openFolder(work, path, role)
    const uids = await findOld(work, open, sync.importDays)
    if (open.folder.lowUid !== null) left.set(path, uids.slice(0, mostImported))
  }
  // One that ended between its last mail and its end still has to be finished.
  if (left.size === 0 && !isFirst) return
  // Mails that the server has numbered anew after the import are only found again: nobody need know.
  const tell = async () => {
    if (isFirst) await noteImport(work, left)
  }
  await tell()
  let isTold = !isFirst
  while (left.size > 0 && !isOver(work)) {
    for (const { path, role } of roles) {
      const uids = left.get(path)
      if (!uids || isOver(work)) continue
      const open = await openFolder(work, path, role)
      await readNew(work, open)
      if (open.isRenumbered) {
        // These numbers mean other mails now.
        left.set(path, (await findOld(work, open, sync.importDays)).slice(0, mostImported))
        await tell()
        continue
      }
      const rest = await readOld(work, open, uids, isFirst ? clock() - settledMs : undefined)
      if (rest.length > 0) left.set(path, rest)
      else left.delete(path)
    }
    if (!isTold && !isOver(work))
      await underClaim(work.db, mailboxSyncs, work.claim, async (tx) => work.onFirstMails?.(tx, work.storeId))
    isTold = true
  }
  if (isOver(work)) return
  for (const part of chunks(await listOrphans(work.db, work.storeId), orphanCount))
    await underClaim(work.db, mailboxSyncs, work.claim, (tx) => joinOrphans(tx, work.storeId, part))
  if (!isFirst) return
  await underClaim(work.db, mailboxSyncs, work.claim, async (tx) => work.onImported?.(tx, work.storeId))
  await note(work, { importedAt: new Date(clock()) })
}

/** Whether the first import is over: a session may go on long after it. */
async function isImported({ db, claim }: MailboxWork): Promise<boolean> {
  const [sync] = await db
    .select({ importedAt: mailboxSyncs.importedAt })
    .from(mailboxSyncs)
    .where(eq(mailboxSyncs.id, claim.id))
  return sync?.importedAt != null
}

/** Notes how many mails are there, by the numbers that their folders have by now, and how many an import will have brought. */
async function noteImport(work: MailboxWork, left: ReadonlyMap<string, readonly number[]>): Promise<void> {
  const [found] = await work.db
    .select({ count: count() })
    .from(locations)
    .innerJoin(
      folders,
      and(eq(folders.id, locations.folderId), eq(folders.uidValidity, locations.uidValidity)),
    )
    .where(eq(folders.storeId, work.storeId))
  const imported = found?.count ?? 0
  const waiting = [...left.values()].reduce((sum, uids) => sum + uids.length, 0)
  await note(work, { state: 'importing', reason: null, imported, expected: imported + waiting })
}

/**
 * Follows a mailbox: the server calls when mail comes to the inbox, which is then looked at alone; a second witness looks at both
 * folders all the same.
 */
async function follow(work: MailboxWork, roles: Roles): Promise<void> {
  const { client, pace, stopping, clock } = work
  let comparedMs = -Infinity
  let isWanted = true
  let lookedMs = -Infinity
  let wake = (): void => undefined
  const unhear = work.onWanted(() => {
    isWanted = true
    wake()
  })
  const onChange = () => wake()
  client.on('exists', onChange)
  client.on('flags', onChange)
  try {
    while (!stopping.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve))
      const isComparing = clock() - comparedMs >= pace.compareMs
      if (isComparing) comparedMs = clock()
      const isWhole = isComparing || isWanted || performance.now() - lookedMs >= pace.pollMs
      if (isWhole) lookedMs = performance.now()
      isWanted = false
      // The inbox comes last, so that it is the folder whose changes the server calls about.
      for (const { path, role } of roles.toReversed().filter(({ role }) => isWhole || role === 'inbox')) {
        const open = await openFolder(work, path, role)
        await readNew(work, open)
        await retryUnread(work, open)
        await readFlags(work, open)
        if (isComparing) await compareFolder(work, open, work.sync.importDays)
        if (open.folder.lowUid !== null) await importAll(work, roles)
      }
      await note(work, { liveAt: new Date(clock()) })
      await rest(work, woken, lookedMs + pace.pollMs)
    }
  } finally {
    unhear()
    client.off('exists', onChange)
    client.off('flags', onChange)
  }
}

/**
 * Waits for a call, the next look, or the end; a connection that broke ends it with its error. The server is asked for a sign of
 * life twice a look and before the next one: a connection that died silently would keep that look waiting for minutes.
 */
async function rest(work: MailboxWork, woken: Promise<void>, untilMs: number): Promise<void> {
  const probeMs = work.pace.pollMs / 2
  for (let isOver = false; !isOver;) {
    const leftMs = untilMs - performance.now()
    isOver = (await waitForCall(work, woken, Math.min(leftMs, probeMs))) === 'woken' || leftMs <= probeMs
    if (work.stopping.aborted) return
    await requireAnswer(work.client, work.pace.answerMs ?? 15_000)
  }
}

async function waitForCall(
  { client, stopping }: MailboxWork,
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

/** Writes how far the mailbox is, under its claim, and tells open pages of it when they show it. */
async function note(work: MailboxWork, facts: Partial<typeof mailboxSyncs.$inferInsert>): Promise<void> {
  await underClaim(work.db, mailboxSyncs, work.claim, async (tx) => {
    await tx.update(mailboxSyncs).set(facts).where(eq(mailboxSyncs.id, work.claim.id))
    if (facts.state) await publish(tx, [{ storeId: work.storeId, type: 'mailbox' }], work.clock())
  })
}
