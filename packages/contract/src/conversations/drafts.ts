import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { savedReplyActionsField } from '../knowledge/saved-reply-actions.ts'
import { generatedDraftFields } from './generated-draft.ts'
import { createEmailAddressField, idField, createOmissibleField, versionField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'
import { mailPersonField } from './thread-fields.ts'

/** The most bytes of an attachment, and of all attachments of a reply. */
export const maxDraftFileBytes = 20_000_000

/** The most recipients of a reply. */
export const maxRecipients = 50

/** The most attachments of a reply. */
export const maxDraftFiles = 20

const recipientField = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxLengths.title, `A name has at most ${maxLengths.title} characters.`),
      z.regex(/^\P{Cc}*$/u, 'A name is one line of text.'),
    ),
  address: createEmailAddressField('Please enter an email address.'),
})

const recipientsField = z
  .array(recipientField)
  .check(z.maxLength(maxRecipients, `A reply can go to at most ${maxRecipients} people.`))

const draftTextField = z
  .string()
  .check(z.maxLength(maxLengths.draftText, `A reply has at most ${maxLengths.draftText} characters.`))

const subjectField = z
  .string()
  .check(
    z.trim(),
    z.maxLength(maxLengths.subject, `A subject has at most ${maxLengths.subject} characters.`),
    z.regex(/^\P{Cc}*$/u, 'A subject is one line of text.'),
  )

const editFields = {
  to: z.optional(recipientsField),
  cc: z.optional(recipientsField),
  bcc: z.optional(recipientsField),
  subject: z.optional(subjectField),
  body: z.optional(draftTextField),
}

/**
 * POST /v1/drafts: a reply to a conversation, addressed to the last customer mail, or to the mail `answers_email_id`.
 * Without `thread_id` it is a new message in a new conversation.
 */
export const createDraftRequest = z.object({
  thread_id: z.optional(z.string()),
  answers_email_id: z.optional(z.string()),
  ...editFields,
})

/** PATCH /v1/drafts/{id}: the changed fields, and the version they are based on. */
export const updateDraftRequest = z.object({ version: versionField, ...editFields })

/** POST /v1/drafts/{id}/files: a new attachment. */
export const addDraftFileRequest = z.object({
  file: z
    .file('Please choose a file.')
    .check(
      z.minSize(1, 'The file is empty.'),
      z.maxSize(maxDraftFileBytes, 'The files are too large. A reply can take 20 MB along.'),
    ),
})

/** The states of a draft. */
export const draftStates = [
  'generating',
  'ready',
  'edited',
  'queued',
  'sent',
  'discarded',
  'failed',
  'stale',
] as const

/** The forms of a forward: the original as a quote or as a file. */
export const forwardForms = ['inline', 'attached'] as const

/** An attachment of a reply. */
export const draftFileAnswer = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
})

/**
 * The quoted mail below a draft. It is left out for recipients who neither wrote nor received it:
 * `withheld_for` names them, and `text` is empty.
 */
const quotationField = z.object({
  email_id: z.string(),
  /** The line above the quote with author and time. */
  line: z.string(),
  text: z.string(),
  withheld_for: z.array(z.string()),
})

/**
 * The forwarded mail, quoted below the text or attached as a file. `files` are its attachments, with the id of
 * the draft's copy for each that is included.
 */
const forwardField = z.object({
  /** Null once that mail was erased. */
  email_id: z.nullable(z.string()),
  as: z.enum(forwardForms),
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      bytes: z.int(),
      file_id: z.nullable(z.string()),
    }),
  ),
})

/** The fields of a draft except its text. */
export const draftFacts = {
  state: z.enum(draftStates),
  version: z.int(),
  subject: z.string(),
  to: z.array(mailPersonField),
  cc: z.array(mailPersonField),
  /** Recipients that the others do not see. */
  bcc: createOmissibleField(z.array(mailPersonField)),
  /** The forwarded mail. Null: a reply or a new message. */
  forward: createOmissibleField(z.nullable(forwardField)),
  /** The newest email of the conversation when the draft was written. */
  head_email_id: z.nullable(z.string()),
  updated_at: z.string(),
  files: z.array(draftFileAnswer),
  /** Applied to the conversation when it is sent. */
  actions: z.nullable(savedReplyActionsField),
  /** The mail quoted below it. */
  quotation: z.nullable(quotationField),
  ...generatedDraftFields,
}

/** A draft with its text. */
export const draftAnswer = z.object({
  id: idField,
  thread_id: z.string(),
  created_at: z.string(),
  body: z.string(),
  ...draftFacts,
})

export type DraftAnswer = z.infer<typeof draftAnswer>
export type DraftState = (typeof draftStates)[number]

/** Calls of replies until they are sent. */
export const draftCalls = {
  createDraft: {
    method: 'POST',
    path: '/v1/drafts',
    payload: 'json',
    request: createDraftRequest,
    maxBytes: 256 * 1024,
    status: 201,
    answer: draftAnswer,
    token: 'required',
    summary: 'Creates a reply to a thread, or a new message to a customer',
  },
  draft: {
    method: 'GET',
    path: '/v1/drafts/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: draftAnswer,
    token: 'required',
    summary: 'Shows a draft',
  },
  updateDraft: {
    method: 'PATCH',
    path: '/v1/drafts/{id}',
    payload: 'json',
    request: updateDraftRequest,
    isVersioned: true,
    maxBytes: 256 * 1024,
    status: 200,
    answer: draftAnswer,
    token: 'required',
    summary: 'Changes a draft; 409 with `current` when the version is stale',
  },
  dropDraftActions: {
    method: 'DELETE',
    path: '/v1/drafts/{id}/actions',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: draftAnswer,
    token: 'required',
    summary: 'Sends a draft without the actions of its saved replies',
  },
  discardDraft: {
    method: 'DELETE',
    path: '/v1/drafts/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: draftAnswer,
    token: 'required',
    summary: 'Discards a draft',
  },
  restoreDraft: {
    method: 'POST',
    path: '/v1/drafts/{id}/restore',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: draftAnswer,
    token: 'required',
    summary: 'Restores a discarded draft',
  },
  addDraftFile: {
    method: 'POST',
    path: '/v1/drafts/{id}/files',
    payload: 'multipart',
    request: addDraftFileRequest,
    maxBytes: maxDraftFileBytes + 64 * 1024,
    status: 201,
    answer: draftAnswer,
    token: 'required',
    summary: 'Adds a file to a draft',
  },
  removeDraftFile: {
    method: 'DELETE',
    path: '/v1/draft-files/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: draftAnswer,
    token: 'required',
    summary: 'Removes a file from a draft',
  },
} as const satisfies Record<string, Call>
