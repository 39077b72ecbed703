import { eq } from 'drizzle-orm'
import type { Job, JobResult } from '../../claims/job.ts'
import type { Database } from '../../database/open-database.ts'
import { notices } from '../../database/schema.ts'
import type { DeliverNotice } from '../../notices/notice-delivery.ts'
import { unsealMail } from '../../notices/sealed-mail.ts'
import type { Seal } from '@draftdesk/server-kit'

export interface NoticeDeps {
  db: Database
  seal: Seal
  deliver: DeliverNotice
}

/** Sends notification mails, with retries for an hour. */
export function createNoticesJob({ db, seal, deliver }: NoticeDeps): Job {
  return {
    name: 'send-notices',
    table: notices,
    leaseSeconds: 120,
    atOnce: 4,
    backoff: { firstSeconds: 5, mostSeconds: 600, mostTries: 30, forSeconds: 3600 },
    run: async ({ id }) => {
      const [row] = await db.select({ sealed: notices.sealed }).from(notices).where(eq(notices.id, id))
      if (!row) return { kind: 'done' }
      const mail = unsealMail(seal, id, row.sealed)
      if (mail === undefined)
        return { kind: 'failed', fault: 'The notice was encrypted with another API_SECRET.', isFinal: true }
      if (mail === null) return { kind: 'done' }
      try {
        await deliver(mail)
        return { kind: 'done' }
      } catch (error) {
        return toFailedDeliveryResult(error)
      }
    },
  }
}

/** The reason of a failed delivery. The server's text is left out, because it may contain the address. */
export function toFailedDeliveryResult(error: unknown): JobResult {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  if (typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH')
    return { kind: 'failed', fault: `The mail server refused it (${responseCode}).`, isFinal: true }
  if (typeof responseCode === 'number')
    return { kind: 'failed', fault: `The mail server put it off (${responseCode}).` }
  const name = typeof code === 'string' ? ` (${code})` : ''
  return { kind: 'failed', fault: `The mail server could not be used${name}.` }
}
