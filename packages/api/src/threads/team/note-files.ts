import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { loadJoinedBytes } from '../../database/split-bytes.ts'
import { noteFileParts, noteFiles, notes } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import { isUuid } from '../../database/uuid.ts'
import { addFile } from '../../reading/add-file.ts'
import type { NewFile } from '../../reading/add-file.ts'
import { hasRoomForFile } from '../attached-files.ts'
import type { Note } from './list-notes.ts'
import { lockNote, publishNoteChange } from './write-notes.ts'
import type { NoteActionContext } from './write-notes.ts'

/** Result of adding or removing a file. */
export type NoteFileResult =
  | { readonly kind: 'done'; readonly note: Note }
  | { readonly kind: 'missing' | 'foreign' | 'noRoom' | 'storeFull' }

/** Adds a file to a note of its author. A note takes as many files as a reply. */
export async function addNoteFile(
  db: Database,
  action: NoteActionContext,
  noteId: string,
  file: NewFile,
): Promise<NoteFileResult> {
  const { storeId, author, nowMs } = action
  return transact(db, async (tx): Promise<NoteFileResult> => {
    const note = await lockNote(tx, storeId, noteId)
    if (!note) return { kind: 'missing' }
    if (note.authorId !== author.id) return { kind: 'foreign' }
    if (!(await hasRoomForFile(tx, storeId, file.bytes.length, 'note'))) return { kind: 'storeFull' }
    const place = { files: noteFiles, parts: noteFileParts, isOfOwner: eq(noteFiles.noteId, noteId) }
    const isAdded = await addFile(tx, place, file, (columns) =>
      tx
        .insert(noteFiles)
        .values({ ...columns, storeId, noteId, createdAt: new Date(nowMs) })
        .returning({ id: noteFiles.id }),
    )
    if (!isAdded) return { kind: 'noRoom' }
    await publishNoteChange(tx, note, nowMs)
    return { kind: 'done', note }
  })
}

/** Removes a file from a note of its author. */
export async function removeNoteFile(
  db: Database,
  action: NoteActionContext,
  fileId: string,
): Promise<NoteFileResult> {
  const { storeId, author, nowMs } = action
  if (!isUuid(fileId)) return { kind: 'missing' }
  return transact(db, async (tx): Promise<NoteFileResult> => {
    const isThis = and(eq(noteFiles.id, fileId), eq(noteFiles.storeId, storeId))
    const [file] = await tx.select({ noteId: noteFiles.noteId }).from(noteFiles).where(isThis)
    const note = file && (await lockNote(tx, storeId, file.noteId))
    if (!note) return { kind: 'missing' }
    if (note.authorId !== author.id) return { kind: 'foreign' }
    await tx.delete(noteFiles).where(isThis)
    await publishNoteChange(tx, note, nowMs)
    return { kind: 'done', note }
  })
}

/** Reads a file of a note of a store. */
export async function loadNoteFile(
  db: Database,
  storeId: string,
  id: string,
): Promise<{ readonly name: string; readonly bytes: Buffer } | undefined> {
  if (!isUuid(id)) return undefined
  const [file] = await db
    .select({ name: noteFiles.name })
    .from(noteFiles)
    .innerJoin(notes, eq(notes.id, noteFiles.noteId))
    .where(and(eq(noteFiles.id, id), eq(noteFiles.storeId, storeId)))
  return (
    file && { name: file.name, bytes: await loadJoinedBytes(db, noteFileParts, noteFileParts.fileId, id) }
  )
}
