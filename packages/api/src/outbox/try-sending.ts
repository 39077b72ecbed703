import { dayMs } from '@draftdesk/contract/durations'
import { and, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm'
import { LostClaimError, writeUnderClaim } from '../claims/job-claims.ts'
import type { JobResult } from '../claims/job.ts'
import { outbox } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { MailboxAccessError } from '../mailboxes/mailbox-password.ts'
import { findMailbox } from '../mailboxes/mailbox.ts'
import { canSendReplies } from '../threads/colleagues.ts'
import { explainSendFailure } from '../threads/replies/explain-send-failure.ts'
import type { SendFault } from '../threads/replies/explain-send-failure.ts'
import { notifySendFailures } from '../threads/replies/send-failure.ts'
import { publishThreads } from '../events/publish-events.ts'
import type { DeliveryResult, SmtpLogin } from './deliver-mail.ts'
import { markSent } from './mark-sent.ts'
import { loadOutgoingMail } from './outgoing-mail.ts'
import type { SendDeps, OutboxJob } from './send-deps.ts'
import { reopenDraft } from './undo-send.ts'

/** Owners are notified when a mail waits this long. */
const maxStuckMs = 30 * 60_000
/** Long delays after a failed login, because providers lock accounts. */
const loginRetrySeconds = [300, 900, 3600]

/** Tries to send a mail. Each step is committed before it happens, so that a crash cannot hide it: claimed, DATA started, DATA about to end. */
export async function trySending(deps: SendDeps, work: OutboxJob): Promise<JobResult> {
  const { claim } = work
  if (!(await isSenderStillAllowed(deps, work))) return failSend(deps, work, 'removed', undefined)
  if (!(await beginSending(deps, work))) return { kind: 'resting' }
  const login = await findSmtpLogin(deps, work.row)
  if (login === 'moved') return failSend(deps, work, login, undefined)
  if (typeof login === 'string') return delaySend(deps, work, login, undefined)
  const raw = await loadOutgoingMail(deps.db, claim.id)
  const createProgressMark = (facts: Partial<typeof outbox.$inferInsert>, isFirst: boolean) => async () => {
    await writeUnderClaim(deps.db, outbox, claim, async (tx) => {
      const isUnmarked = isNull(isFirst ? outbox.handedAt : outbox.endedAt)
      const marked = await tx
        .update(outbox)
        .set(facts)
        .where(and(eq(outbox.id, claim.id), eq(outbox.state, 'sending'), isUnmarked))
        .returning({ id: outbox.id })
      if (marked.length === 0) throw new LostClaimError('this mail is being sent elsewhere')
    })
  }
  const now = new Date(deps.clock())
  const handed = await deps.handOver(
    login,
    { envelope: work.row.envelope, raw },
    {
      onFirst: createProgressMark({ handedAt: now }, true),
      onEnd: createProgressMark({ endedAt: now }, false),
    },
  )
  return recordDeliveryResult(deps, work, handed)
}

/** False for a scheduled reply of a person who may not send mail any more: an observer, or a removed member. */
async function isSenderStillAllowed({ db }: SendDeps, { row }: OutboxJob): Promise<boolean> {
  const { isScheduled, storeId, sentBy } = row
  return !isScheduled || (sentBy !== null && (await canSendReplies(db, storeId, sentBy)))
}

/** Moves a mail from `held` to `sending`. Returns false when it was taken back. */
async function beginSending({ db }: SendDeps, { claim }: OutboxJob): Promise<boolean> {
  return writeUnderClaim(db, outbox, claim, async (tx) => {
    const begun = await tx
      .update(outbox)
      .set({ state: 'sending', handedAt: null })
      .where(and(eq(outbox.id, claim.id), isNull(outbox.endedAt), isWaiting))
      .returning({ id: outbox.id })
    return begun.length > 0
  })
}

const isWaiting = inArray(outbox.state, ['held', 'sending'])

async function findSmtpLogin(
  { db, openCredentials, findHost }: SendDeps,
  { storeId, envelope }: Pick<OutboxJob['row'], 'storeId' | 'envelope'>,
): Promise<SmtpLogin | SendFault> {
  const mailbox = await findMailbox(db, storeId)
  if (!mailbox?.connectedAt) return 'unlinked'
  if (mailbox.address.trim().toLowerCase() !== envelope.from.toLowerCase()) return 'moved'
  const host = await findHost(mailbox.smtpHost)
  if (host.kind === 'failed') return host.failure
  const credentials = await openCredentials(mailbox).catch((error: unknown) => {
    if (error instanceof MailboxAccessError) return error.fault
    throw error
  })
  if (typeof credentials === 'string') return credentials
  return {
    ...credentials,
    server: { host: mailbox.smtpHost, port: mailbox.smtpPort, security: mailbox.smtpSecurity },
    address: host.address,
  }
}

async function recordDeliveryResult(
  deps: SendDeps,
  work: OutboxJob,
  handed: DeliveryResult,
): Promise<JobResult> {
  const { db, clock } = deps
  const { claim, row } = work
  if (handed.kind === 'sent') {
    await writeUnderClaim(db, outbox, claim, (tx) => markSent(tx, row, handed, clock()))
    return { kind: 'again', afterSeconds: 0 }
  }
  if (handed.kind === 'later') return delaySend(deps, work, handed.reason, handed.answer)
  if (handed.kind === 'refused') return failSend(deps, work, 'refused', handed.answer)
  await writeUnderClaim(db, outbox, claim, (tx) => markSendUnknown(tx, deps, work, 'silent'))
  return { kind: 'again', afterSeconds: 0 }
}

/** Records that delivery is unknown. */
export async function markSendUnknown(
  tx: Transaction,
  { clock }: Pick<SendDeps, 'clock'>,
  { row }: Pick<OutboxJob, 'row'>,
  reason: SendFault,
): Promise<void> {
  await tx.update(outbox).set({ state: 'unknown', reason, looks: 0 }).where(eq(outbox.id, row.id))
  await publishThreads(tx, { storeId: row.storeId, nowMs: clock() }, row.threadId)
}

async function failSend(
  { db, clock }: SendDeps,
  { claim, row }: OutboxJob,
  reason: SendFault,
  answer: string | undefined,
): Promise<JobResult> {
  await writeUnderClaim(db, outbox, claim, async (tx) => {
    await tx
      .update(outbox)
      .set({ state: 'failed', reason, answer: answer ?? null })
      .where(eq(outbox.id, row.id))
    await reopenDraft(tx, { storeId: row.storeId, nowMs: clock() }, row, 'failed')
    await notifySendFailures(tx, [row], clock())
  })
  return { kind: 'resting' }
}

/** Delays a mail for another try, for a day at most. */
async function delaySend(
  deps: SendDeps,
  work: OutboxJob,
  reason: SendFault,
  answer: string | undefined,
): Promise<JobResult> {
  const { db, clock } = deps
  const { claim, row } = work
  const ageMs = clock() - row.sendAt.getTime()
  if (ageMs >= dayMs) return failSend(deps, work, 'expired', answer)
  await writeUnderClaim(db, outbox, claim, async (tx) => {
    await tx
      .update(outbox)
      .set({ state: 'held', reason, answer: answer ?? null, handedAt: null, endedAt: null })
      .where(eq(outbox.id, row.id))
    await publishThreads(tx, { storeId: row.storeId, nowMs: clock() }, row.threadId)
    if (ageMs < maxStuckMs) return
    await notifySendFailures(tx, [row], clock())
    await notifyStuckSendOncePerDay(tx, deps, work, reason)
  })
  const afterSeconds =
    reason === 'login' || reason === 'token'
      ? loginRetrySeconds[Math.min(claim.tries, loginRetrySeconds.length) - 1]
      : undefined
  return { kind: 'failed', fault: explainSendFailure(reason), afterSeconds }
}

/** Notifies the owners once a day that mail cannot be sent. */
async function notifyStuckSendOncePerDay(
  tx: Transaction,
  { clock, onStuck }: SendDeps,
  { row }: OutboxJob,
  reason: SendFault,
): Promise<void> {
  const dayAgo = new Date(clock() - dayMs)
  const [told] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.storeId, row.storeId), isNotNull(outbox.toldAt), gte(outbox.toldAt, dayAgo)))
    .limit(1)
  if (told) return
  await onStuck(tx, row.storeId, explainSendFailure(reason))
  await tx
    .update(outbox)
    .set({ toldAt: new Date(clock()) })
    .where(eq(outbox.id, row.id))
}
