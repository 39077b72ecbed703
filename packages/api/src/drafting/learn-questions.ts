import { setImmediate as otherWork } from 'node:timers/promises'
import { cutText } from '@draftdesk/contract/cut-text'
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { draftEdits, drafts, draftVersions, learnedQuestions, passages, threads } from '../database/schema.ts'
import { isTransientError, transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { splitWords } from '../knowledge/search/split-words.ts'
import { runForEachRow } from '../platform/scheduling/run-for-each-row.ts'
import { loadConversation } from './load-conversation.ts'
import type { CustomerConversation } from './load-conversation.ts'
import { analyzeMail } from './analysis/analyze-mail.ts'
import { findSmallEdits } from './repeated-edits/find-edits.ts'
import type { SmallEdit } from './repeated-edits/find-edits.ts'

/** Replies of one run. The next run reads the rest. */
const maxReplies = 200
/** A reply that quotes more passages does not show which one answered. */
const maxPassages = 2
/** The newest questions of a passage. More of them would outweigh its own words. */
const maxQuestionsPerPassage = 10
const maxQuestionLength = 400

/** Lists are paged by whole milliseconds. */
const nowInMilliseconds = sql`date_trunc('milliseconds', now())`

type SentDraft = Pick<
  typeof drafts.$inferSelect,
  'id' | 'threadId' | 'answersEmailId' | 'headEmailId' | 'sentences' | 'body'
>

/**
 * Links the question of each answered mail to the passages that the sent reply quotes, so that search finds them for similar questions. Also stores the small edits that a person made before sending.
 */
export async function learnQuestions(db: Database): Promise<void> {
  const { id, threadId, answersEmailId, headEmailId, sentences, body } = drafts
  const sent = await db
    .select({ id, threadId, answersEmailId, headEmailId, sentences, body, storeId: threads.storeId })
    .from(drafts)
    .innerJoin(threads, eq(threads.id, drafts.threadId))
    .where(and(eq(drafts.state, 'sent'), eq(drafts.isLearned, false)))
    .orderBy(asc(drafts.updatedAt))
    .limit(maxReplies)
  await runForEachRow(sent, async ({ storeId, ...draft }) => {
    try {
      await learnFromDraft(db, storeId, draft)
    } catch (error) {
      // The oldest come first, so drafts that always fail would keep the others waiting.
      if (!isTransientError(error)) await markDraftUnlearnable(db, draft.id, error)
      throw error
    }
    await otherWork()
  })
}

const markDraftLearned = (db: Database | Transaction, draftId: string) =>
  db.update(drafts).set({ isLearned: true }).where(eq(drafts.id, draftId))

/** Marks a draft that cannot be learned from. A failure of that names the first one as its cause. */
async function markDraftUnlearnable(db: Database, draftId: string, cause: unknown): Promise<void> {
  try {
    await markDraftLearned(db, draftId)
  } catch (error) {
    throw new AggregateError([cause, error], 'A draft that cannot be learned from was not marked.', { cause })
  }
}

async function learnFromDraft(db: Database, storeId: string, draft: SentDraft): Promise<void> {
  const quoted = findQuotedPassages(draft)
  const emailId = draft.answersEmailId
  const isClear = emailId !== null && quoted.length > 0 && quoted.length <= maxPassages
  const conversation = isClear && (await loadConversation(db, storeId, draft.threadId, draft))
  const question = conversation ? findOnlyQuestion(conversation) : ''
  const edits = emailId === null ? [] : await findDraftEdits(db, draft)
  await transact(db, async (tx) => {
    await markDraftLearned(tx, draft.id)
    if (emailId !== null) await saveDraftEdits(tx, storeId, { draftId: draft.id, emailId }, edits)
    if (emailId === null || question === '') return
    const known = await tx
      .select({ id: passages.id })
      .from(passages)
      .where(and(eq(passages.storeId, storeId), inArray(passages.id, quoted)))
    for (const { id: passageId } of known) {
      await tx
        .insert(learnedQuestions)
        .values({ storeId, passageId, emailId, question, createdAt: nowInMilliseconds })
        .onConflictDoNothing()
      const isOfPassage = eq(learnedQuestions.passageId, passageId)
      const newest = tx
        .select({ emailId: learnedQuestions.emailId })
        .from(learnedQuestions)
        .where(isOfPassage)
        .orderBy(desc(learnedQuestions.createdAt))
        .limit(maxQuestionsPerPassage)
      await tx.delete(learnedQuestions).where(and(isOfPassage, notInArray(learnedQuestions.emailId, newest)))
    }
  })
}

/** The small edits of a person in the text that was written for the draft. */
async function findDraftEdits(db: Database, { id, body }: SentDraft): Promise<SmallEdit[]> {
  const [first] = await db
    .select({ sentences: draftVersions.sentences })
    .from(draftVersions)
    .where(eq(draftVersions.draftId, id))
    .orderBy(asc(draftVersions.version))
    .limit(1)
  return findSmallEdits(body, first?.sentences ?? [])
}

/** Stores edits of words that still stand in a document. */
async function saveDraftEdits(
  tx: Transaction,
  storeId: string,
  reply: { readonly draftId: string; readonly emailId: string },
  edits: readonly SmallEdit[],
): Promise<void> {
  for (const { passageId, ...edit } of edits) {
    const [passage] = await tx
      .select({ policyId: passages.policyId })
      .from(passages)
      .where(and(eq(passages.storeId, storeId), eq(passages.id, passageId)))
    if (passage) await tx.insert(draftEdits).values({ ...reply, ...edit, ...passage, storeId })
  }
}

const findQuotedPassages = ({ sentences }: SentDraft): string[] => [
  ...new Set(
    sentences
      .filter(({ mark }) => mark === 'supported' || mark === 'read')
      .flatMap(({ sources }) => sources.filter(({ kind }) => kind === 'passage').map(({ id }) => id)),
  ),
]

/**
 * The only question of the mail that is answered, with the sentences that say what 'What do I do now?' is about. Empty if
 * the mail has more questions, or asks about an order of the customer.
 */
function findOnlyQuestion({ mail, answers }: CustomerConversation): string {
  const { questions, search, ofOrder, risks } = analyzeMail(mail)
  const [question = ''] = search
  const isUnfit = questions.length > 1 || ofOrder[0] !== 'none' || risks.length > 0 || mail.isForged === true
  return isUnfit ? '' : cutText(removePersonalData(question, answers.name), maxQuestionLength)
}

/** A question without addresses, numbers, and the name of the customer. */
function removePersonalData(question: string, name: string): string {
  const names = new Set(splitWords(name))
  return question
    .split(/\s+/)
    .filter((word) => !/[\d@/]/.test(word) && !splitWords(word).some((each) => names.has(each)))
    .join(' ')
}
