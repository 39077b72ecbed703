import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { idField, sometimes } from './fields.ts'
import { pageRequest } from './pages.ts'
import { foreign } from './reading.ts'

/** The lists of threads: those with a draft, all, those answered last by the store, and those put away. */
export const threadFilters = ['drafts', 'all', 'sent', 'archive'] as const

/** GET /v1/threads, in the query: which list (`all` when left out), and which page of it. */
export const threadsRequest = z.object({
  ...pageRequest.shape,
  filter: z.optional(z.enum(threadFilters, 'Filter by drafts, all, sent or archive.')),
})

/** PATCH /v1/threads/{id}: puts a thread away or back, from the version that was seen. */
export const updateThreadRequest = z.object({ version: z.int(), is_archived: z.boolean() })

/**
 * Who sent an e-mail: ours is `name <address>` or a plain address; an object with `emailAddress` of other servers is read too.
 * What cannot be read is an unknown sender.
 */
const senderField = foreign(
  z.string(),
  z.catch(
    z.nullish(
      z.union([
        z.string(),
        z.object({
          emailAddress: z.object({
            name: z.optional(z.nullable(z.string())),
            address: z.optional(z.nullable(z.string())),
          }),
        }),
      ]),
    ),
    null,
  ),
)

const emailFields = {
  id: sometimes(idField),
  sender: senderField,
  /** From the customer (`in`) or from the store (`out`). */
  direction: sometimes(z.enum(['in', 'out'])),
  created_at: z.string(),
}
const draftFields = { id: idField, created_at: sometimes(z.string()) }
const threadFields = {
  id: idField,
  subject: sometimes(z.string()),
  last_email_at: sometimes(z.string()),
  is_archived: sometimes(z.boolean()),
  /** Grows with each change; a server without it knows no archive. */
  version: sometimes(z.int()),
}

/**
 * A thread as lists show it: of its e-mails at least the last, and the customer's last when the store wrote later; of its drafts
 * the newest; and how many there are.
 */
export const threadAnswer = z.object({
  ...threadFields,
  /** `excerpt` is the beginning of the text, of the last e-mail alone. */
  emails: z.array(z.object({ ...emailFields, excerpt: z.optional(z.nullable(z.string())) })),
  drafts: z.array(z.object(draftFields)),
  email_count: sometimes(z.int()),
  draft_count: sometimes(z.int()),
})

const textFields = {
  body: sometimes(z.string()),
  /** The text is longer than `body`. */
  is_cut: sometimes(z.boolean()),
}

/**
 * A thread with the texts of its e-mails and drafts, oldest first; of a very long one the latest e-mails, of many drafts the
 * newest. A very long text is cut, ends with an ellipsis, and says so with `is_cut`.
 */
export const threadTextAnswer = z.object({
  ...threadFields,
  emails: z.array(z.object({ ...emailFields, ...textFields })),
  drafts: z.array(z.object({ ...draftFields, ...textFields })),
  email_count: sometimes(z.int()),
})

/** One page of threads, the latest first, and the cursor of the next; whether the store has any mail at all. */
export const threadsAnswer = z.object({
  threads: z.array(threadAnswer),
  next: sometimes(z.nullable(z.string())),
  has_mail: sometimes(z.boolean()),
})

export type ThreadFilter = (typeof threadFilters)[number]
export type ThreadAnswer = z.infer<typeof threadAnswer>
export type ThreadTextAnswer = z.infer<typeof threadTextAnswer>
export type ThreadsAnswer = z.infer<typeof threadsAnswer>

/** The calls of the e-mail threads of the token's store. */
export const threadCalls = {
  threads: {
    method: 'GET',
    path: '/v1/threads',
    payload: 'query',
    request: threadsRequest,
    status: 200,
    answer: threadsAnswer,
    token: 'required',
    summary: 'Lists the e-mail threads of the store by filter, a page at a time',
  },
  thread: {
    method: 'GET',
    path: '/v1/threads/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: threadTextAnswer,
    token: 'required',
    summary: 'Shows a thread with its e-mails and drafts',
  },
  updateThread: {
    method: 'PATCH',
    path: '/v1/threads/{id}',
    payload: 'json',
    request: updateThreadRequest,
    isVersioned: true,
    status: 200,
    answer: threadAnswer,
    token: 'required',
    summary: 'Archives a thread or puts it back; 409 with `current` when the version is stale',
  },
} as const satisfies Record<string, Call>
