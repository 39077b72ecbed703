import type { Answer, SavedReplyActions } from '@draftdesk/contract'
import {
  exampleFormMessages,
  exampleMessages,
  proposalMessages,
  replyActionMessages,
  replyFileMessages,
} from './words.ts'
import { exampleRequests, toExample, toExamplePage, toExampleTexts } from '../../models/knowledge/examples.ts'
import type { Example, ExampleProposal, ExampleTexts } from '../../models/knowledge/examples.ts'
import type { EntryVersion } from '../../models/knowledge/entry-requests.ts'
import { siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../stores/calls/explain-failure.ts'
import { pollUntil } from '../../stores/calls/poll-until.ts'
import { reportChange } from '../../stores/calls/report-change.ts'
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
export async function updateSavedReplyActions(
  { id, version }: EntryVersion,
  actions: SavedReplyActions,
  call: SiteCall = siteCall,
): Promise<string | undefined> {
  const saved = await call(exampleRequests.setActions({ id, version }, actions))
  if (saved.ok) return undefined
  if (saved.error.code === 'conflict') return replyActionMessages.conflict
  return explainFailureOrLeave(saved.error, replyActionMessages.failed)
}

export type SavedReplyFile = Answer<'example'>['files'][number]

/** Adds a file to a saved reply. Returns its files, or the error message. */
export async function addSavedReplyFile(
  id: string,
  file: File,
  send: typeof sendFile = sendFile,
): Promise<readonly SavedReplyFile[] | string> {
  const added = await send(exampleRequests.addFile(id, file))
  return added.ok
    ? added.value.files
    : explainFailureOrLeave(added.error, replyFileMessages.failed(file.name))
}

/** Removes a file from a saved reply. Returns the others, or the error message. */
export async function removeSavedReplyFile(
  file: SavedReplyFile,
  call: SiteCall = siteCall,
): Promise<readonly SavedReplyFile[] | string> {
  const removed = await call(exampleRequests.removeFile(file.id))
  return removed.ok
    ? removed.value.files
    : explainFailureOrLeave(removed.error, replyFileMessages.removeFailed(file.name))
}

/** Starts a search of sent replies. Returns the error message if that fails. */
export const startProposalSearch = (call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call('findExampleProposals'), { failed: proposalMessages.findFailed })

/** Waits until the search of sent replies ends. Undefined if it was aborted or cannot be read. */
export async function waitForProposals(
  signal: AbortSignal,
  call: SiteCall = siteCall,
): Promise<readonly ExampleProposal[] | undefined> {
  const listed = await pollUntil(
    () => call('exampleProposals', {}, { signal }),
    ({ is_searching: isSearching }) => !isSearching,
    signal,
  )
  return listed?.proposals
}

/** Turns a proposal into an example. */
export const acceptProposal = (
  id: string,
  texts: ExampleTexts,
  call: SiteCall = siteCall,
): Promise<EntryResult<Example>> =>
  toEntryResult(
    call('acceptExampleProposal', { id, ...texts }),
    { toEntry: toExample },
    proposalMessages.acceptFailed,
  )

/** Dismisses a proposal. Returns the error message if that fails. */
export const dismissProposal = (id: string, call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call('updateExampleProposal', { id, state: 'dismissed' }), {
    failed: proposalMessages.dismissFailed,
  })

/** Brings a dismissed proposal back. Returns the error message if that fails. */
export const restoreProposal = (id: string, call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call('updateExampleProposal', { id, state: 'open' }), { failed: proposalMessages.undoFailed })
