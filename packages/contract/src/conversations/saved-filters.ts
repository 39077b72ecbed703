import * as z from 'zod/mini'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { idField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'
import { threadFilterFields } from './thread-filters.ts'

const nameMissingMessage = 'Please enter a name.'
const nameField = z
  .string(nameMissingMessage)
  .check(
    z.trim(),
    z.minLength(1, nameMissingMessage),
    z.maxLength(maxLengths.filterName, `A name has at most ${maxLengths.filterName} characters.`),
  )

/** POST /v1/saved-filters: the name, the query of the list, and true if everyone in the store sees it. */
export const createSavedFilterRequest = z.object({
  name: nameField,
  query: z.object(threadFilterFields),
  is_shared: z.boolean(),
})

/** PATCH /v1/saved-filters/{id}: the new name. */
export const updateSavedFilterRequest = z.object({ name: nameField })

/** A saved filter: a list of threads under a name. */
export const savedFilterAnswer = z.object({
  id: idField,
  name: z.string(),
  /** The query of GET /v1/threads. */
  query: z.record(z.string(), z.string()),
  /** Everyone in the store sees it. */
  is_shared: z.boolean(),
  /** The caller may rename and delete it. */
  can_edit: z.boolean(),
})

export type SavedFilterAnswer = z.infer<typeof savedFilterAnswer>

/** The calls of saved filters. GET /v1/threads lists them. */
export const savedFilterCalls = {
  createSavedFilter: {
    method: 'POST',
    path: '/v1/saved-filters',
    payload: 'json',
    request: createSavedFilterRequest,
    status: 201,
    answer: savedFilterAnswer,
    token: 'required',
    summary: 'Saves a filter of the lists for the caller, or for everyone in the store',
  },
  updateSavedFilter: {
    method: 'PATCH',
    path: '/v1/saved-filters/{id}',
    payload: 'json',
    request: updateSavedFilterRequest,
    status: 200,
    answer: savedFilterAnswer,
    token: 'required',
    summary: 'Renames a saved filter: its owner, or members who change settings',
  },
  deleteSavedFilter: {
    method: 'DELETE',
    path: '/v1/saved-filters/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Deletes a saved filter: its owner, or members who change settings',
  },
} as const satisfies Record<string, Call>
