import { eq } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { exampleProposals, learnedQuestions, passages } from '../../database/schema.ts'
import { receive } from './receive.ts'

/** Stores a question that a sent reply answered from a document. Returns the id of the store. */
export async function addLearnedQuestion(db: Database, policyId: string, question: string): Promise<string> {
  const [passage] = await db.select().from(passages).where(eq(passages.policyId, policyId))
  if (!passage) throw new Error('the document has no passage')
  const { id: passageId, storeId } = passage
  const emailId = await receiveOld(db, storeId, question)
  await db.insert(learnedQuestions).values({ storeId, passageId, emailId, question })
  return storeId
}

/** Stores an example that is proposed from a sent reply. */
export async function addProposal(
  db: Database,
  storeId: string,
  texts: { readonly title: string; readonly question: string; readonly answer: string },
): Promise<void> {
  const emailId = await receiveOld(db, storeId, texts.question)
  const replyId = await receiveOld(db, storeId, texts.answer)
  await db.insert(exampleProposals).values({ storeId, emailId, replyId, topic: [texts.title], ...texts })
}

/** A mail below all others in the lists of a demo. */
const receiveOld = async (db: Database, storeId: string, subject: string): Promise<string> =>
  (await receive(db, storeId, { subject, from: 'old@learned.test', atMs: Date.UTC(2020, 0, 1) })).emailId
