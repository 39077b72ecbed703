import * as z from 'zod/mini'
import * as answers from '../answers.ts'
import type { Call } from '../call.ts'
import * as requests from '../accounts/account-requests.ts'

const emptyObject = z.object({})

/** The calls that enter a store, create one and end its welcome. */
export const storeCalls = {
  switchStore: {
    method: 'POST',
    path: '/v1/auth/stores/{id}/switch',
    payload: 'json',
    request: requests.switchStoreRequest,
    isBodyOptional: true,
    status: 200,
    answer: answers.sessionTokenAnswer,
    token: 'required',
    summary: 'Enters another store with a new session',
  },
  createStore: {
    method: 'POST',
    path: '/v1/stores',
    payload: 'json',
    request: requests.createStoreRequest,
    status: 201,
    answer: answers.storeAnswer,
    token: 'required',
    summary: 'Creates a store owned by the caller',
  },
  onboardStore: {
    method: 'POST',
    path: '/v1/stores/{id}/onboard',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: answers.storeAnswer,
    token: 'required',
    summary: "Ends the welcome of the token's store",
  },
} as const satisfies Record<string, Call>
