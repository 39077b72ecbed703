import { idOf, input } from './inputs.ts'
import type { Body } from './inputs.ts'
import type { World } from './world.ts'

/** Calls of conversations. */
export function threadStory(w: World) {
  const { ask } = w
  const { addTag, note, noteFile, receiveHtml, receiveMail, saveFilter } = w.steps
  return {
    threads: async () => {
      const ids = [(await receiveMail()).threadId]
      await saveFilter()
      await ask('bulkThreads', input({ ids, action: 'tag', tag_ids: [await addTag()] }))
      await ask('threads', input({ filter: 'all' }))
    },
    thread: async () => ask('thread', { id: (await receiveMail()).threadId }),
    updateThread: async () => {
      const id = (await receiveMail()).threadId
      const { version } = await ask('thread', { id })
      await ask('updateThread', { id, ...input({ version, is_archived: true }) })
    },
    bulkThreads: async () =>
      ask('bulkThreads', input({ ids: [(await receiveMail()).threadId], action: 'read' })),
    mergeThread: async () => {
      const [one, other] = [await receiveMail(), await receiveMail()]
      await ask('mergeThread', { id: one.threadId, ...input({ into: other.threadId }) })
    },
    splitThread: async () => {
      const [one, other] = [await receiveMail(), await receiveMail()]
      await ask('mergeThread', { id: one.threadId, ...input({ into: other.threadId }) })
      const { emails } = await ask('thread', { id: other.threadId })
      await ask('splitThread', {
        id: other.threadId,
        ...input({ email_id: idOf((emails as Body[]).at(-1) ?? {}) }),
      })
    },
    emailHtml: async () => ask('emailHtml', { id: (await receiveHtml()).emailId }),
    setSender: async () =>
      ask('setSender', { id: (await receiveMail()).emailId, ...input({ kind: 'customer' }) }),
    createNote: async () => void (await note()),
    updateNote: async () => ask('updateNote', { id: await note(), ...input({ body: 'They are in stock.' }) }),
    addNoteFile: noteFile,
    removeNoteFile: async () => {
      const [file] = (await noteFile())['files'] as Body[]
      await ask('removeNoteFile', { id: idOf(file ?? {}) })
    },
    deleteNote: async () => ask('deleteNote', { id: await note() }),
    tags: async () => {
      await addTag()
      await ask('tags')
    },
    createTag: async () => void (await addTag()),
    updateTag: async () => ask('updateTag', { id: await addTag(), ...input({ color: 'teal' }) }),
    mergeTag: async () => ask('mergeTag', { id: await addTag(), ...input({ into: await addTag() }) }),
    deleteTag: async () => ask('deleteTag', { id: await addTag() }),
    restoreTag: async () => {
      const id = await addTag()
      await ask('deleteTag', { id })
      await ask('restoreTag', { id })
    },
    createSavedFilter: async () => void (await saveFilter()),
    updateSavedFilter: async () =>
      ask('updateSavedFilter', { id: await saveFilter(), ...input({ name: 'Complaints' }) }),
    deleteSavedFilter: async () => ask('deleteSavedFilter', { id: await saveFilter() }),
    setPresence: async () => {
      const { threadId: id } = await receiveMail()
      await ask('setPresence', input({ viewer: 'page-one', thread_id: id, is_replying: true }))
    },
    threadContext: async () => ask('threadContext', { id: (await receiveMail()).threadId }),
  }
}
