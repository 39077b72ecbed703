import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { draftAnswer, forwardForms, maxDraftFiles } from './drafts.ts'

/** PUT /v1/drafts/{id}/forward: the form of the original, and the ids of its attachments to include. */
export const setForwardRequest = z.object({
  as: z.enum(forwardForms, 'Say if the email goes along as a quotation or as a file.'),
  files: z
    .array(z.string())
    .check(z.maxLength(maxDraftFiles, `An email can have at most ${maxDraftFiles} files.`)),
})

/** The calls of forwards. A forward is a draft, and is edited and sent like one. */
export const forwardCalls = {
  createForward: {
    method: 'POST',
    path: '/v1/emails/{id}/forward',
    payload: 'none',
    request: z.object({}),
    status: 201,
    answer: draftAnswer,
    token: 'required',
    summary: 'Creates a forward of an email, quoted below the text and without its files',
  },
  setForward: {
    method: 'PUT',
    path: '/v1/drafts/{id}/forward',
    payload: 'json',
    request: setForwardRequest,
    status: 200,
    answer: draftAnswer,
    token: 'required',
    summary: 'Chooses whether the original is quoted or attached, and which of its files go along',
  },
} as const satisfies Record<string, Call>
