import type { FullPolicyAnswer } from '@draftdesk/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import { isUndeletedRow, setRowDeletedAt } from '../database/soft-deleted.ts'
import type { Database } from '../database/open-database.ts'
import { policies } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { enqueueUpload } from './documents/uploads.ts'
import type { Upload } from './documents/uploads.ts'
import { enqueueKnowledgeChange } from './enqueue-knowledge-jobs.ts'
import { findPolicy } from './policy.ts'
import { findExceededQuota, loadQuotaUsage } from './knowledge-quota.ts'
import type { QuotaExcess } from './knowledge-quota.ts'
import { preparePassages, writePassages } from './passages/write-passages.ts'

/** A new document: a written text, or an unread file. */
export type NewPolicy = { title: string } & (
  { kind: 'text'; text: string } | { kind: 'file'; fileName: string; fileBytes: number; upload: Upload }
)

/** The changes of a document, and the version that they are based on. */
export interface PolicyChange {
  version: number
  title?: string | undefined
  text?: string | undefined
  isOn?: boolean | undefined
}

/** Adds a document if the store's quota allows it. */
export async function addPolicy(
  db: Database,
  storeId: string,
  added: NewPolicy,
  nowMs: number,
): Promise<{ kind: 'added'; id: string } | QuotaExcess> {
  const now = new Date(nowMs)
  const prepared = added.kind === 'text' ? await preparePassages(added.text) : undefined
  return transact(db, async (tx) => {
    const held = await loadQuotaUsage(tx, storeId, nowMs)
    const excess = findExceededQuota({
      documents: held.documents + 1,
      characters: held.characters + (added.kind === 'text' ? added.text.length : 1),
      waiting: held.waiting + (added.kind === 'text' ? 0 : 1),
    })
    if (excess) return excess
    const content =
      added.kind === 'text'
        ? { kind: added.kind, content: added.text, state: 'ready' as const }
        : {
            kind: added.kind,
            fileName: added.fileName,
            fileBytes: added.fileBytes,
            state: 'processing' as const,
          }
    const [row] = await tx
      .insert(policies)
      .values({ ...content, title: added.title, storeId, createdAt: now, updatedAt: now })
      .returning({ id: policies.id })
    if (!row) throw new Error('the database returned no policy')
    if (added.kind === 'file') await enqueueUpload(tx, { storeId, policyId: row.id, ...added.upload }, now)
    if (prepared) {
      await writePassages(tx, row.id, prepared)
      await enqueueKnowledgeChange(tx, storeId)
    }
    return { kind: 'added', id: row.id }
  })
}

/** Result of an edit. `stale` returns the current document. */
export type PolicyEditResult =
  | { kind: 'changed' | 'stale'; policy: FullPolicyAnswer }
  | { kind: 'missing' }
  | { kind: 'reading' }
  | QuotaExcess

/** Edits a document. A written text also replaces the text of an unreadable file. */
export async function editPolicy(
  db: Database,
  storeId: string,
  id: string,
  change: PolicyChange,
  nowMs: number,
): Promise<PolicyEditResult> {
  const { text } = change
  const prepared = text === undefined ? undefined : await preparePassages(text)
  return transact(db, async (tx) => {
    const held = text === undefined ? undefined : await loadQuotaUsage(tx, storeId, nowMs)
    const before = await findPolicy(tx, storeId, id, nowMs)
    if (!before) return { kind: 'missing' }
    if (text !== undefined && before.state === 'processing') return { kind: 'reading' }
    const excess =
      held &&
      text !== undefined &&
      text.length > before.characters &&
      findExceededQuota({
        ...held,
        characters: held.characters - before.characters + text.length,
        waiting: 0,
      })
    if (excess) return excess
    const [updated] = await tx
      .update(policies)
      .set({
        title: change.title,
        isOn: change.isOn,
        ...(text !== undefined && { content: text, state: 'ready' as const, failure: null, isCut: false }),
        version: sql`${policies.version} + 1`,
        updatedAt: new Date(nowMs),
      })
      .where(and(isUndeletedRow(policies, storeId, id), eq(policies.version, change.version)))
      .returning({ id: policies.id })
    if (updated && prepared) await writePassages(tx, id, prepared)
    if (updated) await enqueueKnowledgeChange(tx, storeId)
    const policy = await findPolicy(tx, storeId, id, nowMs)
    return policy ? { kind: updated ? 'changed' : 'stale', policy } : { kind: 'missing' }
  })
}

/** Deletes a document: unused at once, removed after a day. False when there is none. */
export const deletePolicy = (db: Database, storeId: string, id: string, nowMs: number): Promise<boolean> =>
  transact(db, async (tx) => {
    const isDeleted = await setRowDeletedAt(tx, policies, { storeId, id }, new Date(nowMs))
    if (isDeleted) await enqueueKnowledgeChange(tx, storeId)
    return isDeleted
  })

/**
 * Restores a deleted document if the quota allows it. Returns `present` when it was not deleted. It counts as
 * changed now, so that it answers the questions that were asked while it was deleted.
 */
export async function restorePolicy(
  db: Database,
  storeId: string,
  id: string,
  nowMs: number,
): Promise<{ kind: 'present'; policy: FullPolicyAnswer } | { kind: 'missing' } | QuotaExcess> {
  return transact(db, async (tx) => {
    await loadQuotaUsage(tx, storeId, nowMs)
    const isBack = await setRowDeletedAt(tx, policies, { storeId, id }, null)
    const excess = isBack && findExceededQuota({ ...(await loadQuotaUsage(tx, storeId, nowMs)), waiting: 0 })
    if (excess) {
      await setRowDeletedAt(tx, policies, { storeId, id }, new Date(nowMs))
      return excess
    }
    if (isBack) {
      // The change time of an unread upload tells when its reading was interrupted.
      const isRestored = and(isUndeletedRow(policies, storeId, id), ne(policies.state, 'processing'))
      await tx
        .update(policies)
        .set({ updatedAt: new Date(nowMs) })
        .where(isRestored)
      await enqueueKnowledgeChange(tx, storeId)
    }
    const policy = await findPolicy(tx, storeId, id, nowMs)
    return policy ? { kind: 'present', policy } : { kind: 'missing' }
  })
}
