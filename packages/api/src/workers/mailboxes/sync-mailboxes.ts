import { eq } from 'drizzle-orm'
import { LostClaimError, writeUnderClaim, renewClaimLease } from '../../claims/job-claims.ts'
import type { JobClaim } from '../../claims/job-claims.ts'
import type { Job, JobResult } from '../../claims/job.ts'
import type { SqlClock } from '../../claims/sql-time.ts'
import type { Database } from '../../database/open-database.ts'
import { mailboxes, mailboxSyncs } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { publishEvents } from '../../events/publish-events.ts'
import type { ImapLimits } from '../../mailboxes/imap/imap-session.ts'
import type { MailListeners } from '../../mailboxes/sync/mail-listeners.ts'
import { listMailboxAddresses } from '../../threads/replies/own-addresses.ts'
import type { OpenCredentials } from '../../mailboxes/mailbox-credentials.ts'
import { openImapSession } from '../../mailboxes/imap/open-imap-session.ts'
import { decideRetry } from '../../mailboxes/sync/decide-retry.ts'
import { syncMailbox } from '../../mailboxes/sync/sync-mailbox.ts'
import type { SyncIntervals } from '../../mailboxes/sync/sync-mailbox.ts'
import type { FindHost } from '../../platform/network/find-host.ts'
import type { Log } from '../../platform/log.ts'
import type { Telemetry } from '../../platform/telemetry.ts'
import type { MailReader } from '../../reading/mail-reader.ts'

export interface MailboxSyncDeps {
  readonly db: Database
  readonly clock: () => number
  readonly now: SqlClock
  readonly log: Log
  readonly openCredentials: OpenCredentials
  readonly findHost: FindHost
  readonly reader: MailReader
  readonly pace: SyncIntervals
  readonly limits: ImapLimits
  /** Mailboxes synced in parallel per process. */
  readonly atOnce: number
  /** Registers a listener for requests to sync now. */
  readonly onWanted: (hear: () => void) => () => void
  readonly listeners: MailListeners
  readonly telemetry?: Telemetry | undefined
  /** Notifies the owners that the mailbox rejects the login. */
  readonly onStopped: (tx: Transaction, storeId: string) => Promise<void>
}

const leaseSeconds = 45
const renewMs = 15_000

/** Syncs linked mailboxes while this process holds their claims. */
export function createMailboxSyncJob(deps: MailboxSyncDeps): Job {
  return {
    name: 'read-mailboxes',
    table: mailboxSyncs,
    leaseSeconds,
    atOnce: deps.atOnce,
    // A mailbox that was linked again has two syncs while the old one ends.
    ofStore: 2,
    // The kind of failure sets the delay, and retries never end.
    backoff: { firstSeconds: 5, mostSeconds: 600, mostTries: Infinity, forSeconds: Infinity },
    run: (claim, stopping) => runMailboxSync(deps, claim, stopping),
  }
}

async function runMailboxSync(
  deps: MailboxSyncDeps,
  claim: JobClaim,
  stopping: AbortSignal,
): Promise<JobResult> {
  const { db, clock, log, random } = { random: Math.random, ...deps }
  const [found] = await db
    .select({ sync: mailboxSyncs, mailbox: mailboxes })
    .from(mailboxSyncs)
    .innerJoin(mailboxes, eq(mailboxes.storeId, mailboxSyncs.storeId))
    .where(eq(mailboxSyncs.id, claim.id))
  if (!found) return { kind: 'done' }
  const { sync, mailbox } = found
  // A person just linked it and waits, so the parser starts early.
  if (sync.importedAt === null) deps.reader.warm()
  const lost = new AbortController()
  const ending = AbortSignal.any([stopping, lost.signal])
  const keeper = setInterval(() => {
    renewClaimLease(db, mailboxSyncs, claim, deps.now, leaseSeconds).then(
      (isOurs) => {
        if (!isOurs) lost.abort()
      },
      // The database is unreachable. If the lease ends meanwhile, the next write fails.
      () => undefined,
    )
  }, renewMs)
  try {
    while (!ending.aborted) await syncMailboxUntilStopped(deps, { claim, mailbox, ending })
    return { kind: 'released' }
  } catch (error) {
    if (ending.aborted) return { kind: 'released' }
    if (error instanceof LostClaimError) throw error
    const failures = (await hasMailboxSyncedSince(db, sync)) ? 1 : sync.failures + 1
    const { reason, afterSeconds } = decideRetry(error, failures, random)
    log.warn({ store: sync.storeId, reason, failures, afterSeconds }, 'mailbox not read')
    const state = afterSeconds === undefined ? ('stopped' as const) : ('waiting' as const)
    await writeUnderClaim(db, mailboxSyncs, claim, async (tx) => {
      await tx.update(mailboxSyncs).set({ state, reason, failures }).where(eq(mailboxSyncs.id, claim.id))
      await publishEvents(tx, [{ storeId: sync.storeId, type: 'mailbox' }], clock())
      if (state === 'stopped') await deps.onStopped(tx, sync.storeId)
    })
    if (afterSeconds !== undefined) return { kind: 'again', afterSeconds }
    return { kind: 'failed', fault: `The mailbox cannot be read (${reason}).`, isFinal: true }
  } finally {
    clearInterval(keeper)
  }
}

/** True if the mailbox was synced since `before`, so that a failure counts as the first. */
async function hasMailboxSyncedSince(
  db: Database,
  before: typeof mailboxSyncs.$inferSelect,
): Promise<boolean> {
  const [after] = await db.select().from(mailboxSyncs).where(eq(mailboxSyncs.id, before.id))
  if (!after) return false
  return after.liveAt?.getTime() !== before.liveAt?.getTime() || after.imported > before.imported
}

type MailboxSyncRun = Pick<Parameters<typeof syncMailbox>[0], 'claim'> & {
  readonly mailbox: typeof mailboxes.$inferSelect
  readonly ending: AbortSignal
}

/** Ends a session before its token expires, because the server would interrupt a command. */
const marginBeforeEndMs = 60_000
const minSessionMs = 5000

/** Syncs a mailbox until it is stopped or needs a session with a new token. */
async function syncMailboxUntilStopped(
  deps: MailboxSyncDeps,
  { claim, mailbox, ending }: MailboxSyncRun,
): Promise<void> {
  const { db, clock } = deps
  const { client, endsAtMs } = await openImapSession(deps, mailbox, ending)
  const over = new AbortController()
  const timer =
    endsAtMs === undefined
      ? undefined
      : setTimeout(() => over.abort(), Math.max(minSessionMs, endsAtMs - clock() - marginBeforeEndMs))
  try {
    // Reads the progress that the previous session stored.
    const [sync] = await db.select().from(mailboxSyncs).where(eq(mailboxSyncs.id, claim.id))
    if (!sync) throw new LostClaimError('this mailbox is not read any more')
    await syncMailbox({
      ...deps,
      client,
      claim,
      sync,
      storeId: sync.storeId,
      own: new Set(listMailboxAddresses(mailbox)),
      provider: { imapHost: mailbox.imapHost, address: mailbox.address },
      stopping: AbortSignal.any([ending, over.signal]),
    })
  } finally {
    clearTimeout(timer)
    client.close()
  }
}
