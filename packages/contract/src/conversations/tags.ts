import * as z from 'zod/mini'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { tagColors } from '../choice-lists.ts'
import { idField } from '../shared-fields.ts'
import { maxLengths, tagLimits } from '../input-limits.ts'

const nameMissingMessage = 'Please enter a name.'
const nameField = z.string(nameMissingMessage).check(
  z.maxLength(4 * maxLengths.tagName),
  z.overwrite((name) => name.normalize('NFC').trim().replace(/\s+/g, ' ')),
  z.minLength(1, nameMissingMessage),
  z.maxLength(maxLengths.tagName, `A tag has at most ${maxLengths.tagName} characters.`),
  // A search writes the name in quotation marks.
  z.regex(/^[^"\p{C}]+$/u, 'A tag has no quotation marks.'),
)
const colorField = z.enum(tagColors, 'Please choose a color.')

/** POST /v1/tags: a new tag. Without a color the server picks a rare one. */
export const createTagRequest = z.object({ name: nameField, color: z.optional(colorField) })

/** PATCH /v1/tags/{id}: the changed fields. */
export const updateTagRequest = z.object({ name: z.optional(nameField), color: z.optional(colorField) })

/** POST /v1/tags/{id}/merge: the tag to replace it with. */
export const mergeTagRequest = z.object({ into: z.string('Please choose a tag.') })

/** A tag of a store. A `color` outside `tagColors` is shown as gray. */
export const tagAnswer = z.object({ id: idField, name: z.string(), color: z.string() })

/** The ids of tags that a request adds or removes. */
export const tagIdsField = z.array(z.string()).check(z.maxLength(tagLimits.perThread))

export type TagAnswer = z.infer<typeof tagAnswer>

/** The tags of the store by name, with the number of their threads. */
export const tagsAnswer = z.object({
  tags: z.array(z.object({ ...tagAnswer.shape, threads: z.int() })),
})

/** The calls of tags. Every member adds them to threads and creates them; changing them needs the right to change settings. */
export const tagCalls = {
  tags: {
    method: 'GET',
    path: '/v1/tags',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: tagsAnswer,
    token: 'required',
    summary: 'Lists the tags of the store with the number of their threads',
  },
  createTag: {
    method: 'POST',
    path: '/v1/tags',
    payload: 'json',
    request: createTagRequest,
    status: 201,
    answer: tagAnswer,
    token: 'required',
    summary: 'Creates a tag, or returns the one with this name',
  },
  updateTag: {
    method: 'PATCH',
    path: '/v1/tags/{id}',
    payload: 'json',
    request: updateTagRequest,
    status: 200,
    answer: tagAnswer,
    token: 'required',
    summary: 'Changes the name or the color of a tag',
  },
  mergeTag: {
    method: 'POST',
    path: '/v1/tags/{id}/merge',
    payload: 'json',
    request: mergeTagRequest,
    status: 200,
    answer: tagAnswer,
    token: 'required',
    summary: 'Replaces a tag by another one everywhere, and returns that one',
  },
  deleteTag: {
    method: 'DELETE',
    path: '/v1/tags/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Deletes a tag; it can be restored for a day',
  },
  restoreTag: {
    method: 'POST',
    path: '/v1/tags/{id}/restore',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: tagAnswer,
    token: 'required',
    summary: 'Restores a deleted tag on its threads',
  },
} as const satisfies Record<string, Call>
