import { sql } from 'drizzle-orm'
import { emailIds } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { ReadMail } from '../reading/mail.ts'

/** A Message-ID that a mail has or names. */
export type NamedId = typeof emailIds.$inferInsert

/** The mail's own id and every one that it names. */
export function nameIds(storeId: string, mail: ReadMail, threadId: string, emailId: string): NamedId[] {
  const parents = new Set(mail.inReplyTo)
  const named = [...new Set([...mail.inReplyTo, ...mail.references])].filter((id) => id !== mail.messageId)
  return [
    { storeId, messageId: mail.messageId, threadId, emailId },
    ...named.map((messageId) => ({ storeId, messageId, threadId, isParent: parents.has(messageId) })),
  ]
}

/** Remembers ids, each at most once among them. */
export async function writeIds(tx: Transaction, ids: readonly NamedId[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(emailIds)
    .values([...ids])
    .onConflictDoUpdate({
      target: [emailIds.storeId, emailIds.messageId],
      set: {
        // The mail itself says where it is; who only names it says so while it has not come.
        threadId: sql`case when ${emailIds.emailId} is null and excluded.email_id is not null then excluded.thread_id else ${emailIds.threadId} end`,
        emailId: sql`coalesce(${emailIds.emailId}, excluded.email_id)`,
        isParent: sql`${emailIds.isParent} or excluded.is_parent`,
      },
    })
}
