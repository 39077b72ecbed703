import { and, asc, eq } from 'drizzle-orm'
import { replayDrafts, replays } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { chooseModel, recordModelCosts } from '../model/choose-model.ts'
import type { ModelDeps } from '../model/choose-model.ts'
import {
  releaseTokenReservation,
  isTokenLimitReached,
  runWithTokenReservation,
} from '../model/month-limit.ts'
import { loadDraftingSettings } from '../drafting-settings.ts'
import { loadReplayConversation, rewriteReply } from './run-replay.ts'
import type { ReplayRow, ReplaySourcePair } from './run-replay.ts'

/** A model that left out this many mails is asked no more. */
const maxLeftOut = 3

/** The result of one step of a trial. `busy`: other drafts may use up the limit of the month. */
export type ReplayStepResult = 'more' | 'busy' | 'stopped' | 'finished'

const matchesWaitingDrafts = (replayId: string) =>
  and(eq(replayDrafts.replayId, replayId), eq(replayDrafts.state, 'waiting'))

/**
 * Writes both drafts of the next waiting mail with the store's model, under one reservation of the month's limit. What
 * the model used is recorded even if the trial was cancelled meanwhile.
 */
export async function replayNextMail(
  deps: ModelDeps,
  { replay, sources }: { readonly replay: ReplayRow; readonly sources: ReplaySourcePair },
  stopping: AbortSignal,
): Promise<ReplayStepResult> {
  const { db, models, clock } = deps
  const [next] = await db
    .select({ emailId: replayDrafts.emailId, replyId: replayDrafts.replyId })
    .from(replayDrafts)
    .where(matchesWaitingDrafts(replay.id))
    .orderBy(asc(replayDrafts.position))
    .limit(1)
  if (!next) return 'finished'
  const settings = await loadDraftingSettings(db, replay.storeId)
  const chosen = await chooseModel(deps, settings)
  if (chosen.isBusy) return 'busy'
  if (!chosen.model) {
    const limit = { settings, nowMs: clock(), defaultTokens: models.server?.monthTokens }
    const isReached = settings.usesModel && (await isTokenLimitReached(db, limit))
    await skipRemainingMails(deps, replay.id, isReached ? 'limit' : 'model')
    return 'finished'
  }
  const written = await runWithTokenReservation(db, chosen.reservation, async () => {
    const conversation = await loadReplayConversation(db, replay.storeId, next.emailId)
    if (!conversation) return []
    const tools = { ...chosen, clock, signal: stopping }
    const before = await rewriteReply(conversation, sources.today, tools)
    return [before, await rewriteReply(conversation, sources.changed, tools)]
  })
  const [before, after] = written
  const isByModel = written.length > 0 && written.every(({ writer }) => writer.kind === 'model')
  const isInterrupted = stopping.aborted && !isByModel
  const leftOut = await transact(db, async (tx) => {
    const spent = written.flatMap((reply) => reply.spent)
    const usage = await recordModelCosts(
      tx,
      { models, settings, nowMs: clock() },
      spent.map((each) => ({ ...each, purpose: 'replay' as const })),
    )
    await releaseTokenReservation(tx, chosen.reservation)
    const isOpen = await addReplayUsage(tx, replay.id, usage)
    if (!isOpen || isInterrupted) return undefined
    const drafts =
      isByModel && before && after
        ? { before: before.body, after: after.body, state: 'written' as const }
        : { before: '', after: '', state: 'left_out' as const }
    await tx
      .update(replayDrafts)
      .set(drafts)
      .where(and(matchesWaitingDrafts(replay.id), eq(replayDrafts.replyId, next.replyId)))
    return tx.$count(
      replayDrafts,
      and(eq(replayDrafts.replayId, replay.id), eq(replayDrafts.state, 'left_out')),
    )
  })
  if (leftOut === undefined) return 'stopped'
  if (!isByModel && leftOut >= maxLeftOut) {
    await skipRemainingMails(deps, replay.id, 'model')
    return 'finished'
  }
  return 'more'
}

/** The most that the column of a trial's cost can hold. */
const mostMicros = 2 ** 31 - 1

/** Adds the usage of one mail. False if the trial was cancelled. */
async function addReplayUsage(
  tx: Transaction,
  replayId: string,
  usage: { readonly tokens: number; readonly micros: number; readonly isEstimated: boolean },
): Promise<boolean> {
  const [replay] = await tx.select().from(replays).where(eq(replays.id, replayId)).for('no key update')
  if (!replay) return false
  await tx
    .update(replays)
    .set({
      done: Math.min(replay.total, replay.done + 1),
      tokens: replay.tokens + usage.tokens,
      micros: Math.min(mostMicros, replay.micros + usage.micros),
      isEstimated: replay.isEstimated || usage.isEstimated,
    })
    .where(eq(replays.id, replayId))
  return true
}

async function skipRemainingMails(
  { db }: Pick<ModelDeps, 'db'>,
  replayId: string,
  gap: 'model' | 'limit',
): Promise<void> {
  await transact(db, async (tx) => {
    await tx.update(replayDrafts).set({ state: 'left_out' }).where(matchesWaitingDrafts(replayId))
    await tx.update(replays).set({ gap }).where(eq(replays.id, replayId))
  })
}
