import { dayMs } from '@draftdesk/contract/durations'
import { saveHourlyServerCounts } from '../admin/hourly-server-counts.ts'
import { returnDueThreads } from '../threads/returns/return-due-threads.ts'
import { applyRetention } from '../threads/retention/apply-retention.ts'
import { removeMergedAndDeletedTags } from '../threads/tags/tag-threads.ts'
import { deleteDueStoresAndAccounts } from '../stores/deletion/delete-due-stores-and-accounts.ts'
import { releaseLeases } from '../claims/job-claims.ts'
import type { Job } from '../claims/job.ts'
import { startClaimingJobs } from '../claims/job-runner.ts'
import type { JobRunner } from '../claims/job-runner.ts'
import type { SqlClock } from '../claims/sql-time.ts'
import { jobTables } from '../database/job-tables.ts'
import { enqueueContradictionSearchesSince } from '../knowledge/enqueue-knowledge-jobs.ts'
import { learnQuestions } from '../drafting/learn-questions.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Log } from '../platform/log.ts'
import type { Telemetry } from '../platform/telemetry.ts'
import {
  createContradictionSearchJob,
  createKnowledgeUpdateJob,
  createExampleProposalJob,
} from './knowledge-update-job.ts'
import { createChoresJob, createMissingChoreRows } from './chores.ts'
import type { Chores } from './chores.ts'
import { createDocumentReadingJob } from './read-documents.ts'
import type { DocumentReadingDeps } from './read-documents.ts'
import { createNoticesJob } from './notices/send-notices.ts'
import { createPushesJob } from './notices/send-pushes.ts'
import type { PushDeps } from './notices/send-pushes.ts'
import { createRemindersJob } from './notices/send-reminders.ts'
import type { NoticeDeps } from './notices/send-notices.ts'
import { createRepliesJob } from './replies/send-replies.ts'
import type { ReplyDeps } from './replies/send-replies.ts'
import { createDraftsJob } from './write-drafts.ts'
import type { DraftJobDeps } from './write-drafts.ts'
import { createReplaysJob } from './run-replays.ts'
import { deleteOldRows } from './delete-old-rows.ts'
import type { DeleteOldRowsDeps } from './delete-old-rows.ts'

export interface BackgroundJobDeps
  extends NoticeDeps, DeleteOldRowsDeps, DocumentReadingDeps, DraftJobDeps, PushDeps {
  readonly now: SqlClock
  readonly log: Log
  readonly telemetry?: Telemetry | undefined
  /** False in tests that call recurring jobs by hand. */
  readonly chores?: boolean | undefined
  readonly replies: Omit<ReplyDeps, 'db' | 'clock' | 'now'>
}

/** Plans the recurring jobs and runs the jobs of all kinds, except mailbox sync. */
export async function startJobRunner(database: OpenDatabase, deps: BackgroundJobDeps): Promise<JobRunner> {
  const { db, listen, isShared } = database
  const { now, log, clock, telemetry } = deps
  const chores: Chores = {
    sweep: { everySeconds: 3600, run: (stopping) => deleteOldRows(deps, stopping) },
    deleteDue: { everySeconds: 60, run: (stopping) => deleteDueStoresAndAccounts(db, clock(), stopping) },
    applyRetention: { everySeconds: 300, run: (stopping) => applyRetention(db, clock(), stopping) },
    moveTagged: {
      everySeconds: 60,
      run: () => removeMergedAndDeletedTags(db, new Date(clock() - dayMs)),
    },
    countServer: { everySeconds: 900, run: () => saveHourlyServerCounts(db, now, clock()) },
    compareReplies: {
      everySeconds: 86_400,
      run: () => enqueueContradictionSearchesSince(db, new Date(clock() - dayMs)),
    },
    learnQuestions: { everySeconds: 300, run: () => learnQuestions(db) },
    returnThreads: {
      everySeconds: 15,
      run: async () => {
        await returnDueThreads(db, clock())
      },
    },
  }
  const hasChores = deps.chores !== false
  if (hasChores) await createMissingChoreRows(db, now, chores)
  // On an unshared database, existing leases belong to dead processes.
  if (!isShared) await releaseLeases(db, Object.values(jobTables))
  const jobs = [...(hasChores ? [createChoresJob(db, now, chores)] : []), ...createJobs(deps)]
  return startClaimingJobs({ db, now, log, telemetry, random: Math.random, jobs, listen })
}

/** Creates the jobs of all kinds, except mailbox sync and recurring jobs. */
export const createJobs = (deps: BackgroundJobDeps): Job[] => [
  createNoticesJob(deps),
  createDocumentReadingJob(deps),
  createDraftsJob(deps),
  createKnowledgeUpdateJob(deps),
  createContradictionSearchJob(deps),
  createExampleProposalJob(deps),
  createReplaysJob(deps),
  createPushesJob(deps),
  createRemindersJob(deps),
  createRepliesJob({ ...deps.replies, db: deps.db, now: deps.now, clock: deps.clock }),
]
