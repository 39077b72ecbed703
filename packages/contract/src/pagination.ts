import * as z from 'zod/mini'

/**
 * A page of a list, in the query: the cursor of the previous page, and the number of rows (50 by default). The server
 * takes 0 as 1, and more than 200 as 200.
 */
export const pageRequestFields = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/, 'A page has 1 to 200 rows.'))),
})
