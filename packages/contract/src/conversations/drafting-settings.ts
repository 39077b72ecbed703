import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { languageField, lengthField, toneField } from './draft-style.ts'
import { createOmissibleField, versionField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'

const priceField = z
  .number('Please enter a price.')
  .check(z.minimum(0, 'A price is not negative.'), z.maximum(100_000, 'This price is too high.'))

/** Model settings. The key itself is never returned. */
const modelFields = z.object({
  url: z.string(),
  name: z.string(),
  embedding: z.string(),
  has_key: z.boolean(),
})

const createModelSettingField = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(/^\P{Cc}*$/u))

/** The store's own model. An empty `url` selects the server's model, and a missing `key` keeps the stored one. */
const modelRequest = z.object({
  url: createModelSettingField(maxLengths.address),
  name: createModelSettingField(maxLengths.title),
  embedding: z.optional(createModelSettingField(maxLengths.title)),
  key: z.optional(createModelSettingField(maxLengths.secret)),
})

/** PATCH /v1/settings/drafting: the changed fields, and the version they are based on. */
export const updateDraftingSettingsRequest = z.object({
  version: versionField,
  is_on: z.optional(z.boolean()),
  tone: z.optional(toneField),
  length: z.optional(lengthField),
  language: z.optional(z.nullable(languageField)),
  guardrails: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(maxLengths.guardrails, `This text has at most ${maxLengths.guardrails} characters.`),
      ),
  ),
  never: z.optional(
    z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.title)))
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

/** POST /v1/settings/drafting/test: the model to test. Default: the current one. */
export const testModelRequest = z.object({ model: z.optional(modelRequest) })

/** A store's draft settings, and the cost of its model this month. `version` is 0 before the first change. */
export const draftingSettingsAnswer = z.object({
  is_on: z.boolean(),
  tone: toneField,
  length: lengthField,
  language: z.nullable(z.string()),
  /** The codes of the languages that drafts are offered in. */
  languages: z.array(z.string()),
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
    /** The estimated cost, in the currency of the prices. Null without a price. */
    cost: z.nullable(z.number()),
    /** At least one server returned no token count. */
    is_estimated: z.boolean(),
    /** The day (yyyy-mm-dd) until which drafts are written without the model, because a limit is reached. */
    reached_until: createOmissibleField(z.nullable(z.string())),
  }),
  version: z.int(),
})

/** Result of a model test. */
export const testModelAnswer = z.object({
  ok: z.boolean(),
  name: z.string(),
  ms: z.int(),
  /** The model's response in words, or its error. */
  detail: z.string(),
})

export type DraftingSettingsAnswer = z.infer<typeof draftingSettingsAnswer>

/** Calls of the draft settings. They need the permission `settings`. */
export const draftingSettingsCalls = {
  draftingSettings: {
    method: 'GET',
    path: '/v1/settings/drafting',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: draftingSettingsAnswer,
    token: 'required',
    summary: 'Shows the draft settings of the store',
  },
  updateDraftingSettings: {
    method: 'PATCH',
    path: '/v1/settings/drafting',
    payload: 'json',
    request: updateDraftingSettingsRequest,
    isVersioned: true,
    status: 200,
    answer: draftingSettingsAnswer,
    token: 'required',
    summary: 'Changes the draft settings of the store; 409 with `current` when the version is stale',
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
} as const satisfies Record<string, Call>
