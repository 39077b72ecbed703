import type { ExampleAnswer, FullExampleAnswer } from '@draftdesk/contract'
import { and, asc, eq, getTableColumns, isNull, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { exampleFiles, examples } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { parsePageQuery } from '../database/pagination.ts'

const { question, answer, searchText: _, ...columns } = getTableColumns(examples)

/** The columns for lists of examples: all but the texts. */
export const exampleColumns = columns

type ExampleRow = Omit<typeof examples.$inferSelect, 'question' | 'answer' | 'searchText'>

/** The current person and store. Personal examples of others are hidden. */
export interface ExampleViewer {
  readonly storeId: string
  readonly userId: string
}

/** The member who changes an example, and the time. */
export interface ExampleActionContext extends ExampleViewer {
  readonly nowMs: number
}

/** Condition: the example is shared, or the person's own. */
export const isSharedOrOwnExample = ({ userId }: Pick<ExampleViewer, 'userId'>): SQL | undefined =>
  or(isNull(examples.ownerId), eq(examples.ownerId, userId))

/** Condition: the person sees the example, and it is not deleted. */
export const isVisibleExample = (reader: ExampleViewer): SQL | undefined =>
  and(eq(examples.storeId, reader.storeId), isNull(examples.deletedAt), isSharedOrOwnExample(reader))

/** An example as /v1 lists it. */
export const toExampleAnswer = (row: ExampleRow): ExampleAnswer => ({
  id: row.id,
  title: row.title,
  is_on: row.isOn,
  is_personal: row.ownerId !== null,
  language: row.language,
  excerpt: row.excerpt,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

/** Finds an example that a person sees, with its texts. */
export async function findExample(
  db: Database | Transaction,
  reader: ExampleViewer,
  id: string,
): Promise<FullExampleAnswer | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select({ ...exampleColumns, question, answer })
    .from(examples)
    .where(and(eq(examples.id, id), isVisibleExample(reader)))
  if (!row) return undefined
  const { question: asked, answer: answered, actions } = row
  return {
    ...toExampleAnswer(row),
    ...{ question: asked, answer: answered, actions, files: await listExampleFiles(db, id) },
  }
}

/** Lists the files of an example, oldest first. */
const listExampleFiles = (
  db: Database | Transaction,
  exampleId: string,
): Promise<FullExampleAnswer['files']> =>
  db
    .select({
      id: exampleFiles.id,
      name: exampleFiles.name,
      type: exampleFiles.type,
      bytes: exampleFiles.bytes,
    })
    .from(exampleFiles)
    .where(eq(exampleFiles.exampleId, exampleId))
    .orderBy(asc(exampleFiles.createdAt), asc(exampleFiles.id))

/** Lists the examples that a member sees, newest first. Undefined for an invalid cursor. */
export async function listExamples(
  db: Database,
  reader: ExampleViewer,
  query: { cursor?: string | undefined; limit?: string | undefined },
): Promise<{ examples: ExampleAnswer[]; next: string | null } | undefined> {
  const page = parsePageQuery(query, examples.createdAt, examples.id)
  if (!page) return undefined
  const rows = await db
    .select(exampleColumns)
    .from(examples)
    .where(and(isVisibleExample(reader), page.isAfter))
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, ({ createdAt: at, id }) => ({ at, id }))
  return { examples: shown.map(toExampleAnswer), next }
}
