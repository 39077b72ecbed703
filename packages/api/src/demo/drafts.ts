import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { drafts, emails } from '../database/schema.ts'
import { checkLines } from '../drafting/check.ts'
import { firstName } from '../drafting/first-name.ts'
import { gather } from '../drafting/gather.ts'
import { judge } from '../drafting/judge.ts'
import { understand } from '../drafting/understand.ts'
import { writeLocal } from '../drafting/write-local.ts'
import { loadKnowledge } from '../knowledge/load-knowledge.ts'
import { parseParties } from '../reading/addresses.ts'
import { replySubject } from '../threads/subject.ts'

/** Writes a draft for the newest mail of a demo conversation, from the documents of its store and without a model. */
export async function addDraft(
  db: Database,
  storeId: string,
  threadId: string,
  createdAt: Date,
): Promise<void> {
  const mails = await db
    .select()
    .from(emails)
    .where(eq(emails.threadId, threadId))
    .orderBy(asc(emails.createdAt))
  const mail = mails.at(-1)
  if (!mail) throw new Error('a demo draft needs a mail to answer')
  const [customer] = parseParties(mail.sender)
  const understood = understand({ subject: mail.subject, text: mail.body.slice(0, mail.foldAt ?? undefined) })
  const knowledge = await loadKnowledge(db, storeId)
  const { facts, answered } = gather(knowledge, understood)
  const name = firstName(customer?.name ?? '')
  const { lines, missing } = writeLocal({ understood, facts, answered, orders: [], name })
  const documents = new Map(knowledge.pieces.map(({ id, documentId }) => [id, documentId]))
  const sentences = checkLines(lines, facts, understood.language).map((sentence) => ({
    ...sentence,
    // People open the document, not the passage that was cut out of it.
    sources: sentence.sources.map((source) => ({ ...source, id: documents.get(source.id) ?? source.id })),
  }))
  await db.insert(drafts).values({
    threadId,
    body: sentences.map(({ text }) => text).join(''),
    subject: replySubject(mail.subject),
    to: customer ? [customer] : [],
    answersEmailId: mail.id,
    headEmailId: mail.id,
    sentences,
    missing,
    writer: { kind: 'local' },
    ...judge({ understood, answered, sentences, missing, hasOrder: false }),
    createdAt,
    updatedAt: createdAt,
  })
}
