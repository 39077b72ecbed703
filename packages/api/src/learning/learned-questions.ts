import type { LearnedQuestionAnswer } from '@draftdesk/contract'
import { and, eq, inArray, isNotNull, isNull, lt, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open-database.ts'
import { parsePageQuery } from '../database/pagination.ts'
import { learnedQuestions, passages, policies } from '../database/schema.ts'
import { isUndeletedRow } from '../database/soft-deleted.ts'
import { isUuid } from '../database/uuid.ts'

const { id, question, createdAt, emailId, passageId, storeId: ofStore, deletedAt } = learnedQuestions

/** A question as /v1 shows it. */
const toLearnedQuestionAnswer = (row: {
  id: string
  question: string
  createdAt: Date
}): LearnedQuestionAnswer => ({
  id: row.id,
  question: row.question,
  learned_at: row.createdAt.toISOString(),
})

const selectPassageIds = (db: Database, policyId: string) =>
  db.select({ id: passages.id }).from(passages).where(eq(passages.policyId, policyId))

/**
 * Lists the questions that a document answered, newest first and each once. A string names the part of the
 * request that does not exist.
 */
export async function listLearnedQuestions(
  db: Database,
  storeId: string,
  policyId: string,
  query: { cursor?: string | undefined; limit?: string | undefined },
): Promise<{ questions: LearnedQuestionAnswer[]; next: string | null } | 'document' | 'page'> {
  const isKnown =
    isUuid(policyId) && (await db.$count(policies, isUndeletedRow(policies, storeId, policyId))) > 0
  if (!isKnown) return 'document'
  const page = parsePageQuery(query, createdAt, id)
  if (!page) return 'page'
  const twin = alias(learnedQuestions, 'twin')
  const hasTwin = db
    .select({ id: twin.id })
    .from(twin)
    .where(
      and(
        eq(twin.emailId, emailId),
        lt(twin.id, id),
        isNull(twin.deletedAt),
        inArray(twin.passageId, selectPassageIds(db, policyId)),
      ),
    )
  const rows = await db
    .select({ id, question, createdAt })
    .from(learnedQuestions)
    .where(
      and(
        eq(ofStore, storeId),
        isNull(deletedAt),
        inArray(passageId, selectPassageIds(db, policyId)),
        notExists(hasTwin),
        page.isAfter,
      ),
    )
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, (row) => ({ at: row.createdAt, id: row.id }))
  return { questions: shown.map(toLearnedQuestionAnswer), next }
}

/**
 * Removes a question from all passages of its document, or restores it when `deletedAtMs` is null. Undefined for
 * an unknown id.
 */
export async function setLearnedQuestionDeletedAt(
  db: Database,
  storeId: string,
  questionId: string,
  deletedAtMs: number | null,
): Promise<LearnedQuestionAnswer | undefined> {
  if (!isUuid(questionId)) return undefined
  const [found] = await db
    .select({ id, question, createdAt, emailId, policyId: passages.policyId })
    .from(learnedQuestions)
    .innerJoin(passages, eq(passages.id, passageId))
    .where(and(eq(id, questionId), eq(ofStore, storeId)))
  if (!found) return undefined
  const changed = await db
    .update(learnedQuestions)
    .set({ deletedAt: deletedAtMs === null ? null : new Date(deletedAtMs) })
    .where(
      and(
        eq(emailId, found.emailId),
        inArray(passageId, selectPassageIds(db, found.policyId)),
        deletedAtMs === null ? isNotNull(deletedAt) : isNull(deletedAt),
      ),
    )
    .returning({ id })
  return changed.length > 0 || deletedAtMs === null ? toLearnedQuestionAnswer(found) : undefined
}
