import * as z from 'zod/mini'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { idField } from '../fields.ts'

/** Unanswered customer questions, most asked first, and recently answered ones. */
export const gapsAnswer = z.object({
  gaps: z.array(
    z.object({
      id: idField,
      question: z.string(),
      /** Subject of the mail that asked it. */
      subject: z.string(),
      /** The number of conversations. 0 for a question of a sample mail. */
      asked: z.int(),
      last_at: z.string(),
      /** The newest of the conversations. */
      threads: z.array(z.object({ id: idField, subject: z.string() })),
    }),
  ),
  settled: z.array(
    z.object({ id: idField, question: z.string(), policy: z.object({ id: idField, title: z.string() }) }),
  ),
})

/** PATCH /v1/gaps/{id}: dismisses or reopens a question. */
export const updateGapRequest = z.object({ state: z.enum(['open', 'dismissed']) })

/** Calls about the gaps in a store's knowledge. */
export const learningCalls = {
  gaps: {
    method: 'GET',
    path: '/v1/gaps',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: gapsAnswer,
    token: 'required',
    summary:
      'Lists the questions of customers that nothing answers, and those that a document answers by now',
  },
  updateGap: {
    method: 'PATCH',
    path: '/v1/gaps/{id}',
    payload: 'json',
    request: updateGapRequest,
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Removes an unanswered question from the list, or restores it',
  },
} as const satisfies Record<string, Call>
