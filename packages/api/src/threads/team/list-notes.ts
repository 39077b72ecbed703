import { noteLimits } from '@draftdesk/contract'
import type { NoteAnswer } from '@draftdesk/contract'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { notes } from '../../database/schema.ts'

/** A stored note. */
export type Note = typeof notes.$inferSelect

/** The latest notes of a thread, newest first. */
export const readNotes = (db: Database, threadId: string): Promise<Note[]> =>
  db
    .select()
    .from(notes)
    .where(eq(notes.threadId, threadId))
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(noteLimits.perThread)

/** A note in the shape of /v1. */
export const noteBody = (
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
