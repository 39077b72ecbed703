import { and, eq, sql } from 'drizzle-orm'
import { drafts, draftSteps } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { publishEvents } from '../events/publish-events.ts'
import { buildNextDraftVersion } from '../threads/replies/draft.ts'
import { findNewestMailId } from '../threads/replies/find-draft.ts'
import { toReplySubject } from '../threads/matching/base-subject.ts'
import type { CustomerConversation } from './load-conversation.ts'
import type { WrittenReply } from './reply-types.ts'

/** Creates a draft without a text, addressed to the sender of the mail that it answers. */
export async function insertEmptyDraft(
  tx: Transaction,
  { thread, answers, headEmailId }: CustomerConversation,
  nowMs: number,
): Promise<string> {
  const [draft] = await tx
    .insert(drafts)
    .values({
      threadId: thread.id,
      state: 'generating',
      body: '',
      subject: toReplySubject(answers.subject),
      to: [{ name: answers.name, address: answers.address }],
      answersEmailId: answers.id,
      headEmailId,
      writer: { kind: 'local' },
      createdAt: new Date(nowMs),
      updatedAt: new Date(nowMs),
    })
    .returning({ id: drafts.id })
  if (!draft) throw new Error('the database returned no draft')
  await publishEvents(tx, buildDraftEvents(thread.storeId, thread.id, draft.id), nowMs)
  return draft.id
}

const buildDraftEvents = (storeId: string, threadId: string, draftId: string) => [
  { storeId, type: 'draft' as const, ref: draftId },
  { storeId, type: 'thread' as const, ref: threadId },
  { storeId, type: 'list' as const },
]

/**
 * Stores a written draft, unless a person has edited it meanwhile. If the conversation has moved on since the draft began, it is
 * stale.
 */
export async function saveWrittenReply(
  tx: Transaction,
  { id, thread }: Pick<CustomerConversation, 'thread'> & { id: string },
  reply: WrittenReply,
  nowMs: number,
): Promise<void> {
  const newest = await findNewestMailId(tx, thread.id)
  const written = await tx
    .update(drafts)
    .set({
      state: sql`case when ${drafts.headEmailId} = ${newest ?? null} then 'ready' else 'stale' end`,
      ...buildNextDraftVersion(nowMs),
      body: reply.body,
      sentences: reply.sentences,
      writer: reply.writer,
      level: reply.level,
      reasons: reply.reasons,
      missing: reply.missing,
    })
    .where(and(eq(drafts.id, id), eq(drafts.state, 'generating')))
    .returning({ id: drafts.id })
  if (written.length > 0 && reply.steps.length > 0)
    await tx
      .insert(draftSteps)
      .values(
        reply.steps.map(({ startedAtMs, ...step }, position) => ({
          ...step,
          draftId: id,
          position,
          startedAt: new Date(startedAtMs),
          ms: Math.round(step.ms),
        })),
      )
      .onConflictDoNothing()
  await publishEvents(tx, buildDraftEvents(thread.storeId, thread.id, id), nowMs)
}
