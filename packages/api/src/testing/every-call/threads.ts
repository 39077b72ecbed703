import { getId, toInput } from './input-values.ts'
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
      await ask('bulkThreads', toInput({ ids, action: 'tag', tag_ids: [await addTag()] }))
      await ask('threads', toInput({ filter: 'all' }))
    },
    thread: async () => ask('thread', { id: (await receiveQuestion()).threadId }),
    updateThread: async () => {
      const id = (await receiveQuestion()).threadId
      const { version } = await ask('thread', { id })
      await ask('updateThread', { id, ...toInput({ version, is_archived: true }) })
    },
    bulkThreads: async () =>
      ask('bulkThreads', toInput({ ids: [(await receiveQuestion()).threadId], action: 'read' })),
    mergeThread: async () => {
      const [one, other] = [await receiveQuestion(), await receiveQuestion()]
      await ask('mergeThread', { id: one.threadId, ...toInput({ into: other.threadId }) })
    },
    splitThread: async () => {
      const [one, other] = [await receiveQuestion(), await receiveQuestion()]
      await ask('mergeThread', { id: one.threadId, ...toInput({ into: other.threadId }) })
      const { emails } = await ask('thread', { id: other.threadId })
      await ask('splitThread', {
        id: other.threadId,
        ...toInput({ email_id: getId((emails as InputBody[]).at(-1) ?? {}) }),
      })
    },
    emailHtml: async () => ask('emailHtml', { id: (await receiveHtml()).emailId }),
    setSender: async () =>
      ask('setSender', { id: (await receiveQuestion()).emailId, ...toInput({ kind: 'customer' }) }),
    createNote: async () => void (await addNote()),
    updateNote: async () =>
      ask('updateNote', { id: await addNote(), ...toInput({ body: 'They are in stock.' }) }),
    addNoteFile: addNoteFile,
    removeNoteFile: async () => {
      const [file] = (await addNoteFile())['files'] as InputBody[]
      await ask('removeNoteFile', { id: getId(file ?? {}) })
    },
    deleteNote: async () => ask('deleteNote', { id: await addNote() }),
    tags: async () => {
      await addTag()
      await ask('tags')
    },
    createTag: async () => void (await addTag()),
    updateTag: async () => ask('updateTag', { id: await addTag(), ...toInput({ color: 'teal' }) }),
    mergeTag: async () => ask('mergeTag', { id: await addTag(), ...toInput({ into: await addTag() }) }),
    deleteTag: async () => ask('deleteTag', { id: await addTag() }),
    restoreTag: async () => {
      const id = await addTag()
      await ask('deleteTag', { id })
      await ask('restoreTag', { id })
    },
    createSavedFilter: async () => void (await saveFilter()),
    updateSavedFilter: async () =>
      ask('updateSavedFilter', { id: await saveFilter(), ...toInput({ name: 'Complaints' }) }),
    deleteSavedFilter: async () => ask('deleteSavedFilter', { id: await saveFilter() }),
    setPresence: async () => {
      const { threadId: id } = await receiveQuestion()
      await ask('setPresence', toInput({ viewer: 'page-one', thread_id: id, is_replying: true }))
    },
    threadContext: async () => ask('threadContext', { id: (await receiveQuestion()).threadId }),
  }
}
