import type { Database } from '../../database/open-database.ts'
import { senderRules } from '../../database/schema.ts'
import { eq } from 'drizzle-orm'
import { readMail } from '../../reading/read-mail.ts'
import type { MailFile } from '../../reading/parsed-mail.ts'
import { matchThread } from '../../threads/matching/match-thread.ts'
import { wakeAnsweredThreads } from '../../threads/returns/wake-answered-threads.ts'
import { refreshThreads } from '../../threads/matching/refresh-threads.ts'
import { formatMail } from './mails.ts'
import type { TestMail } from './mails.ts'

/** The store's address in test mails. */
export const shopAddress = 'help@shop.test'

/** Stores a mail like mailbox sync. Returns its id and its thread's. */
export async function receiveMail(
  db: Database,
  storeId: string,
  told: TestMail & {
    readonly files?: readonly MailFile[]
    readonly isSeen?: boolean
    readonly isSent?: boolean
  },
): Promise<{ emailId: string; threadId: string }> {
  const receivedAtMs = told.atMs ?? Date.UTC(2030, 0, 10, 9)
  const raw = Buffer.from(told.raw ?? formatMail({ ...told, atMs: receivedAtMs }))
  const own = new Set([shopAddress])
  // A mail from the store is in the Sent folder by default.
  const isSent = told.isSent ?? told.from?.includes(shopAddress) === true
  const mail = await readMail({ raw, files: told.files ?? [], receivedAtMs, own: [...own], isSent })
  return db.transaction(async (tx) => {
    const said = await tx.select().from(senderRules).where(eq(senderRules.storeId, storeId))
    const rules = new Map(said.map(({ address, kind }) => [address, kind]))
    const placed = await matchThread(tx, { storeId, mail, receivedAtMs, own, rules })
    const unread = new Set(placed.isOwn || told.isSeen ? [] : [placed.threadId])
    await refreshThreads(tx, [placed.threadId], { reopens: true, unread })
    if (placed.isNew) await wakeAnsweredThreads(tx, [placed.emailId], receivedAtMs)
    return placed
  })
}
