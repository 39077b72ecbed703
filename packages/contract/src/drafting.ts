import * as z from 'zod/mini'
import { saidAnswer } from './answers.ts'
import type { Call } from './call.ts'
import { lengths } from './lengths.ts'

/** How drafts are to sound. */
export const draftTones = ['friendly', 'neutral', 'formal'] as const

/** How much drafts are to say. */
export const draftLengths = ['short', 'medium', 'long'] as const

/** What a check found out about a sentence of a draft. */
export const draftMarks = ['supported', 'read', 'unsupported', 'courtesy', 'question'] as const

/** How much of a person a draft needs. */
export const draftLevels = ['ready', 'look', 'notes'] as const

/** Why a draft was no good. */
export const draftFaults = ['wrong', 'incomplete', 'tone', 'length', 'language', 'other'] as const

/** Languages that drafts can be asked for in. */
export const draftLanguages = [
  ...['cs', 'da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv', 'tr'],
] as const

const toneField = z.enum(draftTones)
const lengthField = z.enum(draftLengths)
const languageField = z.string().check(z.regex(/^[a-z]{2}$/, 'Please choose a language.'))
const instructionField = z
  .string()
  .check(
    z.trim(),
    z.maxLength(lengths.instruction, `An instruction has at most ${lengths.instruction} characters.`),
  )
const priceField = z
  .number('Please enter a price.')
  .check(z.minimum(0, 'A price is not negative.'), z.maximum(100_000, 'This price is too high.'))

/** What is there of a model: whether there is a key, never the key. */
const modelFields = z.object({
  url: z.string(),
  name: z.string(),
  embedding: z.string(),
  has_key: z.boolean(),
})

const modelLine = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(/^\P{Cc}*$/u))

/** A model of the store's own. An empty `url` goes back to that of the server; a missing `key` leaves the stored one. */
const modelRequest = z.object({
  url: modelLine(lengths.address),
  name: modelLine(lengths.title),
  embedding: z.optional(modelLine(lengths.title)),
  key: z.optional(modelLine(lengths.secret)),
})

/** PATCH /v1/settings/drafting: what changes, and the version it was changed from. */
export const updateDraftingRequest = z.object({
  version: z.int(),
  is_on: z.optional(z.boolean()),
  tone: z.optional(toneField),
  length: z.optional(lengthField),
  language: z.optional(z.nullable(languageField)),
  guardrails: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(lengths.guardrails, `This text has at most ${lengths.guardrails} characters.`),
      ),
  ),
  never: z.optional(
    z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(lengths.title)))
      .check(z.maxLength(50, 'At most 50 subjects can be named.')),
  ),
  masking: z.optional(z.boolean()),
  uses_model: z.optional(z.boolean()),
  month_tokens: z.optional(
    z.nullable(z.int('Please enter a whole number.').check(z.minimum(0), z.maximum(2_000_000_000))),
  ),
  price_in: z.optional(z.nullable(priceField)),
  price_out: z.optional(z.nullable(priceField)),
  model: z.optional(modelRequest),
})

/** POST /v1/settings/drafting/test: a model to try; without one, the one that drafts are written with. */
export const testModelRequest = z.object({ model: z.optional(modelRequest) })

/** How a store wants its drafts, and what its model has cost this month. `version` is 0 until the first change. */
export const draftingAnswer = z.object({
  is_on: z.boolean(),
  tone: toneField,
  length: lengthField,
  language: z.nullable(z.string()),
  guardrails: z.string(),
  never: z.array(z.string()),
  masking: z.boolean(),
  uses_model: z.boolean(),
  month_tokens: z.nullable(z.int()),
  price_in: z.nullable(z.number()),
  price_out: z.nullable(z.number()),
  model: modelFields,
  /** The name of the model that the server offers to every store. */
  server_model: z.nullable(z.string()),
  month: z.object({
    calls: z.int(),
    tokens: z.int(),
    /** About what they cost, in the currency of the prices; null where no price is known. */
    cost: z.nullable(z.number()),
    /** Some server did not count its tokens. */
    is_estimated: z.boolean(),
  }),
  version: z.int(),
})

/** What came of trying a model. */
export const testModelAnswer = z.object({
  ok: z.boolean(),
  name: z.string(),
  ms: z.int(),
  /** In words: what it answered with, or why it did not. */
  detail: z.string(),
})

const sourceField = z.object({
  kind: z.enum(['passage', 'example', 'order', 'thread', 'store']),
  id: z.string(),
  title: z.string(),
  /** Word for word from the source. */
  quote: z.string(),
})

/** How a draft was written, and what each sentence of it rests on. */
export const writtenFields = {
  /**
   * Consecutive texts make the body as it was written. Once a person changed it, those that stand in it as they were; empty when
   * nobody checked it.
   */
  sentences: z.array(
    z.object({
      text: z.string(),
      mark: z.enum(draftMarks),
      /** In words: why it is marked so. */
      why: z.string(),
      sources: z.array(sourceField),
    }),
  ),
  writer: z.object({
    kind: z.enum(['person', 'local', 'model']),
    name: z.nullable(z.string()),
    note: z.nullable(z.string()),
  }),
  level: z.nullable(z.enum(draftLevels)),
  /** In words: what the level rests on. */
  reasons: z.array(z.string()),
  /** Questions of the customer that nothing answers. */
  missing: z.array(z.string()),
}

/** POST /v1/threads/{id}/drafts: what the draft is to be like, where it differs from the settings. */
export const writeDraftRequest = z.object({
  instruction: z.optional(instructionField),
  tone: z.optional(toneField),
  length: z.optional(lengthField),
  language: z.optional(languageField),
  /** The draft that is to be written anew. */
  previous_id: z.optional(z.string()),
})

/** The draft that is being written; events say when there is more of it. */
export const writeDraftAnswer = z.object({ id: z.string(), thread_id: z.string() })

/** How a draft came about: what was done, when, for how long, and what came of it. */
export const draftStepsAnswer = z.object({
  draft_id: z.string(),
  steps: z.array(
    z.object({
      step: z.enum(['understand', 'gather', 'write', 'repair', 'check', 'judge']),
      started_at: z.string(),
      ms: z.int(),
      tokens_in: z.int(),
      tokens_out: z.int(),
      /** In words: what came of it. */
      detail: z.string(),
    }),
  ),
})

/** POST /v1/drafts/{id}/feedback: why it was no good. */
export const rateDraftRequest = z.object({
  reason: z.enum(draftFaults, 'Please choose a reason.'),
  note: z.optional(z.string().check(z.trim(), z.maxLength(lengths.reason))),
})

/** POST /v1/policies/ask: a question, as a customer would write it. */
export const askRequest = z.object({
  question: z
    .string('Please enter a question.')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a question.'),
      z.maxLength(lengths.instruction, `A question has at most ${lengths.instruction} characters.`),
    ),
})

/** A reply that nobody stored, and what was found for it, best first. */
export const askAnswer = z.object({
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
  ...writtenFields,
})

/** Mails of invented customers, and the replies to them from the store's own documents. */
export const samplesAnswer = z.object({
  /** The documents that they are answered from. */
  documents: z.array(z.object({ id: z.string(), title: z.string() })),
  samples: z.array(
    z.object({
      id: z.string(),
      sender: z.string(),
      subject: z.string(),
      text: z.string(),
      reply: askAnswer,
    }),
  ),
})

export type DraftingAnswer = z.infer<typeof draftingAnswer>
export type AskAnswer = z.infer<typeof askAnswer>
export type SamplesAnswer = z.infer<typeof samplesAnswer>

/** The calls of drafts that the product writes. The settings need the permission `settings`. */
export const draftingCalls = {
  draftingSettings: {
    method: 'GET',
    path: '/v1/settings/drafting',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: draftingAnswer,
    token: 'required',
    summary: 'Shows how the store wants its drafts',
  },
  updateDraftingSettings: {
    method: 'PATCH',
    path: '/v1/settings/drafting',
    payload: 'json',
    request: updateDraftingRequest,
    isVersioned: true,
    status: 200,
    answer: draftingAnswer,
    token: 'required',
    summary: 'Changes how the store wants its drafts; 409 with `current` when the version is stale',
  },
  testModel: {
    method: 'POST',
    path: '/v1/settings/drafting/test',
    payload: 'json',
    request: testModelRequest,
    isBodyOptional: true,
    status: 200,
    answer: testModelAnswer,
    token: 'required',
    summary: 'Tries a language model',
  },
  writeDraft: {
    method: 'POST',
    path: '/v1/threads/{id}/drafts',
    payload: 'json',
    request: writeDraftRequest,
    isBodyOptional: true,
    status: 201,
    answer: writeDraftAnswer,
    token: 'required',
    summary: 'Has a draft written for a thread',
  },
  draftSteps: {
    method: 'GET',
    path: '/v1/drafts/{id}/steps',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: draftStepsAnswer,
    token: 'required',
    summary: 'Shows how a draft came about',
  },
  rateDraft: {
    method: 'POST',
    path: '/v1/drafts/{id}/feedback',
    payload: 'json',
    request: rateDraftRequest,
    status: 200,
    answer: saidAnswer,
    token: 'required',
    summary: 'Says why a draft was no good',
  },
  askPolicies: {
    method: 'POST',
    path: '/v1/policies/ask',
    payload: 'json',
    request: askRequest,
    status: 200,
    answer: askAnswer,
    token: 'required',
    summary: "Answers a question from the store's own texts, and stores nothing",
  },
  sampleReplies: {
    method: 'GET',
    path: '/v1/sample-replies',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: samplesAnswer,
    token: 'required',
    summary: "Answers twelve mails of invented customers from the store's own texts",
  },
} as const satisfies Record<string, Call>
