import { dayMs } from '@draftdesk/contract/durations'
import type { SavedReplyActions } from '@draftdesk/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import type { AppliedActions } from '../database/schema/drafts.ts'
import { drafts, threads, users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { publishThreads } from '../events/publish-events.ts'
import { changeThreads } from '../threads/change-threads.ts'
import type { ThreadEdit } from '../threads/change-threads.ts'
import { isAssignable } from '../threads/colleagues.ts'
import type { Draft } from '../threads/replies/draft.ts'
import { tagsColumn } from '../threads/tags/store-tags.ts'
import type { DraftActionContext } from './edit-drafts.ts'

/** The actions of two saved replies in one draft. The later snooze counts. */
const mergeReplyActions = (
  before: SavedReplyActions | null,
  added: SavedReplyActions,
): SavedReplyActions => ({
  assigns_sender: added.assigns_sender || (before?.assigns_sender ?? false),
  tag_ids: [...new Set([...(before?.tag_ids ?? []), ...added.tag_ids])],
  snooze_days: added.snooze_days ?? before?.snooze_days ?? null,
  resolves: added.resolves || (before?.resolves ?? false),
})

/** Adds the actions of a saved reply to a draft; null removes all. The text of the draft keeps its version. */
export const setDraftActions = (
  db: Database,
  { storeId, nowMs }: DraftActionContext,
  { id, threadId }: Pick<Draft, 'id' | 'threadId'>,
  added: SavedReplyActions | null,
): Promise<void> =>
  transact(db, async (tx) => {
    const [draft] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('update')
    if (!draft) return
    const actions = added && mergeReplyActions(draft.actions, added)
    await tx.update(drafts).set({ actions }).where(eq(drafts.id, id))
    await publishThreads(tx, { storeId, nowMs }, threadId)
  })

/** Applies the actions of a sent draft. Returns the state before, for undo. */
export async function applyReplyActions(
  tx: Transaction,
  writing: DraftActionContext,
  { threadId, actions }: Draft,
): Promise<AppliedActions | null> {
  if (!actions) return null
  const { storeId, userId, nowMs } = writing
  const isThread = eq(threads.id, threadId)
  const [thread] = await tx
    .select({
      assigneeId: threads.assigneeId,
      snoozedAt: threads.snoozedAt,
      snoozedUntil: threads.snoozedUntil,
      needsReply: threads.needsReply,
      tags: tagsColumn,
    })
    .from(threads)
    .where(isThread)
  if (!thread) return null
  const { assigns_sender: assignsSender, tag_ids: tagIds, snooze_days: days, resolves } = actions
  const added = tagIds.filter((tagId) => !thread.tags.some((tag) => tag.id === tagId))
  const isAssigning = assignsSender && (await isAssignable(tx, storeId, userId))
  const until = days === null || days === 0 ? null : new Date(nowMs + days * dayMs).toISOString()
  await applyThreadEdit(tx, writing, threadId, { add_tags: added })
  await applyThreadEdit(tx, writing, threadId, {
    ...(isAssigning && { assignee_id: userId }),
    ...(days !== null && { snooze: { until } }),
    ...(resolves && { is_settled: true }),
  })
  return {
    addedTagIds: added,
    ...(isAssigning && { assigneeId: thread.assigneeId }),
    ...(days !== null && {
      snooze: thread.snoozedAt && { until: thread.snoozedUntil?.toISOString() ?? null },
    }),
    ...(resolves && thread.needsReply && { wasUnresolved: true }),
  }
}

/** Takes back the actions of a reply that is taken back. */
export async function undoReplyActions(
  tx: Transaction,
  writing: DraftActionContext,
  { threadId, applied }: { readonly threadId: string; readonly applied: AppliedActions | null },
): Promise<void> {
  if (!applied) return
  const { assigneeId } = applied
  // A scheduled reply may wait for months. The former assignee may have left the store since.
  const isStillAssignable = assigneeId != null && (await isAssignable(tx, writing.storeId, assigneeId))
  await applyThreadEdit(tx, writing, threadId, {
    remove_tags: applied.addedTagIds,
    ...(assigneeId !== undefined && { assignee_id: isStillAssignable ? assigneeId : null }),
    ...(applied.snooze !== undefined && { snooze: applied.snooze }),
    ...(applied.wasUnresolved && { is_settled: false }),
  })
}

async function applyThreadEdit(
  tx: Transaction,
  { storeId, userId, nowMs }: DraftActionContext,
  threadId: string,
  change: ThreadEdit,
): Promise<void> {
  const isChange = Object.values(change).some((value) => !Array.isArray(value) || value.length > 0)
  const [actor] = isChange ? await tx.select().from(users).where(eq(users.id, userId)) : []
  if (actor) await changeThreads(tx, { storeId, actor, nowMs }, and(eq(threads.id, threadId)), change)
}
