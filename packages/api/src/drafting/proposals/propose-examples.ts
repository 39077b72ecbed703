import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/open-database.ts'
import { emails, exampleProposals, examples } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import { lockStore } from '../../knowledge/knowledge-quota.ts'
import { findTopicTerms } from '../../knowledge/search/relevance.ts'
import { runSteps } from '../../platform/scheduling/run-steps.ts'
import { findLanguage } from '../../reading/find-language.ts'
import { chooseProposals } from './choose-proposals.ts'
import type { AnsweredTopic, NewProposal } from './choose-proposals.ts'
import { loadAnsweredMails, loadPersonNames } from './load-answered-mails.ts'

/** The greatest number of open proposals that a store may have. */
export const maxProposals = 10
/** The start of an example's texts to compare with. */
const comparedLength = 500

/**
 * Finds examples in the sent replies of a store, without personal data. Undefined when the process stops.
 */
export async function proposeExamples(
  db: Database,
  storeId: string,
  stopping: AbortSignal,
): Promise<NewProposal[] | undefined> {
  const open = await countOpenProposals(db, storeId)
  if (open >= maxProposals) return []
  const mails = await loadAnsweredMails(db, storeId, stopping)
  const names = mails && (await loadPersonNames(db, storeId, stopping))
  if (!mails || !names) return undefined
  if (mails.length === 0) return []
  const { pieces } = await loadKnowledge(db, storeId)
  const ownTexts = pieces.map(({ title, text, asked, kind }) =>
    // Leaves out learned questions, because customers wrote them.
    [title, text, kind === 'example' ? asked : ''].join('\n'),
  )
  const known = await loadAnsweredTopics(db, storeId)
  if (stopping.aborted) return undefined
  const decided = new Set(await listProposedReplies(db, storeId))
  const fresh = mails.filter(({ replyId }) => !decided.has(replyId))
  return runSteps(chooseProposals(fresh, { ownTexts, names, known, most: maxProposals - open }))
}

/** Stores proposals whose mails still exist. */
export async function saveProposals(
  tx: Transaction,
  storeId: string,
  found: readonly NewProposal[],
): Promise<void> {
  await lockStore(tx, storeId)
  const free = maxProposals - (await countOpenProposals(tx, storeId))
  for (const proposal of found.slice(0, Math.max(0, free))) {
    // Locks both mails. An erasure of the customer waits for this, or has already removed them.
    const there = await tx
      .select({ id: emails.id })
      .from(emails)
      .where(sql`${emails.id} in (${proposal.emailId}::uuid, ${proposal.replyId}::uuid)`)
      .for('key share')
    if (there.length === 2)
      await tx
        .insert(exampleProposals)
        .values({ ...proposal, storeId })
        .onConflictDoNothing()
  }
}

const countOpenProposals = (db: Database | Transaction, storeId: string): Promise<number> =>
  db.$count(exampleProposals, and(eq(exampleProposals.storeId, storeId), eq(exampleProposals.state, 'open')))

/** The replies that were proposed before. */
const listProposedReplies = async (db: Database, storeId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: exampleProposals.replyId })
    .from(exampleProposals)
    .where(eq(exampleProposals.storeId, storeId))
  return rows.map(({ id }) => id)
}

const maxComparedPairs = 500

/** Proposals that were made before, and examples. */
async function loadAnsweredTopics(db: Database, storeId: string): Promise<AnsweredTopic[]> {
  const proposed = await db
    .select({ topic: exampleProposals.topic, answer: exampleProposals.answer })
    .from(exampleProposals)
    .where(eq(exampleProposals.storeId, storeId))
    .orderBy(desc(exampleProposals.createdAt))
    .limit(maxComparedPairs)
  const firstPartOf = (text: PgColumn) => sql<string>`left(${text}, ${comparedLength})`
  const written = await db
    .select({ question: firstPartOf(examples.question), answer: firstPartOf(examples.answer) })
    .from(examples)
    .where(and(eq(examples.storeId, storeId), isNull(examples.deletedAt)))
    .orderBy(desc(examples.createdAt))
    .limit(maxComparedPairs)
  return [...proposed, ...(await runSteps(findAnsweredTopics(written)))]
}

function* findAnsweredTopics(
  written: readonly { readonly question: string; readonly answer: string }[],
): Generator<undefined, AnsweredTopic[]> {
  const pairs: AnsweredTopic[] = []
  for (const { question, answer } of written) {
    const topic = findTopicTerms(question, findLanguage(question))
    pairs.push({ topic: topic.length > 0 ? topic : ['@none'], answer })
    yield
  }
  return pairs
}
