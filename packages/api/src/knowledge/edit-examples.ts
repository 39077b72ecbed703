import type { ExampleTextAnswer } from '@draftdesk/contract'
import { and, eq, sql } from 'drizzle-orm'
import { isPresent, markDeleted } from '../database/soft-deleted.ts'
import type { Database } from '../database/open.ts'
import { examples } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { findExample } from './example.ts'
import { enqueueChange } from './enqueue-change.ts'
import { isFullOfExamples } from './quota.ts'
import type { Full } from './quota.ts'

/** The texts of a new example. */
export interface NewExample {
  title: string
  question: string
  answer: string
}

const full: Full = { kind: 'full', of: 'examples' }

/** Adds an example to a store that has room for it. */
export async function addExample(
  db: Database,
  storeId: string,
  added: NewExample,
  nowMs: number,
): Promise<{ kind: 'added'; id: string } | Full> {
  const now = new Date(nowMs)
  return transact(db, async (tx) => {
    if (await isFullOfExamples(tx, storeId)) return full
    const [row] = await tx
      .insert(examples)
      .values({ ...added, storeId, createdAt: now, updatedAt: now })
      .returning({ id: examples.id })
    if (!row) throw new Error('the database returned no example')
    await enqueueChange(tx, storeId)
    return { kind: 'added', id: row.id }
  })
}

/** The changes of an example, and the version that they are based on. */
export type ExampleChange = { version: number } & {
  [Field in keyof NewExample | 'isOn']?: (Field extends 'isOn' ? boolean : string) | undefined
}

/** Edits an example; `stale` with the example as it is. */
export async function editExample(
  db: Database,
  storeId: string,
  id: string,
  { version, ...change }: ExampleChange,
  nowMs: number,
): Promise<{ kind: 'changed' | 'stale'; example: ExampleTextAnswer } | { kind: 'missing' }> {
  if (!(await findExample(db, storeId, id))) return { kind: 'missing' }
  const isUpdated = await transact(db, async (tx) => {
    const updated = await tx
      .update(examples)
      .set({ ...change, version: sql`${examples.version} + 1`, updatedAt: new Date(nowMs) })
      .where(and(isPresent(examples, storeId, id), eq(examples.version, version)))
      .returning({ id: examples.id })
    if (updated.length > 0) await enqueueChange(tx, storeId)
    return updated.length > 0
  })
  const example = await findExample(db, storeId, id)
  return example ? { kind: isUpdated ? 'changed' : 'stale', example } : { kind: 'missing' }
}

/** Deletes an example: out of use at once, gone after a day; false when there is none. */
export const deleteExample = (db: Database, storeId: string, id: string, nowMs: number): Promise<boolean> =>
  transact(db, async (tx) => {
    const isDeleted = await markDeleted(tx, examples, { storeId, id }, new Date(nowMs))
    if (isDeleted) await enqueueChange(tx, storeId)
    return isDeleted
  })

/** Brings a deleted example back into a store that has room for it; `present` when it was not deleted. */
export async function restoreExample(
  db: Database,
  storeId: string,
  id: string,
  nowMs: number,
): Promise<{ kind: 'present'; example: ExampleTextAnswer } | { kind: 'missing' } | Full> {
  return transact(db, async (tx) => {
    const isFull = await isFullOfExamples(tx, storeId)
    const isBack = await markDeleted(tx, examples, { storeId, id }, null)
    if (isBack && isFull) {
      await markDeleted(tx, examples, { storeId, id }, new Date(nowMs))
      return full
    }
    if (isBack) await enqueueChange(tx, storeId)
    const example = await findExample(tx, storeId, id)
    return example ? { kind: 'present', example } : { kind: 'missing' }
  })
}
