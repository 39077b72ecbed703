import { hourMs } from '@draftdesk/contract/durations'
import { startClaimingJobs } from '../../claims/job-runner.ts'
import type { JobRunner } from '../../claims/job-runner.ts'
import type { Transaction } from '../../database/transact.ts'
import type { OpenDatabase } from '../../database/open-database.ts'
import { enqueueProposalSearch } from '../../drafting/proposals/enqueue-proposal-search.ts'
import { enqueueFirstDrafts, enqueueImportDrafts, enqueueDrafts } from '../../drafting/enqueue-drafts.ts'
import { imapLimits } from '../../mailboxes/imap/imap-session.ts'
import type { MailListeners } from '../../mailboxes/sync/mail-listeners.ts'
import { syncChannel } from '../../mailboxes/sync/sync-state.ts'
import type { SyncIntervals } from '../../mailboxes/sync/sync-mailbox.ts'
import type { NoticeMailer } from '../../notices/notice-mailer.ts'
import { recordDeliveryEvidence } from '../../outbox/delivery-evidence.ts'
import type { Telemetry } from '../../platform/telemetry.ts'
import { createMailReader } from '../../reading/mail-reader.ts'
import { createMailboxSyncJob } from './sync-mailboxes.ts'
import type { MailboxSyncDeps } from './sync-mailboxes.ts'
import { notifyMailboxStopped } from '../notices/notify-owners.ts'

export interface StartMailboxSyncDeps extends Pick<
  MailboxSyncDeps,
  'db' | 'clock' | 'now' | 'log' | 'openCredentials' | 'findHost'
> {
  readonly mailer: NoticeMailer
  readonly siteUrl: string
  /** Mailboxes synced in parallel, 200 by default. */
  readonly atOnce?: number | undefined
  readonly pace?: SyncIntervals | undefined
  /** Delay between a mail and its draft in seconds, 30 by default. */
  readonly draftAfterSeconds?: number | undefined
  readonly telemetry?: Telemetry | undefined
}

const defaultPace: SyncIntervals = { pollMs: 60_000, compareMs: 6 * hourMs }

/** Starts mailbox sync in a runner of its own, because a sync never completes. */
export async function startMailboxSync(
  { listen }: OpenDatabase,
  deps: StartMailboxSyncDeps,
): Promise<JobRunner> {
  const { db, now, log, telemetry, atOnce = 200, pace = defaultPace } = deps
  const reader = createMailReader()
  const waiting = new Set<() => void>()
  const unlisten = await listen(syncChannel, () => {
    for (const hear of waiting) hear()
  })
  const onSyncWanted = (hear: () => void) => {
    waiting.add(hear)
    return () => waiting.delete(hear)
  }
  const onMailboxStopped = (tx: Transaction, storeId: string) =>
    notifyMailboxStopped(tx, { ...deps, nowMs: deps.clock() }, storeId)
  const timing = { now, clock: deps.clock, waitSeconds: deps.draftAfterSeconds ?? 30 }
  const listeners: MailListeners = {
    onStored: async (tx, mails) => {
      const bounced = await recordDeliveryEvidence(tx, mails)
      if (bounced > 0) telemetry?.countMailEvent('bounce')
    },
    onMails: (tx, storeId, threadIds) => enqueueDrafts(tx, timing, storeId, threadIds),
    onFirstMails: (tx, storeId) => enqueueFirstDrafts(tx, timing, storeId),
    onImported: async (tx, storeId) => {
      await enqueueImportDrafts(tx, timing, storeId)
      await enqueueProposalSearch(tx, storeId)
    },
  }
  const job = createMailboxSyncJob({
    ...deps,
    ...{
      reader,
      pace,
      limits: imapLimits,
      atOnce,
      onWanted: onSyncWanted,
      onStopped: onMailboxStopped,
      listeners,
    },
  })
  const runner = startClaimingJobs({ db, now, log, telemetry, random: Math.random, jobs: [job], listen })
  return {
    settle: runner.settle,
    stop: async () => {
      await unlisten()
      await runner.stop()
      await reader.close()
    },
  }
}
