import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { examples, policies } from '../database/schema.ts'
import type { Knowledge } from './retrieve.ts'

/** What a store knows: passages of its documents and examples that are switched on and not deleted. */
export async function loadKnowledge(db: Database, storeId: string): Promise<Knowledge> {
  const isUsed = (table: typeof policies | typeof examples) =>
    and(eq(table.storeId, storeId), eq(table.isOn, true), isNull(table.deletedAt))
  const documents = await db.select().from(policies).where(isUsed(policies))
  const answered = await db.select().from(examples).where(isUsed(examples))
  const pieces = [
    ...documents.map(({ id, title, content }) => ({
      kind: 'passage' as const,
      ...{ id, title, text: content, asked: '', language: undefined, links: [] },
    })),
    ...answered.map(({ id, title, question, answer }) => ({
      kind: 'example' as const,
      ...{ id, title, text: answer, asked: question, language: undefined, links: [] },
    })),
  ]
  return { stamp: '', pieces }
}
