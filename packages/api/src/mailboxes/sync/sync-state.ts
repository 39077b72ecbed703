import type { Answer } from '@draftdesk/contract'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { wakeJobRunners } from '../../claims/wake-job-runners.ts'
import type { SqlClock } from '../../claims/sql-time.ts'
import type { Database } from '../../database/open-database.ts'
import { draftJobs, mailFolders, mailboxSyncs, unreadableMails } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { publishEvents } from '../../events/publish-events.ts'
import type { Mailbox } from '../mailbox.ts'
import { explainMailFault } from '../mail-failure.ts'

type SyncRow = typeof mailboxSyncs.$inferSelect
type SyncAnswer = NonNullable<Answer<'mailSync'>['sync']>

/** Notification channel for requests to sync a mailbox now. */
export const syncChannel = 'draftdesk_mailboxes'

/** Starts sync of a linked or repaired mailbox. A changed account is imported from the beginning. */
export async function beginSync(
  tx: Transaction,
  now: SqlClock,
  mailbox: Mailbox,
  before: Mailbox | undefined,
): Promise<void> {
  const { storeId } = mailbox
  const isSame = before?.username === mailbox.username && before.imapHost === mailbox.imapHost
  if (!isSame) await tx.delete(mailFolders).where(eq(mailFolders.storeId, storeId))
  // The new term ends a sync with the old password.
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
        // Paused sync stays paused until a person resumes it.
        dueAt: sql`case when ${mailboxSyncs.isPaused} then 'infinity' else ${now()} end`,
        term: sql`${mailboxSyncs.term} + 1`,
      },
    })
  await wakeJobRunners(tx, mailboxSyncs)
}

/** Ends sync of an unlinked mailbox. Imported mail stays. */
export async function endSync(tx: Transaction, storeId: string): Promise<void> {
  await tx.delete(mailboxSyncs).where(eq(mailboxSyncs.storeId, storeId))
  await tx.delete(mailFolders).where(eq(mailFolders.storeId, storeId))
}

/** A person's changes to sync settings. */
export interface SyncEdit {
  readonly import_days?: 7 | 30 | 90 | 365 | undefined
  readonly sent_path?: string | null | undefined
  readonly is_paused?: boolean | undefined
}

/** Changes sync settings; a longer window imports older mail. Returns false when none is linked. */
export async function changeSyncSettings(
  tx: Transaction,
  now: SqlClock,
  storeId: string,
  edit: SyncEdit,
  nowMs: number,
): Promise<boolean> {
  const [sync] = await tx.select().from(mailboxSyncs).where(eq(mailboxSyncs.storeId, storeId)).for('update')
  if (!sync) return false
  const isPaused = edit.is_paused ?? sync.isPaused
  const days = edit.import_days ?? sync.importDays
  // Restarts the import search. The folder checkpoints show the missing mails.
  if (days > sync.importDays)
    await tx
      .update(mailFolders)
      .set({ lowUid: sql`${mailFolders.nextUid}` })
      .where(eq(mailFolders.storeId, storeId))
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
  await publishEvents(tx, [{ storeId, type: 'mailbox' }], nowMs)
  await wakeJobRunners(tx, mailboxSyncs)
  return true
}

/** Requests sync now, even after a failure. Returns false when none is linked or sync is paused. */
export async function requestSync(
  tx: Transaction | Database,
  now: SqlClock,
  storeId: string,
): Promise<boolean> {
  const woken = await tx
    .update(mailboxSyncs)
    .set({ dueAt: sql`least(${mailboxSyncs.dueAt}, ${now()})`, parkedAt: null })
    .where(sql`${mailboxSyncs.storeId} = ${storeId} and not ${mailboxSyncs.isPaused}`)
    .returning({ id: mailboxSyncs.id })
  if (woken.length === 0) return false
  await wakeJobRunners(tx, mailboxSyncs)
  await tx.execute(sql`select pg_notify(${syncChannel}, ${storeId})`)
  return true
}

/** The most unreadable mails listed. */
const maxUnreadable = 20

/** Sync status in the shape of /v1. Null when none is linked. */
export async function loadSyncAnswer(db: Database, storeId: string): Promise<SyncAnswer | null> {
  const [sync] = await db.select().from(mailboxSyncs).where(eq(mailboxSyncs.storeId, storeId))
  if (!sync) return null
  const isStores = eq(mailFolders.storeId, storeId)
  const unread = await db
    .select({
      subject: unreadableMails.subject,
      sender: unreadableMails.sender,
      receivedAt: unreadableMails.receivedAt,
      fault: unreadableMails.fault,
    })
    .from(unreadableMails)
    .innerJoin(mailFolders, eq(mailFolders.id, unreadableMails.folderId))
    .where(isStores)
    .orderBy(desc(unreadableMails.receivedAt))
    .limit(maxUnreadable)
  const [total] =
    unread.length < maxUnreadable
      ? [{ total: unread.length }]
      : await db
          .select({ total: count() })
          .from(unreadableMails)
          .innerJoin(mailFolders, eq(mailFolders.id, unreadableMails.folderId))
          .where(isStores)
  const waiting = await db.$count(
    draftJobs,
    and(eq(draftJobs.storeId, storeId), inArray(draftJobs.reason, ['first', 'import'])),
  )
  return {
    drafts: waiting > 0 ? { wanted: Math.max(sync.draftsWanted, waiting), waiting } : null,
    state: toSyncState(sync),
    detail: explainSyncFault(sync.reason),
    imported: sync.imported,
    expected: Math.max(sync.expected, sync.imported),
    is_imported: sync.importedAt !== null,
    import_days: sync.importDays as SyncAnswer['import_days'],
    is_paused: sync.isPaused,
    has_sent: sync.hasSent,
    sent_path: sync.sentPath,
    folders: sync.paths,
    live_at: sync.liveAt?.toISOString() ?? null,
    // Paused sync has an infinite due date.
    next_try_at:
      sync.state === 'waiting' && !sync.isPaused && !Number.isNaN(sync.dueAt.getTime())
        ? sync.dueAt.toISOString()
        : null,
    unread_count: total?.total ?? 0,
    unread_mails: unread.map(({ subject, sender, receivedAt, fault }) => ({
      subject,
      sender,
      received_at: receivedAt.toISOString(),
      detail: explainUnreadableMail(fault),
    })),
  }
}

const toSyncState = ({ isPaused, state }: SyncRow): SyncAnswer['state'] => (isPaused ? 'paused' : state)

/** Explains to the owner why sync waits. Null when it runs. */
function explainSyncFault(reason: string | null): string | null {
  if (reason === null) return null
  if (reason === 'busy') return 'The mail server limits our requests. Syncing continues by itself.'
  if (reason === 'login') return 'The mail server no longer accepts the password. Please enter it again.'
  if (reason === 'consent')
    return 'Access to this email account has expired or was revoked. Please connect it again.'
  return explainMailFault('imap', reason)
}

const unreadableTexts: Readonly<Record<'slow' | 'large' | 'broken', string>> = {
  slow: 'Reading it took too long.',
  large: 'Reading it takes too much memory.',
  broken: 'Its structure is damaged.',
}

/** Explains why a mail could not be read. */
const explainUnreadableMail = (fault: keyof typeof unreadableTexts): string => unreadableTexts[fault]
