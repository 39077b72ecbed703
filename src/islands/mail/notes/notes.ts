import { buildCall } from '@draftdesk/contract/call'
import type { ThreadOpener } from '../conversation/thread-opener.ts'
import type { ThreadRequests } from '../conversation/thread-requests.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import { sendFile } from '../../../stores/calls/send-file.ts'
import { showToast } from '../../../stores/toasts.ts'
import { unsavedNotes } from '../composer/unsaved-texts.ts'
import type { MailState } from '../state.ts'
import { noteWords as words } from '../words.ts'

export type NoteActions = ReturnType<typeof createNoteActions>

interface NoteDeps extends Pick<ThreadRequests, 'change'>, Pick<ThreadOpener, 'refresh'> {
  /** Sends a call with a file. */
  readonly send?: typeof sendFile
}

/** Writes, edits and deletes notes. Stores unsaved text until the server has it. */
export function createNoteActions(state: MailState, { change, refresh, send = sendFile }: NoteDeps) {
  const { $noteOf, $focus, $noteFiles } = state

  /** Shows the form of a new note in place of the reply. */
  function beginNote(thread: string): void {
    $noteOf.set(thread)
    $focus.set({ part: 'note' })
  }

  /** Shows the reply again. */
  const leaveNoteForm = (): void => $noteOf.set(undefined)

  /** Stores the unsaved text of a note. A new note uses the id of the conversation. */
  function typeNote(thread: string, id: string, body: string): void {
    const key = unsavedNotes.find(id)?.key ?? crypto.randomUUID()
    if (body === '') unsavedNotes.drop(id)
    else unsavedNotes.store(id, { body, key, thread }, Date.now())
  }

  /** Adds a note from the unsaved text. Returns true once the server has it. */
  async function addNote(thread: string): Promise<boolean> {
    const typed = unsavedNotes.find(thread)
    if (!typed || typed.body.trim() === '') return false
    const { body, key } = typed
    const added = await change(thread, buildCall('createNote', { id: thread, body, key }), words.failed)
    if (!added) return false
    await uploadFiles(thread, added.id)
    unsavedNotes.drop(thread)
    leaveNoteForm()
    $focus.set({ part: 'title' })
    showToast('success', words.added)
    return true
  }

  /** Chooses files that go with a new note. */
  function attachFiles(thread: string, files: readonly File[]): void {
    $noteFiles.setKey(thread, [...($noteFiles.get()[thread] ?? []), ...files])
  }

  /** Removes a chosen file by its position. */
  function detachFile(thread: string, index: number): void {
    $noteFiles.setKey(thread, $noteFiles.get()[thread]?.toSpliced(index, 1))
  }

  /** Adds the chosen files to a note that was just made. */
  async function uploadFiles(thread: string, id: string): Promise<void> {
    const files = $noteFiles.get()[thread] ?? []
    $noteFiles.setKey(thread, undefined)
    for (const file of files) await addFile(thread, id, file)
  }

  async function addFile(thread: string, id: string, file: File): Promise<void> {
    const result = await send(buildCall('addNoteFile', { id, file }))
    if (result.ok) await refresh(thread)
    else showToast('error', await explainFailureOrLeave(result.error, words.fileFailed(file.name)))
  }

  async function removeFile(thread: string, id: string): Promise<void> {
    await change(thread, buildCall('removeNoteFile', { id }), words.failed)
  }

  async function editNote(thread: string, id: string, body: string): Promise<boolean> {
    const changed = await change(thread, buildCall('updateNote', { id, body }), words.failed)
    if (!changed) return false
    unsavedNotes.drop(id)
    showToast('success', words.changed)
    return true
  }

  async function removeNote(thread: string, id: string): Promise<void> {
    const isDone = await change(thread, buildCall('deleteNote', { id }), words.removeFailed)
    if (isDone) showToast('success', words.removed)
  }

  return {
    begin: beginNote,
    leave: leaveNoteForm,
    type: typeNote,
    add: addNote,
    editNote,
    remove: removeNote,
    attach: attachFiles,
    detach: detachFile,
    addFile,
    removeFile,
  }
}
