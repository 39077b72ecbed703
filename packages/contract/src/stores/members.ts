import * as z from 'zod/mini'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { createEmailAddressField, idField } from '../shared-fields.ts'
import { roleNames } from './roles.ts'

/** The most members of a store, open invitations included. Lists of both need no pages. */
export const maxMembers = 200

/** Roles of members; `roles` holds their rights. */
export const memberRoleField = z.enum(roleNames, 'Please choose a role.')

/** PATCH /v1/members/{id}: the new role, and the role that the caller saw. */
export const updateMemberRequest = z.object({ role: memberRoleField, was: z.optional(memberRoleField) })

/** POST /v1/members/{id}/restore: `restore` of the answer to the removal. */
export const restoreMemberRequest = z.object({ restore: z.string().check(z.minLength(1), z.maxLength(2000)) })

/** POST /v1/invites. */
export const createInviteRequest = z.object({
  email: createEmailAddressField('Please enter the email address.'),
  role: memberRoleField,
})

/** A member of the store. */
export const memberAnswer = z.object({
  /** The person's id. */
  id: idField,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  profile_image: z.nullable(z.string()),
  role: memberRoleField,
  /** The start of the membership. */
  created_at: z.string(),
  /** The roles that the caller may give the member. Empty without the permission. */
  can_give: z.array(memberRoleField),
  can_remove: z.boolean(),
})

/** All members of the store, the longest membership first. */
export const membersAnswer = z.object({ members: z.array(memberAnswer) })

/**
 * A removal, which `restore` undoes once within ten minutes. Members who left by themselves cannot be restored
 * by others.
 */
export const removeMemberAnswer = z.object({ restore: z.nullable(z.string()) })

/** An invitation that was not used yet. */
export const inviteAnswer = z.object({
  id: idField,
  email: z.string(),
  role: memberRoleField,
  /** `accepted` while the address waits to be verified. */
  state: z.enum(['open', 'accepted', 'expired']),
  created_at: z.string(),
  expires_at: z.string(),
  /** The inviter's name. Null when unknown. */
  invited_by: z.nullable(z.string()),
  /** True if the caller may resend and revoke it. */
  can_manage: z.boolean(),
})

/** The open invitations, newest first, and the roles that the caller may invite for. */
export const invitesAnswer = z.object({ invites: z.array(inviteAnswer), can_give: z.array(memberRoleField) })

export type MemberAnswer = z.infer<typeof memberAnswer>
export type InviteAnswer = z.infer<typeof inviteAnswer>

const emptyObject = z.object({})

/** Calls about the members of the token's store. Changes need the permission `accounts`; changes to owners need `owners`. */
export const memberCalls = {
  members: {
    method: 'GET',
    path: '/v1/members',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: membersAnswer,
    token: 'required',
    summary: 'Lists the people who work in the store, at most 200',
  },
  updateMember: {
    method: 'PATCH',
    path: '/v1/members/{id}',
    payload: 'json',
    request: updateMemberRequest,
    isVersioned: true,
    status: 200,
    answer: memberAnswer,
    token: 'required',
    summary: 'Changes the role of a member; 409 with `current` when the role has changed',
  },
  removeMember: {
    method: 'DELETE',
    path: '/v1/members/{id}',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: removeMemberAnswer,
    token: 'required',
    summary: 'Removes someone from the store at once, or leaves it',
  },
  restoreMember: {
    method: 'POST',
    path: '/v1/members/{id}/restore',
    payload: 'json',
    request: restoreMemberRequest,
    status: 200,
    answer: memberAnswer,
    token: 'required',
    summary: 'Undoes a removal within ten minutes',
  },
  invites: {
    method: 'GET',
    path: '/v1/invites',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: invitesAnswer,
    token: 'required',
    summary: 'Lists the unused invitations of the store',
  },
  createInvite: {
    method: 'POST',
    path: '/v1/invites',
    payload: 'json',
    request: createInviteRequest,
    status: 201,
    answer: inviteAnswer,
    token: 'required',
    summary: 'Invites an address into the store and mails it a link',
  },
  resendInvite: {
    method: 'POST',
    path: '/v1/invites/{id}/resend',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: inviteAnswer,
    token: 'required',
    summary: 'Mails a new link with a new expiry; the previous one stops working',
  },
  revokeInvite: {
    method: 'DELETE',
    path: '/v1/invites/{id}',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Revokes an invitation; it can be restored until it expires',
  },
  restoreInvite: {
    method: 'POST',
    path: '/v1/invites/{id}/restore',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: inviteAnswer,
    token: 'required',
    summary: 'Restores a revoked invitation with its link',
  },
} as const satisfies Record<string, Call>
