import * as z from 'zod/mini'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { languageField, lengthField, toneField } from '../conversations/draft-style.ts'
import { idField, createOmissibleField, titleField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'
import { exampleAnswerField, exampleQuestionField } from './examples.ts'
import { policyTextField } from './policies.ts'

/** A document as it would be saved. Without `id` it is a new one, and without `text` its text stays. */
const policyField = z.object({
  id: z.optional(idField),
  title: titleField,
  text: z.optional(policyTextField),
})

/** An example as it would be saved. Without `id` it is a new one. */
const exampleField = z.object({
  id: z.optional(idField),
  title: titleField,
  question: exampleQuestionField,
  answer: exampleAnswerField,
})

/** The style of drafts as it would be saved. A missing field stays as it is. */
const styleField = z.object({
  tone: z.optional(toneField),
  length: z.optional(lengthField),
  language: z.optional(z.nullable(languageField)),
  guardrails: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.guardrails))),
  never: z.optional(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.title))).check(z.maxLength(50)),
  ),
})

/** POST /v1/replays: the unsaved changes. */
export const startReplayRequest = z.object({
  policy: z.optional(policyField),
  example: z.optional(exampleField),
  settings: z.optional(styleField),
  /** Writes the drafts that can differ with the store's language model. */
  with_model: z.optional(z.boolean()),
})

/** The drafts of answered mails that an unsaved change would write differently. */
export const replayAnswer = z.object({
  id: idField,
  state: z.enum(['running', 'done', 'failed']),
  /** The number of answered mails, and of those that were written again so far. */
  total: z.int(),
  done: z.int(),
  /** True when the store's drafts are written by a model. */
  has_model: z.boolean(),
  /** The expected usage of the model for the drafts that can differ. Null: no model, no such draft, or it wrote them. */
  estimate: createOmissibleField(
    z.nullable(
      z.object({
        drafts: z.int(),
        tokens: z.int(),
        /** In the currency of the prices. Null without a price. */
        cost: z.nullable(z.number()),
        /** The day (yyyy-mm-dd) until which the model is not used, because the limit of the month is reached. */
        reached_until: z.nullable(z.string()),
      }),
    ),
  ),
  /** The usage of the model. Null: the trial uses none. */
  usage: createOmissibleField(
    z.nullable(
      z.object({
        tokens: z.int(),
        cost: z.nullable(z.number()),
        /** At least one server returned no token count. */
        is_estimated: z.boolean(),
        /** Mails that the model left out: it did not answer, or the limit of the month was reached. */
        left_out: z.int(),
        gap: z.nullable(z.enum(['model', 'limit'])),
      }),
    ),
  ),
  drafts: z.array(
    z.object({
      thread_id: idField,
      subject: z.string(),
      /** The mail of the customer. */
      question: z.string(),
      /** The draft as it is written today, and with the change. Empty: there would be no draft. */
      now: z.string(),
      changed: z.string(),
      /** The reply that was sent. */
      sent: z.string(),
      sent_at: z.string(),
    }),
  ),
})

export type StartReplayRequest = z.infer<typeof startReplayRequest>
export type ReplayAnswer = z.infer<typeof replayAnswer>

/** Calls that try an unsaved change on answered mails. */
export const replayCalls = {
  startReplay: {
    method: 'POST',
    path: '/v1/replays',
    payload: 'json',
    request: startReplayRequest,
    maxBytes: 4 * maxLengths.policyText,
    status: 201,
    answer: replayAnswer,
    token: 'required',
    summary: 'Tries an unsaved change on the last answered mails, in the background; it stores no change',
  },
  replay: {
    method: 'GET',
    path: '/v1/replays/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: replayAnswer,
    token: 'required',
    summary:
      'Shows the drafts that would differ after a change of policies or examples, to the person who started the replay',
  },
  cancelReplay: {
    method: 'DELETE',
    path: '/v1/replays/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Stops a trial, and deletes what it found',
  },
} as const satisfies Record<string, Call>
