import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { idField, sometimes } from '../fields.ts'
import { lengths } from '../lengths.ts'

/** GET /v1/saved-replies: words of the name or the text, and the draft that a reply is looked for. */
export const savedRepliesRequest = z.object({
  q: z.optional(z.string().check(z.maxLength(lengths.search, 'This search is too long.'))),
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
  /** How often the caller inserted it, and when last. */
  uses: z.int(),
  used_at: z.nullable(z.string()),
})

/**
 * The replies that fit best, at most 8; those in the language of the customer come first. Without words also at
 * most 3 that answered mails like the one that the draft answers.
 */
export const savedRepliesAnswer = z.object({
  replies: z.array(savedReplyAnswer),
  suggested: sometimes(z.array(savedReplyAnswer)),
})

/** POST /v1/saved-replies/{id}/insert: the reply that it is inserted into. */
export const insertSavedReplyRequest = z.object({ draft_id: idField })

/** The text with its variables filled. A variable without a value stays. */
export const insertSavedReplyAnswer = z.object({
  id: idField,
  title: z.string(),
  text: z.string(),
  /** The draft has the actions of the saved reply now. */
  has_actions: sometimes(z.boolean()),
})

export type SavedReplyAnswer = z.infer<typeof savedReplyAnswer>

/** The calls of saved replies. Their texts are examples, and are written there. */
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
