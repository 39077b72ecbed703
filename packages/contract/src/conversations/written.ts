import * as z from 'zod/mini'

/** Check results of a draft's sentence. */
export const draftMarks = ['supported', 'read', 'unsupported', 'courtesy', 'question', 'unchecked'] as const

/** How much of a person a draft needs. */
export const draftLevels = ['ready', 'look', 'notes'] as const

const sourceField = z.object({
  kind: z.enum(['passage', 'example', 'order', 'thread', 'store']),
  id: z.string(),
  title: z.string(),
  /** Word for word from the source. */
  quote: z.string(),
})

/** How a draft was written, and what each sentence of it rests on. */
export const writtenFields = {
  /** The texts joined form the body. After an edit only unchanged sentences remain. Empty without a check. */
  sentences: z.array(
    z.object({
      text: z.string(),
      mark: z.enum(draftMarks),
      /** In words: why it is marked so. */
      why: z.string(),
      sources: z.array(sourceField),
    }),
  ),
  writer: z.object({
    kind: z.enum(['person', 'local', 'model']),
    name: z.nullable(z.string()),
    note: z.nullable(z.string()),
  }),
  level: z.nullable(z.enum(draftLevels)),
  /** In words: what the level rests on. */
  reasons: z.array(z.string()),
  /** Questions of the customer that nothing answers. */
  missing: z.array(z.string()),
}
