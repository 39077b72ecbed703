import type { ExampleAnswer, ExampleTextAnswer } from '@draftdesk/contract'
import { getTableColumns } from 'drizzle-orm'
import { isPresent } from '../database/soft-deleted.ts'
import type { Database } from '../database/open.ts'
import { examples } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'

const { question, answer, ...columns } = getTableColumns(examples)

/** The columns for lists of examples: all but the texts. */
export const exampleColumns = columns

type ExampleRow = Omit<typeof examples.$inferSelect, 'question' | 'answer'>

/** An example as /v1 lists it. */
export const exampleBody = (row: ExampleRow): ExampleAnswer => ({
  id: row.id,
  title: row.title,
  is_on: row.isOn,
  excerpt: row.excerpt,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

/** Finds an example of a store that is not deleted, with its texts. */
export async function findExample(
  db: Database | Transaction,
  storeId: string,
  id: string,
): Promise<ExampleTextAnswer | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select({ ...exampleColumns, question, answer })
    .from(examples)
    .where(isPresent(examples, storeId, id))
  return row && { ...exampleBody(row), question: row.question, answer: row.answer }
}
