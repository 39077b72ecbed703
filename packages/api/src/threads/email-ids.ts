import { sql } from 'drizzle-orm'
import { emailIds } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { ReadMail } from '../reading/mail.ts'

/** A Message-ID that a mail has or names. */
export type NamedId = typeof emailIds.$inferInsert

/**
 * The mail's own id and every one that it names. The mails that customers answer are their parents for certain; people of the store
 * may begin a mail to a stranger by answering another one.
 */
export function nameIds(storeId: string, mail: ReadMail, threadId: string, emailId: string): NamedId[] {
  const parents = new Set(mail.kind === 'own' ? [] : mail.inReplyTo)
  const named = [...new Set([...mail.inReplyTo, ...mail.references])].filter((id) => id !== mail.messageId)
  return [
    { storeId, messageId: mail.messageId, threadId, emailId },
    ...named.map((messageId) => ({ storeId, messageId, threadId, isParent: parents.has(messageId) })),
  ]
}

/** What is known of an id that is named again. The mail itself says where it is; who only names it says so while it has not come. */
export function joinIds(known: Omit<NamedId, 'storeId'> | undefined, named: NamedId): NamedId {
  if (!known) return named
  const isSettled = known.emailId != null || named.emailId == null
  return {
    storeId: named.storeId,
    messageId: named.messageId,
    threadId: isSettled ? known.threadId : named.threadId,
    emailId: known.emailId ?? named.emailId ?? null,
    isParent: known.isParent === true || named.isParent === true,
  }
}

/** Remembers ids, each at most once among them, as `joinIds` does. */
export async function writeIds(tx: Transaction, ids: readonly NamedId[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(emailIds)
    .values([...ids])
    .onConflictDoUpdate({
      target: [emailIds.storeId, emailIds.messageId],
      set: {
        threadId: sql`case when ${emailIds.emailId} is null and excluded.email_id is not null then excluded.thread_id else ${emailIds.threadId} end`,
        emailId: sql`coalesce(${emailIds.emailId}, excluded.email_id)`,
        isParent: sql`${emailIds.isParent} or excluded.is_parent`,
      },
    })
}
