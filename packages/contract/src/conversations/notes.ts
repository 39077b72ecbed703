import * as z from 'zod/mini'
import { messageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { addDraftFileRequest, draftFileAnswer, maxDraftFileBytes } from './drafts.ts'
import { idField, createOmissibleField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'

const noteTextField = z
  .string('Please write a note.')
  .check(
    z.trim(),
    z.minLength(1, 'Please write a note.'),
    z.maxLength(maxLengths.note, `A note has at most ${maxLengths.note} characters.`),
  )

/** POST /v1/threads/{id}/notes: the text and an idempotency key. */
export const createNoteRequest = z.object({
  body: noteTextField,
  key: z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[\w-]+$/)),
})

/** PATCH /v1/notes/{id}: the new text. Only the author changes a note. */
export const updateNoteRequest = z.object({ body: noteTextField })

/** A person by name. The id is missing once the person is deleted. */
export const namedPersonField = z.object({ id: z.nullable(idField), name: z.string() })

/** A note of a member about a conversation, in light Markdown. Only the team sees it. */
export const noteAnswer = z.object({
  id: idField,
  author: namedPersonField,
  body: z.string(),
  /** GET /v1/note-files/{id} has their bytes. */
  files: createOmissibleField(z.array(draftFileAnswer)),
  created_at: z.string(),
  /** The last edit that leaves a mark. */
  edited_at: z.nullable(z.string()),
})

export type NoteAnswer = z.infer<typeof noteAnswer>

/** The calls of notes. Every member of the store reads and writes them. */
export const noteCalls = {
  createNote: {
    method: 'POST',
    path: '/v1/threads/{id}/notes',
    payload: 'json',
    request: createNoteRequest,
    status: 201,
    answer: noteAnswer,
    token: 'required',
    summary: 'Adds a note to a thread that only members of the store see',
  },
  updateNote: {
    method: 'PATCH',
    path: '/v1/notes/{id}',
    payload: 'json',
    request: updateNoteRequest,
    status: 200,
    answer: noteAnswer,
    token: 'required',
    summary: 'Changes a note of the caller; marked as edited after 10 minutes',
  },
  addNoteFile: {
    method: 'POST',
    path: '/v1/notes/{id}/files',
    payload: 'multipart',
    request: addDraftFileRequest,
    maxBytes: maxDraftFileBytes + 64 * 1024,
    status: 201,
    answer: noteAnswer,
    token: 'required',
    summary: 'Adds a file to a note of the caller',
  },
  removeNoteFile: {
    method: 'DELETE',
    path: '/v1/note-files/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: noteAnswer,
    token: 'required',
    summary: 'Removes a file from a note of the caller',
  },
  deleteNote: {
    method: 'DELETE',
    path: '/v1/notes/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Deletes a note: its author within 10 minutes, members who change settings at any time',
  },
} as const satisfies Record<string, Call>
