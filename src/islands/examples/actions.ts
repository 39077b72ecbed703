import type { Answer, ReplyActions } from '@draftdesk/contract'
import { exampleFormMessages, exampleMessages, replyActionMessages, replyFileMessages } from './words.ts'
import { exampleVerbs, toExample, toExamplePage, toExampleTexts } from '../../models/examples.ts'
import type { Example, ExampleTexts } from '../../models/examples.ts'
import type { EntryVersion } from '../../models/entry.ts'
import { call as siteCall } from '../../stores/calls/call.ts'
import type { SiteCall } from '../../stores/calls/call.ts'
import { explainOrLeave } from '../../stores/calls/failure.ts'
import { createEntries } from '../../stores/calls/entries.ts'
import { sendFile } from '../../stores/calls/upload.ts'
import type { EntryResult } from '../../stores/calls/entries.ts'

const entries = createEntries({
  verbs: exampleVerbs,
  toPage: toExamplePage,
  toEntry: toExample,
  toText: (answer: Parameters<typeof toExampleTexts>[0]) => ({
    ...toExampleTexts(answer),
    id: answer.id,
    version: answer.version,
  }),
  words: exampleMessages,
})

/** Switches an example on or off, deletes it, restores it, and lists more of them. */
export const {
  toggle: switchExample,
  remove: deleteExample,
  restore: restoreExample,
  load: loadExamples,
} = entries

/** Creates or changes an example. */
export function saveExample(
  texts: ExampleTexts,
  edited?: EntryVersion,
  call?: SiteCall,
): Promise<EntryResult<Example, ExampleTexts & EntryVersion>> {
  return entries.save(texts, edited, exampleFormMessages.failed, call)
}

/** Saves the actions of an example. Returns the error message if that fails. */
export async function saveReplyActions(
  { id, version }: EntryVersion,
  actions: ReplyActions,
  call: SiteCall = siteCall,
): Promise<string | undefined> {
  const saved = await call(exampleVerbs.setActions({ id, version }, actions))
  if (saved.ok) return undefined
  if (saved.error.code === 'conflict') return replyActionMessages.conflict
  return explainOrLeave(saved.error, replyActionMessages.failed)
}

export type ReplyFile = Answer<'example'>['files'][number]

/** Adds a file to a saved reply. Returns its files, or the error message. */
export async function addReplyFile(
  id: string,
  file: File,
  send: typeof sendFile = sendFile,
): Promise<readonly ReplyFile[] | string> {
  const added = await send(exampleVerbs.addFile(id, file))
  return added.ok ? added.value.files : explainOrLeave(added.error, replyFileMessages.failed(file.name))
}

/** Removes a file from a saved reply. Returns the others, or the error message. */
export async function removeReplyFile(
  file: ReplyFile,
  call: SiteCall = siteCall,
): Promise<readonly ReplyFile[] | string> {
  const removed = await call(exampleVerbs.removeFile(file.id))
  return removed.ok
    ? removed.value.files
    : explainOrLeave(removed.error, replyFileMessages.removeFailed(file.name))
}
