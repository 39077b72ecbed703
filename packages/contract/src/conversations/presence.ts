import * as z from 'zod/mini'
import { messageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'

/**
 * PUT /v1/presence: the conversation that one open page (`viewer`) of the caller shows, or null; it is never
 * stored. Colleagues see it for `presenceLimits.lifetimeMs`, so an open page repeats it.
 */
export const setPresenceRequest = z.object({
  viewer: z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/)),
  thread_id: z.nullable(z.string().check(z.maxLength(100))),
  is_replying: z.boolean(),
})

/** A person who reads or answers a conversation, as the event `presence` of `GET /v1/events` names them. */
export interface PresentPerson {
  readonly id: string
  readonly name: string
  readonly is_replying: boolean
  readonly is_super_admin: boolean
}

/** The data of the event `presence`: the people of each changed thread, never the reader. `is_whole` replaces all earlier data. */
export interface PresenceUpdate {
  readonly is_whole: boolean
  readonly threads: readonly { readonly id: string; readonly people: readonly PresentPerson[] }[]
}

/** The calls of presence. */
export const presenceCalls = {
  setPresence: {
    method: 'PUT',
    path: '/v1/presence',
    payload: 'json',
    request: setPresenceRequest,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary:
      'Tells colleagues which thread the caller has open; expires after some seconds unless it is repeated',
  },
} as const satisfies Record<string, Call>
