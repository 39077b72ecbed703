import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { nonEmptyTextField, idField } from '../shared-fields.ts'
import { pageRequestFields } from '../pagination.ts'

/** Actions in the activity log. */
export const activityActions = [
  'admin_entered',
  'admin_left',
  'member_invited',
  'invite_revoked',
  'invite_restored',
  'member_joined',
  'member_left',
  'member_removed',
  'member_restored',
  'role_changed',
  'mailbox_connected',
  'mailbox_failing',
  'mailbox_disconnected',
  'shop_connected',
  'shop_failing',
  'shop_disconnected',
  'customer_erased',
  'reply_limits_changed',
  'customer_exported',
  'note_deleted',
  'deletion_planned',
  'deletion_cancelled',
  'retention_changed',
  'emails_erased',
  'store_suspended',
  'store_resumed',
  'person_locked',
  'person_unlocked',
  'person_signed_out',
  'person_code_sent',
  'super_admin_granted',
  'super_admin_revoked',
  'job_rerun',
  'two_step_required',
  'two_step_optional',
  'two_step_on',
  'two_step_off',
  'two_step_reset',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'model_limit_reached',
  'model_limit_changed',
  'identity_proven',
] as const

/** One of `activityActions`. */
export type ActivityAction = (typeof activityActions)[number]

/** An entry of the activity log. An `action` outside `activityActions` is another server's. */
export const activityAnswer = z.object({
  id: idField,
  action: nonEmptyTextField,
  /** The acting person's name, which remains after they are deleted. */
  actor_name: z.string(),
  /** The reason of a super admin, or the object of an action: an address, a role. */
  note: z.nullable(z.string()),
  created_at: z.string(),
})

/** A page of the activity log, newest first, with the cursor of the next page. */
export const activitiesAnswer = z.object({
  activities: z.array(activityAnswer),
  next: z.nullable(z.string()),
})

export type ActivityAnswer = z.infer<typeof activityAnswer>

/** The activity log of the token's store. Reading it needs the permission `settings`. */
export const activityCalls = {
  activity: {
    method: 'GET',
    path: '/v1/activity',
    payload: 'query',
    request: pageRequestFields,
    status: 200,
    answer: activitiesAnswer,
    token: 'required',
    summary: 'Lists the activity of the store, a page at a time',
  },
} as const satisfies Record<string, Call>
