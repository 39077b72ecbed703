import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { draftFaults } from '../choice-lists.ts'

/** The longest period of the figures, in days. */
export const maxFiguresPeriodDays = 400

const dayField = z
  .string()
  .check(
    z.refine(
      (day) =>
        /^\d{4}-\d{2}-\d{2}$/.test(day) &&
        Number.isFinite(Date.parse(day)) &&
        new Date(day).toISOString().startsWith(day),
      'Please enter a day.',
    ),
  )

/** GET /v1/figures, in the query: the first and the last UTC day. */
export const figuresRequest = z.object({ from: dayField, to: dayField })

/** The figures of one document. */
const topicFiguresField = z.object({
  /** Null: no document answered. */
  policy_id: z.nullable(z.string()),
  /** Null for a deleted document. */
  title: z.nullable(z.string()),
  /** Generated drafts: sent unchanged, edited first, or discarded. */
  as_written: z.int(),
  edited: z.int(),
  discarded: z.int(),
  /** The reasons why agents called drafts bad, the most frequent first. */
  faults: z.array(z.object({ reason: z.enum(draftFaults), count: z.int() })),
  /** Questions that no document answered when they came, counted with the document that answers them now. */
  gaps: z.int(),
})

/** How drafts were used in a period, by the document that answered, the most used first. */
export const figuresAnswer = z.object({
  from: z.string(),
  to: z.string(),
  topics: z.array(topicFiguresField),
})

export type FiguresAnswer = z.infer<typeof figuresAnswer>

/** The call of the figures. It needs the permission `settings`. */
export const figuresCalls = {
  figures: {
    method: 'GET',
    path: '/v1/figures',
    payload: 'query',
    request: figuresRequest,
    status: 200,
    answer: figuresAnswer,
    token: 'required',
    summary: 'Counts how drafts were used in a period, by the document that answered',
  },
} as const satisfies Record<string, Call>
