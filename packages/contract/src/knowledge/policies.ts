import * as z from 'zod/mini'
import { maxLengths } from '../input-limits.ts'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { nonEmptyTextField, idField, titleField, versionField } from '../shared-fields.ts'
import { pageRequestFields } from '../pagination.ts'

/** Largest file of a policy, in bytes: 20 MB. */
export const maxPolicyFileBytes = 20 * 1024 * 1024

/** The text of a policy written by hand. */
export const policyTextField = z
  .string('Please enter the text.')
  .check(
    z.minLength(1, 'Please enter the text.'),
    z.maxLength(maxLengths.policyText, 'This text is too long. Please split it into several documents.'),
  )

/** POST /v1/policies: a policy written by hand. */
export const createPolicyRequest = z.object({ title: titleField, text: policyTextField })

/** POST /v1/policies/upload: a pdf, docx, txt, md or html file; without a title it takes the name of the file. */
export const uploadPolicyRequest = z.object({
  title: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.title))),
  file: z
    .file('Please choose a file.')
    .check(
      z.minSize(1, 'The file is empty.'),
      z.maxSize(maxPolicyFileBytes, 'The file is too large. A document can have up to 20 MB.'),
    ),
})

/** PATCH /v1/policies/{id}: the changed fields, and the version they are based on. */
export const updatePolicyRequest = z.object({
  version: versionField,
  title: z.optional(titleField),
  text: z.optional(policyTextField),
  is_on: z.optional(z.boolean()),
})

const policyFields = {
  id: idField,
  title: z.string(),
  /** Written in the product, or taken from a file. */
  kind: z.enum(['text', 'file']),
  file_name: z.nullable(z.string()),
  file_bytes: z.nullable(z.number()),
  /** `processing` while the text of a file is extracted. Drafts use only a `ready` policy. */
  state: z.enum(['processing', 'ready', 'failed']),
  /** The reason why the file is unreadable. `detail` explains it to people. */
  failure: z.nullable(z.object({ code: nonEmptyTextField, detail: nonEmptyTextField })),
  is_on: z.boolean(),
  /** The beginning of the text. */
  excerpt: z.string(),
  characters: z.number(),
  /** The file contains more text than was extracted. False if another server omits it. */
  is_cut: z.optional(z.boolean()),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
}

/** A policy as lists show it. */
export const policyAnswer = z.object(policyFields)

/** A policy with its text; `text` is null when it is too long to be edited in the product. */
export const fullPolicyAnswer = z.object({ ...policyFields, text: z.nullable(z.string()) })

/** A page of policies, newest first, with the cursor of the next page. */
export const policiesAnswer = z.object({ policies: z.array(policyAnswer), next: z.nullable(z.string()) })

export type PolicyAnswer = z.infer<typeof policyAnswer>
export type FullPolicyAnswer = z.infer<typeof fullPolicyAnswer>

const emptyObject = z.object({})

/** The calls of the policy documents of the token's store. */
export const policyCalls = {
  policies: {
    method: 'GET',
    path: '/v1/policies',
    payload: 'query',
    request: pageRequestFields,
    status: 200,
    answer: policiesAnswer,
    token: 'required',
    summary: 'Lists the policy documents of the store, a page at a time',
  },
  createPolicy: {
    method: 'POST',
    path: '/v1/policies',
    payload: 'json',
    request: createPolicyRequest,
    maxBytes: 4 * maxLengths.policyText,
    status: 201,
    answer: fullPolicyAnswer,
    token: 'required',
    summary: 'Adds a policy document written by hand',
  },
  uploadPolicy: {
    method: 'POST',
    path: '/v1/policies/upload',
    payload: 'multipart',
    request: uploadPolicyRequest,
    maxBytes: maxPolicyFileBytes + 64 * 1024,
    status: 201,
    answer: fullPolicyAnswer,
    token: 'required',
    summary: 'Adds a policy document from a file and extracts its text',
  },
  policy: {
    method: 'GET',
    path: '/v1/policies/{id}',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: fullPolicyAnswer,
    token: 'required',
    summary: 'Shows a policy document with its text',
  },
  updatePolicy: {
    method: 'PATCH',
    path: '/v1/policies/{id}',
    payload: 'json',
    request: updatePolicyRequest,
    maxBytes: 4 * maxLengths.policyText,
    isVersioned: true,
    status: 200,
    answer: fullPolicyAnswer,
    token: 'required',
    summary: 'Edits a policy document or switches it on or off; 409 with `current` when the version is stale',
  },
  deletePolicy: {
    method: 'DELETE',
    path: '/v1/policies/{id}',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Deletes a policy document; it can be restored for a day',
  },
  restorePolicy: {
    method: 'POST',
    path: '/v1/policies/{id}/restore',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: fullPolicyAnswer,
    token: 'required',
    summary: 'Restores a deleted policy document',
  },
} as const satisfies Record<string, Call>
