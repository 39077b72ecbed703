import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { idField } from '../shared-fields.ts'

/** An order as members see it. */
export const orderAnswer = z.object({
  id: idField,
  /** The order number for customers, such as `#1001`. */
  name: z.string(),
  placed_at: z.string(),
  /** The email address of the order. Empty if the shop omits it. */
  address: z.string(),
  customer: z.string(),
  /** True if it was placed with the reply address. A reply must not mention other orders, which were found by number and are shown to staff only. */
  is_theirs: z.boolean(),
  payment: z.string(),
  delivery: z.string(),
  cancelled_at: z.nullable(z.string()),
  total: z.string(),
  items: z.array(z.object({ title: z.string(), quantity: z.int() })),
  parcels: z.array(
    z.object({
      at: z.string(),
      state: z.string(),
      carrier: z.string(),
      numbers: z.array(z.string()),
      urls: z.array(z.string()),
    }),
  ),
  refunds: z.array(z.object({ at: z.string(), amount: z.string() })),
  /** Its page in the shop's admin. */
  admin_url: z.string(),
})

/** Customer data for a thread. */
export const threadContextAnswer = z.object({
  id: idField,
  /** The customer of the thread. Null before their first mail. */
  customer: z.nullable(
    z.object({
      address: z.string(),
      name: z.string(),
      language: z.nullable(z.string()),
      first_at: z.string(),
      last_at: z.string(),
    }),
  ),
  /** The reply address. Null when there is none. */
  reply_to: z.nullable(z.string()),
  /** Sender check by the mailbox's provider. `failed`: the sender is forged; null: no result. */
  sender: z.nullable(z.enum(['verified', 'failed'])),
  has_shop: z.boolean(),
  /** Orders of the reply address come first. */
  orders: z.array(orderAnswer),
  /** Other conversations with the same customer, the newest first. */
  earlier: z.array(z.object({ id: idField, subject: z.string(), last_email_at: z.string() })),
  /** The time of reading the orders. Null when none were read. */
  fetched_at: z.nullable(z.string()),
  /** Explains missing orders. */
  fault: z.nullable(z.object({ code: z.string(), detail: z.string() })),
  /** Sentences about permissions that our app lacks in the shop. */
  notes: z.array(z.string()),
})

export type OrderAnswer = z.infer<typeof orderAnswer>
export type ThreadContextAnswer = z.infer<typeof threadContextAnswer>

/** The calls about the orders of customers. */
export const orderCalls = {
  threadContext: {
    method: 'GET',
    path: '/v1/threads/{id}/context',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: threadContextAnswer,
    token: 'required',
    summary: 'Shows the customer of a thread, their orders and their earlier threads',
  },
} as const satisfies Record<string, Call>
