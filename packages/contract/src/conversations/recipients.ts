import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { maxLengths } from '../input-limits.ts'
import { mailPersonField } from './thread-fields.ts'

/** GET /v1/recipients: the beginning of an address, a name or a last name. Empty matches everyone. */
export const recipientsRequest = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.search, 'This search is too long.'))),
})

/** The matching people, at most 8, most frequent and recent first. */
export const recipientsAnswer = z.object({ people: z.array(mailPersonField) })

/** The call that completes addresses. */
export const recipientCalls = {
  recipients: {
    method: 'GET',
    path: '/v1/recipients',
    payload: 'query',
    request: recipientsRequest,
    status: 200,
    answer: recipientsAnswer,
    token: 'required',
    summary: 'Completes an address from the customers and earlier recipients of the store',
  },
} as const satisfies Record<string, Call>
