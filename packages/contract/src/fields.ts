import * as z from 'zod/mini'
import { lengths } from './lengths.ts'
import { foreign, readingOf } from './client/reading.ts'
import type { Foreign, ReadAs } from './client/reading.ts'

const readFlag = z.pipe(
  z.union([z.boolean(), z.enum(['True', 'False'])]),
  z.transform((flag) => flag === true || flag === 'True'),
)

/** A yes or no: ours is a boolean; `'True'` and `'False'` of other servers are read as one. */
export const flagField = foreign(z.boolean(), readFlag)

/** A yes or no in a grant: ours is `'True'` or `'False'`; a boolean of other servers is read too. It is read as a boolean. */
export const flagTextField = foreign(z.enum(['True', 'False']), readFlag)

/** An identifier: ours is a text such as a UUID; a number of servers that count is read as its digits. */
export const idField = foreign(
  z.string().check(z.minLength(1)),
  z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
)

/** The numeric identifier of a store: ours is a number; digits in a string are read too. */
export const storeNumberField = foreign(
  z.int(),
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number)),
)

/** A text that holds something. */
export const filledField = z.string().check(z.minLength(1))

/** A field that we always send and other servers may leave out, which reads as null. */
export function sometimes<Own extends z.ZodMiniType>(
  own: Own,
): z.ZodMiniType<z.output<Own>> & Foreign<z.ZodMiniType<ReadAs<Own> | null>> {
  // A copy, since elsewhere the same schema may have to be there.
  const copy: z.ZodMiniType = z.clone(own)
  return foreign(copy as z.ZodMiniType<z.output<Own>>, z._default(z.nullable(readingOf(own)), null))
}

/** A field that other servers may return in any form, because it is not used. */
export const unshown = <Own extends z.ZodMiniType>(own: Own): Own & Foreign<z.ZodMiniType> =>
  foreign(own, z.optional(z.unknown()))

/** The title of a text that drafts are written from. */
export const titleField = z
  .string('Please enter a title.')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a title.'),
    z.maxLength(lengths.title, `A title has at most ${lengths.title} characters.`),
  )

// A single mailbox: no list, name, comment or control character.
const addressPattern = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+$/u

/** An email address as typed. `missing` is the message for an empty field. */
export const addressField = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(lengths.line),
      z.regex(addressPattern, 'This is not an e-mail address.'),
    )

/** A narrowing in a query: there, or not. */
export const onlyField = z.optional(z.enum(['true'], 'Ask with true, or leave this out.'))

/** Shortest reason that a super admin gives for entering or changing a store, in characters. */
export const shortestReason = 3

const reasonMessage = `Please give a reason of ${shortestReason} to ${lengths.reason} characters.`

/** The reason of a super admin, which the activity log of the store keeps. */
export const reasonField = z
  .string(reasonMessage)
  .check(z.trim(), z.minLength(shortestReason, reasonMessage), z.maxLength(lengths.reason, reasonMessage))
