import * as z from 'zod/mini'
import { messageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { adminPeopleFilters } from '../choice-lists.ts'
import {
  nonEmptyTextField,
  idField,
  createOmissibleField,
  reasonField,
  storeNumberField,
} from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'
import { adminActivityAnswer } from './admin-jobs.ts'

/** GET /v1/admin/people: a name or an email address, and the cursor of the previous page. */
export const adminPeopleRequest = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.search))),
  filter: z.optional(z.enum(adminPeopleFilters)),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/, 'A page has 1 to 200 rows.'))),
})

const personFields = {
  id: idField,
  name: z.string(),
  email: nonEmptyTextField,
  is_locked: z.boolean(),
  is_verified: z.boolean(),
  is_super_admin: z.boolean(),
  /** Stores that the person is a member of. */
  stores: z.int(),
  last_login: z.nullable(z.string()),
  created_at: z.string(),
}

/** A person as super admins see them in lists. */
export const adminPersonAnswer = z.object(personFields)

/** A page of people, newest first, with the cursor of the next page and the total. */
export const adminPeopleAnswer = z.object({
  people: z.array(adminPersonAnswer),
  next: z.nullable(z.string()),
  total: z.int(),
})

/** A person's store. */
const membershipAnswer = z.object({
  id: idField,
  store_id: storeNumberField,
  name: z.string(),
  role: nonEmptyTextField,
})

/** An open sign-in of a person. */
const personSignInField = z.object({
  id: idField,
  device: z.string(),
  place: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
})

/** A person with their stores, their open sign-ins, and the newest 20 actions of super admins on them. */
export const adminPersonDetailAnswer = z.object({
  ...personFields,
  is_self: z.boolean(),
  /** The sign-ins of the person ask for a code. */
  has_two_step: createOmissibleField(z.boolean()),
  member_of: z.array(membershipAnswer),
  sign_ins: z.array(personSignInField),
  activities: z.array(adminActivityAnswer),
})

/** The reason of an action, which the activity log keeps. */
export const reasonRequest = z.object({ reason: reasonField })

export type AdminPeopleRequest = z.infer<typeof adminPeopleRequest>
export type AdminPersonAnswer = z.infer<typeof adminPersonAnswer>
export type AdminPersonDetailAnswer = z.infer<typeof adminPersonDetailAnswer>

const emptyObject = z.object({})

/** The calls of the admin area about people, only for super admins. */
export const adminPeopleCalls = {
  adminPeople: {
    method: 'GET',
    path: '/v1/admin/people',
    payload: 'query',
    request: adminPeopleRequest,
    status: 200,
    answer: adminPeopleAnswer,
    token: 'required',
    summary: 'Finds people, a page at a time',
  },
  adminPerson: {
    method: 'GET',
    path: '/v1/admin/people/{id}',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: adminPersonDetailAnswer,
    token: 'required',
    summary: 'Shows a person with their stores and sign-ins',
  },
  lockPerson: {
    method: 'POST',
    path: '/v1/admin/people/{id}/lock',
    payload: 'json',
    request: reasonRequest,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Locks a person: ends every sign-in and refuses new ones',
  },
  unlockPerson: {
    method: 'POST',
    path: '/v1/admin/people/{id}/unlock',
    payload: 'json',
    request: reasonRequest,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Lets a locked person sign in again',
  },
  signOutPerson: {
    method: 'POST',
    path: '/v1/admin/people/{id}/sign-out',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Ends every sign-in of a person',
  },
  resendPersonCode: {
    method: 'POST',
    path: '/v1/admin/people/{id}/code',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Mails a new verification code to a person who has not verified their address',
  },
  resetTwoStep: {
    method: 'DELETE',
    path: '/v1/admin/people/{id}/two-step',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Turns two-step sign-in of a person off, and ends every sign-in',
  },
  grantSuperAdmin: {
    method: 'POST',
    path: '/v1/admin/people/{id}/super-admin',
    payload: 'json',
    request: reasonRequest,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Makes a person a super admin, ends every sign-in of theirs, and mails all super admins',
  },
  revokeSuperAdmin: {
    method: 'POST',
    path: '/v1/admin/people/{id}/super-admin/revoke',
    payload: 'json',
    request: reasonRequest,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Takes the rights of a super admin away, ends every sign-in, and mails the other super admins',
  },
} as const satisfies Record<string, Call>
