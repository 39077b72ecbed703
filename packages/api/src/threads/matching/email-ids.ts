import { sql } from 'drizzle-orm'
import { emailIds } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import type { MailWithLanguage } from '../../reading/parsed-mail.ts'

/** A Message-ID that a mail has or refers to. */
export type MessageIdRow = typeof emailIds.$inferInsert

/**
 * Returns the mail's own id and its references. In-Reply-To of a customer's mail is a certain parent, but
 * staff may start a new mail by answering another one.
 */
export function listMessageIds(
  storeId: string,
  mail: MailWithLanguage,
  threadId: string,
  emailId: string,
): MessageIdRow[] {
  const parents = new Set(mail.kind === 'own' ? [] : mail.inReplyTo)
  const named = [...new Set([...mail.inReplyTo, ...mail.references])].filter((id) => id !== mail.messageId)
  return [
    { storeId, messageId: mail.messageId, threadId, emailId },
    ...named.map((messageId) => ({ storeId, messageId, threadId, isParent: parents.has(messageId) })),
  ]
}

/** Merges two records of a Message-ID. The mail itself takes precedence over references to it. */
export function mergeMessageIds(
  known: Omit<MessageIdRow, 'storeId'> | undefined,
  named: MessageIdRow,
): MessageIdRow {
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

/** Stores Message-IDs, merged by `mergeMessageIds`. Each id may occur once. */
export async function saveMessageIds(tx: Transaction, ids: readonly MessageIdRow[]): Promise<void> {
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
