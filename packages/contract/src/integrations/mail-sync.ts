import * as z from 'zod/mini'
import { createOmissibleField } from '../shared-fields.ts'

/** The choices for the period of the first import, in days. */
export const importPeriodDays = [7, 30, 90, 365] as const
const windowField = z.union(
  importPeriodDays.map((days) => z.literal(days)),
  'Choose 7, 30, 90 or 365 days.',
)

/** The state of mail sync and its progress. */
export const mailSyncField = z.object({
  /**
   * `new` before the first connection, `importing` older mails, `live` when new mail arrives at once, `waiting`
   * after a failure until `next_try_at`, `stopped` until a member acts, `paused` by a member.
   */
  state: z.enum(['new', 'importing', 'live', 'waiting', 'stopped', 'paused']),
  /** The reason for waiting or stopping. */
  detail: z.nullable(z.string()),
  imported: z.int(),
  expected: z.int(),
  is_imported: z.boolean(),
  import_days: windowField,
  is_paused: z.boolean(),
  /** True if the Sent folder is known. Otherwise replies from other programs are missing. */
  has_sent: z.boolean(),
  /** The Sent folder chosen by a member. Null for the detected one. */
  sent_path: z.nullable(z.string()),
  folders: z.array(z.string()),
  /** The drafts of the first import, and the number still to be written. Null when all are written. */
  drafts: createOmissibleField(z.nullable(z.object({ wanted: z.int(), waiting: z.int() }))),
  live_at: z.nullable(z.string()),
  next_try_at: z.nullable(z.string()),
  /** The number of unreadable mails, and the newest of them. */
  unread_count: z.int(),
  unread_mails: z.array(
    z.object({ subject: z.string(), sender: z.string(), received_at: z.string(), detail: z.string() }),
  ),
})

/** The mail sync of the linked mailbox. Null when none is linked. */
export const mailSyncAnswer = z.object({ sync: z.nullable(mailSyncField) })

/** PATCH /v1/integrations/mailbox/sync: the changed fields. */
export const changeMailSyncRequest = z.object({
  import_days: z.optional(windowField),
  sent_path: z.optional(z.nullable(z.string().check(z.maxLength(1000, 'This is no folder.')))),
  is_paused: z.optional(z.boolean()),
  /** Cancels the remaining drafts of the import. */
  stops_drafts: z.optional(z.literal(true)),
})
