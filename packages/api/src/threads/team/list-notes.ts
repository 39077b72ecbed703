import { noteLimits } from '@draftdesk/contract'
import type { NoteAnswer } from '@draftdesk/contract'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { noteFiles, notes } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'

export type Note = typeof notes.$inferSelect

/** The latest notes of a thread, newest first. */
export const loadNotes = (db: Database, threadId: string): Promise<Note[]> =>
  db
    .select()
    .from(notes)
    .where(eq(notes.threadId, threadId))
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(noteLimits.perThread)

/** A note in the shape of /v1. */
export const toNoteAnswer = (
  { id, authorId, authorName, body, createdAt, editedAt }: Note,
  files: NoteAnswer['files'] = [],
): NoteAnswer => ({
  id,
  author: { id: authorId, name: authorName },
  body,
  files,
  created_at: createdAt.toISOString(),
  edited_at: editedAt?.toISOString() ?? null,
})

type NoteFileAnswer = NoteAnswer['files'][number]

export async function listNoteFiles(
  db: Database | Transaction,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, NoteFileAnswer[]>> {
  const byNote = new Map<string, NoteFileAnswer[]>()
  if (noteIds.length === 0) return byNote
  const rows = await db
    .select()
    .from(noteFiles)
    .where(inArray(noteFiles.noteId, [...noteIds]))
    .orderBy(asc(noteFiles.createdAt), asc(noteFiles.id))
  for (const { noteId, id, name, type, bytes } of rows)
    byNote.set(noteId, [...(byNote.get(noteId) ?? []), { id, name, type, bytes }])
  return byNote
}
