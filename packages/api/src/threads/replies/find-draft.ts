import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { drafts, emails, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { isUuid } from '../../database/uuid.ts'
import type { Draft } from './draft.ts'

/** Finds a draft of a store. */
export async function findDraft(
  db: Database | Transaction,
  storeId: string,
  id: string,
): Promise<Draft | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select({ draft: drafts })
    .from(drafts)
    .innerJoin(threads, eq(threads.id, drafts.threadId))
    .where(and(eq(drafts.id, id), eq(threads.storeId, storeId)))
  return found?.draft
}

/** The language of the mail that a draft answers, if it is known. */
export async function findAnsweredMailLanguage(
  db: Database,
  { answersEmailId }: Pick<Draft, 'answersEmailId'>,
): Promise<string | undefined> {
  if (answersEmailId === null) return undefined
  const [mail] = await db
    .select({ language: emails.language })
    .from(emails)
    .where(eq(emails.id, answersEmailId))
  return mail?.language ?? undefined
}

export async function findNewestMailId(
  db: Database | Transaction,
  threadId: string,
): Promise<string | undefined> {
  const [head] = await db
    .select({ id: emails.id })
    .from(emails)
    .where(eq(emails.threadId, threadId))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1)
  return head?.id
}
