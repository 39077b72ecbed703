import { noteLimits } from '@draftdesk/contract'
import type { NoteAnswer } from '@draftdesk/contract'
import { transact } from '../../../database/transact.ts'
import { recordActivity } from '../../../stores/record-activity.ts'
import { listNoteFiles, noteBody } from '../../../threads/team/list-notes.ts'
import type { Note } from '../../../threads/team/list-notes.ts'
import { addNoteFile as addFile, removeNoteFile as removeFile } from '../../../threads/team/note-files.ts'
import { addNote, changeNote, deleteNote as remove } from '../../../threads/team/write-notes.ts'
import type { NoteAction } from '../../../threads/team/write-notes.ts'
import { inStore } from '../../in-store.ts'
import type { StoreVisit } from '../../in-store.ts'
import { done, refuseBusy, refuseCall } from '../../visit.ts'
import type { Refusal, Success } from '../../visit.ts'

const refusals: Readonly<Record<'full' | 'missing' | 'foreign' | 'late' | 'noRoom', Refusal>> = {
  noRoom: refuseCall(400, 'A note can have up to 20 files with 20 MB in total.'),
  full: refuseCall(400, 'This conversation has no room for more notes.'),
  missing: refuseCall(404, 'This note does not exist any more.'),
  foreign: refuseCall(403, 'Only the author of a note can change it.'),
  late: refuseCall(400, `A note can be deleted for ${noteLimits.minutes} minutes. Please edit it instead.`),
}

const actionOf = ({
  services,
  caller,
  store,
}: Pick<StoreVisit<'createNote'>, 'services' | 'caller' | 'store'>): NoteAction => ({
  storeId: store.id,
  author: caller.user,
  nowMs: services.clock(),
})

/** POST /v1/threads/{id}/notes. */
export const createNote = inStore<'createNote'>(async (visit) => {
  const wait = await visit.services.limits.take(['noteStore', visit.store.id])
  if (wait) return refuseBusy(wait)
  const added = await addNote(visit.services.db, actionOf(visit), visit.id, visit.input)
  if (added.kind === 'done') return answerNote(visit, added.note)
  return added.kind === 'missing'
    ? refuseCall(404, 'This conversation does not exist.')
    : refusals[added.kind]
}, 'notes')

/** PATCH /v1/notes/{id}. */
export const updateNote = inStore<'updateNote'>(async (visit) => {
  const changed = await changeNote(visit.services.db, actionOf(visit), visit.id, visit.input.body)
  return changed.kind === 'done' ? answerNote(visit, changed.note) : refusals[changed.kind]
}, 'notes')

/** POST /v1/notes/{id}/files. */
export const addNoteFile = inStore<'addNoteFile'>(async (visit) => {
  const { services, input, store, id } = visit
  const wait = await services.limits.take(['draftFileStore', store.id])
  if (wait) return refuseBusy(wait)
  const { file } = input
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { name, type } = file
  const added = await addFile(services.db, actionOf(visit), id, { name, type, bytes })
  return added.kind === 'done' ? answerNote(visit, added.note) : refusals[added.kind]
}, 'notes')

/** DELETE /v1/note-files/{id}. */
export const removeNoteFile = inStore<'removeNoteFile'>(async (visit) => {
  const removed = await removeFile(visit.services.db, actionOf(visit), visit.id)
  return removed.kind === 'done' ? answerNote(visit, removed.note) : refusals[removed.kind]
}, 'notes')

async function answerNote(
  { services: { db } }: Pick<StoreVisit<'createNote'>, 'services'>,
  note: Note,
): Promise<Success<NoteAnswer>> {
  const files = await listNoteFiles(db, [note.id])
  return done(noteBody(note, files.get(note.id)))
}

/** DELETE /v1/notes/{id}. */
export const deleteNote = inStore<'deleteNote'>(async (visit) => {
  const { services, caller, store, id } = visit
  const action = actionOf(visit)
  const { nowMs } = action
  const isModerator = caller.permissions.includes('settings')
  const deleted = await transact(services.db, async (tx) => {
    const result = await remove(tx, action, id, isModerator)
    if (result.kind === 'done' && result.note.authorId !== caller.user.id)
      await recordActivity(tx, {
        storeId: store.id,
        actor: caller.user,
        action: 'note_deleted',
        note: result.note.authorName,
        nowMs,
      })
    return result
  })
  return deleted.kind === 'done' ? done({ message: 'The note is deleted.' }) : refusals[deleted.kind]
}, 'notes')
