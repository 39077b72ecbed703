import { dayMs } from '@draftdesk/contract/durations'
import { storeServerCounts } from '../admin/server-hours.ts'
import { returnThreads } from '../threads/returns/return-threads.ts'
import { applyRetention } from '../threads/retention/apply-retention.ts'
import { finishTagChanges } from '../threads/tags/tag-threads.ts'
import { deleteDueStores } from '../stores/deletion/delete-due-stores.ts'
import { releaseLeases } from '../claims/job-claims.ts'
import type { Job } from '../claims/job.ts'
import { startRunner } from '../claims/job-runner.ts'
import type { JobRunner } from '../claims/job-runner.ts'
import type { SqlClock } from '../claims/sql-time.ts'
import { workTables } from '../database/work-tables.ts'
import { enqueueComparisons } from '../knowledge/enqueue-knowledge-jobs.ts'
import { learnQuestions } from '../drafting/learn-questions.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Log } from '../platform/log.ts'
import type { Telemetry } from '../platform/telemetry.ts'
import { createComparisonJob, createKnowledgeJob, createProposalsJob } from './knowledge-job.ts'
import { createChoresJob, planChores } from './chores.ts'
import type { Chores } from './chores.ts'
import { createDocumentsJob } from './read-documents.ts'
import type { ExtractDeps } from './read-documents.ts'
import { createNoticesJob } from './notices/send-notices.ts'
import { createPushesJob } from './notices/send-pushes.ts'
import type { PushDeps } from './notices/send-pushes.ts'
import { createRemindersJob } from './notices/send-reminders.ts'
import type { NoticeDeps } from './notices/send-notices.ts'
import { createRepliesJob } from './replies/send-replies.ts'
import type { ReplyDeps } from './replies/send-replies.ts'
import { createDraftsJob } from './write-drafts.ts'
import type { WriteDeps } from './write-drafts.ts'
import { createReplaysJob } from './run-replays.ts'
import { deleteOldRows } from './delete-old-rows.ts'
import type { DeleteOldRowsDeps } from './delete-old-rows.ts'

export interface WorkDeps extends NoticeDeps, DeleteOldRowsDeps, ExtractDeps, WriteDeps, PushDeps {
  readonly now: SqlClock
  readonly log: Log
  readonly telemetry?: Telemetry | undefined
  /** False in tests that call recurring jobs by hand. */
  readonly chores?: boolean | undefined
  readonly replies: Omit<ReplyDeps, 'db' | 'clock' | 'now'>
}

/** Plans the recurring jobs and runs the jobs of all kinds, except mailbox sync. */
export async function startJobRunner(database: OpenDatabase, deps: WorkDeps): Promise<JobRunner> {
  const { db, listen, isShared } = database
  const { now, log, clock, telemetry } = deps
  const chores: Chores = {
    sweep: { everySeconds: 3600, run: (stopping) => deleteOldRows(deps, stopping) },
    deleteDue: { everySeconds: 60, run: (stopping) => deleteDueStores(db, clock(), stopping) },
    applyRetention: { everySeconds: 300, run: (stopping) => applyRetention(db, clock(), stopping) },
    moveTagged: {
      everySeconds: 60,
      run: () => finishTagChanges(db, new Date(clock() - dayMs)),
    },
    countServer: { everySeconds: 900, run: () => storeServerCounts(db, now, clock()) },
    compareReplies: { everySeconds: 86_400, run: () => enqueueComparisons(db, new Date(clock() - dayMs)) },
    learnQuestions: { everySeconds: 300, run: () => learnQuestions(db) },
    returnThreads: {
      everySeconds: 15,
      run: async () => {
        await returnThreads(db, clock())
      },
    },
  }
  const hasChores = deps.chores !== false
  if (hasChores) await planChores(db, now, chores)
  // On an unshared database, existing leases belong to dead processes.
  if (!isShared) await releaseLeases(db, Object.values(workTables))
  const jobs = [...(hasChores ? [createChoresJob(db, now, chores)] : []), ...createJobs(deps)]
  return startRunner({ db, now, log, telemetry, random: Math.random, jobs, listen })
}

/** Creates the jobs of all kinds, except mailbox sync and recurring jobs. */
export const createJobs = (deps: WorkDeps): Job[] => [
  createNoticesJob(deps),
  createDocumentsJob(deps),
  createDraftsJob(deps),
  createKnowledgeJob(deps),
  createComparisonJob(deps),
  createProposalsJob(deps),
  createReplaysJob(deps),
  createPushesJob(deps),
  createRemindersJob(deps),
  createRepliesJob({ ...deps.replies, db: deps.db, now: deps.now, clock: deps.clock }),
]
