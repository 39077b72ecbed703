import {
  gapMessages,
  learnedQuestionMessages,
  policyFormMessages,
  policyMessages,
  suggestionMessages,
} from './words.ts'
import { toLearnedQuestion, toLearnedQuestionPage } from './view.ts'
import type { LearnedQuestion } from './view.ts'
import { policyRequests, toPolicy, toPolicyPage, toPolicyTexts } from '../../models/knowledge/policies.ts'
import type { Policy, PolicyTexts } from '../../models/knowledge/policies.ts'
import type { EntryVersion } from '../../models/knowledge/entry-requests.ts'
import { siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { createEntryActions, toEntryResult } from '../../stores/calls/entry-actions.ts'
import type { EntryPage, EntryResult } from '../../stores/calls/entry-actions.ts'
import { explainFailureOrLeave } from '../../stores/calls/explain-failure.ts'
import { pollUntil } from '../../stores/calls/poll-until.ts'
import { reportChange } from '../../stores/calls/report-change.ts'
import { sendFile } from '../../stores/calls/send-file.ts'

type PolicySaveResult = EntryResult<Policy, PolicyTexts & EntryVersion>

const policyKind = {
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
const policyEntries = createEntryActions(policyKind)

/** Switches a document on or off, deletes it, restores it, and lists more of them. */
export const {
  toggle: switchPolicy,
  remove: deletePolicy,
  restore: restorePolicy,
  load: loadPolicies,
} = policyEntries

/** Creates or changes a document. */
export function savePolicy(
  texts: PolicyTexts,
  edited?: EntryVersion,
  call?: SiteCall,
): Promise<PolicySaveResult> {
  return policyEntries.save(texts, edited, policyFormMessages.failed, call)
}

/** Uploads a file as a document. `onProgress` receives the sent share from 0 to 1. */
export function uploadPolicy(
  file: File,
  onProgress: (part: number) => void,
  send: typeof sendFile = sendFile,
): Promise<PolicySaveResult> {
  const sent = send(policyRequests.upload(file), onProgress)
  return toEntryResult(sent, policyKind, policyMessages.uploadFailed(file.name))
}

/** Waits until the text of a document is extracted. Undefined if the state cannot be read. */
export async function waitForPolicyText(
  id: string,
  signal: AbortSignal,
  call: SiteCall = siteCall,
): Promise<Policy | undefined> {
  const policy = await pollUntil(
    () => call('policy', { id }, { signal }),
    ({ state }) => state !== 'processing',
    signal,
  )
  return policy && toPolicy(policy)
}

/** Dismisses an unanswered question. Returns the error message if that fails. */
export const dismissGap = (id: string, call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call('updateGap', { id, state: 'dismissed' }), { failed: gapMessages.failed })

/** Dismisses a suggestion or brings it back. Returns the error message if that fails. */
export const setSuggestionState = (
  id: string,
  state: 'open' | 'dismissed',
  call: SiteCall = siteCall,
): Promise<string | undefined> =>
  reportChange(call('updateEditSuggestion', { id, state }), { failed: suggestionMessages.failed })

/** Lists more learned questions of a document. Returns the error message if that fails. */
export async function loadMoreLearnedQuestions(
  policyId: string,
  cursor: string,
  call: SiteCall = siteCall,
): Promise<EntryPage<LearnedQuestion> | string> {
  const result = await call('learnedQuestions', { id: policyId, cursor })
  return result.ok
    ? toLearnedQuestionPage(result.value)
    : explainFailureOrLeave(result.error, learnedQuestionMessages.listFailed)
}

/** Removes a learned question. Returns the error message if that fails. */
export const removeLearnedQuestion = (id: string, call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call('deleteLearnedQuestion', { id }), { failed: learnedQuestionMessages.changeFailed })

/** Brings a removed question back. */
export const restoreLearnedQuestion = (
  id: string,
  call: SiteCall = siteCall,
): Promise<EntryResult<LearnedQuestion>> =>
  toEntryResult(
    call('restoreLearnedQuestion', { id }),
    { toEntry: toLearnedQuestion },
    learnedQuestionMessages.changeFailed,
  )
