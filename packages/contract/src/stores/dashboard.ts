import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { draftFaults } from '../choice-lists.ts'
import { nonEmptyTextField, createOmissibleField } from '../shared-fields.ts'
import { linkStateField } from '../integrations/linking.ts'
import { noShopReasonField } from '../integrations/shop.ts'
import { threadAnswer } from '../conversations/threads.ts'

/** The state of a connection of the store, and the reason if it fails. */
const linkHealthField = z.object({
  state: linkStateField,
  /** The address of the mailbox, or the domain of the shop. */
  name: z.string(),
  checked_at: z.string(),
  failure: z.nullable(z.object({ detail: nonEmptyTextField })),
})

/** Open work of a store and statistics of the last seven UTC days, oldest first. */
const mailWorkField = z.object({
  /** The number of conversations that wait for a reply, and the time since the longest one waits. */
  needs_reply: z.int(),
  oldest_wait_at: z.nullable(z.string()),
  /** Replies that failed, and replies with unknown delivery. */
  failed: z.int(),
  unknown: z.int(),
  /** The median time to the first reply. Null without replies. */
  first_reply_minutes: z.nullable(z.int()),
  /** Product drafts: sent unchanged, edited first, or discarded. */
  drafts: createOmissibleField(z.object({ as_is: z.int(), edited: z.int(), discarded: z.int() })),
  /** The reasons why agents called drafts bad, the most frequent first. */
  faults: createOmissibleField(z.array(z.object({ reason: z.enum(draftFaults), count: z.int() }))),
  /** Emails of customers, and those of the store, day by day (yyyy-mm-dd). */
  days: z.array(z.object({ day: z.string(), received: z.int(), answered: z.int() })),
})

/** News of a store: link status, the five newest drafts, and counts up to 100. */
export const dashboardAnswer = z.object({
  mailbox: z.nullable(linkHealthField),
  shop: z.nullable(linkHealthField),
  /** The choice made instead of linking a shop. */
  shop_choice: z.nullable(noShopReasonField),
  /** True if no policy is usable, so that drafts have no source. */
  lacks_document: z.boolean(),
  drafts: z.array(threadAnswer),
  counts: z.object({ drafts: z.int(), threads: z.int() }),
  work: createOmissibleField(mailWorkField),
  /**
   * The day (yyyy-mm-dd) until which drafts are written without the model, because a limit is reached. Null: no
   * limit is reached, or the caller may not change settings.
   */
  model_limit_until: createOmissibleField(z.nullable(z.string())),
  /** Unanswered customer questions. */
  gaps: createOmissibleField(z.int()),
})

export type DashboardAnswer = z.infer<typeof dashboardAnswer>

/** The call of the dashboard of the token's store. */
export const dashboardCalls = {
  dashboard: {
    method: 'GET',
    path: '/v1/dashboard',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: dashboardAnswer,
    token: 'required',
    summary: 'Shows the connections of the store and its waiting drafts',
  },
} as const satisfies Record<string, Call>
