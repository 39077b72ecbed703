import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { idField, createOmissibleField } from '../shared-fields.ts'
import { draftFileAnswer } from '../conversations/drafts.ts'
import { maxLengths } from '../input-limits.ts'

/** GET /v1/saved-replies: search words, and the draft to insert into. */
export const savedRepliesRequest = z.object({
  q: z.optional(z.string().check(z.maxLength(maxLengths.search, 'This search is too long.'))),
  draft_id: z.optional(z.string().check(z.maxLength(100))),
})

/** A saved reply as the composer offers it. Every example is one. */
export const savedReplyAnswer = z.object({
  id: idField,
  title: z.string(),
  /** The beginning of the text. */
  excerpt: z.string(),
  language: z.nullable(z.string()),
  is_personal: z.boolean(),
  /** The number of times that the caller inserted it, and the last time. */
  uses: z.int(),
  used_at: z.nullable(z.string()),
})

/**
 * The best matching replies, at most 8, those in the customer's language first. Without words, up to 3
 * suggestions for the answered mail come first.
 */
export const savedRepliesAnswer = z.object({
  replies: z.array(savedReplyAnswer),
  suggested: createOmissibleField(z.array(savedReplyAnswer)),
})

/** POST /v1/saved-replies/{id}/insert: the draft to insert into. */
export const insertSavedReplyRequest = z.object({ draft_id: idField })

/** The inserted saved reply. A variable without a value stays in its text. */
export const insertSavedReplyAnswer = z.object({
  id: idField,
  title: z.string(),
  text: z.string(),
  /** The saved reply added actions to the draft. */
  has_actions: createOmissibleField(z.boolean()),
  /** The files that the draft got with it. */
  files: createOmissibleField(z.array(draftFileAnswer)),
})

export type SavedReplyAnswer = z.infer<typeof savedReplyAnswer>

/** The calls of saved replies. They are edited as examples. */
export const savedReplyCalls = {
  savedReplies: {
    method: 'GET',
    path: '/v1/saved-replies',
    payload: 'query',
    request: savedRepliesRequest,
    status: 200,
    answer: savedRepliesAnswer,
    token: 'required',
    summary: 'Finds saved replies by name and text; those that the caller uses often come first',
  },
  insertSavedReply: {
    method: 'POST',
    path: '/v1/saved-replies/{id}/insert',
    payload: 'json',
    request: insertSavedReplyRequest,
    status: 200,
    answer: insertSavedReplyAnswer,
    token: 'required',
    summary: 'Fills the variables of a saved reply for one draft, and counts the use',
  },
} as const satisfies Record<string, Call>
