import { setImmediate as otherWork } from 'node:timers/promises'
import type { StartReplayRequest } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { emails, replays } from '../../database/schema.ts'
import { previewKnowledgeChange } from '../../knowledge/passages/preview-knowledge-change.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import type { Knowledge } from '../../knowledge/search/retrieve.ts'
import { noCustomerOrders } from '../facts/reply-facts.ts'
import { loadConversation } from '../load-conversation.ts'
import type { CustomerConversation } from '../load-conversation.ts'
import { loadAnsweredMails } from '../proposals/load-answered-mails.ts'
import { loadDraftingSettings, toReplyStyle } from '../drafting-settings.ts'
import type { ReplyWriterDeps, WrittenReply } from '../reply-types.ts'
import type { ReplyStyle } from '../reply-style.ts'
import { writeReply } from '../write-reply.ts'

/** The answered mails of a trial, the newest first. */
const maxMails = 50

/** The knowledge and the style that a draft is written from. */
export interface ReplaySources {
  readonly knowledge: Knowledge
  readonly style: ReplyStyle
}

/** The sources of today, and those with an unsaved change. */
export interface ReplaySourcePair {
  readonly today: ReplaySources
  readonly changed: ReplaySources
}

/** A mail whose drafts can differ, with both drafts of the local writer. Empty: there would be no draft. */
export interface AffectedMail {
  readonly emailId: string
  readonly replyId: string
  readonly before: string
  readonly after: string
}

/** The row of a trial. */
export type ReplayRow = Pick<typeof replays.$inferSelect, 'id' | 'storeId' | 'change' | 'usesModel'>

interface ReplayDeps {
  readonly db: Database
  readonly clock: () => number
}

/** Loads the sources of drafts: those of today, and those with an unsaved change. */
export async function loadReplaySources(
  db: Database,
  { storeId, change }: Pick<ReplayRow, 'storeId' | 'change'>,
): Promise<ReplaySourcePair> {
  const knowledge = await loadKnowledge(db, storeId)
  const style = toReplyStyle(await loadDraftingSettings(db, storeId))
  return {
    today: { knowledge, style },
    changed: {
      knowledge: await previewKnowledgeChange(db, storeId, knowledge, change),
      style: applyStyleChange(style, change.settings),
    },
  }
}

/**
 * Writes the drafts of the last answered mails twice with the local writer, without and with an unsaved
 * change, and returns the mails that differ. Undefined when the process stops or the trial is cancelled.
 */
export async function runReplay(
  { db, clock }: ReplayDeps,
  replay: ReplayRow,
  stopping: AbortSignal,
): Promise<readonly AffectedMail[] | undefined> {
  const { id, storeId } = replay
  const mails = await loadAnsweredMails(db, storeId, stopping, maxMails)
  if (!mails) return undefined
  if (!(await recordProgress(db, id, { total: mails.length, done: 0 }))) return undefined
  const { today, changed } = await loadReplaySources(db, replay)
  const isStyleChanged = JSON.stringify(today.style) !== JSON.stringify(changed.style)
  const affected: AffectedMail[] = []
  for (const [index, { emailId, replyId }] of mails.entries()) {
    if (stopping.aborted) return undefined
    const conversation = await loadReplayConversation(db, storeId, emailId)
    if (conversation) {
      const tools = { model: undefined, why: 'A trial uses no language model.', clock, signal: stopping }
      const before = await rewriteReply(conversation, today, tools)
      await otherWork()
      const after = await rewriteReply(conversation, changed, tools)
      const haveSameSources = JSON.stringify(before.found) === JSON.stringify(after.found)
      if (isStyleChanged || before.body !== after.body || !haveSameSources)
        affected.push({ emailId, replyId, before: before.body, after: after.body })
    }
    // With a model, the next phase counts the mails instead.
    const done = replay.usesModel ? 0 : index + 1
    if (!(await recordProgress(db, id, { done }))) return undefined
    await otherWork()
  }
  return affected
}

/** False when the trial was cancelled. */
async function recordProgress(
  db: Database,
  id: string,
  progress: { readonly total?: number; readonly done: number },
): Promise<boolean> {
  const updated = await db
    .update(replays)
    .set(progress)
    .where(eq(replays.id, id))
    .returning({ id: replays.id })
  return updated.length > 0
}

/** Loads an answered mail with its conversation up to it. Undefined if it was erased. */
export async function loadReplayConversation(
  db: Database,
  storeId: string,
  emailId: string,
): Promise<CustomerConversation | undefined> {
  const [row] = await db.select({ threadId: emails.threadId }).from(emails).where(eq(emails.id, emailId))
  const at = { answersEmailId: emailId, headEmailId: emailId }
  return row && loadConversation(db, storeId, row.threadId, at)
}

const applyStyleChange = (style: ReplyStyle, change: StartReplayRequest['settings'] = {}): ReplyStyle => ({
  ...style,
  tone: change.tone ?? style.tone,
  length: change.length ?? style.length,
  language: change.language === undefined ? style.language : (change.language ?? undefined),
  guardrails: change.guardrails ?? style.guardrails,
  never: change.never ?? style.never,
})

/** Writes the draft of a mail from these sources. */
export const rewriteReply = (
  { store, mail, mails, answers }: CustomerConversation,
  { knowledge, style }: ReplaySources,
  tools: ReplyWriterDeps,
): Promise<WrittenReply> =>
  writeReply(
    { store, mail, mails, customer: answers.name, knowledge, style, orders: noCustomerOrders },
    tools,
  )
