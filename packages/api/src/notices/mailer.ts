import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open.ts'
import { notices } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { notifyRunners } from '../claims/notify-runners.ts'
import type { Now } from '../claims/time.ts'
import type { Seal } from '@draftdesk/server-kit'
import type { Mail } from './mail.ts'
import { sealMail } from './sealed-mail.ts'

/** Sends our own mails. */
export interface Mailer {
  /**
   * Writes a mail down in the caller's transaction; a worker hands it over once that is committed. Without a mail a blank one
   * is written, which takes the same work and the same time and goes nowhere: an answer must not show whether an address exists.
   */
  send: (db: Database | Transaction, mail: Mail | undefined) => Promise<void>
}

/** Creates a mailer whose rows are sealed. */
export function createMailer(seal: Seal, now: Now): Mailer {
  return {
    send: async (db, mail) => {
      const id = randomUUID()
      await db.insert(notices).values({ id, begunAt: now(), dueAt: now(), sealed: sealMail(seal, id, mail) })
      await notifyRunners(db, notices)
    },
  }
}
