import * as z from 'zod/mini'

/** Check results of a draft's sentence. */
export const sentenceMarks = [
  'supported',
  'read',
  'unsupported',
  'courtesy',
  'question',
  'unchecked',
] as const

/** The review levels of drafts. */
export const draftReviewLevels = ['ready', 'look', 'notes'] as const

const sourceField = z.object({
  kind: z.enum(['passage', 'example', 'order', 'thread', 'store']),
  id: z.string(),
  title: z.string(),
  /** Word for word from the source. */
  quote: z.string(),
})

/** The writer of a draft, and the sources of its sentences. */
export const generatedDraftFields = {
  /** The texts joined form the body; empty without a check. After an edit only unchanged sentences remain. */
  sentences: z.array(
    z.object({
      text: z.string(),
      mark: z.enum(sentenceMarks),
      /** The reason for the mark in words. */
      why: z.string(),
      sources: z.array(sourceField),
    }),
  ),
  writer: z.object({
    kind: z.enum(['person', 'local', 'model']),
    name: z.nullable(z.string()),
    note: z.nullable(z.string()),
  }),
  level: z.nullable(z.enum(draftReviewLevels)),
  /** The reason for the level in words. */
  reasons: z.array(z.string()),
  /** Unanswered questions of the customer. */
  missing: z.array(z.string()),
}
