import { eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import {
  draftEdits,
  drafts,
  exampleProposals,
  learnedQuestions,
  passages,
  policies,
  stores,
} from '../../database/schema.ts'
import { receiveMail, shopAddress } from './receive.ts'

/** Stores a question that a sent reply answered from a document. Returns the id of the store. */
export async function addLearnedQuestion(db: Database, policyId: string, question: string): Promise<string> {
  const [passage] = await db.select().from(passages).where(eq(passages.policyId, policyId))
  if (!passage) throw new Error('the document has no passage')
  const { id: passageId, storeId } = passage
  const emailId = await receiveOldMail(db, storeId, question)
  await db.insert(learnedQuestions).values({ storeId, passageId, emailId, question })
  return storeId
}

/** Stores an example that is proposed from a sent reply. */
export async function addProposal(
  db: Database,
  storeId: string,
  texts: { readonly title: string; readonly question: string; readonly answer: string },
): Promise<void> {
  const emailId = await receiveOldMail(db, storeId, texts.question)
  const replyId = await receiveOldMail(db, storeId, texts.answer)
  await db.insert(exampleProposals).values({ storeId, emailId, replyId, topic: [texts.title], ...texts })
}

/** A mail below all others in the lists of a demo. */
const receiveOldMail = async (db: Database, storeId: string, subject: string): Promise<string> =>
  (await receiveMail(db, storeId, { subject, from: 'old@learned.test', atMs: Date.UTC(2020, 0, 1) })).emailId

/** A mail and its reply, older than all others, in the store of this name. */
export async function addAnsweredMail(
  db: Database,
  storeName: string,
  { from, question, answer }: { readonly from: string; readonly question: string; readonly answer: string },
): Promise<void> {
  const [store] = await db.select({ id: stores.id }).from(stores).where(eq(stores.name, storeName))
  const id = `<${question.length}.${from}>`
  const atMs = Date.UTC(2020, 0, 2)
  const asked = { id, from, subject: question, text: question, atMs }
  await receiveMail(db, store?.id ?? '', asked)
  const reply = { from: shopAddress, to: from, subject: `Re: ${question}`, answers: id, text: answer }
  await receiveMail(db, store?.id ?? '', { ...reply, atMs: atMs + 1000 })
}

/** The same edit of a quoted sentence in three sent replies. */
export async function addRepeatedEdit(
  db: Database,
  policyId: string,
  edit: { readonly quote: string; readonly before: string; readonly after: string },
): Promise<void> {
  const [policy] = await db
    .select({ storeId: policies.storeId })
    .from(policies)
    .where(eq(policies.id, policyId))
  if (!policy) throw new Error('there is no such document')
  for (let reply = 0; reply < 3; reply += 1) {
    const mail = { subject: edit.quote, from: `old${reply}@edited.test`, atMs: Date.UTC(2020, 0, 1) }
    const { emailId, threadId } = await receiveMail(db, policy.storeId, mail)
    const [draft] = await db
      .insert(drafts)
      .values({ threadId, state: 'sent', body: edit.after, isLearned: true })
      .returning({ id: drafts.id })
    await db.insert(draftEdits).values({ ...edit, ...policy, policyId, emailId, draftId: draft?.id ?? '' })
  }
}
