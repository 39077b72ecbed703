import { countServer } from '../admin/server-hours.ts'
import { returnThreads } from '../threads/returns/return-threads.ts'
import { applyRetention } from '../threads/retention/apply-retention.ts'
import { finishTagChanges } from '../threads/tags/tag-threads.ts'
import { deleteDue } from '../stores/deletion/delete-due.ts'
import { freeLeases } from '../claims/claim.ts'
import type { Job } from '../claims/job.ts'
import { startRunner } from '../claims/runner.ts'
import type { Runner } from '../claims/runner.ts'
import type { Now } from '../claims/time.ts'
import { workTables } from '../database/work-tables.ts'
import { enqueueAnswered } from '../knowledge/enqueue-change.ts'
import { learnQuestions } from '../drafting/learn-questions.ts'
import type { OpenDatabase } from '../database/open.ts'
import type { Log } from '../platform/log.ts'
import type { Telemetry } from '../platform/telemetry.ts'
import { doChores, planChores } from './chores.ts'
import type { Chores } from './chores.ts'
import { followKnowledge } from './follow-knowledge.ts'
import { searchProposals } from './propose-examples.ts'
import { readDocuments } from './read-documents.ts'
import type { ExtractDeps } from './read-documents.ts'
import { sendNotices } from './notices/send-notices.ts'
import { sendPushes } from './notices/send-pushes.ts'
import type { PushDeps } from './notices/send-pushes.ts'
import { sendReminders } from './notices/send-reminders.ts'
import type { NoticeDeps } from './notices/send-notices.ts'
import { sendReplies } from './replies/send-replies.ts'
import type { ReplyDeps } from './replies/send-replies.ts'
import { writeDrafts } from './write-drafts.ts'
import type { WriteDeps } from './write-drafts.ts'
import { tryChanges } from './try-changes.ts'
import { sweep } from './sweep.ts'
import type { SweepDeps } from './sweep.ts'

/** Dependencies of background jobs. */
export interface WorkDeps extends NoticeDeps, SweepDeps, ExtractDeps, WriteDeps, PushDeps {
  readonly now: Now
  readonly log: Log
  readonly telemetry?: Telemetry | undefined
  /** False: no recurring jobs. */
  readonly chores?: boolean | undefined
  readonly replies: Omit<ReplyDeps, 'db' | 'clock' | 'now'>
}

const dayMs = 86_400_000

/** Starts the background jobs. */
export async function startWork(database: OpenDatabase, deps: WorkDeps): Promise<Runner> {
  const { db, listen, isShared } = database
  const { now, log, clock, telemetry } = deps
  const chores: Chores = {
    sweep: { everySeconds: 3600, run: (stopping) => sweep(deps, stopping) },
    deleteDue: { everySeconds: 60, run: (stopping) => deleteDue(db, clock(), stopping) },
    applyRetention: { everySeconds: 300, run: (stopping) => applyRetention(db, clock(), stopping) },
    moveTagged: {
      everySeconds: 60,
      run: () => finishTagChanges(db, new Date(clock() - dayMs)),
    },
    countServer: { everySeconds: 900, run: () => countServer(db, now, clock()) },
    compareReplies: { everySeconds: 86_400, run: () => enqueueAnswered(db, new Date(clock() - dayMs)) },
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
  if (!isShared) await freeLeases(db, Object.values(workTables))
  const jobs = [...(hasChores ? [doChores(db, now, chores)] : []), ...createJobs(deps)]
  return startRunner({ db, now, log, telemetry, random: Math.random, jobs, listen })
}

/** Creates the jobs of all kinds, except mailbox sync and recurring jobs. */
export const createJobs = (deps: WorkDeps): Job[] => [
  sendNotices(deps),
  readDocuments(deps),
  writeDrafts(deps),
  followKnowledge(deps),
  searchProposals(deps),
  tryChanges(deps),
  sendPushes(deps),
  sendReminders(deps),
  sendReplies({ ...deps.replies, db: deps.db, now: deps.now, clock: deps.clock }),
]
