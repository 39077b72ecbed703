import * as z from 'zod/mini'
import { maxLengths, minReasonLength } from './input-limits.ts'
import { withTolerantResponse, getResponseSchema } from './client/response-schema.ts'
import type { SchemaWithForeignFormat, ParsedResponse } from './client/response-schema.ts'

const tolerantFlag = z.pipe(
  z.union([z.boolean(), z.enum(['True', 'False'])]),
  z.transform((flag) => flag === true || flag === 'True'),
)

/** A boolean. Other servers may send `'True'` and `'False'`. */
export const flagField = withTolerantResponse(z.boolean(), tolerantFlag)

/** A boolean of a session call, sent as `'True'` or `'False'` and read as a boolean. */
export const trueFalseTextField = withTolerantResponse(z.enum(['True', 'False']), tolerantFlag)

/** An identifier such as a UUID. A number of another server is read as its digits. */
export const idField = withTolerantResponse(
  z.string().check(z.minLength(1)),
  z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
)

/** The number of a store. Other servers may send its digits as a string. */
export const storeNumberField = withTolerantResponse(
  z.int(),
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number)),
)

/** The version of a record that a change is based on. The maximum is that of the database's column. */
export const versionField = z.int().check(z.maximum(2_147_483_647))

/** A non-empty text. */
export const nonEmptyTextField = z.string().check(z.minLength(1))

/** A field that we always send and other servers may leave out, which reads as null. */
export function createOmissibleField<Own extends z.ZodMiniType>(
  own: Own,
): z.ZodMiniType<z.output<Own>> & SchemaWithForeignFormat<z.ZodMiniType<ParsedResponse<Own> | null>> {
  // A copy, because the same schema may be required elsewhere.
  const copy: z.ZodMiniType = z.clone(own)
  return withTolerantResponse(
    copy as z.ZodMiniType<z.output<Own>>,
    z._default(z.nullable(getResponseSchema(own)), null),
  )
}

/** A field that other servers may return in any form, because it is not used. */
export const createUnusedField = <Own extends z.ZodMiniType>(
  own: Own,
): Own & SchemaWithForeignFormat<z.ZodMiniType> => withTolerantResponse(own, z.optional(z.unknown()))

/** The title of a text that drafts are written from. */
export const titleField = z
  .string('Please enter a title.')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a title.'),
    z.maxLength(maxLengths.title, `A title has at most ${maxLengths.title} characters.`),
  )

// A single mailbox: no list, name, comment or control character.
const addressPattern = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+$/u

/** An email address as typed. `missing` is the message for an empty field. */
export const createEmailAddressField = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(maxLengths.line),
      z.regex(addressPattern, 'This is not an email address.'),
    )

/** A filter without a value in a query. */
export const flagFilterField = z.optional(z.enum(['true'], 'Ask with true, or leave this out.'))

const reasonMessage = `Please give a reason of ${minReasonLength} to ${maxLengths.reason} characters.`

/** The reason of a super admin for the activity log of the store. */
export const reasonField = z
  .string(reasonMessage)
  .check(z.trim(), z.minLength(minReasonLength, reasonMessage), z.maxLength(maxLengths.reason, reasonMessage))
