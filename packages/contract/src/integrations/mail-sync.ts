import * as z from 'zod/mini'
import { sometimes } from '../fields.ts'

/** How many days back the first import of a mailbox goes. */
export const importWindows = [7, 30, 90, 365] as const
const windowField = z.union(
  importWindows.map((days) => z.literal(days)),
  'Choose 7, 30, 90 or 365 days.',
)

/**
 * How the reading of the linked mailbox stands. `new` before its first connection, `importing` the mails of the window, `live`
 * when new mail is seen as it comes, `waiting` after a failure until `next_try_at`, `stopped` until a person has done
 * something, `paused` by a person. `detail` says why it waits or has stopped.
 */
export const mailSync = z.object({
  state: z.enum(['new', 'importing', 'live', 'waiting', 'stopped', 'paused']),
  detail: z.nullable(z.string()),
  imported: z.int(),
  expected: z.int(),
  is_imported: z.boolean(),
  import_days: windowField,
  is_paused: z.boolean(),
  /** True if the Sent folder is known. Otherwise replies from other programs are missing. */
  has_sent: z.boolean(),
  /** The folder of sent mail that a person chose; null when it is found by itself. */
  sent_path: z.nullable(z.string()),
  folders: z.array(z.string()),
  /** The drafts that the first import asked for, and how many of them are still to be written; null once all are. */
  drafts: sometimes(z.nullable(z.object({ wanted: z.int(), waiting: z.int() }))),
  live_at: z.nullable(z.string()),
  next_try_at: z.nullable(z.string()),
  /** Mails that could not be read, and the newest of them. */
  unread_count: z.int(),
  unread_mails: z.array(
    z.object({ subject: z.string(), sender: z.string(), received_at: z.string(), detail: z.string() }),
  ),
})

/** The reading of the linked mailbox; null when none is linked. */
export const mailSyncAnswer = z.object({ sync: z.nullable(mailSync) })

/** PATCH /v1/integrations/mailbox/sync: what is given changes. */
export const changeMailSyncRequest = z.object({
  import_days: z.optional(windowField),
  sent_path: z.optional(z.nullable(z.string().check(z.maxLength(1000, 'This is no folder.')))),
  is_paused: z.optional(z.boolean()),
  /** Writes no more of the drafts that the import asked for. */
  stops_drafts: z.optional(z.literal(true)),
})
