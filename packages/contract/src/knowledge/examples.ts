import * as z from 'zod/mini'
import { maxLengths } from '../input-limits.ts'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { idField, createOmissibleField, titleField, versionField } from '../shared-fields.ts'
import { languageField } from '../conversations/draft-style.ts'
import { addDraftFileRequest, draftFileAnswer, maxDraftFileBytes } from '../conversations/drafts.ts'
import { pageRequestFields } from '../pagination.ts'
import { savedReplyActionsField } from './saved-reply-actions.ts'

const isNotBlank = (text: string): boolean => text.trim() !== ''
const maxExampleLength = z.maxLength(
  maxLengths.exampleText,
  'This text is too long. An example works best when it is short.',
)
const questionMissingMessage = 'Please enter the customer’s message.'
const answerMissingMessage = 'Please enter the reply.'
const questionField = z.string(questionMissingMessage).check(maxExampleLength)
/** The reply of an example. */
export const exampleAnswerField = z
  .string(answerMissingMessage)
  .check(z.refine(isNotBlank, answerMissingMessage), maxExampleLength)

/** The mail of an example that drafts use. */
export const exampleQuestionField = z
  .string(questionMissingMessage)
  .check(z.refine(isNotBlank, questionMissingMessage), maxExampleLength)

/**
 * POST /v1/examples: a customer's mail (`question`), the reply that the store gave to it (`answer`), and the
 * files of the draft `draft_id`. A reply that is only inserted (`is_on` false), or that only the caller uses
 * (`is_personal`), needs no mail.
 */
export const createExampleRequest = z
  .object({
    title: titleField,
    question: questionField,
    answer: exampleAnswerField,
    is_on: z.optional(z.boolean()),
    is_personal: z.optional(z.boolean()),
    language: z.optional(z.nullable(languageField)),
    actions: z.optional(z.nullable(savedReplyActionsField)),
    draft_id: z.optional(idField),
  })
  .check(
    z.refine(
      (example) => example.is_on === false || example.is_personal === true || isNotBlank(example.question),
      { path: ['question'], error: questionMissingMessage },
    ),
  )

/** PATCH /v1/examples/{id}: the changed fields, and the version they are based on. */
export const updateExampleRequest = z.object({
  version: versionField,
  title: z.optional(titleField),
  question: z.optional(questionField),
  answer: z.optional(exampleAnswerField),
  is_on: z.optional(z.boolean()),
  is_personal: z.optional(z.boolean()),
  language: z.optional(z.nullable(languageField)),
  actions: z.optional(z.nullable(savedReplyActionsField)),
})

const exampleFields = {
  id: idField,
  title: z.string(),
  /** Drafts use it. */
  is_on: z.boolean(),
  /** Only the caller sees and inserts it. */
  is_personal: createOmissibleField(z.boolean()),
  /** The language of the reply, ISO 639-1; null if none is chosen. */
  language: createOmissibleField(z.nullable(z.string())),
  /** The beginning of the customer's mail, or of the reply when there is no mail. */
  excerpt: z.string(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
}

/** An example as lists show it. */
export const exampleAnswer = z.object(exampleFields)

/** An example with its mail and its reply. */
export const fullExampleAnswer = z.object({
  ...exampleFields,
  question: z.string(),
  answer: z.string(),
  actions: createOmissibleField(z.nullable(savedReplyActionsField)),
  /** GET /v1/example-files/{id} has their bytes. */
  files: createOmissibleField(z.array(draftFileAnswer)),
})

/** A page of examples, newest first, with the cursor of the next page. */
export const examplesAnswer = z.object({ examples: z.array(exampleAnswer), next: z.nullable(z.string()) })

export type ExampleAnswer = z.infer<typeof exampleAnswer>
export type FullExampleAnswer = z.infer<typeof fullExampleAnswer>

const emptyObject = z.object({})
const maxExampleBytes = 12 * maxLengths.exampleText

/** The calls of the examples of the token's store. */
export const exampleCalls = {
  examples: {
    method: 'GET',
    path: '/v1/examples',
    payload: 'query',
    request: pageRequestFields,
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
    maxBytes: maxExampleBytes,
    status: 201,
    answer: fullExampleAnswer,
    token: 'required',
    summary: 'Adds an example: a mail and the reply to it',
  },
  example: {
    method: 'GET',
    path: '/v1/examples/{id}',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: fullExampleAnswer,
    token: 'required',
    summary: 'Shows an example with its mail and its reply',
  },
  updateExample: {
    method: 'PATCH',
    path: '/v1/examples/{id}',
    payload: 'json',
    request: updateExampleRequest,
    maxBytes: maxExampleBytes,
    isVersioned: true,
    status: 200,
    answer: fullExampleAnswer,
    token: 'required',
    summary: 'Edits an example or switches it on or off; 409 with `current` when the version is stale',
  },
  addExampleFile: {
    method: 'POST',
    path: '/v1/examples/{id}/files',
    payload: 'multipart',
    request: addDraftFileRequest,
    maxBytes: maxDraftFileBytes + 64 * 1024,
    status: 201,
    answer: fullExampleAnswer,
    token: 'required',
    summary: 'Adds a file to a saved reply',
  },
  removeExampleFile: {
    method: 'DELETE',
    path: '/v1/example-files/{id}',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: fullExampleAnswer,
    token: 'required',
    summary: 'Removes a file from a saved reply',
  },
  deleteExample: {
    method: 'DELETE',
    path: '/v1/examples/{id}',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Deletes an example; it can be restored for a day',
  },
  restoreExample: {
    method: 'POST',
    path: '/v1/examples/{id}/restore',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: fullExampleAnswer,
    token: 'required',
    summary: 'Restores a deleted example',
  },
} as const satisfies Record<string, Call>
