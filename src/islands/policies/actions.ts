import {
  gapMessages,
  learnedMessages,
  policyFormMessages,
  policyMessages,
  suggestionMessages,
} from './words.ts'
import { learnedQuestionRequests, toLearned, toLearnedPage } from './view.ts'
import type { LearnedQuestion } from './view.ts'
import { policyRequests, toPolicy, toPolicyPage, toPolicyTexts } from '../../models/knowledge/policies.ts'
import type { Policy, PolicyTexts } from '../../models/knowledge/policies.ts'
import type { EntryVersion } from '../../models/knowledge/entry.ts'
import { call as siteCall } from '../../stores/calls/call.ts'
import type { SiteCall } from '../../stores/calls/call.ts'
import { createEntries, toEntryResult } from '../../stores/calls/entries.ts'
import type { EntryPage, EntryResult } from '../../stores/calls/entries.ts'
import { explainOrLeave } from '../../stores/calls/failure.ts'
import { sendFile } from '../../stores/calls/upload.ts'

type PolicyResult = EntryResult<Policy, PolicyTexts & EntryVersion>

const kind = {
  requests: policyRequests,
  toPage: toPolicyPage,
  toEntry: toPolicy,
  toText: (answer: Parameters<typeof toPolicyTexts>[0]) => ({
    ...toPolicyTexts(answer),
    id: answer.id,
    version: answer.version,
  }),
  words: policyMessages,
}
const entries = createEntries(kind)

/** Switches a document on or off, deletes it, restores it, and lists more of them. */
export const {
  toggle: switchPolicy,
  remove: deletePolicy,
  restore: restorePolicy,
  load: loadPolicies,
} = entries

/** Creates or changes a document. */
export function savePolicy(
  texts: PolicyTexts,
  edited?: EntryVersion,
  call?: SiteCall,
): Promise<PolicyResult> {
  return entries.save(texts, edited, policyFormMessages.failed, call)
}

/** Uploads a file as a document. `onProgress` receives the sent share from 0 to 1. */
export function uploadPolicy(
  file: File,
  onProgress: (part: number) => void,
  send: typeof sendFile = sendFile,
): Promise<PolicyResult> {
  const sent = send(policyRequests.upload(file), onProgress)
  return toEntryResult(sent, kind, policyMessages.uploadFailed(file.name))
}

const pauseMs = 1500

/** Waits until the text of a document is extracted. Undefined if the state cannot be read. */
export async function awaitPolicy(
  id: string,
  signal: AbortSignal,
  call: SiteCall = siteCall,
): Promise<Policy | undefined> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const result = await call(policyRequests.show(id), { signal })
    if (!result.ok || result.value.state !== 'processing')
      return result.ok ? toPolicy(result.value) : undefined
  }
  return undefined
}

/** Dismisses an unanswered question. Returns the error message if that fails. */
export async function dismissGap(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call('updateGap', { id, state: 'dismissed' })
  return result.ok ? undefined : explainOrLeave(result.error, gapMessages.failed)
}

/** Dismisses a suggestion. Returns the error message if that fails. */
export const dismissSuggestion = (id: string, call: SiteCall = siteCall): Promise<string | undefined> =>
  changeSuggestion(id, 'dismissed', call)

/** Brings a dismissed suggestion back. Returns the error message if that fails. */
export const restoreSuggestion = (id: string, call: SiteCall = siteCall): Promise<string | undefined> =>
  changeSuggestion(id, 'open', call)

async function changeSuggestion(
  id: string,
  state: 'open' | 'dismissed',
  call: SiteCall,
): Promise<string | undefined> {
  const result = await call('updateEditSuggestion', { id, state })
  return result.ok ? undefined : explainOrLeave(result.error, suggestionMessages.failed)
}

/** Lists more learned questions of a document. Returns the error message if that fails. */
export async function loadLearned(
  policyId: string,
  cursor: string,
  call: SiteCall = siteCall,
): Promise<EntryPage<LearnedQuestion> | string> {
  const result = await call(learnedQuestionRequests.list(policyId, cursor))
  return result.ok ? toLearnedPage(result.value) : explainOrLeave(result.error, learnedMessages.listFailed)
}

/** Removes a learned question. Returns the error message if that fails. */
export async function removeLearned(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(learnedQuestionRequests.remove(id))
  return result.ok ? undefined : explainOrLeave(result.error, learnedMessages.changeFailed)
}

/** Brings a removed question back. */
export const restoreLearned = (
  id: string,
  call: SiteCall = siteCall,
): Promise<EntryResult<LearnedQuestion>> =>
  toEntryResult(
    call(learnedQuestionRequests.restore(id)),
    { toEntry: toLearned },
    learnedMessages.changeFailed,
  )
