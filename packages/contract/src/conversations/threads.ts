import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { outboxMailStates } from './sending.ts'
import { idField, createOmissibleField, versionField } from '../shared-fields.ts'
import { threadFilterFields } from './thread-filters.ts'
import { pageRequestFields } from '../pagination.ts'
import { savedFilterAnswer } from './saved-filters.ts'
import { tagAnswer, tagIdsField } from './tags.ts'
import { fullThreadAnswer } from './thread.ts'
import { colleagueField, draftFields, emailFields, threadFields } from './thread-fields.ts'

/**
 * GET /v1/threads: the list (default `all`), its page and filters; `ids`, separated by commas, selects threads. The
 * words `q` may contain `from:anna`, `order:1001`, `tag:return`, `has:file`, and `before:` or `after:2026-12-31` (UTC).
 */
export const threadsRequest = z.object({
  ...pageRequestFields.shape,
  ...threadFilterFields,
  ids: z.optional(z.string().check(z.maxLength(4000, 'Please ask for fewer conversations.'))),
})

/** Hides a thread until a time, or without one until the customer answers. Null ends it. */
const snoozeRequest = z.optional(
  z.nullable(z.object({ until: z.nullable(z.iso.datetime('Please choose a time.')) })),
)

/**
 * PATCH /v1/threads/{id}: changes the given fields at the seen version; a thread has at most 20 tags.
 * `is_settled` marks it as resolved, `is_spam` archives it and later mail of its sender.
 */
export const updateThreadRequest = z.object({
  version: versionField,
  is_archived: z.optional(z.boolean()),
  is_unread: z.optional(z.boolean()),
  is_settled: z.optional(z.boolean()),
  is_spam: z.optional(z.boolean()),
  assignee_id: z.optional(z.nullable(z.string())),
  snooze: snoozeRequest,
  add_tags: z.optional(tagIdsField),
  remove_tags: z.optional(tagIdsField),
})

/**
 * POST /v1/threads/bulk: one action on many threads, whatever their version. `assign` needs `assignee_id`
 * (null: unassign), `snooze` needs `snooze`, `tag` and `untag` need `tag_ids`; a thread that would have too
 * many tags is left out.
 */
export const bulkThreadsRequest = z.object({
  ids: z
    .array(z.string(), 'Please choose conversations.')
    .check(z.minLength(1, 'Please choose conversations.'), z.maxLength(200, 'Please choose at most 200.')),
  action: z.enum(
    ['archive', 'restore', 'read', 'unread', 'settle', 'assign', 'snooze', 'unsnooze', 'tag', 'untag'],
    'This cannot be done to conversations.',
  ),
  assignee_id: z.optional(z.nullable(z.string())),
  snooze: snoozeRequest,
  tag_ids: z.optional(tagIdsField),
})

/** The number of changed threads. */
export const bulkThreadsAnswer = z.object({ changed: z.int() })

/** POST /v1/threads/{id}/merge: the conversation to merge into. */
export const mergeThreadRequest = z.object({ into: z.string('Please choose a conversation.') })

/** POST /v1/threads/{id}/split: the first email of the new conversation. */
export const splitThreadRequest = z.object({ email_id: z.string('Please choose an email.') })

/** The state of the newest mail in the outbox. Null when there is none. */
const sendingField = createOmissibleField(z.nullable(z.enum(outboxMailStates)))

/**
 * A thread in a list: its last email, the customer's last email if the store wrote later, the newest drafts,
 * and their number.
 */
export const threadAnswer = z.object({
  ...threadFields,
  /** `excerpt` is the beginning of the last email's text. */
  emails: z.array(
    z.object({
      ...emailFields,
      excerpt: z.optional(z.nullable(z.string())),
      /** Part of a side conversation, such as the answer to a forward. */
      is_side: z.optional(z.nullable(z.boolean())),
    }),
  ),
  drafts: z.array(z.object(draftFields)),
  /** The beginning of a note that matches the search. Null if none does. */
  note: createOmissibleField(z.nullable(z.string())),
  email_count: createOmissibleField(z.int()),
  draft_count: createOmissibleField(z.int()),
  sending: sendingField,
  /** The chosen time of a reply that waits for it. */
  scheduled_at: createOmissibleField(z.nullable(z.string())),
})

/**
 * The number of threads in each list, and of unread, waiting and own ones in the current list. Counts stop at
 * `maxListCount`.
 */
export const threadCountsField = z.object({
  drafts: z.int(),
  all: z.int(),
  sent: z.int(),
  archive: z.int(),
  snoozed: createOmissibleField(z.int()),
  unread: z.int(),
  needs_reply: z.int(),
  /** Assigned to the caller. */
  mine: createOmissibleField(z.int()),
  /** Assigned to no member. */
  unassigned: createOmissibleField(z.int()),
})

/** Sending status: replies that wait, failed or have unknown delivery, and since when and why sending is blocked. */
export const sendingStatusField = z.object({
  waiting: z.int(),
  failed: z.int(),
  unknown: z.int(),
  /** The conversations of the newest failed mail and of the newest with unknown delivery. */
  failed_thread: createOmissibleField(z.nullable(idField)),
  unknown_thread: createOmissibleField(z.nullable(idField)),
  stopped: z.nullable(
    z.object({ since: z.string(), detail: z.string(), next_try_at: z.nullable(z.string()) }),
  ),
})

/**
 * A page of threads, the latest first, with the cursor of the next page. `has_any` is true if the store has any
 * mail.
 */
export const threadsAnswer = z.object({
  threads: z.array(threadAnswer),
  next: createOmissibleField(z.nullable(z.string())),
  has_mail: createOmissibleField(z.boolean()),
  counts: createOmissibleField(threadCountsField),
  sending: createOmissibleField(sendingStatusField),
  /** All tags of the store, and the saved filters that the caller sees, by name. */
  tags: createOmissibleField(z.array(tagAnswer)),
  saved_filters: createOmissibleField(z.array(savedFilterAnswer)),
  /** Possible assignees by name. */
  colleagues: createOmissibleField(z.array(colleagueField)),
})

export type ThreadAnswer = z.infer<typeof threadAnswer>
export type ThreadsAnswer = z.infer<typeof threadsAnswer>

/** The calls of the email threads of the token's store. */
export const threadCalls = {
  threads: {
    method: 'GET',
    path: '/v1/threads',
    payload: 'query',
    request: threadsRequest,
    status: 200,
    answer: threadsAnswer,
    token: 'required',
    summary: 'Lists the email threads of the store by filter, a page at a time',
  },
  thread: {
    method: 'GET',
    path: '/v1/threads/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: fullThreadAnswer,
    token: 'required',
    summary: 'Shows a thread with its emails and drafts',
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
    summary:
      'Archives, resolves or snoozes a thread, or marks it as read; 409 with `current` when the version is stale',
  },
  bulkThreads: {
    method: 'POST',
    path: '/v1/threads/bulk',
    payload: 'json',
    request: bulkThreadsRequest,
    status: 200,
    answer: bulkThreadsAnswer,
    token: 'required',
    summary: 'Changes many threads; missing ones are left out',
  },
  mergeThread: {
    method: 'POST',
    path: '/v1/threads/{id}/merge',
    payload: 'json',
    request: mergeThreadRequest,
    status: 200,
    answer: fullThreadAnswer,
    token: 'required',
    summary: 'Merges a thread into another one, and returns that one',
  },
  splitThread: {
    method: 'POST',
    path: '/v1/threads/{id}/split',
    payload: 'json',
    request: splitThreadRequest,
    status: 200,
    answer: fullThreadAnswer,
    token: 'required',
    summary: 'Moves an email and all later ones to a new thread, and returns it',
  },
} as const satisfies Record<string, Call>
