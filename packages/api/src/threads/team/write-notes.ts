import { noteLimits } from '@draftdesk/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { notes, threads } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { isUuid } from '../../database/uuid.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { buildMentionKey, recordMentions } from '../../notifications/record-mentions.ts'
import { deleteNotifications } from '../../notifications/record-notifications.ts'
import { formatFullName } from '../../platform/full-name.ts'
import { findThread } from '../load-thread-with-mails.ts'
import type { Note } from './list-notes.ts'

/** The acting member, their store and the time. */
export interface NoteActionContext {
  readonly storeId: string
  readonly author: { readonly id: string; readonly firstName: string; readonly lastName: string }
  readonly nowMs: number
}

/** The highest number of bytes of all notes of a conversation. They fit into one response with its mails. */
export const maxNoteBytes = 300_000

/** Adds a note to a thread. A repeated `key` returns the existing note. */
export async function addNote(
  db: Database,
  { storeId, author, nowMs }: NoteActionContext,
  threadId: string,
  { body, key }: { readonly body: string; readonly key: string },
): Promise<{ readonly kind: 'done'; readonly note: Note } | { readonly kind: 'missing' | 'full' }> {
  return transact(db, async (tx) => {
    const thread = await lockUnmergedThread(tx, storeId, threadId)
    if (thread === undefined) return { kind: 'missing' }
    const [known] = await tx
      .select()
      .from(notes)
      .where(and(eq(notes.storeId, storeId), eq(notes.key, key)))
    if (known) return { kind: 'done', note: known }
    const { count, bytes } = await measureThreadNotes(tx, thread)
    if (count >= noteLimits.perThread || bytes + Buffer.byteLength(body) > maxNoteBytes)
      return { kind: 'full' }
    const [note] = await tx
      .insert(notes)
      .values({
        ...{ storeId, threadId: thread, key, body },
        authorId: author.id,
        authorName: formatFullName(author),
        createdAt: new Date(nowMs),
      })
      .returning()
    if (!note) throw new Error('the database returned no note')
    await recordMentions(tx, { storeId, nowMs }, note)
    await publishNoteChange(tx, note, nowMs)
    return { kind: 'done', note }
  })
}

/** Changes a note of its author. After some minutes the edit leaves a mark. */
export async function changeNote(
  db: Database,
  { storeId, author, nowMs }: NoteActionContext,
  id: string,
  body: string,
): Promise<
  { readonly kind: 'done'; readonly note: Note } | { readonly kind: 'missing' | 'foreign' | 'full' }
> {
  return transact(db, async (tx) => {
    const note = await lockNote(tx, storeId, id)
    if (!note) return { kind: 'missing' }
    if (note.authorId !== author.id) return { kind: 'foreign' }
    if (note.body === body) return { kind: 'done', note }
    const { bytes } = await measureThreadNotes(tx, note.threadId)
    const more = Buffer.byteLength(body) - Buffer.byteLength(note.body)
    if (more > 0 && bytes + more > maxNoteBytes) return { kind: 'full' }
    const editedAt = isEditableNote(note, nowMs) ? note.editedAt : new Date(nowMs)
    const [changed] = await tx.update(notes).set({ body, editedAt }).where(eq(notes.id, id)).returning()
    if (!changed) return { kind: 'missing' }
    await recordMentions(tx, { storeId, nowMs }, changed)
    await publishNoteChange(tx, changed, nowMs)
    return { kind: 'done', note: changed }
  })
}

/** Deletes a fresh note of its author, or any note if the caller moderates. Returns the deleted note. */
export async function deleteNote(
  tx: Transaction,
  { storeId, author, nowMs }: NoteActionContext,
  id: string,
  isModerator: boolean,
): Promise<
  { readonly kind: 'done'; readonly note: Note } | { readonly kind: 'missing' | 'foreign' | 'late' }
> {
  const note = await lockNote(tx, storeId, id)
  if (!note) return { kind: 'missing' }
  if (!isModerator && note.authorId !== author.id) return { kind: 'foreign' }
  if (!isModerator && !isEditableNote(note, nowMs)) return { kind: 'late' }
  await tx.delete(notes).where(eq(notes.id, id))
  await deleteNotifications(tx, { storeId, nowMs }, buildMentionKey(id))
  await publishNoteChange(tx, note, nowMs)
  return { kind: 'done', note }
}

const isEditableNote = ({ createdAt }: Note, nowMs: number): boolean =>
  nowMs <= createdAt.getTime() + noteLimits.minutes * 60_000

/** Locks a thread against merging. Returns its id, or that of the thread it was merged into. */
async function lockUnmergedThread(tx: Transaction, storeId: string, id: string): Promise<string | undefined> {
  const found = await findThread(tx, storeId, id)
  if (!found) return undefined
  const [locked] = await tx
    .select({ id: threads.id, mergedInto: threads.mergedInto })
    .from(threads)
    .where(eq(threads.id, found.id))
    .for('update')
  return locked && (locked.mergedInto ?? locked.id)
}

export async function lockNote(tx: Transaction, storeId: string, id: string): Promise<Note | undefined> {
  if (!isUuid(id)) return undefined
  const [note] = await tx
    .select()
    .from(notes)
    .where(and(eq(notes.id, id), eq(notes.storeId, storeId)))
    .for('update')
  return note
}

async function measureThreadNotes(
  tx: Transaction,
  threadId: string,
): Promise<{ count: number; bytes: number }> {
  const [sums] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${notes.body})), 0)::int`,
    })
    .from(notes)
    .where(eq(notes.threadId, threadId))
  return sums ?? { count: 0, bytes: 0 }
}

/** Open pages reload the conversation. Lists do not change. */
export const publishNoteChange = (
  tx: Transaction,
  { storeId, threadId }: Note,
  nowMs: number,
): Promise<void> => publishEvents(tx, [{ storeId, type: 'thread', ref: threadId }], nowMs)
