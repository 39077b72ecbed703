import { buildCall } from '@draftdesk/contract/call'
import type { Requests } from '../conversation/requests.ts'
import { showToast } from '../../../stores/toasts.ts'
import { unsavedNotes } from '../composer/unsaved.ts'
import type { MailState } from '../state.ts'
import { noteWords as words } from './words.ts'

export type Notes = ReturnType<typeof createNotes>

/** Writes, edits and deletes notes. Stores unsaved text until the server has it. */
export function createNotes(state: MailState, { change }: Pick<Requests, 'change'>) {
  const { $noteOf, $focus } = state

  /** Shows the form of a new note in place of the reply. */
  function begin(thread: string): void {
    $noteOf.set(thread)
    $focus.set({ part: 'note' })
  }

  /** Shows the reply again. */
  const leave = (): void => $noteOf.set(undefined)

  /** Stores the unsaved text of a note. A new note uses the id of the conversation. */
  function type(thread: string, id: string, body: string): void {
    const key = unsavedNotes.find(id)?.key ?? crypto.randomUUID()
    if (body === '') unsavedNotes.drop(id)
    else unsavedNotes.store(id, { body, key, thread }, Date.now())
  }

  /** Adds a note from the unsaved text. Returns true once the server has it. */
  async function add(thread: string): Promise<boolean> {
    const typed = unsavedNotes.find(thread)
    if (!typed || typed.body.trim() === '') return false
    const { body, key } = typed
    const added = await change(thread, buildCall('createNote', { id: thread, body, key }), words.failed)
    if (!added) return false
    unsavedNotes.drop(thread)
    leave()
    $focus.set({ part: 'title' })
    showToast('success', words.added)
    return true
  }

  async function edit(thread: string, id: string, body: string): Promise<boolean> {
    const changed = await change(thread, buildCall('updateNote', { id, body }), words.failed)
    if (!changed) return false
    unsavedNotes.drop(id)
    showToast('success', words.changed)
    return true
  }

  async function remove(thread: string, id: string): Promise<void> {
    const isDone = await change(thread, buildCall('deleteNote', { id }), words.removeFailed)
    if (isDone) showToast('success', words.removed)
  }

  return { begin, leave, type, add, edit, remove }
}
