import * as z from 'zod/mini'
import { draftFaults } from '../choice-lists.ts'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { languageField, lengthField, toneField } from './draft-style.ts'
import { createOmissibleField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'
import { generatedDraftFields } from './generated-draft.ts'

const instructionField = z
  .string()
  .check(
    z.trim(),
    z.maxLength(maxLengths.instruction, `An instruction has at most ${maxLengths.instruction} characters.`),
  )

/** POST /v1/threads/{id}/drafts: wishes for the draft that differ from the settings. */
export const writeDraftRequest = z.object({
  instruction: z.optional(instructionField),
  tone: z.optional(toneField),
  length: z.optional(lengthField),
  language: z.optional(languageField),
  /** The draft to rewrite. */
  previous_id: z.optional(z.string()),
})

/** The draft in progress. Events announce new text. */
export const writeDraftAnswer = z.object({ id: z.string(), thread_id: z.string() })

/** The steps of a draft: action, time, duration and result. */
export const draftStepsAnswer = z.object({
  draft_id: z.string(),
  steps: z.array(
    z.object({
      step: z.enum(['understand', 'gather', 'write', 'repair', 'check', 'judge']),
      started_at: z.string(),
      ms: z.int(),
      tokens_in: z.int(),
      tokens_out: z.int(),
      /** The result in words. */
      detail: z.string(),
    }),
  ),
})

/** POST /v1/drafts/{id}/feedback: the reason why it was bad. */
export const rateDraftRequest = z.object({
  reason: z.enum(draftFaults, 'Please choose a reason.'),
  note: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.reason))),
})

/** POST /v1/policies/ask: a question, as a customer would write it. */
export const askPoliciesRequest = z.object({
  question: z
    .string('Please enter a question.')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a question.'),
      z.maxLength(maxLengths.instruction, `A question has at most ${maxLengths.instruction} characters.`),
    ),
})

/** An unsaved reply and its sources, best first. */
export const askPoliciesAnswer = z.object({
  language: z.string(),
  found: z.array(
    z.object({
      kind: z.enum(['passage', 'example', 'order', 'thread', 'store']),
      id: z.string(),
      title: z.string(),
      text: z.string(),
    }),
  ),
  body: z.string(),
  ...generatedDraftFields,
})

/** Mails of invented customers, and the replies to them from the store's own documents. */
export const sampleRepliesAnswer = z.object({
  /** The source documents of the replies. */
  documents: z.array(z.object({ id: z.string(), title: z.string() })),
  samples: z.array(
    z.object({
      id: z.string(),
      sender: z.string(),
      subject: z.string(),
      text: z.string(),
      /** The missing document that would answer it. */
      document: createOmissibleField(z.string()),
      reply: askPoliciesAnswer,
    }),
  ),
})

export type AskPoliciesAnswer = z.infer<typeof askPoliciesAnswer>
export type SampleRepliesAnswer = z.infer<typeof sampleRepliesAnswer>

/** The calls of generated drafts. */
export const draftingCalls = {
  writeDraft: {
    method: 'POST',
    path: '/v1/threads/{id}/drafts',
    payload: 'json',
    request: writeDraftRequest,
    isBodyOptional: true,
    status: 201,
    answer: writeDraftAnswer,
    token: 'required',
    summary: 'Requests a draft for a thread',
  },
  draftSteps: {
    method: 'GET',
    path: '/v1/drafts/{id}/steps',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: draftStepsAnswer,
    token: 'required',
    summary: 'Shows the steps that wrote a draft',
  },
  rateDraft: {
    method: 'POST',
    path: '/v1/drafts/{id}/feedback',
    payload: 'json',
    request: rateDraftRequest,
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Stores the reason why a draft was wrong',
  },
  askPolicies: {
    method: 'POST',
    path: '/v1/policies/ask',
    payload: 'json',
    request: askPoliciesRequest,
    status: 200,
    answer: askPoliciesAnswer,
    token: 'required',
    summary: "Answers a question from the store's own texts, and stores nothing",
  },
  sampleReplies: {
    method: 'GET',
    path: '/v1/sample-replies',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: sampleRepliesAnswer,
    token: 'required',
    summary: "Answers mails of invented customers from the store's own texts",
  },
} as const satisfies Record<string, Call>
