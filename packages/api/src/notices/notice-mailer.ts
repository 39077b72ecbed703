import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { notices } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { wakeJobRunners } from '../claims/wake-job-runners.ts'
import type { SqlClock } from '../claims/sql-time.ts'
import type { Seal } from '@draftdesk/server-kit'
import type { NoticeMail } from './notice-mail.ts'
import { sealMail } from './sealed-mail.ts'

/** Sends notification mails. */
export interface NoticeMailer {
  /**
   * Stores a mail in the caller's transaction, and a worker sends it after the commit. Without a mail it stores a blank one, so that response times do not
   * reveal registered addresses.
   */
  send: (db: Database | Transaction, mail: NoticeMail | undefined) => Promise<void>
}

/** Creates a mailer with sealed rows. */
export function createNoticeMailer(seal: Seal, now: SqlClock): NoticeMailer {
  return {
    send: async (db, mail) => {
      const id = randomUUID()
      await db.insert(notices).values({ id, begunAt: now(), dueAt: now(), sealed: sealMail(seal, id, mail) })
      await wakeJobRunners(db, notices)
    },
  }
}
