import { setImmediate as otherWork } from 'node:timers/promises'
import type { ReplayChange } from '@draftdesk/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { emails, replays } from '../../database/schema.ts'
import { changeKnowledge } from '../../knowledge/passages/change-knowledge.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import type { Knowledge } from '../../knowledge/search/retrieve.ts'
import { noOrderFacts } from '../facts/reply-facts.ts'
import { loadConversation } from '../load-conversation.ts'
import type { CustomerConversation } from '../load-conversation.ts'
import { readAnsweredMails } from '../proposals/read-answered-mails.ts'
import { readDraftingSettings, toStyle } from '../settings.ts'
import type { ReplyStyle } from '../reply-style.ts'
import { writeReply } from '../write-reply.ts'

/** The answered mails of a trial, the newest first. */
const maxMails = 50

/** The knowledge and the style that a draft is written from. */
interface ReplaySources {
  readonly knowledge: Knowledge
  readonly style: ReplyStyle
}

/** A mail whose draft a change would write differently. */
export interface ChangedDraft {
  readonly emailId: string
  readonly replyId: string
  readonly before: string
  readonly after: string
}

/**
 * Writes drafts for the last answered mails twice: with and without an unsaved change. Undefined when the process stops or the person cancels.
 */
export async function runReplay(
  { db, clock }: { readonly db: Database; readonly clock: () => number },
  { id, storeId, change }: { readonly id: string; readonly storeId: string; readonly change: ReplayChange },
  stopping: AbortSignal,
): Promise<readonly ChangedDraft[] | undefined> {
  const mails = await readAnsweredMails(db, storeId, stopping, maxMails)
  if (!mails) return undefined
  if (!(await recordProgress(db, id, { total: mails.length, done: 0 }))) return undefined
  const knowledge = await loadKnowledge(db, storeId)
  const style = toStyle(await readDraftingSettings(db, storeId))
  const today: ReplaySources = { knowledge, style }
  const changed: ReplaySources = {
    knowledge: await changeKnowledge(db, storeId, knowledge, change),
    style: changeStyle(style, change.settings),
  }
  const threads = await findThreads(
    db,
    mails.map(({ emailId }) => emailId),
  )
  const found: ChangedDraft[] = []
  for (const [index, { emailId, replyId }] of mails.entries()) {
    if (stopping.aborted) return undefined
    const threadId = threads.get(emailId)
    const at = { answersEmailId: emailId, headEmailId: emailId }
    const conversation =
      threadId === undefined ? undefined : await loadConversation(db, storeId, threadId, at)
    if (conversation) {
      const writeReplyWith = (sources: ReplaySources) =>
        writeAgain(conversation, sources, { clock, signal: stopping })
      const before = await writeReplyWith(today)
      await otherWork()
      const after = await writeReplyWith(changed)
      if (before !== after) found.push({ emailId, replyId, before, after })
    }
    if (!(await recordProgress(db, id, { done: index + 1 }))) return undefined
    await otherWork()
  }
  return found
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

async function findThreads(db: Database, emailIds: readonly string[]): Promise<Map<string, string>> {
  if (emailIds.length === 0) return new Map()
  const rows = await db
    .select({ id: emails.id, threadId: emails.threadId })
    .from(emails)
    .where(inArray(emails.id, [...emailIds]))
  return new Map(rows.map(({ id, threadId }) => [id, threadId]))
}

const changeStyle = (style: ReplyStyle, change: ReplayChange['settings'] = {}): ReplyStyle => ({
  ...style,
  tone: change.tone ?? style.tone,
  length: change.length ?? style.length,
  language: change.language === undefined ? style.language : (change.language ?? undefined),
  guardrails: change.guardrails ?? style.guardrails,
  never: change.never ?? style.never,
})

/** The draft of a mail from these sources. Empty if there would be none. */
async function writeAgain(
  { store, mail, mails, answers }: CustomerConversation,
  { knowledge, style }: ReplaySources,
  tools: { readonly clock: () => number; readonly signal: AbortSignal },
): Promise<string> {
  const { body } = await writeReply(
    { store, mail, mails, customer: answers.name, knowledge, style, orders: noOrderFacts },
    { model: undefined, why: 'A trial uses no language model.', ...tools },
  )
  return body
}
