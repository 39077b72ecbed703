import * as z from 'zod/mini'

/** A page of a list, in the query: where the last page ended, and how many rows to list (50, at most 200). */
export const pageRequest = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/, 'A page has 1 to 200 rows.'))),
})
