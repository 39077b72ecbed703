import { dayMs } from '@draftdesk/contract/durations'
import type { SendDraftAnswer } from '@draftdesk/contract'
import { explainPlaceholder } from '@draftdesk/contract/placeholders'
import { replyLimits } from '@draftdesk/contract/input-limits'
import { findChangedOrders } from '../../drafting/facts/changed-orders.ts'
import { findDraft } from '../../threads/replies/find-draft.ts'
import { sendDraft as send } from '../../outbox/send-draft.ts'
import type { SendRequest } from '../../outbox/send-draft.ts'
import { findOutboxRow, resolveSend as settle, undoSend as undo } from '../../outbox/undo-send.ts'
import type { OutboxActionResult } from '../../outbox/undo-send.ts'
import { loadDraftAnswer } from '../../threads/replies/draft.ts'
import { loadOutboxMail } from '../../threads/replies/outbox-mails.ts'
import { addDefaultRecipients, isReplyWithinThread } from '../../threads/replies/reply-recipients.ts'
import type { StoreWithSetUp } from '../../database/store-with-set-up.ts'
import type { Database } from '../../database/open-database.ts'
import type { RateLimitCharge, RateLimits } from '../../platform/rate-limits.ts'
import { refuseUnknownDraft, toDraftActionContext } from './drafts.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import {
  createSuccess,
  refuseCall,
  refuseField,
  refuseStaleEdit,
  refuseTooManyRequests,
} from '../call-handler.ts'
import type { CallReply, Refusal } from '../call-handler.ts'

const refuseUnknownMail = () => refuseCall(404, 'This email does not exist any more.')

const refuseWithoutLinkedMailbox = () =>
  refuseCall(400, 'Please link the email account that receives customer mail first.')

const maxDelayMs = 366 * dayMs

/** Refuses times that have passed or are far away, and a reminder before the reply. */
function refuseInvalidTimes(
  { send_at: sendAt, follow_up_at: followUpAt }: Pick<SendRequest, 'send_at' | 'follow_up_at'>,
  nowMs: number,
): Refusal | undefined {
  const sendMs = sendAt == null ? nowMs : Date.parse(sendAt)
  if (sendAt != null && (sendMs <= nowMs || sendMs > nowMs + maxDelayMs))
    return refuseField('send_at', 'Please choose a time in the future, within a year.')
  if (followUpAt == null) return undefined
  const followUpMs = Date.parse(followUpAt)
  return followUpMs > sendMs && followUpMs <= sendMs + maxDelayMs
    ? undefined
    : refuseField('follow_up_at', 'Please choose a time after the reply, within a year.')
}

/** POST /v1/drafts/{id}/send. */
export const sendDraft = createStoreHandler<'sendDraft'>(async (context) => {
  const { services, input, store, id } = context
  const { db, limits } = services
  const wrong = refuseInvalidTimes(input, services.clock())
  if (wrong) return wrong
  const leaving = await findDraft(db, store.id, id)
  if (!leaving) return refuseUnknownDraft()
  const { threadId, to, cc, bcc, forward } = await addDefaultRecipients(db, store.id, leaving)
  const recipients = [...to, ...cc, ...bcc].map(({ address }) => address)
  const leavingMail = { threadId, recipients, isForward: forward !== null }
  const charges = await listSendingLimitCharges(db, store, leavingMail)
  const busy = await chargeSendingLimits(limits, charges)
  if (busy) return busy
  const shop = { ...services, shops: services.connections.shops }
  const orders = await findChangedOrders(shop, store, id)
  if (orders) {
    await limits.give(...charges)
    const draft = await loadDraftAnswer(db, orders.draft)
    return refuseStaleEdit(
      { sending: null, draft, news: orders.news },
      'The order changed since this was written. Nothing was sent.',
    )
  }
  const sent = await send(db, toDraftActionContext(context), id, input)
  // Only sent mails count against the limits.
  if (sent.kind !== 'held' || !sent.isNew) await limits.give(...charges)
  switch (sent.kind) {
    case 'held':
      return createSuccess(await loadOutboxAnswer(context, sent.id))
    case 'stale': {
      const draft = await loadDraftAnswer(db, sent.draft)
      return refuseStaleEdit({ sending: null, draft, news: sent.news }, explainSendConflict(sent.news))
    }
    case 'missing':
      return refuseUnknownDraft()
    case 'unlinked':
      return refuseWithoutLinkedMailbox()
    case 'nobody':
      return refuseField('to', 'Please say whom this goes to.')
    case 'empty':
      return refuseField('body', 'Please write something first.')
    case 'placeholder':
      return refuseField(sent.field, explainPlaceholder(sent.placeholder, sent.field))
    case 'originless':
      return refuseCall(400, 'The email to forward does not exist any more.')
    case 'automatic':
      return refuseCall(400, 'Only automated mail so far. Replying could start a mail loop.')
  }
})

/** Explains the changes since the page was loaded. */
function explainSendConflict(news: SendDraftAnswer['news']): string {
  const last = news.at(-1)
  if (!last) return 'A colleague changed this reply in the meantime. Nothing was sent.'
  return last.direction === 'in'
    ? 'The customer has written again. Nothing was sent.'
    : 'A colleague answered in the meantime. Nothing was sent.'
}

/** POST /v1/outbox/{id}/undo. */
export const undoSend = createStoreHandler<'undoSend'>(async (context) =>
  respondWithOutboxChange(
    context,
    await undo(context.services.db, toDraftActionContext(context), context.id),
    'This email has already been sent.',
  ),
)

/** POST /v1/outbox/{id}/settle. */
export const confirmSend = createStoreHandler<'settleSend'>(async (context) => {
  const { services, input, store, id } = context
  const { db, limits } = services
  const charges: RateLimitCharge[] = []
  if (!input.arrived) {
    const row = await findOutboxRow(db, store.id, id)
    if (!row) return refuseUnknownMail()
    const { threadId, envelope, draftId } = row
    const draft = draftId === null ? undefined : await findDraft(db, store.id, draftId)
    const isForward = draft != null && draft.forward !== null
    charges.push(
      ...(await listSendingLimitCharges(db, store, { threadId, recipients: envelope.to, isForward })),
    )
    const busy = await chargeSendingLimits(limits, charges)
    if (busy) return busy
  }
  const settled = await settle(db, toDraftActionContext(context), id, input.arrived).catch(
    async (error: unknown) => {
      await limits.give(...charges)
      throw error
    },
  )
  if (settled.kind !== 'done') await limits.give(...charges)
  return respondWithOutboxChange(context, settled, 'The delivery of this email is already known.')
})

type OutboxCallContext = Pick<StoreContext<'undoSend'>, 'services' | 'store' | 'id'>

async function respondWithOutboxChange(
  context: OutboxCallContext,
  settled: OutboxActionResult,
  late: string,
): Promise<CallReply<'undoSend'>> {
  if (settled.kind === 'missing') return refuseUnknownMail()
  if (settled.kind === 'unlinked') return refuseWithoutLinkedMailbox()
  return settled.kind === 'done'
    ? createSuccess(await loadOutboxAnswer(context, settled.id))
    : refuseStaleEdit(await loadOutboxAnswer(context, context.id), late)
}

async function loadOutboxAnswer(
  { services: { db, clock }, store }: Omit<OutboxCallContext, 'id'>,
  id: string,
): Promise<SendDraftAnswer> {
  const sending = await loadOutboxMail(db, id, clock())
  const row = await findOutboxRow(db, store.id, id)
  const draft = row?.draftId ? await findDraft(db, store.id, row.draftId) : undefined
  return { sending: sending ?? null, draft: draft ? await loadDraftAnswer(db, draft) : null, news: [] }
}

/** A mail to be sent with its thread and recipients. */
interface OutgoingMail {
  readonly threadId: string
  readonly recipients: readonly string[]
  readonly isForward: boolean
}

/** The rate limits of a mail. A store's own numbers replace the defaults for replies. */
export async function listSendingLimitCharges(
  db: Database,
  { id, repliesPerMinute, repliesPerDay }: StoreWithSetUp,
  mail: OutgoingMail,
): Promise<readonly RateLimitCharge[]> {
  if (mail.isForward || !(await isReplyWithinThread(db, id, mail)))
    return [
      ['messageStoreBurst', id],
      ['messageStoreDay', id],
    ]
  return [
    ['replyStoreMinute', id, repliesPerMinute ?? replyLimits.perMinute],
    ['replyStoreDay', id, repliesPerDay ?? replyLimits.perDay],
  ]
}

const limitSentences: Readonly<Partial<Record<RateLimitCharge[0], (most: number) => string>>> = {
  replyStoreMinute: (most) => `Your store sends at most ${most} replies a minute.`,
  replyStoreDay: (most) =>
    `Your store sends at most ${most.toLocaleString('en')} replies a day. An administrator of Draftdesk can raise this limit.`,
  messageStoreBurst: () => 'Your store begins at most 30 new conversations in 5 minutes.',
  messageStoreDay: () => 'Your store begins at most 300 new conversations a day.',
}

/** Counts a mail against its limits. A refusal names limit and wait, and counts nothing. */
export async function chargeSendingLimits(
  limits: RateLimits,
  charges: readonly RateLimitCharge[],
): Promise<Refusal | undefined> {
  for (const [index, charge] of charges.entries()) {
    const wait = await limits.take(charge)
    if (wait === undefined) continue
    await limits.give(...charges.slice(0, index))
    const sentence = limitSentences[charge[0]]?.(charge[2] ?? 0) ?? ''
    return refuseTooManyRequests(
      wait,
      `Not sent yet. ${sentence} Your text is saved: send it again in ${formatWait(wait)}.`,
    )
  }
  return undefined
}

function formatWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
