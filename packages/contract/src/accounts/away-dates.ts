import * as z from 'zod/mini'
import type { Call } from '../call.ts'

const timeField = z.nullable(z.iso.datetime('Please choose a time.'))

/**
 * PUT /v1/user/away: the absence of the caller. `from` null ends it, and `until` null leaves it without an
 * end.
 */
export const setAwayRequest = z.object({ from: timeField, until: timeField })

/** The absence of the caller. Both are null for a person who is at work. */
export const awayAnswer = z.object({ from: z.nullable(z.string()), until: z.nullable(z.string()) })

export type AwayAnswer = z.infer<typeof awayAnswer>

/** The calls of a person's absence, which applies to all stores. */
export const awayCalls = {
  away: {
    method: 'GET',
    path: '/v1/user/away',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: awayAnswer,
    token: 'required',
    summary: 'Shows when the person is out of office',
  },
  setAway: {
    method: 'PUT',
    path: '/v1/user/away',
    payload: 'json',
    request: setAwayRequest,
    status: 200,
    answer: awayAnswer,
    token: 'required',
    summary: 'Sets when the person is out of office',
  },
} as const satisfies Record<string, Call>
