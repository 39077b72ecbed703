import * as z from 'zod/mini'
import { tagIdsField } from '../conversations/tags.ts'

/** The actions of a saved reply on its conversation. They are applied when a reply with its text is sent. */
export const savedReplyActionsField = z.object({
  /** Assigns it to the person who sends the reply. */
  assigns_sender: z.boolean(),
  tag_ids: tagIdsField,
  /** Snoozes it for days, or with 0 until the customer answers. Null does not. */
  snooze_days: z.nullable(
    z.int('Please choose days.').check(z.minimum(0), z.maximum(365, 'Please choose at most a year.')),
  ),
  /** Marks it as needing no reply. */
  resolves: z.boolean(),
})

export type SavedReplyActions = z.infer<typeof savedReplyActionsField>
