import { and, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm'
import { LostClaim, underClaim } from '../claims/claim.ts'
import type { Outcome } from '../claims/job.ts'
import { outbox } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { AccessError } from '../mailboxes/access.ts'
import { findMailbox } from '../mailboxes/mailbox.ts'
import { explainSend, type SendReason } from '../threads/send-words.ts'
import { tellThreads } from '../events/tell-threads.ts'
import type { Handed, SmtpLogin } from './hand-over.ts'
import { markSent } from './mark-sent.ts'
import { readMail } from './outgoing-mail.ts'
import type { SendParts, Work } from './send-parts.ts'
import { reopen } from './undo.ts'

const dayMs = 86_400_000
/** A mail that cannot leave for this long is told to the owners. */
const stuckMs = 30 * 60_000
/** A refused login is not hammered: providers lock accounts for that. */
const loginSeconds = [300, 900, 3600]

/**
 * Tries to send a mail. What has to be known after a crash is committed before it can happen: that it is being sent, that its
 * body is asked for, and that the end of it is about to leave, each under the claim of this process.
 */
export async function trySending(parts: SendParts, work: Work): Promise<Outcome> {
  const { claim } = work
  if (!(await begin(parts, work))) return { kind: 'resting' }
  const login = await findLogin(parts, work.row.storeId)
  if (typeof login === 'string') return putOff(parts, work, login, undefined)
  const raw = await readMail(parts.db, claim.id)
  const mark = (facts: Partial<typeof outbox.$inferInsert>, isFirst: boolean) => async () => {
    await underClaim(parts.db, outbox, claim, async (tx) => {
      const isUnmarked = isNull(isFirst ? outbox.handedAt : outbox.endedAt)
      const marked = await tx
        .update(outbox)
        .set(facts)
        .where(and(eq(outbox.id, claim.id), eq(outbox.state, 'sending'), isUnmarked))
        .returning({ id: outbox.id })
      if (marked.length === 0) throw new LostClaim('this mail is being sent elsewhere')
    })
  }
  const now = new Date(parts.clock())
  const handed = await parts.handOver(
    login,
    { envelope: work.row.envelope, raw },
    { onFirst: mark({ handedAt: now }, true), onEnd: mark({ endedAt: now }, false) },
  )
  return settle(parts, work, handed)
}

/** Takes a mail from those that can be taken back; false when somebody was faster. */
async function begin({ db }: SendParts, { claim }: Work): Promise<boolean> {
  return underClaim(db, outbox, claim, async (tx) => {
    const begun = await tx
      .update(outbox)
      .set({ state: 'sending', handedAt: null })
      .where(and(eq(outbox.id, claim.id), isNull(outbox.endedAt), isWaiting))
      .returning({ id: outbox.id })
    return begun.length > 0
  })
}

const isWaiting = inArray(outbox.state, ['held', 'sending'])

async function findLogin(
  { db, openCredentials, findHost }: SendParts,
  storeId: string,
): Promise<SmtpLogin | SendReason> {
  const mailbox = await findMailbox(db, storeId)
  if (!mailbox?.connectedAt) return 'unlinked'
  const host = await findHost(mailbox.smtpHost)
  if (host.kind === 'failed') return host.failure
  const credentials = await openCredentials(mailbox).catch((error: unknown) => {
    if (error instanceof AccessError) return error.fault
    throw error
  })
  if (typeof credentials === 'string') return credentials
  return {
    ...credentials,
    server: { host: mailbox.smtpHost, port: mailbox.smtpPort, security: mailbox.smtpSecurity },
    address: host.address,
  }
}

async function settle(parts: SendParts, work: Work, handed: Handed): Promise<Outcome> {
  const { db, clock } = parts
  const { claim, row } = work
  if (handed.kind === 'sent') {
    await underClaim(db, outbox, claim, (tx) => markSent(tx, row, handed, clock()))
    return { kind: 'again', afterSeconds: 0 }
  }
  if (handed.kind === 'later') return putOff(parts, work, handed.reason, handed.answer)
  if (handed.kind === 'refused') return giveUp(parts, work, 'refused', handed.answer)
  await underClaim(db, outbox, claim, (tx) => markUnknown(tx, parts, work, 'silent'))
  return { kind: 'again', afterSeconds: 0 }
}

/** Writes down that nobody knows whether a mail left. */
export async function markUnknown(
  tx: Transaction,
  { clock }: Pick<SendParts, 'clock'>,
  { row }: Pick<Work, 'row'>,
  reason: SendReason,
): Promise<void> {
  await tx.update(outbox).set({ state: 'unknown', reason, looks: 0 }).where(eq(outbox.id, row.id))
  await tellThreads(tx, { storeId: row.storeId, nowMs: clock() }, row.threadId)
}

async function giveUp(
  { db, clock }: SendParts,
  { claim, row }: Work,
  reason: SendReason,
  answer: string | undefined,
): Promise<Outcome> {
  await underClaim(db, outbox, claim, async (tx) => {
    await tx
      .update(outbox)
      .set({ state: 'failed', reason, answer: answer ?? null })
      .where(eq(outbox.id, row.id))
    await reopen(tx, { storeId: row.storeId, nowMs: clock() }, row, 'failed')
  })
  return { kind: 'resting' }
}

/** Has a mail wait for another try, for a day at most. */
async function putOff(
  parts: SendParts,
  work: Work,
  reason: SendReason,
  answer: string | undefined,
): Promise<Outcome> {
  const { db, clock } = parts
  const { claim, row } = work
  const ageMs = clock() - row.sendAt.getTime()
  if (ageMs >= dayMs) return giveUp(parts, work, 'expired', answer)
  await underClaim(db, outbox, claim, async (tx) => {
    await tx
      .update(outbox)
      .set({ state: 'held', reason, answer: answer ?? null, handedAt: null, endedAt: null })
      .where(eq(outbox.id, row.id))
    await tellThreads(tx, { storeId: row.storeId, nowMs: clock() }, row.threadId)
    if (ageMs >= stuckMs) await tellOnce(tx, parts, work, reason)
  })
  const afterSeconds =
    reason === 'login' || reason === 'token'
      ? loginSeconds[Math.min(claim.tries, loginSeconds.length) - 1]
      : undefined
  return { kind: 'failed', fault: explainSend(reason), afterSeconds }
}

/** Tells the owners of a store once a day that its mail cannot leave. */
async function tellOnce(
  tx: Transaction,
  { clock, onStuck }: SendParts,
  { row }: Work,
  reason: SendReason,
): Promise<void> {
  const dayAgo = new Date(clock() - dayMs)
  const [told] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.storeId, row.storeId), isNotNull(outbox.toldAt), gte(outbox.toldAt, dayAgo)))
    .limit(1)
  if (told) return
  await onStuck(tx, row.storeId, explainSend(reason))
  await tx
    .update(outbox)
    .set({ toldAt: new Date(clock()) })
    .where(eq(outbox.id, row.id))
}
