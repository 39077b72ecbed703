import * as z from 'zod/mini'
import { draftFacts } from './drafts.ts'
import { outboxMailAnswer } from './sending.ts'
import { nonEmptyTextField, idField, createOmissibleField } from '../shared-fields.ts'
import { namedPersonField, noteAnswer } from './notes.ts'
import { colleagueField, draftFields, emailFields, mailPersonField, threadFields } from './thread-fields.ts'

/** Classification of a mail by its headers. Only customers get a reply. */
export const mailKinds = ['customer', 'own', 'bounce', 'calendar', 'auto', 'list', 'notice'] as const

const emailTextFields = {
  body: createOmissibleField(z.string()),
  /** The text is longer than `body`. */
  is_cut: createOmissibleField(z.boolean()),
}

/** A file of an email; GET /v1/attachments/{id} has its bytes, as long as it is in the mailbox. */
const attachmentField = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** The Content-ID of a picture inside the HTML. */
  cid: z.nullable(z.string()),
  is_inline: z.boolean(),
})

/** Results of parsing a mail. */
const parsedMailFields = {
  kind: createOmissibleField(z.enum(mailKinds)),
  /** The reason for `kind` in words. */
  kind_reason: createOmissibleField(z.string()),
  to: createOmissibleField(z.array(mailPersonField)),
  cc: createOmissibleField(z.array(mailPersonField)),
  /** Bcc recipients of the store's own mail. */
  bcc: createOmissibleField(z.array(mailPersonField)),
  /** The mail forwards another mail. */
  is_forward: createOmissibleField(z.boolean()),
  /** Part of a side conversation: between the store and others than the customer. */
  is_side: createOmissibleField(z.boolean()),
  /** The position of quote and signature in `body`. Null when there is nothing to fold. */
  fold_at: createOmissibleField(z.nullable(z.int())),
  /** GET /v1/emails/{id}/html has its sanitized original. */
  has_html: createOmissibleField(z.boolean()),
  /** The sender was not a participant before. */
  is_newcomer: createOmissibleField(z.boolean()),
  /** The sender check of the mailbox's provider failed (SPF, DKIM, DMARC): the sender may be forged. */
  has_failed_checks: createOmissibleField(z.boolean()),
  /** The mailbox shows an answer from another mail program. */
  is_answered: createOmissibleField(z.boolean()),
  language: createOmissibleField(z.nullable(z.string())),
  /** The reason in words why this mail did not reach its recipient. */
  undelivered: createOmissibleField(z.nullable(z.string())),
  /** The member who sent it with this product. */
  sent_by: createOmissibleField(z.nullable(colleagueField)),
  attachments: createOmissibleField(z.array(attachmentField)),
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
  action: nonEmptyTextField,
  actor: namedPersonField,
  /** The assignee. */
  person_id: z.nullable(idField),
  /**
   * The object of the action: the assignee's name, another thread's subject, a tag's name, a planned time, or
   * the recipient of a forward.
   */
  about: z.string(),
  created_at: z.string(),
})

/** Fields of a draft except its text. Older servers may omit them. */
const draftStateFields = {
  state: createOmissibleField(draftFacts.state),
  version: createOmissibleField(draftFacts.version),
  subject: createOmissibleField(draftFacts.subject),
  to: createOmissibleField(draftFacts.to),
  cc: createOmissibleField(draftFacts.cc),
  bcc: draftFacts.bcc,
  forward: draftFacts.forward,
  head_email_id: createOmissibleField(draftFacts.head_email_id),
  updated_at: createOmissibleField(draftFacts.updated_at),
  files: createOmissibleField(draftFacts.files),
  actions: createOmissibleField(draftFacts.actions),
  quotation: createOmissibleField(draftFacts.quotation),
  sentences: createOmissibleField(draftFacts.sentences),
  writer: createOmissibleField(draftFacts.writer),
  level: createOmissibleField(draftFacts.level),
  reasons: createOmissibleField(draftFacts.reasons),
  missing: createOmissibleField(draftFacts.missing),
}

/**
 * A thread with its emails and drafts, oldest first; very long threads have only the latest emails. A long
 * text is cut with an ellipsis and has `is_cut`.
 */
export const fullThreadAnswer = z.object({
  ...threadFields,
  emails: z.array(z.object({ ...emailFields, ...emailTextFields, ...parsedMailFields })),
  /** Open drafts. Sent and discarded ones are left out. */
  drafts: z.array(z.object({ ...draftFields, ...emailTextFields, ...draftStateFields })),
  /** Mails in the outbox, oldest first. Sent mails are in `emails`. */
  outbox: createOmissibleField(z.array(outboxMailAnswer)),
  email_count: createOmissibleField(z.int()),
  /** True if the store has sent nothing yet and its replies have no sender name. */
  asks_sender: createOmissibleField(z.boolean()),
  /** Notes of members, oldest first. They are never part of a mail. */
  notes: createOmissibleField(z.array(noteAnswer)),
  /** Actions of members, oldest first. Mails and notes are not repeated. */
  history: createOmissibleField(z.array(historyAnswer)),
  /** The members of the store by name. Those who cannot answer mail are no assignees; `is_away` is out of office. */
  colleagues: createOmissibleField(
    z.array(
      z.extend(colleagueField, {
        can_answer: createOmissibleField(z.boolean()),
        is_away: createOmissibleField(z.boolean()),
      }),
    ),
  ),
})

export type FullThreadAnswer = z.infer<typeof fullThreadAnswer>
