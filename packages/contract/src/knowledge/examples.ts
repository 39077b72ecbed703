import * as z from 'zod/mini'
import { lengths } from '../lengths.ts'
import { saidAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { idField, titleField } from '../fields.ts'
import { pageRequest } from '../pages.ts'

const mailField = (missing: string) =>
  z.string(missing).check(
    z.refine((text) => text.trim() !== '', missing),
    z.maxLength(lengths.exampleText, 'This text is too long. An example works best when it is short.'),
  )
const questionField = mailField('Please enter the customer’s message.')
const answerField = mailField('Please enter the reply.')

/** POST /v1/examples: a customer's mail (`question`) and the reply that the store gave to it (`answer`). */
export const createExampleRequest = z.object({
  title: titleField,
  question: questionField,
  answer: answerField,
})

/** PATCH /v1/examples/{id}: what changes, and the version it was changed from. */
export const updateExampleRequest = z.object({
  version: z.int(),
  title: z.optional(titleField),
  question: z.optional(questionField),
  answer: z.optional(answerField),
  is_on: z.optional(z.boolean()),
})

const exampleFields = {
  id: idField,
  title: z.string(),
  is_on: z.boolean(),
  /** The beginning of the customer's mail. */
  excerpt: z.string(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
}

/** An example as lists show it. */
export const exampleAnswer = z.object(exampleFields)

/** An example with its mail and its reply. */
export const exampleTextAnswer = z.object({ ...exampleFields, question: z.string(), answer: z.string() })

/** One page of examples, newest first, and the cursor of the next. */
export const examplesAnswer = z.object({ examples: z.array(exampleAnswer), next: z.nullable(z.string()) })

export type ExampleAnswer = z.infer<typeof exampleAnswer>
export type ExampleTextAnswer = z.infer<typeof exampleTextAnswer>

const nothing = z.object({})
const maxBytes = 12 * lengths.exampleText

/** The calls of the examples of the token's store. */
export const exampleCalls = {
  examples: {
    method: 'GET',
    path: '/v1/examples',
    payload: 'query',
    request: pageRequest,
    status: 200,
    answer: examplesAnswer,
    token: 'required',
    summary: 'Lists the examples of the store, a page at a time',
  },
  createExample: {
    method: 'POST',
    path: '/v1/examples',
    payload: 'json',
    request: createExampleRequest,
    maxBytes,
    status: 201,
    answer: exampleTextAnswer,
    token: 'required',
    summary: 'Adds an example: a mail and the reply to it',
  },
  example: {
    method: 'GET',
    path: '/v1/examples/{id}',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: exampleTextAnswer,
    token: 'required',
    summary: 'Shows an example with its mail and its reply',
  },
  updateExample: {
    method: 'PATCH',
    path: '/v1/examples/{id}',
    payload: 'json',
    request: updateExampleRequest,
    maxBytes,
    isVersioned: true,
    status: 200,
    answer: exampleTextAnswer,
    token: 'required',
    summary: 'Edits an example or switches it on or off; 409 with `current` when the version is stale',
  },
  deleteExample: {
    method: 'DELETE',
    path: '/v1/examples/{id}',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: saidAnswer,
    token: 'required',
    summary: 'Deletes an example; it can be restored for a day',
  },
  restoreExample: {
    method: 'POST',
    path: '/v1/examples/{id}/restore',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: exampleTextAnswer,
    token: 'required',
    summary: 'Brings a deleted example back',
  },
} as const satisfies Record<string, Call>
