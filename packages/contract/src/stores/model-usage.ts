import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { idField, createOmissibleField, reasonField } from '../shared-fields.ts'

const monthField = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Please enter a month.'))

/** GET /v1/admin/model-usage, in the query: a UTC month such as 2026-11, and the cursor. */
export const modelUsageRequest = z.object({
  month: z.optional(monthField),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,6}$/, 'This page of the list does not exist.'))),
})

const usageFields = {
  /** The operator's model, or a store's own. */
  owner: z.enum(['server', 'store']),
  /** Empty for calls from before models were counted separately. */
  model: z.string(),
  calls: z.int(),
  tokens_in: z.int(),
  tokens_out: z.int(),
  /** Millionths of the currency of the prices. Null without a price. */
  cost_micros: z.nullable(z.int()),
  /** At least one server returned no token count. */
  is_estimated: z.boolean(),
  /** The median and the 95th percentile of the durations. Null if unknown. */
  p50_ms: z.nullable(z.int()),
  p95_ms: z.nullable(z.int()),
}

/** The usage of models in a month: in all stores, and by store, the most tokens first. */
export const modelUsageAnswer = z.object({
  month: monthField,
  models: z.array(z.object(usageFields)),
  /** The tokens and cost of all stores on each day of the month (UTC) with calls, oldest first. */
  days: createOmissibleField(
    z.array(z.object({ day: z.string(), tokens: z.int(), cost_micros: z.nullable(z.int()) })),
  ),
  stores: z.array(
    z.object({
      store: z.object({ id: idField, name: z.string() }),
      ...usageFields,
      /** The operator's limit of tokens a month. Null: none. */
      month_tokens: z.nullable(z.int()),
    }),
  ),
  next: z.nullable(z.string()),
})

/** The operator's monthly limit of a store: its own, the server's default, and the tokens used this month. */
export const modelLimitAnswer = z.object({
  month_tokens: z.nullable(z.int()),
  default_tokens: z.nullable(z.int()),
  used_tokens: z.int(),
})

/** PATCH /v1/admin/stores/{id}/model-limit: tokens, or null for the default, and a reason for the activity log. */
export const setModelLimitRequest = z.object({
  month_tokens: z.nullable(
    z
      .int('Please enter a whole number.')
      .check(z.minimum(0, 'Please enter at least 0.'), z.maximum(2_000_000_000, 'This limit is too high.')),
  ),
  reason: reasonField,
})

export type ModelUsageAnswer = z.infer<typeof modelUsageAnswer>
export type ModelLimitAnswer = z.infer<typeof modelLimitAnswer>

/** The calls of the admin area about models, only for super admins. */
export const modelUsageCalls = {
  modelUsage: {
    method: 'GET',
    path: '/v1/admin/model-usage',
    payload: 'query',
    request: modelUsageRequest,
    status: 200,
    answer: modelUsageAnswer,
    token: 'required',
    summary: 'Counts calls, tokens, cost and duration of models in a month, by model and by store',
  },
  setModelLimit: {
    method: 'PATCH',
    path: '/v1/admin/stores/{id}/model-limit',
    payload: 'json',
    request: setModelLimitRequest,
    status: 200,
    answer: modelLimitAnswer,
    token: 'required',
    summary:
      'Sets how many tokens of the model a store may use in a month, with a reason for its activity log',
  },
} as const satisfies Record<string, Call>
