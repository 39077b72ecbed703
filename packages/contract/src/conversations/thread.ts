import * as z from 'zod/mini'
import { draftFacts, sendingAnswer } from './drafts.ts'
import { filledField, idField, sometimes } from '../fields.ts'
import { namedPerson, noteAnswer } from './notes.ts'
import { colleagueField, draftFields, emailFields, partyField, threadFields } from './thread-fields.ts'

/** Classification of a mail by its headers. Only customers get a reply. */
export const mailKinds = ['customer', 'own', 'bounce', 'calendar', 'auto', 'list', 'notice'] as const

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

/** Results of parsing a mail. */
const readFields = {
  kind: sometimes(z.enum(mailKinds)),
  /** The reason for `kind` in words. */
  kind_reason: sometimes(z.string()),
  to: sometimes(z.array(partyField)),
  cc: sometimes(z.array(partyField)),
  /** Recipients of the store's own mail whom the others do not see. */
  bcc: sometimes(z.array(partyField)),
  /** The store passed another mail on with it. */
  is_forward: sometimes(z.boolean()),
  /** Part of a side conversation: between the store and others than the customer. */
  is_side: sometimes(z.boolean()),
  /** The position of quote and signature in `body`. Null when there is nothing to fold. */
  fold_at: sometimes(z.nullable(z.int())),
  /** GET /v1/emails/{id}/html has its sanitized original. */
  has_html: sometimes(z.boolean()),
  /** The sender was not a participant before. */
  is_newcomer: sometimes(z.boolean()),
  /** The provider of the mailbox found that another sender may have sent it (SPF, DKIM, DMARC). */
  has_failed_checks: sometimes(z.boolean()),
  /** The mailbox shows an answer from another mail program. */
  is_answered: sometimes(z.boolean()),
  language: sometimes(z.nullable(z.string())),
  /** The reason in words why this mail did not reach its recipient. */
  undelivered: sometimes(z.nullable(z.string())),
  /** The member who sent it with this product. */
  sent_by: sometimes(z.nullable(colleagueField)),
  attachments: sometimes(z.array(attachmentField)),
}

/** Actions of members on a thread. */
export const historyActions = [
  'assigned',
  'unassigned',
  'archived',
  'restored',
  'resolved',
  'reopened',
  'spam',
  'not_spam',
  'merged',
  'split',
  'snoozed',
  'unsnoozed',
  'returned',
  'woken',
  'follow_up',
  'unanswered',
  'tagged',
  'untagged',
  'scheduled',
  'unscheduled',
  'withheld',
  'sent',
  'forwarded',
  'assigned_in_turn',
  'unassigned_away',
] as const

export type HistoryAction = (typeof historyActions)[number]

/** One line of the history of a thread. An `action` outside `historyActions` is another server's. */
const historyAnswer = z.object({
  id: idField,
  action: filledField,
  actor: namedPerson,
  /** The assignee. */
  person_id: z.nullable(idField),
  /** The assignee's name, the subject of the other thread, the name of a tag, a planned time, or who got a forward. */
  about: z.string(),
  created_at: z.string(),
})

/** Fields of a draft except its text. Older servers may omit them. */
const draftStateFields = {
  state: sometimes(draftFacts.state),
  version: sometimes(draftFacts.version),
  subject: sometimes(draftFacts.subject),
  to: sometimes(draftFacts.to),
  cc: sometimes(draftFacts.cc),
  bcc: draftFacts.bcc,
  forward: draftFacts.forward,
  head_email_id: sometimes(draftFacts.head_email_id),
  updated_at: sometimes(draftFacts.updated_at),
  files: sometimes(draftFacts.files),
  actions: sometimes(draftFacts.actions),
  quotation: sometimes(draftFacts.quotation),
  sentences: sometimes(draftFacts.sentences),
  writer: sometimes(draftFacts.writer),
  level: sometimes(draftFacts.level),
  reasons: sometimes(draftFacts.reasons),
  missing: sometimes(draftFacts.missing),
}

/**
 * A thread with its emails and drafts, oldest first. Very long threads have only the latest emails. A long text
 * is cut with an ellipsis and has `is_cut`.
 */
export const threadTextAnswer = z.object({
  ...threadFields,
  emails: z.array(z.object({ ...emailFields, ...textFields, ...readFields })),
  /** Open drafts. Sent and discarded ones are left out. */
  drafts: z.array(z.object({ ...draftFields, ...textFields, ...draftStateFields })),
  /** Mails in the outbox, oldest first. Sent mails are in `emails`. */
  outbox: sometimes(z.array(sendingAnswer)),
  email_count: sometimes(z.int()),
  /** True if the store has sent nothing yet and its replies have no sender name. */
  asks_sender: sometimes(z.boolean()),
  /** Notes of members, oldest first. They are never part of a mail. */
  notes: sometimes(z.array(noteAnswer)),
  /** Actions of members, oldest first. Mails and notes are not repeated. */
  history: sometimes(z.array(historyAnswer)),
  /** The members of the store by name. Those who cannot answer mail are no assignees. */
  colleagues: sometimes(z.array(z.extend(colleagueField, { can_answer: sometimes(z.boolean()) }))),
})

export type ThreadTextAnswer = z.infer<typeof threadTextAnswer>
