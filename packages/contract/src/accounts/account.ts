import * as z from 'zod/mini'
import * as answers from '../answers.ts'
import type { Call } from '../call.ts'
import * as requests from './account-requests.ts'

const emptyObject = z.object({})

/** The calls of a person's own account. */
export const accountCalls = {
  stores: {
    method: 'GET',
    path: '/v1/user/stores',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: answers.storesAnswer,
    token: 'required',
    summary: 'Lists the stores the person may enter',
  },
  languages: {
    method: 'GET',
    path: '/v1/user/languages',
    payload: 'none',
    request: emptyObject,
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
    answer: answers.updatedUserAnswer,
    token: 'required',
    summary: "Sets the person's language or name",
  },
  changePassword: {
    method: 'POST',
    path: '/v1/users/{id}/password',
    payload: 'json',
    request: requests.changePasswordRequest,
    status: 200,
    answer: answers.messageAnswer,
    token: 'required',
    summary: "Changes the person's password and ends their other sign-ins",
  },
  uploadPicture: {
    method: 'POST',
    path: '/v1/users/{id}/picture',
    payload: 'multipart',
    request: requests.uploadPictureRequest,
    maxBytes: requests.maxPictureBytes + 64 * 1024,
    status: 200,
    answer: answers.profilePictureAnswer,
    token: 'required',
    summary: "Sets the person's picture",
  },
  deletePicture: {
    method: 'DELETE',
    path: '/v1/users/{id}/picture',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: answers.profilePictureAnswer,
    token: 'required',
    summary: "Removes the person's picture",
  },
} as const satisfies Record<string, Call>
