import { eq } from 'drizzle-orm'
import { threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/**
 * Locks a conversation before its drafts. A trigger of drafts locks it as well, and two orders would wait for each
 * other.
 */
export async function lockThread(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: threads.id }).from(threads).where(eq(threads.id, id)).for('no key update')
}
