import * as z from 'zod/mini'
import { idField, sometimes } from './fields.ts'
import { foreign } from './reading.ts'

/**
 * Who sent an e-mail: ours is `name <address>` or a plain address; an object with `emailAddress` of other servers is read too.
 * What cannot be read is an unknown sender.
 */
const senderField = foreign(
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

/** A person as mails name them. */
export const partyField = z.object({ name: z.string(), address: z.string() })

/** What every e-mail of a thread has. */
export const emailFields = {
  id: sometimes(idField),
  sender: senderField,
  /** From the customer (`in`) or from the store (`out`). */
  direction: sometimes(z.enum(['in', 'out'])),
  created_at: z.string(),
}

/** A person who works in the store. */
export const colleagueField = z.object({ id: idField, name: z.string() })

/** What every draft of a thread has. */
export const draftFields = { id: idField, created_at: sometimes(z.string()) }

/** What a thread has wherever it is shown. */
export const threadFields = {
  id: idField,
  subject: sometimes(z.string()),
  last_email_at: sometimes(z.string()),
  is_archived: sometimes(z.boolean()),
  /** Grows with each change; a server without it knows no archive. */
  version: sometimes(z.int()),
  is_unread: sometimes(z.boolean()),
  /** A customer wrote last, and nobody said that they wait for nothing. */
  needs_reply: sometimes(z.boolean()),
  /** A person said that its sender writes spam. */
  is_spam: sometimes(z.boolean()),
  /** Who answers it; null for nobody. */
  assignee: sometimes(z.nullable(colleagueField)),
  /** With whom it is, also before they wrote anything; null while nobody is named. */
  customer: sometimes(z.nullable(partyField)),
}
