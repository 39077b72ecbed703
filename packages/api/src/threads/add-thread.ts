import type { Database } from '../database/open.ts'
import { drafts, emails, threads } from '../database/schema.ts'

/** A conversation to be stored: its e-mails in any order, and the replies written for it. */
export interface NewThread {
  subject: string
  /** `sender` is the From header as it came. */
  emails: readonly [NewEmail, ...NewEmail[]]
  drafts?: readonly { body: string; createdAt: Date }[]
  archivedAt?: Date
}

interface NewEmail {
  direction: 'in' | 'out'
  sender: string
  body: string
  createdAt: Date
}

/** Stores a conversation of a store and returns its id. */
export async function addThread(db: Database, storeId: string, thread: NewThread): Promise<string> {
  const { subject, archivedAt } = thread
  const times = thread.emails.map(({ createdAt }) => createdAt.getTime())
  const [createdAt, lastEmailAt] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  const [added] = await db
    .insert(threads)
    .values({ storeId, subject, createdAt, lastEmailAt, archivedAt })
    .returning({ id: threads.id })
  if (!added) throw new Error('the database returned no thread')
  const threadId = added.id
  await db.insert(emails).values(thread.emails.map((email) => ({ ...email, threadId })))
  if (thread.drafts?.length)
    await db.insert(drafts).values(thread.drafts.map((draft) => ({ ...draft, threadId })))
  return threadId
}
