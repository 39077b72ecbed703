import { buildCall } from '@draftdesk/contract/call'
import type { Answer } from '@draftdesk/contract'
import { exampleVerbs } from '../../../models/examples.ts'
import { call as siteCall } from '../../../stores/calls/call.ts'
import type { SiteCall } from '../../../stores/calls/call.ts'
import { refuse } from '../../../stores/calls/failure.ts'
import { savedReplyWords as words } from './words.ts'

export type SavedReply = Answer<'savedReplies'>['replies'][number]

/** The replies of a search, the suggested ones first. */
export interface FoundReplies {
  readonly replies: readonly SavedReply[]
  /** The number of suggestions among them. */
  readonly suggestions: number
}

/** Finds saved replies for a draft, or the sentence to show. */
export async function findSavedReplies(
  query: string,
  draft: string,
  call: SiteCall = siteCall,
): Promise<FoundReplies | string> {
  const found = await call(buildCall('savedReplies', { q: query, draft_id: draft }))
  if (!found.ok) return refuse(found.error, words.failed)
  const { replies, suggested } = found.value
  const others = replies.filter(({ id }) => !suggested.some((reply) => reply.id === id))
  return { replies: [...suggested, ...others], suggestions: suggested.length }
}

/** The text of a saved reply as a draft gets it, or the sentence to show. */
export async function fillSavedReply(
  id: string,
  draft: string,
  call: SiteCall = siteCall,
): Promise<{ readonly text: string; readonly has_actions: boolean } | string> {
  const filled = await call(buildCall('insertSavedReply', { id, draft_id: draft }))
  return filled.ok ? filled.value : refuse(filled.error, words.insertFailed)
}

/** Sends a draft without the actions of its saved replies; the sentence to show where that fails. */
export async function dropActions(draft: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const dropped = await call(buildCall('dropDraftActions', { id: draft }))
  return dropped.ok ? undefined : refuse(dropped.error, words.dropFailed)
}

/** Saves a text as a saved reply; the sentence to show where that fails. */
export async function saveReply(
  reply: { readonly title: string; readonly answer: string; readonly isPersonal: boolean },
  call: SiteCall = siteCall,
): Promise<string | undefined> {
  const saved = await call(exampleVerbs.saveReply(reply))
  return saved.ok ? undefined : refuse(saved.error, words.saveFailed)
}
