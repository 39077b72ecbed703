import type { TextContradictionsAnswer } from '@draftdesk/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { examples, policies } from '../../database/schema.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import { runSteps } from '../../platform/scheduling/run-steps.ts'
import { findContradictions, findComparableStatements } from './find-contradictions.ts'
import { createDismissedPairCheck, loadDismissedPairs } from './search-contradictions.ts'

const mostShown = 10

/**
 * Compares a document or an example with all others of its store that drafts use, without storing the result.
 * Pairs that a person dismissed are left out.
 */
export async function findTextContradictions(
  db: Database,
  storeId: string,
  textId: string,
): Promise<TextContradictionsAnswer['contradictions']> {
  const { pieces } = await loadKnowledge(db, storeId)
  const own = pieces.filter(({ documentId }) => documentId === textId)
  if (own.length === 0) return []
  const isKept = createDismissedPairCheck(await loadDismissedPairs(db, storeId))
  const statements = await runSteps(findComparableStatements(own, true))
  const others = await runSteps(
    findComparableStatements(
      pieces.filter(({ documentId }) => documentId !== textId),
      true,
    ),
  )
  const found = await runSteps(findContradictions(statements, { others, most: mostShown, isKept }))
  const shown = found.filter(({ one, other }) => !isKept(one, other)).slice(0, mostShown)
  const titles = await loadTextTitles(
    db,
    shown.map(({ other }) => other.sourceId),
  )
  return shown.flatMap(({ one, other }) => {
    const named = titles.get(other.sourceId)
    return named
      ? [{ quote: one.quote, other: { ...named, id: other.sourceId }, other_quote: other.quote }]
      : []
  })
}

type TextTitle = Omit<TextContradictionsAnswer['contradictions'][number]['other'], 'id'>

async function loadTextTitles(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, TextTitle>> {
  if (ids.length === 0) return new Map()
  const documents = await db
    .select({ id: policies.id, title: policies.title })
    .from(policies)
    .where(inArray(policies.id, [...ids]))
  const answered = await db
    .select({ id: examples.id, title: examples.title })
    .from(examples)
    .where(inArray(examples.id, [...ids]))
  return new Map<string, TextTitle>([
    ...documents.map(({ id, title }) => [id, { kind: 'policy' as const, title }] as const),
    ...answered.map(({ id, title }) => [id, { kind: 'example' as const, title }] as const),
  ])
}
