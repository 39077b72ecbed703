import * as z from 'zod/mini'
import { maxLengths, replyLimits } from '../input-limits.ts'
import { activityAnswer } from './activity.ts'
import { deletionAnswer } from './deletion.ts'
import { modelLimitAnswer } from './model-usage.ts'
import { jobKindField } from './admin-jobs.ts'
import { messageAnswer, storeAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { setUpStates } from '../choice-lists.ts'
import { nonEmptyTextField, idField, reasonField, createOmissibleField } from '../shared-fields.ts'
import { withTolerantResponse, getResponseSchema } from '../client/response-schema.ts'
import { mailboxAnswer } from '../integrations/mailbox.ts'
import { shopAnswer } from '../integrations/shop.ts'

/** One of `setUpStates`. */
export type SetUpState = (typeof setUpStates)[number]

const setUpStateField = z.enum(setUpStates)

const accountField = withTolerantResponse(z.int(), getResponseSchema(idField))

/** The paying client of a store. */
export const payingClientAnswer = z.object({ id: idField, name: z.string(), account_detail_id: accountField })

const storeFields = {
  ...storeAnswer.shape,
  /** Null after its person was deleted. */
  client: z.nullable(payingClientAnswer),
  state: setUpStateField,
  created_at: z.string(),
  /** The date of its newest mail. Null before the first one. */
  last_mail_at: createOmissibleField(z.nullable(z.string())),
}

/** A store as super admins see it in lists. */
export const adminStoreAnswer = z.object(storeFields)

/** GET /v1/admin/stores, in the query: a name, number, client or member's email address, and the cursor. */
export const adminStoresRequest = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.search))),
  state: z.optional(setUpStateField),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'This page of the list does not exist.'))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/, 'A page has 1 to 200 rows.'))),
})

/** A page of stores, newest first, with the cursor of the next page and the total. */
export const adminStoresAnswer = z.object({
  stores: z.array(adminStoreAnswer),
  next: z.nullable(z.string()),
  total: z.int(),
})

/** A failing connection: its store, direction, reason and start, if known. */
export const connectionFailureAnswer = z.object({
  store: z.object({ id: idField, name: z.string() }),
  side: z.enum(['imap', 'smtp', 'shop']),
  detail: nonEmptyTextField,
  since: z.string(),
})

/** A parked job with its kind, reason, tries and time. */
export const parkedJobAnswer = z.object({
  id: idField,
  kind: jobKindField,
  detail: z.string(),
  tries: z.int(),
  parked_at: z.string(),
})

/** Stores by set-up state, the newest 50 parked jobs, the newest 50 failing connections, and the newest stores. */
export const adminOverviewAnswer = z.object({
  states: z.object({
    suspended: createOmissibleField(z.int()),
    not_onboarded: z.int(),
    no_document: z.int(),
    no_mailbox: z.int(),
    no_shop: z.int(),
    failing: createOmissibleField(z.int()),
    ready: z.int(),
  }),
  parked: z.array(parkedJobAnswer),
  failures: z.array(connectionFailureAnswer),
  newest: z.array(adminStoreAnswer),
  /** The counts at the end of each of the last 31 days (UTC), oldest first. Days on which the server did not run are missing. */
  days: createOmissibleField(
    z.array(
      z.object({
        day: z.string(),
        stores: z.int(),
        people: z.int(),
        emails: z.int(),
        drafts: z.int(),
      }),
    ),
  ),
  /** The version of the server. */
  version: createOmissibleField(z.string()),
})

/** A member of a store. */
export const adminMemberAnswer = z.object({
  id: idField,
  name: z.string(),
  email: nonEmptyTextField,
  role: nonEmptyTextField,
  joined_at: z.string(),
})

/** Replies to customers that a store may send. */
const replyLimitsAnswer = z.object({ per_minute: z.int(), per_day: z.int() })

const createLimitField = (most: number) =>
  z
    .int('Please enter a whole number.')
    .check(z.minimum(1, 'Please enter at least 1.'), z.maximum(most, `Please enter at most ${most}.`))

/** PATCH /v1/admin/stores/{id}/reply-limits: the limits, and a reason for the activity log. */
export const setReplyLimitsRequest = z.object({
  per_minute: createLimitField(replyLimits.mostPerMinute),
  per_day: createLimitField(replyLimits.mostPerDay),
  reason: reasonField,
})

/** The usage of a store: rows, this month's tokens and their cost, and the estimated bytes of its texts. */
const storeUsageAnswer = z.object({
  mails: z.int(),
  drafts: z.int(),
  documents: z.int(),
  tokens: z.int(),
  /** Millionths of the currency of the price. */
  cost_micros: z.int(),
  bytes: z.int(),
})

/** The metadata of a store without contents and credentials, and the newest 10 entries of its activity log. */
export const adminStoreDetailAnswer = z.object({
  ...storeFields,
  members: z.array(adminMemberAnswer),
  mailbox: z.nullable(mailboxAnswer),
  shop: z.nullable(shopAnswer),
  reply_limits: createOmissibleField(replyLimitsAnswer),
  usage: createOmissibleField(storeUsageAnswer),
  model_limit: createOmissibleField(modelLimitAnswer),
  /** Null unless it is suspended. */
  suspended: createOmissibleField(z.nullable(z.object({ at: z.string(), reason: z.string() }))),
  /** When it will be deleted, or null. */
  deletes_at: createOmissibleField(z.nullable(z.string())),
  activities: z.array(activityAnswer),
})

export type AdminStoreAnswer = z.infer<typeof adminStoreAnswer>
export type AdminStoreDetailAnswer = z.infer<typeof adminStoreDetailAnswer>
export type AdminStoresRequest = z.infer<typeof adminStoresRequest>
export type AdminOverviewAnswer = z.infer<typeof adminOverviewAnswer>

const emptyObject = z.object({})

/** The calls of the admin area, only for super admins. */
export const adminCalls = {
  overview: {
    method: 'GET',
    path: '/v1/admin/overview',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: adminOverviewAnswer,
    token: 'required',
    summary:
      'Counts stores by set-up state, and lists work given up, failing connections and the newest stores',
  },
  rerunWork: {
    method: 'POST',
    path: '/v1/admin/work/{id}',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Restarts parked jobs',
  },
  adminStores: {
    method: 'GET',
    path: '/v1/admin/stores',
    payload: 'query',
    request: adminStoresRequest,
    status: 200,
    answer: adminStoresAnswer,
    token: 'required',
    summary: 'Finds stores, a page at a time',
  },
  adminStore: {
    method: 'GET',
    path: '/v1/admin/stores/{id}',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: adminStoreDetailAnswer,
    token: 'required',
    summary: 'Shows a store with its client, members, connections and activity, never its credentials',
  },
  setReplyLimits: {
    method: 'PATCH',
    path: '/v1/admin/stores/{id}/reply-limits',
    payload: 'json',
    request: setReplyLimitsRequest,
    status: 200,
    answer: replyLimitsAnswer,
    token: 'required',
    summary: 'Sets how many replies to customers a store may send, with a reason for its activity log',
  },
  suspendStore: {
    method: 'POST',
    path: '/v1/admin/stores/{id}/suspend',
    payload: 'json',
    request: z.object({ reason: reasonField }),
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Suspends a store: its members cannot enter it, and its mail waits',
  },
  resumeStore: {
    method: 'POST',
    path: '/v1/admin/stores/{id}/resume',
    payload: 'json',
    request: z.object({ reason: reasonField }),
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Ends the suspension of a store',
  },
  deleteAdminStore: {
    method: 'POST',
    path: '/v1/admin/stores/{id}/delete',
    payload: 'json',
    request: z.object({ reason: reasonField }),
    status: 200,
    answer: deletionAnswer,
    token: 'required',
    summary: 'Plans the deletion of a store in seven days, and tells its owners by mail',
  },
  cancelAdminStoreDeletion: {
    method: 'POST',
    path: '/v1/admin/stores/{id}/keep',
    payload: 'json',
    request: z.object({ reason: reasonField }),
    status: 200,
    answer: deletionAnswer,
    token: 'required',
    summary: 'Takes the planned deletion of a store back',
  },
} as const satisfies Record<string, Call>
