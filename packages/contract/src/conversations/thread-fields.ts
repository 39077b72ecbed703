import * as z from 'zod/mini'
import { idField, createOmissibleField } from '../shared-fields.ts'
import { withTolerantResponse } from '../client/response-schema.ts'
import { tagAnswer } from './tags.ts'

/** The sender of a mail: `name <address>` or an address, or another server's object with `emailAddress`. Unreadable values become an unknown sender. */
const senderField = withTolerantResponse(
  z.string(),
  z.catch(
    z.nullish(
      z.union([
        z.string(),
        z.object({
          emailAddress: z.object({
            name: z.optional(z.nullable(z.string())),
            address: z.optional(z.nullable(z.string())),
          }),
        }),
      ]),
    ),
    null,
  ),
)

/** Name and address of a person in a mail. */
export const mailPersonField = z.object({ name: z.string(), address: z.string() })

/** Fields of every mail. */
export const emailFields = {
  id: createOmissibleField(idField),
  sender: senderField,
  /** From the customer (`in`) or from the store (`out`). */
  direction: createOmissibleField(z.enum(['in', 'out'])),
  created_at: z.string(),
}

/** A member of the store. */
export const colleagueField = z.object({ id: idField, name: z.string() })

/** Fields of every draft. */
export const draftFields = { id: idField, created_at: createOmissibleField(z.string()) }

/** Fields of every thread. */
export const threadFields = {
  id: idField,
  subject: createOmissibleField(z.string()),
  last_email_at: createOmissibleField(z.string()),
  is_archived: createOmissibleField(z.boolean()),
  /** Grows with each change; an API without it does not support the archive. */
  version: createOmissibleField(z.int()),
  is_unread: createOmissibleField(z.boolean()),
  /** The customer wrote last and the thread is not resolved. */
  needs_reply: createOmissibleField(z.boolean()),
  /** A member marked its sender as spam. */
  is_spam: createOmissibleField(z.boolean()),
  /** The assignee. Null when unassigned. */
  assignee: createOmissibleField(z.nullable(colleagueField)),
  /** Hidden until a time, or until the customer answers. Null when not snoozed. */
  snooze: createOmissibleField(z.nullable(z.object({ until: z.nullable(z.string()) }))),
  /** It returned to the top because a snooze ended or the customer did not answer. Null once it is handled. */
  returned: createOmissibleField(
    z.nullable(z.object({ at: z.string(), reason: z.enum(['snooze', 'follow_up']) })),
  ),
  /** It returns at this time unless the customer answers before. */
  follow_up_at: createOmissibleField(z.nullable(z.string())),
  /** The date by which lists sort: of the last email, or of the return. */
  listed_at: createOmissibleField(z.string()),
  /** Its tags by name. */
  tags: createOmissibleField(z.array(tagAnswer)),
  /** The customer, even before their first mail. Null when unknown. */
  customer: createOmissibleField(z.nullable(mailPersonField)),
}
