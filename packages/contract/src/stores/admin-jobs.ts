import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { nonEmptyTextField, idField, createOmissibleField } from '../shared-fields.ts'
import { pageRequestFields } from '../pagination.ts'
import { activityAnswer } from './activity.ts'

/** The kinds of jobs. */
export const jobKindField = z.enum([
  'chores',
  'notices',
  'uploads',
  'mailboxes',
  'replies',
  'drafts',
  'knowledge',
  'contradictions',
  'proposals',
  'replays',
  'pushes',
  'reminders',
])

const idAndNameField = z.object({ id: idField, name: z.string() })

/** A queue: the number of its due, waiting, running and parked jobs, and the age of the oldest due one. */
const queueAnswer = z.object({
  kind: jobKindField,
  due: z.int(),
  waiting: z.int(),
  running: z.int(),
  parked: z.int(),
  delay_seconds: z.int(),
})

/** A job whose last try failed and that will be tried again. */
const retriedWorkAnswer = z.object({
  id: idField,
  kind: jobKindField,
  detail: z.string(),
  tries: z.int(),
  next_try_at: z.string(),
})

/** All queues, and the failing jobs that will be tried again (the 50 that have failed most often). */
export const adminJobsAnswer = z.object({
  queues: z.array(queueAnswer),
  /**
   * The most due jobs and the longest wait in each of the last 24 hours, oldest first. The two may come from
   * different counts.
   */
  hours: createOmissibleField(z.array(z.object({ hour: z.string(), due: z.int(), delay_seconds: z.int() }))),
  retried: z.array(retriedWorkAnswer),
})

/** An action of a super admin: in a store, about a person, or about the server. */
export const adminActivityAnswer = z.object({
  ...activityAnswer.shape,
  store: z.nullable(idAndNameField),
  person: z.nullable(z.object({ id: idField, name: z.string(), email: nonEmptyTextField })),
})

/** A page of the actions of super admins, newest first, with the cursor of the next page. */
export const adminActivitiesAnswer = z.object({
  activities: z.array(adminActivityAnswer),
  next: z.nullable(z.string()),
})

export type AdminJobsAnswer = z.infer<typeof adminJobsAnswer>
export type AdminActivityAnswer = z.infer<typeof adminActivityAnswer>

/** The calls of the admin area about jobs and the activity log, only for super admins. */
export const adminJobCalls = {
  adminWork: {
    method: 'GET',
    path: '/v1/admin/work',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: adminJobsAnswer,
    token: 'required',
    summary: 'Counts the jobs of each queue, and lists those that fail and will be tried again',
  },
  adminActivity: {
    method: 'GET',
    path: '/v1/admin/activity',
    payload: 'query',
    request: pageRequestFields,
    status: 200,
    answer: adminActivitiesAnswer,
    token: 'required',
    summary: 'Lists the actions of super admins in all stores, a page at a time',
  },
} as const satisfies Record<string, Call>
