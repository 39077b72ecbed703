import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { flagFilterField } from '../shared-fields.ts'
import { fullThreadAnswer } from './thread.ts'

/**
 * GET /v1/emails/{id}/html: `pictures` shows pictures of other hosts, which learn nothing about the reader.
 */
export const emailHtmlRequest = z.object({ pictures: flagFilterField })

/**
 * The original of an email, for a frame without scripts. Its own pictures come from /v1/attachments, and the
 * `remote_count` pictures of other hosts from /v1/emails/{id}/pictures on request.
 */
export const emailHtmlAnswer = z.object({ html: z.string(), remote_count: z.int() })

/** PUT /v1/emails/{id}/sender: a person's rule for a sender, also for later mails. */
export const setSenderKindRequest = z.object({
  kind: z.enum(['customer', 'notice'], 'Say whether this comes from a customer or is an automatic notice.'),
})

/** The calls of single emails of the token's store. */
export const emailCalls = {
  emailHtml: {
    method: 'GET',
    path: '/v1/emails/{id}/html',
    payload: 'query',
    request: emailHtmlRequest,
    status: 200,
    answer: emailHtmlAnswer,
    token: 'required',
    summary: 'Shows an email as it was sent, made safe',
  },
  setSender: {
    method: 'PUT',
    path: '/v1/emails/{id}/sender',
    payload: 'json',
    request: setSenderKindRequest,
    status: 200,
    answer: fullThreadAnswer,
    token: 'required',
    summary:
      'Sets if the sender of an email is a customer, for this and all later emails; returns the thread',
  },
} as const satisfies Record<string, Call>
