import type { FullExampleAnswer, SavedReplyActions } from '@draftdesk/contract'
import { and, eq, sql, TransactionRollbackError } from 'drizzle-orm'
import { setRowDeletedAt } from '../database/soft-deleted.ts'
import type { Database } from '../database/open-database.ts'
import { examples } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { copyDraftFiles } from './example-files.ts'
import { findExample, isSharedOrOwnExample, isVisibleExample } from './example.ts'
import type { ExampleActionContext } from './example.ts'
import { enqueueKnowledgeChange } from './enqueue-knowledge-jobs.ts'
import { hasReachedExampleQuota } from './knowledge-quota.ts'
import type { QuotaExcess } from './knowledge-quota.ts'

/** The fields of a new example. Drafts use it unless it is personal. */
export interface NewExample {
  readonly title: string
  readonly question: string
  readonly answer: string
  readonly language?: string | null | undefined
  readonly actions?: SavedReplyActions | null | undefined
  readonly isOn?: boolean | undefined
  readonly isPersonal?: boolean | undefined
  /** The draft whose files are copied to the example. */
  readonly draftId?: string | undefined
}

const tooManyExamples: QuotaExcess = { kind: 'full', of: 'examples' }

/** A reason why drafts cannot use an example. */
export interface UnfitExample {
  readonly kind: 'unfit'
  readonly why: 'personal' | 'question'
}

/** Finds the reason why drafts cannot use an example that is switched on. */
function findUnfitReason(example: {
  isOn: boolean
  isPersonal: boolean
  question: string
}): UnfitExample | undefined {
  if (!example.isOn) return undefined
  if (example.isPersonal) return { kind: 'unfit', why: 'personal' }
  return example.question.trim() === '' ? { kind: 'unfit', why: 'question' } : undefined
}

/** Stores a blank question as empty, because lists then show the reply. */
const cleanQuestion = (question: string): string => (question.trim() === '' ? '' : question)

/** Adds an example if the store's quota allows it. */
export async function addExample(
  db: Database,
  { nowMs, ...reader }: ExampleActionContext,
  { isPersonal = false, isOn = !isPersonal, question, draftId, ...texts }: NewExample,
): Promise<{ kind: 'added'; id: string } | QuotaExcess | UnfitExample> {
  const unfit = findUnfitReason({ isOn, isPersonal, question })
  if (unfit) return unfit
  const { storeId, userId } = reader
  const now = new Date(nowMs)
  const ownerId = isPersonal ? userId : null
  return transact(db, async (tx) => {
    if (await hasReachedExampleQuota(tx, reader)) return tooManyExamples
    const [row] = await tx
      .insert(examples)
      .values({
        ...{ ...texts, question: cleanQuestion(question), isOn, ownerId },
        ...{ storeId, createdAt: now, updatedAt: now },
      })
      .returning({ id: examples.id })
    if (!row) throw new Error('the database returned no example')
    if (draftId !== undefined && (await copyDraftFiles(tx, { ...reader, nowMs }, row.id, draftId)))
      return tx.rollback()
    await enqueueKnowledgeChange(tx, storeId)
    return { kind: 'added' as const, id: row.id }
  }).catch((error: unknown) => {
    if (error instanceof TransactionRollbackError) return { kind: 'full' as const, of: 'fileBytes' as const }
    throw error
  })
}

/** The changes of an example, and the version that they are based on. */
export type ExampleChange = { readonly version: number } & {
  readonly [Field in Exclude<keyof NewExample, 'draftId'>]?: NewExample[Field] | undefined
}

/** Edits an example, and switches a personal one off for drafts. `stale` returns the current example. */
export async function editExample(
  db: Database,
  { nowMs, ...reader }: ExampleActionContext,
  id: string,
  { version, isPersonal, ...change }: ExampleChange,
): Promise<{ kind: 'changed' | 'stale'; example: FullExampleAnswer } | { kind: 'missing' } | UnfitExample> {
  const before = await findExample(db, reader, id)
  if (!before) return { kind: 'missing' }
  if (before.version !== version) return { kind: 'stale', example: before }
  const isOn = change.isOn ?? (isPersonal === true ? false : undefined)
  const unfit = findUnfitReason({
    isOn: isOn ?? before.is_on,
    isPersonal: isPersonal ?? before.is_personal,
    question: change.question ?? before.question,
  })
  if (unfit) return unfit
  const columns = {
    ...change,
    isOn,
    question: change.question === undefined ? undefined : cleanQuestion(change.question),
    ...(isPersonal !== undefined && { ownerId: isPersonal ? reader.userId : null }),
  }
  const isUpdated = await transact(db, async (tx) => {
    const updated = await tx
      .update(examples)
      .set({ ...columns, version: sql`${examples.version} + 1`, updatedAt: new Date(nowMs) })
      .where(and(eq(examples.id, id), isVisibleExample(reader), eq(examples.version, version)))
      .returning({ id: examples.id })
    if (updated.length > 0) await enqueueKnowledgeChange(tx, reader.storeId)
    return updated.length > 0
  })
  const example = await findExample(db, reader, id)
  return example ? { kind: isUpdated ? 'changed' : 'stale', example } : { kind: 'missing' }
}

/** Deletes an example: unused at once, removed after a day. False when there is none. */
export const deleteExample = (
  db: Database,
  { nowMs, ...reader }: ExampleActionContext,
  id: string,
): Promise<boolean> =>
  transact(db, async (tx) => {
    const row = { storeId: reader.storeId, id }
    const isDeleted = await setRowDeletedAt(tx, examples, row, new Date(nowMs), isSharedOrOwnExample(reader))
    if (isDeleted) await enqueueKnowledgeChange(tx, reader.storeId)
    return isDeleted
  })

/** Restores a deleted example if the quota allows it. Returns `present` when it was not deleted. */
export async function restoreExample(
  db: Database,
  { nowMs, ...reader }: ExampleActionContext,
  id: string,
): Promise<{ kind: 'present'; example: FullExampleAnswer } | { kind: 'missing' } | QuotaExcess> {
  return transact(db, async (tx) => {
    const row = { storeId: reader.storeId, id }
    const isFull = await hasReachedExampleQuota(tx, reader)
    const isBack = await setRowDeletedAt(tx, examples, row, null, isSharedOrOwnExample(reader))
    if (isBack && isFull) {
      await setRowDeletedAt(tx, examples, row, new Date(nowMs))
      return tooManyExamples
    }
    if (isBack) await enqueueKnowledgeChange(tx, reader.storeId)
    const example = await findExample(tx, reader, id)
    return example ? { kind: 'present', example } : { kind: 'missing' }
  })
}
