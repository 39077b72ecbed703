import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { createOmissibleField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'

/** Days between the decision to delete a store or an account and its deletion. */
export const deletionGraceDays = 7

const nameMessage = 'Please type the name of the store.'

/** POST /v1/settings/deletion: the name of the store, typed by its owner. */
export const deleteStoreRequest = z.object({
  name: z.string(nameMessage).check(z.trim(), z.minLength(1, nameMessage), z.maxLength(maxLengths.storeName)),
})

const confirmationMessage = 'Please confirm that you want to delete your account.'

/** POST /v1/user/deletion: the password, or the email address of an account without one. */
export const deleteAccountRequest = z.object({
  confirmation: z
    .string(confirmationMessage)
    .check(z.minLength(1, confirmationMessage), z.maxLength(maxLengths.secret)),
})

/** The time of a planned deletion. Null: none is planned. */
export const deletionAnswer = z.object({ deletes_at: z.nullable(z.string()) })

/** The planned deletion of the caller's account. */
export const accountDeletionAnswer = z.object({
  ...deletionAnswer.shape,
  /** The caller's password or email address confirms the deletion. */
  confirms_with: z.enum(['password', 'email']),
  /** Names of the stores that have no other owner and no planned deletion. The account stays until they do. */
  only_owner_of: createOmissibleField(z.array(z.string())),
})

const emptyObject = z.object({})

/** The calls that plan and cancel the deletion of a store or an account. Only owners delete a store. */
export const deletionCalls = {
  deleteStore: {
    method: 'POST',
    path: '/v1/settings/deletion',
    payload: 'json',
    request: deleteStoreRequest,
    status: 200,
    answer: deletionAnswer,
    token: 'required',
    summary: "Plans the deletion of the token's store in seven days, and mails its owners",
  },
  cancelStoreDeletion: {
    method: 'DELETE',
    path: '/v1/settings/deletion',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: deletionAnswer,
    token: 'required',
    summary: 'Cancels the deletion of the store',
  },
  accountDeletion: {
    method: 'GET',
    path: '/v1/user/deletion',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: accountDeletionAnswer,
    token: 'required',
    summary: 'Shows whether and when the account of the caller is deleted',
  },
  deleteAccount: {
    method: 'POST',
    path: '/v1/user/deletion',
    payload: 'json',
    request: deleteAccountRequest,
    status: 200,
    answer: accountDeletionAnswer,
    token: 'required',
    summary: 'Plans the deletion of the account in seven days, and mails its person',
  },
  cancelAccountDeletion: {
    method: 'DELETE',
    path: '/v1/user/deletion',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: accountDeletionAnswer,
    token: 'required',
    summary: 'Cancels the deletion of the account',
  },
} as const satisfies Record<string, Call>
