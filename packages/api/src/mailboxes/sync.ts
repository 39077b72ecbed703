import type { Answer } from '@draftdesk/contract'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { tellWork } from '../claims/tell-work.ts'
import type { Now } from '../claims/time.ts'
import type { Database } from '../database/open.ts'
import { draftJobs, folders, mailboxSyncs, unreadMails } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { publish } from '../events/publish.ts'
import type { Mailbox } from './mailbox.ts'
import { explainSync, explainUnread } from './sync-words.ts'

type Sync = typeof mailboxSyncs.$inferSelect
type SyncBody = NonNullable<Answer<'mailSync'>['sync']>

/** The channel on which every process hears that somebody wants their mailbox looked at now. */
export const wantedChannel = 'draftdesk_mailboxes'

/** Has a mailbox read that was just linked or works again, by whoever works here; another account begins anew. */
export async function beginSync(
  tx: Transaction,
  now: Now,
  mailbox: Mailbox,
  before: Mailbox | undefined,
): Promise<void> {
  const { storeId } = mailbox
  const isSame = before?.username === mailbox.username && before.imapHost === mailbox.imapHost
  if (!isSame) await tx.delete(folders).where(eq(folders.storeId, storeId))
  // Whoever still reads it with the former password finds that the claim is another's.
  const due = {
    dueAt: now(),
    begunAt: now(),
    leasedUntil: null,
    parkedAt: null,
    fault: null,
    tries: 0,
    failures: 0,
  }
  const fresh = {
    state: 'new' as const,
    reason: null,
    imported: 0,
    expected: 0,
    importedAt: null,
    draftsWanted: 0,
    sentPath: null,
  }
  await tx
    .insert(mailboxSyncs)
    .values({ storeId, dueAt: now(), begunAt: now() })
    .onConflictDoUpdate({
      target: mailboxSyncs.storeId,
      set: {
        ...due,
        ...(!isSame && fresh),
        // What a person paused goes on when that person says so.
        dueAt: sql`case when ${mailboxSyncs.isPaused} then 'infinity' else ${now()} end`,
        term: sql`${mailboxSyncs.term} + 1`,
      },
    })
  await tellWork(tx, mailboxSyncs)
}

/** Stops reading a mailbox that is unlinked; what was read stays. */
export async function endSync(tx: Transaction, storeId: string): Promise<void> {
  await tx.delete(mailboxSyncs).where(eq(mailboxSyncs.storeId, storeId))
  await tx.delete(folders).where(eq(folders.storeId, storeId))
}

/** What a person changes about the reading of their mailbox. */
export interface SyncEdit {
  readonly import_days?: 7 | 30 | 90 | 365 | undefined
  readonly sent_path?: string | null | undefined
  readonly is_paused?: boolean | undefined
}

/** Changes how a mailbox is read; a longer window brings the older mails too. False when none is linked. */
export async function changeSync(
  tx: Transaction,
  now: Now,
  storeId: string,
  edit: SyncEdit,
  nowMs: number,
): Promise<boolean> {
  const [sync] = await tx.select().from(mailboxSyncs).where(eq(mailboxSyncs.storeId, storeId)).for('update')
  if (!sync) return false
  const isPaused = edit.is_paused ?? sync.isPaused
  const days = edit.import_days ?? sync.importDays
  // The folders' own checkpoints say what is there; a new search of the longer window brings what is missing.
  if (days > sync.importDays)
    await tx
      .update(folders)
      .set({ lowUid: sql`${folders.nextUid}` })
      .where(eq(folders.storeId, storeId))
  await tx
    .update(mailboxSyncs)
    .set({
      isPaused,
      importDays: days,
      ...(edit.sent_path !== undefined && { sentPath: edit.sent_path }),
      dueAt: isPaused ? sql`'infinity'` : now(),
      leasedUntil: null,
      term: sql`${mailboxSyncs.term} + 1`,
    })
    .where(eq(mailboxSyncs.storeId, storeId))
  await publish(tx, [{ storeId, type: 'mailbox' }], nowMs)
  await tellWork(tx, mailboxSyncs)
  return true
}

/** Has a mailbox looked at now, also one that waits after a failure. False when none is linked, or when it is paused. */
export async function wantSync(tx: Transaction | Database, now: Now, storeId: string): Promise<boolean> {
  const woken = await tx
    .update(mailboxSyncs)
    .set({ dueAt: sql`least(${mailboxSyncs.dueAt}, ${now()})`, parkedAt: null })
    .where(sql`${mailboxSyncs.storeId} = ${storeId} and not ${mailboxSyncs.isPaused}`)
    .returning({ id: mailboxSyncs.id })
  if (woken.length === 0) return false
  await tellWork(tx, mailboxSyncs)
  await tx.execute(sql`select pg_notify(${wantedChannel}, ${storeId})`)
  return true
}

/** Most unreadable mails that are listed. */
const mostUnread = 20

/** How the reading of a mailbox stands, as /v1 writes it; null when none is linked. */
export async function describeSync(db: Database, storeId: string): Promise<SyncBody | null> {
  const [sync] = await db.select().from(mailboxSyncs).where(eq(mailboxSyncs.storeId, storeId))
  if (!sync) return null
  const isStores = eq(folders.storeId, storeId)
  const unread = await db
    .select({
      subject: unreadMails.subject,
      sender: unreadMails.sender,
      receivedAt: unreadMails.receivedAt,
      fault: unreadMails.fault,
    })
    .from(unreadMails)
    .innerJoin(folders, eq(folders.id, unreadMails.folderId))
    .where(isStores)
    .orderBy(desc(unreadMails.receivedAt))
    .limit(mostUnread)
  const [total] =
    unread.length < mostUnread
      ? [{ total: unread.length }]
      : await db
          .select({ total: count() })
          .from(unreadMails)
          .innerJoin(folders, eq(folders.id, unreadMails.folderId))
          .where(isStores)
  const waiting = await db.$count(
    draftJobs,
    and(eq(draftJobs.storeId, storeId), inArray(draftJobs.reason, ['first', 'import'])),
  )
  return {
    drafts: waiting > 0 ? { wanted: Math.max(sync.draftsWanted, waiting), waiting } : null,
    state: stateOf(sync),
    detail: explainSync(sync.reason),
    imported: sync.imported,
    expected: Math.max(sync.expected, sync.imported),
    is_imported: sync.importedAt !== null,
    import_days: sync.importDays as SyncBody['import_days'],
    is_paused: sync.isPaused,
    has_sent: sync.hasSent,
    sent_path: sync.sentPath,
    folders: sync.paths,
    live_at: sync.liveAt?.toISOString() ?? null,
    // One that was paused while it waited is due in no time that a date can name.
    next_try_at:
      sync.state === 'waiting' && !sync.isPaused && !Number.isNaN(sync.dueAt.getTime())
        ? sync.dueAt.toISOString()
        : null,
    unread_count: total?.total ?? 0,
    unread_mails: unread.map(({ subject, sender, receivedAt, fault }) => ({
      subject,
      sender,
      received_at: receivedAt.toISOString(),
      detail: explainUnread(fault),
    })),
  }
}

const stateOf = ({ isPaused, state }: Sync): SyncBody['state'] => (isPaused ? 'paused' : state)
