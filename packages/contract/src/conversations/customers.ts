import * as z from 'zod/mini'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { createEmailAddressField, idField } from '../shared-fields.ts'
import { orderAnswer } from './orders.ts'
import { mailPersonField } from './thread-fields.ts'

/** The address of a customer, sent in the body because logs contain paths. */
export const customerAddressRequest = z.object({
  address: createEmailAddressField('Please enter the email address of the customer.'),
})

/** Counts of erased data. */
export const eraseCustomerAnswer = z.object({
  message: z.string(),
  conversations: z.int(),
  emails: z.int(),
})

/** All stored data of a customer. */
export const exportCustomerAnswer = z.object({
  address: z.string(),
  exported_at: z.string(),
  customer: z.nullable(
    z.object({
      name: z.string(),
      language: z.nullable(z.string()),
      first_at: z.string(),
      last_at: z.string(),
    }),
  ),
  conversations: z.array(
    z.object({
      id: idField,
      subject: z.string(),
      emails: z.array(
        z.object({
          id: idField,
          direction: z.enum(['in', 'out']),
          sender: z.string(),
          to: z.array(mailPersonField),
          cc: z.array(mailPersonField),
          subject: z.string(),
          created_at: z.string(),
          body: z.string(),
        }),
      ),
    }),
  ),
  /** The order as last read from the shop. */
  orders: z.array(orderAnswer),
  /** True if the response is cut. It then has the oldest mails. */
  is_cut: z.boolean(),
})

/** Customers' data requests through their shop. */
export const customerDataRequestsAnswer = z.object({
  requests: z.array(
    z.object({
      id: idField,
      kind: z.enum(['export', 'erase', 'shop', 'uninstalled']),
      /** Null once it is done. */
      address: z.nullable(z.string()),
      created_at: z.string(),
      due_at: z.nullable(z.string()),
      done_at: z.nullable(z.string()),
    }),
  ),
})

/** Calls about the stored data of customers. They need the permission `settings`. */
export const customerCalls = {
  eraseCustomer: {
    method: 'POST',
    path: '/v1/customers/erase',
    payload: 'json',
    request: customerAddressRequest,
    status: 200,
    answer: eraseCustomerAnswer,
    token: 'required',
    summary: 'Erases a customer: their conversations, drafts, orders, and everything else that names them',
  },
  exportCustomer: {
    method: 'POST',
    path: '/v1/customers/export',
    payload: 'json',
    request: customerAddressRequest,
    status: 200,
    answer: exportCustomerAnswer,
    token: 'required',
    summary: 'Exports the data of a customer',
  },
  customerRequests: {
    method: 'GET',
    path: '/v1/customers/requests',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: customerDataRequestsAnswer,
    token: 'required',
    summary: 'Lists the data requests of customers that the shop passed on',
  },
  closeCustomerRequest: {
    method: 'POST',
    path: '/v1/customers/requests/{id}/done',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Records that a customer received their data',
  },
} as const satisfies Record<string, Call>
