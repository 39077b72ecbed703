import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { versionField } from '../shared-fields.ts'

/** The fewest and the most days that data is kept before it is deleted. */
export const retentionLimits = { fewestDays: 30, mostDays: 3650 } as const

const daysRangeMessage = `Please choose ${retentionLimits.fewestDays} to ${retentionLimits.mostDays} days.`

/** Days after which data is deleted. Null: it is kept. */
const daysField = z.nullable(
  z
    .int(daysRangeMessage)
    .check(
      z.minimum(retentionLimits.fewestDays, daysRangeMessage),
      z.maximum(retentionLimits.mostDays, daysRangeMessage),
    ),
)

const daysFields = {
  /** Conversations that need no reply and are not archived. */
  resolved: daysField,
  archived: daysField,
  spam: daysField,
  /** Entries of the activity log. */
  activity: daysField,
}

/** POST /v1/settings/retention/preview: the days to try. */
export const previewRetentionRequest = z.object(daysFields)

/** PUT /v1/settings/retention: all days, and the version they are based on. */
export const updateRetentionRequest = z.object({ ...daysFields, version: versionField })

/** The days of a store. Everything is kept and `version` is 0 until the first change. */
export const retentionAnswer = z.object({
  resolved: z.nullable(z.int()),
  archived: z.nullable(z.int()),
  spam: z.nullable(z.int()),
  activity: z.nullable(z.int()),
  /** The conversations of an unlinked mailbox are being deleted. */
  is_erasing: z.boolean(),
  version: z.int(),
})

/** How many conversations, and entries of the activity log, would be deleted now. */
export const previewRetentionAnswer = z.object({
  resolved: z.int(),
  archived: z.int(),
  spam: z.int(),
  activity: z.int(),
})

/** The calls that limit how long a store keeps data. They are for its owners. */
export const retentionCalls = {
  retention: {
    method: 'GET',
    path: '/v1/settings/retention',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: retentionAnswer,
    token: 'required',
    summary: 'Shows after how many days data of the store is deleted',
  },
  previewRetention: {
    method: 'POST',
    path: '/v1/settings/retention/preview',
    payload: 'json',
    request: previewRetentionRequest,
    status: 200,
    answer: previewRetentionAnswer,
    token: 'required',
    summary: 'Counts what other retention days would delete',
  },
  updateRetention: {
    method: 'PUT',
    path: '/v1/settings/retention',
    payload: 'json',
    request: updateRetentionRequest,
    isVersioned: true,
    status: 200,
    answer: retentionAnswer,
    token: 'required',
    summary: 'Sets after how many days data is deleted; 409 with `current` when the version is stale',
  },
} as const satisfies Record<string, Call>
