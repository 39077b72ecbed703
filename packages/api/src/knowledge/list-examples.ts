import type { ExampleAnswer } from '@draftdesk/contract'
import { and } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { parsePage } from '../database/pages.ts'
import { examples } from '../database/schema.ts'
import { exampleBody, exampleColumns, isVisible } from './example.ts'
import type { ExampleReader } from './example.ts'

/** Lists the examples that a member sees, newest first. Undefined for an invalid cursor. */
export async function listExamples(
  db: Database,
  reader: ExampleReader,
  query: { cursor?: string | undefined; limit?: string | undefined },
): Promise<{ examples: ExampleAnswer[]; next: string | null } | undefined> {
  const page = parsePage(query, examples.createdAt, examples.id)
  if (!page) return undefined
  const rows = await db
    .select(exampleColumns)
    .from(examples)
    .where(and(isVisible(reader), page.isAfter))
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, ({ createdAt: at, id }) => ({ at, id }))
  return { examples: shown.map(exampleBody), next }
}
