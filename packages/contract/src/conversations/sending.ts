import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { idField, createOmissibleField, versionField } from '../shared-fields.ts'
import { draftAnswer, draftFileAnswer } from './drafts.ts'
import { mailPersonField } from './thread-fields.ts'

const futureTimeField = z.optional(z.nullable(z.iso.datetime('Please choose a time.')))

/**
 * POST /v1/drafts/{id}/send: the seen version and last email, and an idempotency key. `send_at` schedules the
 * reply unless the customer writes before, and `follow_up_at` returns the conversation without an answer;
 * `known` are news of earlier 409s.
 */
export const sendDraftRequest = z.object({
  version: versionField,
  seen: z.optional(z.nullable(z.string())),
  key: z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[\w-]+$/)),
  send_at: futureTimeField,
  follow_up_at: futureTimeField,
  known: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50))),
})

/** POST /v1/outbox/{id}/settle: says if a mail with unknown delivery arrived. If not, it is sent again. */
export const confirmSendRequest = z.object({ arrived: z.boolean() })

/** The states of an outgoing mail, see the table `outbox`. */
export const outboxMailStates = ['held', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const

/** An outgoing mail that is not delivered, or was canceled. */
export const outboxMailAnswer = z.object({
  id: z.string(),
  thread_id: z.string(),
  draft_id: z.nullable(z.string()),
  state: z.enum(outboxMailStates),
  subject: z.string(),
  body: z.string(),
  to: z.array(mailPersonField),
  cc: z.array(mailPersonField),
  bcc: createOmissibleField(z.array(mailPersonField)),
  is_forward: createOmissibleField(z.boolean()),
  files: z.array(draftFileAnswer),
  created_at: z.string(),
  /** The mail can be undone until this time. */
  send_at: z.string(),
  /** A person chose that time. */
  is_scheduled: createOmissibleField(z.boolean()),
  /** Seconds left to undo. */
  undo_seconds: z.number(),
  /** The time of the next try, after a failed one. */
  next_try_at: z.nullable(z.string()),
  /** The state in words: the result, or the reason for waiting. */
  detail: z.nullable(z.string()),
  /** The literal response of the mail server. */
  answer: z.nullable(z.string()),
})

/** An email received or sent since the page was loaded. */
const newEmailField = z.object({
  id: z.string(),
  sender: z.string(),
  direction: z.enum(['in', 'out']),
  created_at: z.string(),
  excerpt: z.string(),
  /** The member who sent a reply with this product. */
  sent_by: createOmissibleField(z.nullable(z.object({ id: idField, name: z.string() }))),
})

/** The queued mail. A 409 returns the current draft and unseen mails, and nothing was sent. */
export const sendDraftAnswer = z.object({
  sending: z.nullable(outboxMailAnswer),
  draft: z.nullable(draftAnswer),
  news: z.array(newEmailField),
})

export type OutboxMailState = (typeof outboxMailStates)[number]
export type OutboxMailAnswer = z.infer<typeof outboxMailAnswer>
export type SendDraftAnswer = z.infer<typeof sendDraftAnswer>

/** The calls of replies in the outbox. */
export const sendingCalls = {
  sendDraft: {
    method: 'POST',
    path: '/v1/drafts/{id}/send',
    payload: 'json',
    request: sendDraftRequest,
    isVersioned: true,
    status: 200,
    answer: sendDraftAnswer,
    token: 'required',
    summary: 'Sends a draft after the time to cancel; 409 with `current` when the conversation changed',
  },
  undoSend: {
    method: 'POST',
    path: '/v1/outbox/{id}/undo',
    payload: 'none',
    request: z.object({}),
    isVersioned: true,
    status: 200,
    answer: sendDraftAnswer,
    token: 'required',
    summary: 'Cancels a waiting mail; 409 with `current` when it was sent',
  },
  settleSend: {
    method: 'POST',
    path: '/v1/outbox/{id}/settle',
    payload: 'json',
    request: confirmSendRequest,
    isVersioned: true,
    status: 200,
    answer: sendDraftAnswer,
    token: 'required',
    summary: 'Stores if a mail that the server did not confirm was delivered; 409 when that is known',
  },
} as const satisfies Record<string, Call>
