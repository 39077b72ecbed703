import type { Answer, ReplyActions } from '@draftdesk/contract'
import {
  exampleFormMessages,
  exampleMessages,
  proposalMessages,
  replyActionMessages,
  replyFileMessages,
} from './words.ts'
import {
  exampleRequests,
  proposalRequests,
  toExample,
  toExamplePage,
  toExampleTexts,
  toProposals,
} from '../../models/knowledge/examples.ts'
import type { Example, ExampleTexts, Proposals } from '../../models/knowledge/examples.ts'
import type { EntryVersion } from '../../models/knowledge/entry-requests.ts'
import { call as siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { explainOrLeave } from '../../stores/calls/explain-failure.ts'
import { createEntryActions, toEntryResult } from '../../stores/calls/entry-actions.ts'
import { sendFile } from '../../stores/calls/send-file.ts'
import type { EntryResult } from '../../stores/calls/entry-actions.ts'

const exampleEntries = createEntryActions({
  requests: exampleRequests,
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
} = exampleEntries

/** Creates or changes an example. */
export function saveExample(
  texts: ExampleTexts,
  edited?: EntryVersion,
  call?: SiteCall,
): Promise<EntryResult<Example, ExampleTexts & EntryVersion>> {
  return exampleEntries.save(texts, edited, exampleFormMessages.failed, call)
}

/** Saves the actions of an example. Returns the error message if that fails. */
export async function saveReplyActions(
  { id, version }: EntryVersion,
  actions: ReplyActions,
  call: SiteCall = siteCall,
): Promise<string | undefined> {
  const saved = await call(exampleRequests.setActions({ id, version }, actions))
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
  const added = await send(exampleRequests.addFile(id, file))
  return added.ok ? added.value.files : explainOrLeave(added.error, replyFileMessages.failed(file.name))
}

/** Removes a file from a saved reply. Returns the others, or the error message. */
export async function removeReplyFile(
  file: ReplyFile,
  call: SiteCall = siteCall,
): Promise<readonly ReplyFile[] | string> {
  const removed = await call(exampleRequests.removeFile(file.id))
  return removed.ok
    ? removed.value.files
    : explainOrLeave(removed.error, replyFileMessages.removeFailed(file.name))
}

/** Starts a search of sent replies. Returns the proposals, or the error message. */
export async function findProposals(call: SiteCall = siteCall): Promise<Proposals | string> {
  const found = await call(proposalRequests.find())
  return found.ok ? toProposals(found.value) : explainOrLeave(found.error, proposalMessages.findFailed)
}

const pollPauseMs = 1500

/** Waits until the search of sent replies ends. Undefined if it was aborted or its state cannot be read. */
export async function pollProposals(
  signal: AbortSignal,
  call: SiteCall = siteCall,
): Promise<Proposals | undefined> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pollPauseMs))
    const listed = await call(proposalRequests.list(), { signal })
    if (!listed.ok) return undefined
    if (!listed.value.is_searching) return toProposals(listed.value)
  }
  return undefined
}

/** Turns a proposal into an example. */
export const acceptProposal = (
  id: string,
  texts: ExampleTexts,
  call: SiteCall = siteCall,
): Promise<EntryResult<Example>> =>
  toEntryResult(
    call(proposalRequests.accept(id, texts)),
    { toEntry: toExample },
    proposalMessages.acceptFailed,
  )

/** Dismisses a proposal. Returns the error message if that fails. */
export async function dismissProposal(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(proposalRequests.setState(id, 'dismissed'))
  return result.ok ? undefined : explainOrLeave(result.error, proposalMessages.dismissFailed)
}

/** Brings a dismissed proposal back. Returns the error message if that fails. */
export async function restoreProposal(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(proposalRequests.setState(id, 'open'))
  return result.ok ? undefined : explainOrLeave(result.error, proposalMessages.undoFailed)
}
