import type { ExampleAnswer } from '@draftdesk/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { readPage } from '../database/pages.ts'
import { examples } from '../database/schema.ts'
import { exampleBody, exampleColumns } from './example.ts'

/** Lists the examples of a store, newest first; undefined when the cursor is not one of ours. */
export async function listExamples(
  db: Database,
  storeId: string,
  query: { cursor?: string | undefined; limit?: string | undefined },
): Promise<{ examples: ExampleAnswer[]; next: string | null } | undefined> {
  const page = readPage(query, examples.createdAt, examples.id)
  if (!page) return undefined
  const rows = await db
    .select(exampleColumns)
    .from(examples)
    .where(and(eq(examples.storeId, storeId), isNull(examples.deletedAt), page.isAfter))
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, ({ createdAt: at, id }) => ({ at, id }))
  return { examples: shown.map(exampleBody), next }
}
