import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { draftFacts, sendingAnswer, sendStates } from './drafts.ts'
import { idField, sometimes } from './fields.ts'
import { lengths } from './lengths.ts'
import { pageRequest } from './pages.ts'
import { foreign } from './reading.ts'

/** The lists of threads: those with a draft, all, those answered last by the store, and those put away. */
export const threadFilters = ['drafts', 'all', 'sent', 'archive'] as const

const onlyField = z.optional(z.enum(['true'], 'Ask with true, or leave this out.'))

/**
 * GET /v1/threads, in the query: which list (`all` when left out), which page of it, and what it is narrowed down to: words
 * (`q`, in subjects, people and texts, the beginnings of words too), unread ones, those that wait for a reply, those assigned to
 * the caller; the latest first, or the oldest.
 */
export const threadsRequest = z.object({
  ...pageRequest.shape,
  filter: z.optional(z.enum(threadFilters, 'Filter by drafts, all, sent or archive.')),
  q: z.optional(z.string().check(z.trim(), z.maxLength(lengths.line, 'Please search for fewer words.'))),
  unread: onlyField,
  needs_reply: onlyField,
  mine: onlyField,
  order: z.optional(z.enum(['oldest'], 'Order by oldest, or leave this out.')),
})

/**
 * PATCH /v1/threads/{id}: what is given changes, from the version that was seen. `is_settled` says that the customer waits for
 * nothing; `is_archived` puts the thread away or back; `assignee_id` says which colleague answers it, or null for nobody.
 * `is_spam` puts it away for good, with all that its sender writes from then on, or takes that back.
 */
export const updateThreadRequest = z.object({
  version: z.int(),
  is_archived: z.optional(z.boolean()),
  is_unread: z.optional(z.boolean()),
  is_settled: z.optional(z.boolean()),
  is_spam: z.optional(z.boolean()),
  assignee_id: z.optional(z.nullable(z.string())),
})

/** POST /v1/threads/bulk: one thing done to many threads, whatever their version. */
export const bulkThreadsRequest = z.object({
  ids: z
    .array(z.string(), 'Please choose conversations.')
    .check(z.minLength(1, 'Please choose conversations.'), z.maxLength(200, 'Please choose at most 200.')),
  action: z.enum(['archive', 'restore', 'read', 'unread', 'settle'], 'This cannot be done to conversations.'),
})

/** How many of them there were. */
export const bulkThreadsAnswer = z.object({ changed: z.int() })

/** POST /v1/threads/{id}/merge: into which conversation this one goes. */
export const mergeThreadRequest = z.object({ into: z.string('Please choose a conversation.') })

/** POST /v1/threads/{id}/split: the e-mail from which on a conversation of its own begins. */
export const splitThreadRequest = z.object({ email_id: z.string('Please choose an e-mail.') })

/** GET /v1/emails/{id}/html, in the query: whether pictures of other hosts are shown, which tells those hosts nothing of the reader. */
export const emailHtmlRequest = z.object({ pictures: onlyField })

/**
 * An e-mail as it was sent, for a frame without scripts: pictures of the e-mail itself come from /v1/attachments, those of
 * other hosts from /v1/emails/{id}/pictures when they are asked for. `remote_count` says how many those are.
 */
export const emailHtmlAnswer = z.object({ html: z.string(), remote_count: z.int() })

/** PUT /v1/emails/{id}/sender: what a person says about whoever wrote an e-mail, for the later ones too. */
export const senderRequest = z.object({
  kind: z.enum(['customer', 'notice'], 'Say whether this is a customer or a notice.'),
})

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

/** Who writes, as far as headers tell: only customers are answered. */
export const mailKinds = ['customer', 'own', 'bounce', 'calendar', 'auto', 'list', 'notice'] as const

const partyField = z.object({ name: z.string(), address: z.string() })

const emailFields = {
  id: sometimes(idField),
  sender: senderField,
  /** From the customer (`in`) or from the store (`out`). */
  direction: sometimes(z.enum(['in', 'out'])),
  created_at: z.string(),
}

/** A person who works in the store. */
const colleagueField = z.object({ id: idField, name: z.string() })

const draftFields = { id: idField, created_at: sometimes(z.string()) }
const threadFields = {
  id: idField,
  subject: sometimes(z.string()),
  last_email_at: sometimes(z.string()),
  is_archived: sometimes(z.boolean()),
  /** Grows with each change; a server without it knows no archive. */
  version: sometimes(z.int()),
  is_unread: sometimes(z.boolean()),
  /** A customer wrote last, and nobody said that they wait for nothing. */
  needs_reply: sometimes(z.boolean()),
  /** A person said that its sender writes spam. */
  is_spam: sometimes(z.boolean()),
  /** Who answers it; null for nobody. */
  assignee: sometimes(z.nullable(colleagueField)),
  /** With whom it is, also before they wrote anything; null while nobody is named. */
  customer: sometimes(z.nullable(partyField)),
}

/** How far the newest mail of a thread is that has not reached anybody yet; null when there is none. */
const sendingField = sometimes(z.nullable(z.enum(sendStates)))

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
  sending: sendingField,
})

const textFields = {
  body: sometimes(z.string()),
  /** The text is longer than `body`. */
  is_cut: sometimes(z.boolean()),
}

/** A file of an e-mail; GET /v1/attachments/{id} has its bytes, as long as it is in the mailbox. */
const attachmentField = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** Shown inside the HTML, as `cid:` addresses of it name it. */
  cid: z.nullable(z.string()),
  is_inline: z.boolean(),
})

/** What reading an e-mail found out about it. */
const readFields = {
  kind: sometimes(z.enum(mailKinds)),
  /** In words: what decided about `kind`. */
  kind_reason: sometimes(z.string()),
  to: sometimes(z.array(partyField)),
  cc: sometimes(z.array(partyField)),
  /** Where quote and signature begin in `body`; null when there is nothing to fold. */
  fold_at: sometimes(z.nullable(z.int())),
  /** GET /v1/emails/{id}/html has it as it was sent, made safe. */
  has_html: sometimes(z.boolean()),
  /** Whoever wrote it had no part in the conversation before. */
  is_newcomer: sometimes(z.boolean()),
  /** Answered in another mail program, as the mailbox says. */
  is_answered: sometimes(z.boolean()),
  language: sometimes(z.nullable(z.string())),
  /** In words: why this mail of the store did not reach its recipient. */
  undelivered: sometimes(z.nullable(z.string())),
  attachments: sometimes(z.array(attachmentField)),
}

/** What there is to know of a draft beside its text, each as an older server may leave it out. */
const draftStateFields = {
  state: sometimes(draftFacts.state),
  version: sometimes(draftFacts.version),
  subject: sometimes(draftFacts.subject),
  to: sometimes(draftFacts.to),
  cc: sometimes(draftFacts.cc),
  head_email_id: sometimes(draftFacts.head_email_id),
  updated_at: sometimes(draftFacts.updated_at),
  files: sometimes(draftFacts.files),
  sentences: sometimes(draftFacts.sentences),
  writer: sometimes(draftFacts.writer),
  level: sometimes(draftFacts.level),
  reasons: sometimes(draftFacts.reasons),
  missing: sometimes(draftFacts.missing),
}

/**
 * A thread with the texts of its e-mails and drafts, oldest first; of a very long one the latest e-mails, of many drafts the
 * newest. A very long text is cut, ends with an ellipsis, and says so with `is_cut`.
 */
export const threadTextAnswer = z.object({
  ...threadFields,
  emails: z.array(z.object({ ...emailFields, ...textFields, ...readFields })),
  /** Those that are open: what was sent or discarded is left out. */
  drafts: z.array(z.object({ ...draftFields, ...textFields, ...draftStateFields })),
  /** Mails on their way out, oldest first; what was sent is among the e-mails. */
  outbox: sometimes(z.array(sendingAnswer)),
  email_count: sometimes(z.int()),
  /** Who could answer it, by name. */
  colleagues: sometimes(z.array(colleagueField)),
})

/** How many conversations each list has, and how many of those in sight are unread, wait for a reply or are the caller's. */
export const threadCounts = z.object({
  drafts: z.int(),
  all: z.int(),
  sent: z.int(),
  archive: z.int(),
  unread: z.int(),
  needs_reply: z.int(),
  /** Assigned to the caller. */
  mine: sometimes(z.int()),
})

/**
 * Whether mail goes out: how many replies wait for another try, failed, or have an unknown fate, and since when and why none leaves.
 */
export const sendingStatus = z.object({
  waiting: z.int(),
  failed: z.int(),
  unknown: z.int(),
  /** The conversation of the newest that failed, and of the newest whose fate is unknown. */
  failed_thread: sometimes(z.nullable(idField)),
  unknown_thread: sometimes(z.nullable(idField)),
  stopped: z.nullable(
    z.object({ since: z.string(), detail: z.string(), next_try_at: z.nullable(z.string()) }),
  ),
})

/** One page of threads, the latest first, and the cursor of the next; whether the store has any mail at all. */
export const threadsAnswer = z.object({
  threads: z.array(threadAnswer),
  next: sometimes(z.nullable(z.string())),
  has_mail: sometimes(z.boolean()),
  counts: sometimes(threadCounts),
  sending: sometimes(sendingStatus),
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
    summary: 'Archives a thread, marks it read or settles it; 409 with `current` when the version is stale',
  },
  bulkThreads: {
    method: 'POST',
    path: '/v1/threads/bulk',
    payload: 'json',
    request: bulkThreadsRequest,
    status: 200,
    answer: bulkThreadsAnswer,
    token: 'required',
    summary: 'Does one thing to many threads; those that are not there are left out',
  },
  mergeThread: {
    method: 'POST',
    path: '/v1/threads/{id}/merge',
    payload: 'json',
    request: mergeThreadRequest,
    status: 200,
    answer: threadTextAnswer,
    token: 'required',
    summary: 'Puts the e-mails of a thread into another one, and answers that one',
  },
  splitThread: {
    method: 'POST',
    path: '/v1/threads/{id}/split',
    payload: 'json',
    request: splitThreadRequest,
    status: 200,
    answer: threadTextAnswer,
    token: 'required',
    summary: 'Begins a thread of its own with an e-mail and all after it, and answers that one',
  },
  emailHtml: {
    method: 'GET',
    path: '/v1/emails/{id}/html',
    payload: 'query',
    request: emailHtmlRequest,
    status: 200,
    answer: emailHtmlAnswer,
    token: 'required',
    summary: 'Shows an e-mail as it was sent, made safe',
  },
  setSender: {
    method: 'PUT',
    path: '/v1/emails/{id}/sender',
    payload: 'json',
    request: senderRequest,
    status: 200,
    answer: threadTextAnswer,
    token: 'required',
    summary:
      'Says whether whoever wrote an e-mail is a customer, for this and all later ones; answers the thread',
  },
} as const satisfies Record<string, Call>
