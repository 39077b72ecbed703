import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Seal } from '@draftdesk/server-kit'
import { writeUnderClaim } from '../claims/job-claims.ts'
import type { JobClaim } from '../claims/job-claims.ts'
import type { Job, JobResult } from '../claims/job.ts'
import type { SqlClock } from '../claims/sql-time.ts'
import type { Database } from '../database/open-database.ts'
import { draftJobs, drafts } from '../database/schema.ts'
import { chooseModel, recordModelCosts } from '../drafting/model/choose-model.ts'
import type { ModelDeps } from '../drafting/model/choose-model.ts'
import { releaseTokenReservation, runWithTokenReservation } from '../drafting/model/month-limit.ts'
import { loadKnowledgeWithVectors } from '../drafting/facts/embed-knowledge.ts'
import type { Transaction } from '../database/transact.ts'
import { loadConversation, listCustomerTexts } from '../drafting/load-conversation.ts'
import type { CustomerConversation } from '../drafting/load-conversation.ts'
import { toCustomerOrders } from '../drafting/facts/order-facts.ts'
import { loadDraftingSettings, toReplyStyle } from '../drafting/drafting-settings.ts'
import type { DraftingSettings } from '../drafting/drafting-settings.ts'
import { insertEmptyDraft, saveWrittenReply } from '../drafting/save-written-reply.ts'
import { analyzeMail } from '../drafting/analysis/analyze-mail.ts'
import { writeReply } from '../drafting/write-reply.ts'
import { publishEvents } from '../events/publish-events.ts'
import { recordGaps } from '../learning/record-gaps.ts'
import { findOrders } from '../orders/find-orders.ts'
import type { ShopSystems } from '../shops/shop-system.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { buildNextDraftVersion } from '../threads/replies/draft.ts'
import { findDraft } from '../threads/replies/find-draft.ts'

export interface DraftJobDeps extends Omit<ModelDeps, 'db' | 'clock' | 'seal'> {
  db: Database
  seal: Seal
  clock: () => number
  readonly limits: RateLimits
  readonly now: SqlClock
  readonly shops: ShopSystems
}

/** The wait for other drafts that may use up the limit of the month. */
const retryWhenBusySeconds = 3

/** Interval of saving partial model output for open pages. */
const saveMs = 600

type DraftTask = typeof draftJobs.$inferSelect

export function createDraftsJob(deps: DraftJobDeps): Job {
  return {
    name: 'write-drafts',
    table: draftJobs,
    // A person who requested a draft is waiting.
    order: sql`reason = 'asked' desc, reason = 'first' desc, due_at`,
    isUrgent: sql`reason = 'asked'`,
    leaseSeconds: 300,
    atOnce: 8,
    ofStore: 2,
    backoff: { firstSeconds: 10, mostSeconds: 120, mostTries: 3, forSeconds: Infinity },
    run: async (claim, stopping) => {
      const [task] = await deps.db.select().from(draftJobs).where(eq(draftJobs.id, claim.id))
      if (!task) return { kind: 'done' }
      return writeJobDraft(deps, claim, task, stopping)
    },
    onPark: async (tx, id) => {
      const [task] = await tx.select().from(draftJobs).where(eq(draftJobs.id, id))
      if (task) await markDraftFailed(tx, task, deps.clock())
    },
  }
}

/** Marks the draft of a job that will not be written. */
async function markDraftFailed(
  tx: Transaction,
  { draftId, storeId }: DraftTask,
  nowMs: number,
): Promise<void> {
  if (draftId === null) return
  await tx
    .update(drafts)
    .set({ state: 'failed', ...buildNextDraftVersion(nowMs) })
    .where(and(eq(drafts.id, draftId), eq(drafts.state, 'generating')))
  await publishEvents(tx, [{ storeId, type: 'draft', ref: draftId }], nowMs)
}

async function writeJobDraft(
  deps: DraftJobDeps,
  claim: JobClaim,
  task: DraftTask,
  stopping: AbortSignal,
): Promise<JobResult> {
  const { db, clock } = deps
  const settings = await loadDraftingSettings(db, task.storeId)
  const begun = task.draftId === null ? undefined : await findDraft(db, task.storeId, task.draftId)
  const conversation = await loadConversation(db, task.storeId, task.threadId, begun)
  if (!conversation) return { kind: 'done', write: (tx) => markDraftFailed(tx, task, clock()) }
  if (task.reason !== 'asked' && !(await needsAutomaticDraft(deps, task, settings, conversation)))
    return { kind: 'done' }
  const draftId = task.draftId ?? (await insertJobDraft(deps, claim, conversation))
  const saver = startSavingDraftPreviews(deps, claim, { ...task, draftId })
  const chosen = await chooseModel(deps, settings)
  if (chosen.isBusy) return { kind: 'again', afterSeconds: retryWhenBusySeconds }
  const [previous] = task.previousId
    ? await db.select({ body: drafts.body }).from(drafts).where(eq(drafts.id, task.previousId))
    : []
  const { answers, store, mail, mails } = conversation
  const reply = await runWithTokenReservation(db, chosen.reservation, async () => {
    const found = await findOrders(deps, task.storeId, {
      replyAddress: answers.address,
      texts: listCustomerTexts(conversation),
    })
    const request = {
      ...{ store, mail, mails, customer: answers.name },
      ...(await loadKnowledgeWithVectors(db, task.storeId, chosen.model)),
      orders: toCustomerOrders(found),
      style: toReplyStyle(settings),
      wish: task.wish,
      previous: previous?.body,
    }
    return writeReply(request, { ...chosen, clock, signal: stopping, hear: saver.hear })
  })
  await saver.end()
  if (stopping.aborted) {
    await releaseTokenReservation(db, chosen.reservation)
    return { kind: 'released' }
  }
  return {
    kind: 'done',
    write: async (tx) => {
      await saveWrittenReply(tx, { ...conversation, id: draftId }, reply, clock())
      await recordGaps(
        tx,
        {
          ...{ storeId: task.storeId, threadId: task.threadId, subject: mail.subject },
          ...{ questions: reply.missing, language: reply.analysis.language },
        },
        clock(),
      )
      await recordModelCosts(tx, { models: deps.models, settings, nowMs: clock() }, reply.spent)
      await releaseTokenReservation(tx, chosen.reservation)
    },
  }
}

/** True if the thread still needs an automatic draft. */
async function needsAutomaticDraft(
  { db, limits }: DraftJobDeps,
  task: DraftTask,
  settings: DraftingSettings,
  { thread, mail, headEmailId, answers }: CustomerConversation,
): Promise<boolean> {
  const { customerAt, storeAt } = thread
  const isUnanswered = customerAt !== null && (storeAt === null || customerAt > storeAt)
  const isWaiting = task.reason === 'first' ? isUnanswered : thread.needsReply
  if (!settings.isOn || !isWaiting || thread.archivedAt !== null || answers.address === '') return false
  // A thank-you needs no answer.
  if (analyzeMail(mail).questions.length === 0) return false
  const isThere = await db.$count(
    drafts,
    and(
      eq(drafts.threadId, thread.id),
      eq(drafts.headEmailId, headEmailId),
      inArray(drafts.state, ['generating', 'ready', 'queued', 'sent']),
      sql`${drafts.writer} ->> 'kind' <> 'person'`,
      ...(task.draftId ? [ne(drafts.id, task.draftId)] : []),
    ),
  )
  if (isThere > 0) return false
  return task.draftId !== null || (await limits.take(['writtenDraftStore', task.storeId])) === undefined
}

/** Creates the draft row of the job, so that another process can continue it. */
const insertJobDraft = (
  { db, clock }: DraftJobDeps,
  claim: JobClaim,
  conversation: CustomerConversation,
): Promise<string> =>
  writeUnderClaim(db, draftJobs, claim, async (tx) => {
    const draftId = await insertEmptyDraft(tx, conversation, clock())
    await tx.update(draftJobs).set({ draftId }).where(eq(draftJobs.id, claim.id))
    return draftId
  })

/** Saves and publishes partial model output at an interval. */
function startSavingDraftPreviews(
  { db, clock }: DraftJobDeps,
  claim: JobClaim,
  { draftId, storeId, threadId }: { draftId: string; storeId: string; threadId: string },
) {
  let readLatest: () => Promise<string> = () => Promise.resolve('')
  let saved: typeof readLatest | undefined
  let saving: Promise<void> | undefined
  let isOver = false
  const savePreviews = async (): Promise<void> => {
    while (!isOver && readLatest !== saved) {
      const heard = readLatest
      const body = await heard()
      await writeUnderClaim(db, draftJobs, claim, async (tx) => {
        await tx
          .update(drafts)
          .set({ body })
          .where(and(eq(drafts.id, draftId), eq(drafts.state, 'generating')))
        const news = [
          { storeId, type: 'draft_text' as const, ref: draftId },
          // Makes open pages of the thread reload.
          { storeId, type: 'thread' as const, ref: threadId },
        ]
        await publishEvents(tx, news, clock())
      })
      saved = heard
      await new Promise((resolve) => setTimeout(resolve, saveMs))
    }
  }
  return {
    hear: (readPreview: () => Promise<string>): void => {
      readLatest = readPreview
      // A failed save is repeated at the end, unless another process has the job.
      saving ??= savePreviews()
        .catch(() => undefined)
        .finally(() => (saving = undefined))
    },
    end: async (): Promise<void> => {
      isOver = true
      await saving
    },
  }
}
