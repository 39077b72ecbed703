import { idOf, asInput } from './input-values.ts'
import type { InputBody } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** Calls of conversations. */
export function playThreadSteps(w: TestWorld) {
  const { ask } = w
  const { addTag, addNote, addNoteFile, receiveHtml, receiveQuestion, saveFilter } = w.steps
  return {
    threads: async () => {
      const ids = [(await receiveQuestion()).threadId]
      await saveFilter()
      await ask('bulkThreads', asInput({ ids, action: 'tag', tag_ids: [await addTag()] }))
      await ask('threads', asInput({ filter: 'all' }))
    },
    thread: async () => ask('thread', { id: (await receiveQuestion()).threadId }),
    updateThread: async () => {
      const id = (await receiveQuestion()).threadId
      const { version } = await ask('thread', { id })
      await ask('updateThread', { id, ...asInput({ version, is_archived: true }) })
    },
    bulkThreads: async () =>
      ask('bulkThreads', asInput({ ids: [(await receiveQuestion()).threadId], action: 'read' })),
    mergeThread: async () => {
      const [one, other] = [await receiveQuestion(), await receiveQuestion()]
      await ask('mergeThread', { id: one.threadId, ...asInput({ into: other.threadId }) })
    },
    splitThread: async () => {
      const [one, other] = [await receiveQuestion(), await receiveQuestion()]
      await ask('mergeThread', { id: one.threadId, ...asInput({ into: other.threadId }) })
      const { emails } = await ask('thread', { id: other.threadId })
      await ask('splitThread', {
        id: other.threadId,
        ...asInput({ email_id: idOf((emails as InputBody[]).at(-1) ?? {}) }),
      })
    },
    emailHtml: async () => ask('emailHtml', { id: (await receiveHtml()).emailId }),
    setSender: async () =>
      ask('setSender', { id: (await receiveQuestion()).emailId, ...asInput({ kind: 'customer' }) }),
    createNote: async () => void (await addNote()),
    updateNote: async () =>
      ask('updateNote', { id: await addNote(), ...asInput({ body: 'They are in stock.' }) }),
    addNoteFile: addNoteFile,
    removeNoteFile: async () => {
      const [file] = (await addNoteFile())['files'] as InputBody[]
      await ask('removeNoteFile', { id: idOf(file ?? {}) })
    },
    deleteNote: async () => ask('deleteNote', { id: await addNote() }),
    tags: async () => {
      await addTag()
      await ask('tags')
    },
    createTag: async () => void (await addTag()),
    updateTag: async () => ask('updateTag', { id: await addTag(), ...asInput({ color: 'teal' }) }),
    mergeTag: async () => ask('mergeTag', { id: await addTag(), ...asInput({ into: await addTag() }) }),
    deleteTag: async () => ask('deleteTag', { id: await addTag() }),
    restoreTag: async () => {
      const id = await addTag()
      await ask('deleteTag', { id })
      await ask('restoreTag', { id })
    },
    createSavedFilter: async () => void (await saveFilter()),
    updateSavedFilter: async () =>
      ask('updateSavedFilter', { id: await saveFilter(), ...asInput({ name: 'Complaints' }) }),
    deleteSavedFilter: async () => ask('deleteSavedFilter', { id: await saveFilter() }),
    setPresence: async () => {
      const { threadId: id } = await receiveQuestion()
      await ask('setPresence', asInput({ viewer: 'page-one', thread_id: id, is_replying: true }))
    },
    threadContext: async () => ask('threadContext', { id: (await receiveQuestion()).threadId }),
  }
}
