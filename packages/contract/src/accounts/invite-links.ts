import * as answers from '../answers.ts'
import type { Call } from '../call.ts'
import * as requests from './account-requests.ts'

/** Calls for holders of an invitation link. */
export const inviteLinkCalls = {
  showInvite: {
    method: 'GET',
    path: '/v1/invites/link',
    payload: 'query',
    request: requests.showInviteRequest,
    status: 200,
    answer: answers.showInviteAnswer,
    token: 'none',
    summary: 'Shows the invitation of a link',
  },
  acceptInvite: {
    method: 'POST',
    path: '/v1/invites/accept',
    payload: 'json',
    request: requests.acceptInviteRequest,
    status: 200,
    answer: answers.acceptInviteAnswer,
    token: 'optional',
    summary: 'Accepts an invitation',
  },
} as const satisfies Record<string, Call>
