import * as z from 'zod/mini'
import * as answers from './answers.ts'
import * as requests from './requests.ts'

/** How a call's request travels: nowhere, in the query, as JSON, or as a multipart form. */
export type Payload = 'none' | 'query' | 'json' | 'multipart'

/** Whether a call carries a bearer token: never needed, sent when there is one, or refused without one. */
export type TokenNeed = 'none' | 'optional' | 'required'

/** One call of /v1: everything a server needs to mount it and a reader needs to use it (spec section 7). */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** The path with `{id}` where an identifier stands. */
  readonly path: string
  readonly payload: Payload
  readonly request: z.ZodMiniType
  /** The status of a success. */
  readonly status: 200 | 201
  readonly answer: z.ZodMiniType
  readonly token: TokenNeed
  readonly summary: string
}

const nothing = z.object({})

/** Every call of section 7 of the spec, with the session check and the creation of a store (design sections 6 and 8). */
export const calls = {
  checkInternet: {
    method: 'GET',
    path: '/v1/auth/check-internet',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: answers.anyAnswer,
    token: 'none',
    summary: 'Says that the server can be reached',
  },
  googleLogin: {
    method: 'GET',
    path: '/v1/auth/google/login',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: answers.googleAnswer,
    token: 'none',
    summary: 'Gives the address where a Google sign-in starts',
  },
  googleCallback: {
    method: 'GET',
    path: '/v1/auth/google/callback',
    payload: 'query',
    request: requests.googleCallbackRequest,
    status: 200,
    answer: answers.grantAnswer,
    token: 'none',
    summary: 'Turns a code from Google into a session',
  },
  ssoCallback: {
    method: 'POST',
    path: '/v1/auth/sp/callback',
    payload: 'json',
    request: requests.ssoCallbackRequest,
    status: 200,
    answer: answers.grantAnswer,
    token: 'none',
    summary: 'Turns a single-sign-on token into a session',
  },
  me: {
    method: 'GET',
    path: '/v1/auth/me',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: answers.meAnswer,
    token: 'required',
    summary: 'Says who is signed in, with role, store and permissions',
  },
  session: {
    method: 'GET',
    path: '/v1/auth/session',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: answers.sessionAnswer,
    token: 'required',
    summary: 'Checks the session',
  },
  refresh: {
    method: 'POST',
    path: '/v1/auth/token/refresh',
    payload: 'query',
    request: requests.refreshRequest,
    status: 200,
    answer: answers.grantAnswer,
    token: 'required',
    summary: 'Exchanges the token for a new one',
  },
  signUp: {
    method: 'POST',
    path: '/v1/auth/signup',
    payload: 'multipart',
    request: requests.signUpRequest,
    status: 200,
    answer: answers.signUpAnswer,
    token: 'none',
    summary: 'Opens an account',
  },
  signIn: {
    method: 'POST',
    path: '/v1/auth/login',
    payload: 'multipart',
    request: requests.loginRequest,
    status: 200,
    answer: answers.loginAnswer,
    token: 'none',
    summary: 'Signs in with an address and a password',
  },
  verifyEmail: {
    method: 'POST',
    path: '/v1/auth/verify-email',
    payload: 'multipart',
    request: requests.verifyEmailRequest,
    status: 200,
    answer: answers.messageAnswer,
    token: 'none',
    summary: 'Confirms an address with the code sent to it',
  },
  resendCode: {
    method: 'POST',
    path: '/v1/auth/resend-verification-code',
    payload: 'multipart',
    request: requests.resendCodeRequest,
    status: 200,
    answer: answers.anyAnswer,
    token: 'none',
    summary: 'Sends a new verification code',
  },
  forgotPassword: {
    method: 'POST',
    path: '/v1/auth/forgot-password',
    payload: 'multipart',
    request: requests.forgotPasswordRequest,
    status: 200,
    answer: answers.messageAnswer,
    token: 'none',
    summary: 'Sends a link that resets the password',
  },
  resetPassword: {
    method: 'POST',
    path: '/v1/auth/reset-password',
    payload: 'multipart',
    request: requests.resetPasswordRequest,
    status: 200,
    answer: answers.messageAnswer,
    token: 'none',
    summary: 'Sets a new password with the token of a reset link',
  },
  acceptInvite: {
    method: 'POST',
    path: '/v1/invites/accept',
    payload: 'json',
    request: requests.acceptInviteRequest,
    status: 200,
    answer: answers.anyAnswer,
    token: 'optional',
    summary: 'Accepts an invitation',
  },
  stores: {
    method: 'GET',
    path: '/v1/user/stores',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: answers.storesAnswer,
    token: 'required',
    summary: 'Lists the stores the person may enter',
  },
  languages: {
    method: 'GET',
    path: '/v1/user/languages',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: answers.languagesAnswer,
    token: 'required',
    summary: 'Lists the languages on offer',
  },
  updateUser: {
    method: 'PUT',
    path: '/v1/users/{id}',
    payload: 'json',
    request: requests.updateUserRequest,
    status: 200,
    answer: answers.anyAnswer,
    token: 'required',
    summary: "Sets the person's language",
  },
  switchStore: {
    method: 'POST',
    path: '/v1/auth/stores/{id}/switch',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: answers.grantAnswer,
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
  notify: {
    method: 'POST',
    path: '/api/v1/notify',
    payload: 'json',
    request: requests.notifyRequest,
    status: 200,
    answer: answers.anyAnswer,
    token: 'optional',
    summary: 'Reports an error of a front end',
  },
} as const satisfies Record<string, Call>

/** The name of a call in `calls`. */
export type CallName = keyof typeof calls
