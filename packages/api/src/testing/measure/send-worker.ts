import { setTimeout as wait } from 'node:timers/promises'
import { createSeal } from '@draftdesk/server-kit'
import { and, inArray, lt, or, sql } from 'drizzle-orm'
import { releaseLeases } from '../../claims/job-claims.ts'
import { startClaimingJobs } from '../../claims/job-runner.ts'
import { createDatabaseTime } from '../../claims/sql-time.ts'
import { openDatabase } from '../../database/open-database.ts'
import type { Database } from '../../database/open-database.ts'
import { outbox } from '../../database/schema.ts'
import { createOpenCredentials } from '../../mailboxes/mailbox-credentials.ts'
import { createMailConsents } from '../../mailboxes/linking/mail-consents.ts'
import { imapLimits } from '../../mailboxes/imap/imap-session.ts'
import { createMailDelivery } from '../../outbox/deliver-mail.ts'
import { createFindHost } from '../../platform/network/find-host.ts'
import { createLog } from '../../platform/log.ts'
import { createRepliesJob } from '../../workers/replies/send-replies.ts'

// A process that sends all mails of a database until it is killed. Retry pauses are seconds instead of hours.

const { DATABASE_URL: url, DATA_DIR: path = '', SECRET = '', ANSWER_MS = '500' } = process.env
const database = await openDatabase(
  url ? { kind: 'postgres', url, connections: 10 } : { kind: 'folder', path },
)
const { db } = database
if (!database.isShared) await releaseLeases(db, [outbox])
const replyLeaseSeconds = 2
const job = createRepliesJob({
  db,
  clock: Date.now,
  now: createDatabaseTime,
  openCredentials: createOpenCredentials(
    { db, seal: createSeal(SECRET, 'credentials'), clock: Date.now, now: createDatabaseTime },
    createMailConsents({}, Date.now),
  ),
  findHost: createFindHost(true),
  handOver: createMailDelivery({
    stepMs: Number(ANSWER_MS),
    beforeBodyMs: 2 * Number(ANSWER_MS),
    silenceMs: Number(ANSWER_MS),
  }),
  imapLimits,
  onStuck: () => Promise.resolve(),
  replyLeaseSeconds,
})
const runner = startClaimingJobs({
  db,
  log: createLog('error'),
  now: createDatabaseTime,
  random: Math.random,
  jobs: [job],
  listen: database.listen,
  pollMs: 100,
})
process.stdout.write('ready\n')
while (await isAnythingLeft(db)) {
  await wait(100)
  await db
    .update(outbox)
    .set({ dueAt: sql`now()` })
    .where(and(sql`${outbox.dueAt} > now() and ${outbox.dueAt} < 'infinity'`, sql`${outbox.sendAt} <= now()`))
}
await runner.stop()
await database.close()

/** True if a mail is waiting, being sent, being searched for, or missing its Sent copy. */
async function isAnythingLeft(from: Database): Promise<boolean> {
  const isWaiting = inArray(outbox.state, ['held', 'sending'])
  const isDue = lt(outbox.dueAt, sql`'infinity'`)
  return (await from.$count(outbox, or(isWaiting, isDue))) > 0
}
