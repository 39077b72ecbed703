import { buildCall } from '@draftdesk/contract/call'
import type { Answer } from '@draftdesk/contract'
import { exampleRequests } from '../../../models/knowledge/examples.ts'
import type { NewSavedReply } from '../../../models/knowledge/examples.ts'
import { siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import { reportChange } from '../../../stores/calls/report-change.ts'
import { savedReplyWords as words } from '../words.ts'

export type SavedReply = Answer<'savedReplies'>['replies'][number]

/** The replies of a search, the suggested ones first. */
export interface SavedReplyMatches {
  readonly replies: readonly SavedReply[]
  /** The number of suggestions among them. */
  readonly suggestions: number
}

/** Finds saved replies for a draft, or returns the error message. */
export async function findSavedReplies(
  query: string,
  draft: string,
  call: SiteCall = siteCall,
): Promise<SavedReplyMatches | string> {
  const found = await call(buildCall('savedReplies', { q: query, draft_id: draft }))
  if (!found.ok) return explainFailureOrLeave(found.error, words.failed)
  const { replies, suggested } = found.value
  const others = replies.filter(({ id }) => !suggested.some((reply) => reply.id === id))
  return { replies: [...suggested, ...others], suggestions: suggested.length }
}

/** Gets the text of a saved reply and the files that the draft got, or the error message. */
export async function fetchFilledSavedReply(
  id: string,
  draft: string,
  call: SiteCall = siteCall,
): Promise<Answer<'insertSavedReply'> | string> {
  const filled = await call(buildCall('insertSavedReply', { id, draft_id: draft }))
  return filled.ok ? filled.value : explainFailureOrLeave(filled.error, words.insertFailed)
}

/** Saves a text as a saved reply. Returns the error message if that fails. */
export const createSavedReply = (
  reply: NewSavedReply,
  call: SiteCall = siteCall,
): Promise<string | undefined> =>
  reportChange(call(exampleRequests.saveReply(reply)), { failed: words.saveFailed })
