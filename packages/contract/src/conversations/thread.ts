import * as z from 'zod/mini'
import { draftFacts } from './drafts.ts'
import { sendingAnswer } from './sending.ts'
import { filledField, idField, omissibleField } from '../fields.ts'
import { namedPerson, noteAnswer } from './notes.ts'
import { colleagueField, draftFields, emailFields, partyField, threadFields } from './thread-fields.ts'

/** Classification of a mail by its headers. Only customers get a reply. */
export const mailKinds = ['customer', 'own', 'bounce', 'calendar', 'auto', 'list', 'notice'] as const

const emailTextFields = {
  body: omissibleField(z.string()),
  /** The text is longer than `body`. */
  is_cut: omissibleField(z.boolean()),
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
  kind: omissibleField(z.enum(mailKinds)),
  /** The reason for `kind` in words. */
  kind_reason: omissibleField(z.string()),
  to: omissibleField(z.array(partyField)),
  cc: omissibleField(z.array(partyField)),
  /** Bcc recipients of the store's own mail. */
  bcc: omissibleField(z.array(partyField)),
  /** The store passed another mail on with it. */
  is_forward: omissibleField(z.boolean()),
  /** Part of a side conversation: between the store and others than the customer. */
  is_side: omissibleField(z.boolean()),
  /** The position of quote and signature in `body`. Null when there is nothing to fold. */
  fold_at: omissibleField(z.nullable(z.int())),
  /** GET /v1/emails/{id}/html has its sanitized original. */
  has_html: omissibleField(z.boolean()),
  /** The sender was not a participant before. */
  is_newcomer: omissibleField(z.boolean()),
  /** The provider of the mailbox found that another sender may have sent it (SPF, DKIM, DMARC). */
  has_failed_checks: omissibleField(z.boolean()),
  /** The mailbox shows an answer from another mail program. */
  is_answered: omissibleField(z.boolean()),
  language: omissibleField(z.nullable(z.string())),
  /** The reason in words why this mail did not reach its recipient. */
  undelivered: omissibleField(z.nullable(z.string())),
  /** The member who sent it with this product. */
  sent_by: omissibleField(z.nullable(colleagueField)),
  attachments: omissibleField(z.array(attachmentField)),
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
  state: omissibleField(draftFacts.state),
  version: omissibleField(draftFacts.version),
  subject: omissibleField(draftFacts.subject),
  to: omissibleField(draftFacts.to),
  cc: omissibleField(draftFacts.cc),
  bcc: draftFacts.bcc,
  forward: draftFacts.forward,
  head_email_id: omissibleField(draftFacts.head_email_id),
  updated_at: omissibleField(draftFacts.updated_at),
  files: omissibleField(draftFacts.files),
  actions: omissibleField(draftFacts.actions),
  quotation: omissibleField(draftFacts.quotation),
  sentences: omissibleField(draftFacts.sentences),
  writer: omissibleField(draftFacts.writer),
  level: omissibleField(draftFacts.level),
  reasons: omissibleField(draftFacts.reasons),
  missing: omissibleField(draftFacts.missing),
}

/**
 * A thread with its emails and drafts, oldest first. Very long threads have only the latest emails. A long text
 * is cut with an ellipsis and has `is_cut`.
 */
export const threadTextAnswer = z.object({
  ...threadFields,
  emails: z.array(z.object({ ...emailFields, ...emailTextFields, ...parsedMailFields })),
  /** Open drafts. Sent and discarded ones are left out. */
  drafts: z.array(z.object({ ...draftFields, ...emailTextFields, ...draftStateFields })),
  /** Mails in the outbox, oldest first. Sent mails are in `emails`. */
  outbox: omissibleField(z.array(sendingAnswer)),
  email_count: omissibleField(z.int()),
  /** True if the store has sent nothing yet and its replies have no sender name. */
  asks_sender: omissibleField(z.boolean()),
  /** Notes of members, oldest first. They are never part of a mail. */
  notes: omissibleField(z.array(noteAnswer)),
  /** Actions of members, oldest first. Mails and notes are not repeated. */
  history: omissibleField(z.array(historyAnswer)),
  /** The members of the store by name. Those who cannot answer mail are no assignees; `is_away` is out of office. */
  colleagues: omissibleField(
    z.array(
      z.extend(colleagueField, {
        can_answer: omissibleField(z.boolean()),
        is_away: omissibleField(z.boolean()),
      }),
    ),
  ),
})

export type ThreadTextAnswer = z.infer<typeof threadTextAnswer>
