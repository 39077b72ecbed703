import { noteLimits } from '@draftdesk/contract'
import type { NoteAnswer } from '@draftdesk/contract'
import { transact } from '../../../database/transact.ts'
import { recordActivity } from '../../../stores/record-activity.ts'
import { listNoteFiles, toNoteAnswer } from '../../../threads/team/list-notes.ts'
import type { Note } from '../../../threads/team/list-notes.ts'
import { addNoteFile as addFile, removeNoteFile as removeFile } from '../../../threads/team/note-files.ts'
import { addNote, changeNote, deleteNote as remove } from '../../../threads/team/write-notes.ts'
import type { NoteActionContext } from '../../../threads/team/write-notes.ts'
import { createStoreHandler } from '../../store-handler.ts'
import type { StoreContext } from '../../store-handler.ts'
import { createSuccess, refuseTooManyRequests, refuseCall } from '../../call-handler.ts'
import { refuseFullFileStorage } from '../../replies/drafts.ts'
import type { Refusal, Success } from '../../call-handler.ts'

const noteRefusals: Readonly<
  Record<'full' | 'missing' | 'foreign' | 'late' | 'noRoom' | 'storeFull', Refusal>
> = {
  noRoom: refuseCall(400, 'A note can have up to 20 files with 20 MB in total.'),
  storeFull: refuseFullFileStorage(),
  full: refuseCall(400, 'This conversation has no room for more notes.'),
  missing: refuseCall(404, 'This note does not exist any more.'),
  foreign: refuseCall(403, 'Only the author of a note can change it.'),
  late: refuseCall(400, `A note can be deleted for ${noteLimits.minutes} minutes. Please edit it instead.`),
}

const toNoteActionContext = ({
  services,
  caller,
  store,
}: Pick<StoreContext<'createNote'>, 'services' | 'caller' | 'store'>): NoteActionContext => ({
  storeId: store.id,
  author: caller.user,
  nowMs: services.clock(),
})

/** POST /v1/threads/{id}/notes. */
export const createNote = createStoreHandler<'createNote'>(async (context) => {
  const wait = await context.services.limits.take(['noteStore', context.store.id])
  if (wait) return refuseTooManyRequests(wait)
  const added = await addNote(context.services.db, toNoteActionContext(context), context.id, context.input)
  if (added.kind === 'done') return respondWithNote(context, added.note)
  return added.kind === 'missing'
    ? refuseCall(404, 'This conversation does not exist.')
    : noteRefusals[added.kind]
}, 'notes')

/** PATCH /v1/notes/{id}. */
export const updateNote = createStoreHandler<'updateNote'>(async (context) => {
  const changed = await changeNote(
    context.services.db,
    toNoteActionContext(context),
    context.id,
    context.input.body,
  )
  return changed.kind === 'done' ? respondWithNote(context, changed.note) : noteRefusals[changed.kind]
}, 'notes')

/** POST /v1/notes/{id}/files. */
export const addNoteFile = createStoreHandler<'addNoteFile'>(async (context) => {
  const { services, input, store, id } = context
  const wait = await services.limits.take(['draftFileStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const { file } = input
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { name, type } = file
  const added = await addFile(services.db, toNoteActionContext(context), id, { name, type, bytes })
  return added.kind === 'done' ? respondWithNote(context, added.note) : noteRefusals[added.kind]
}, 'notes')

/** DELETE /v1/note-files/{id}. */
export const removeNoteFile = createStoreHandler<'removeNoteFile'>(async (context) => {
  const removed = await removeFile(context.services.db, toNoteActionContext(context), context.id)
  return removed.kind === 'done' ? respondWithNote(context, removed.note) : noteRefusals[removed.kind]
}, 'notes')

async function respondWithNote(
  { services: { db } }: Pick<StoreContext<'createNote'>, 'services'>,
  note: Note,
): Promise<Success<NoteAnswer>> {
  const files = await listNoteFiles(db, [note.id])
  return createSuccess(toNoteAnswer(note, files.get(note.id)))
}

/** DELETE /v1/notes/{id}. */
export const deleteNote = createStoreHandler<'deleteNote'>(async (context) => {
  const { services, caller, store, id } = context
  const action = toNoteActionContext(context)
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
  return deleted.kind === 'done'
    ? createSuccess({ message: 'The note is deleted.' })
    : noteRefusals[deleted.kind]
}, 'notes')
