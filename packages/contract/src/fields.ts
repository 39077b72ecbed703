import * as z from 'zod/mini'
import { lengths } from './lengths.ts'

/** A yes or no as /v1 writes it: `'True'`, `'False'` or a JSON boolean (spec section 3, design section 6). */
export const flagField = z.union([z.boolean(), z.enum(['True', 'False'])])

/** An identifier: a text such as a UUID, or a number from servers that count (spec section 3). */
export const idField = z.union([z.string().check(z.minLength(1)), z.number()])

/** The numeric identifier of a store; digits in a string pass too (spec section 3). */
export const storeNumberField = z.union([z.number(), z.string().check(z.regex(/^\d+$/))])

/** A token's life in minutes, more than 0; digits in a string pass too (spec sections 4 and 9). */
export const minutesField = z.union([z.number(), z.string(), z.null()])

/** A text that holds something. */
export const filledField = z.string().check(z.minLength(1))

/** The title of a text that drafts are written from. */
export const titleField = z
  .string('Please enter a title.')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a title.'),
    z.maxLength(lengths.title, `A title has at most ${lengths.title} characters.`),
  )

/** An e-mail address as people type it; `missing` is said when there is none. */
export const addressField = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(lengths.line),
      z.regex(/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/, 'This is not an e-mail address.'),
    )
