import { buildCall } from '@draftdesk/contract/call'
import type { Answer } from '@draftdesk/contract'
import { exampleVerbs } from '../../../models/examples.ts'
import { call as siteCall } from '../../../stores/calls/call.ts'
import type { SiteCall } from '../../../stores/calls/call.ts'
import { refuse } from '../../../stores/calls/failure.ts'
import { savedReplyWords as words } from './words.ts'

export type SavedReply = Answer<'savedReplies'>['replies'][number]

/** Finds saved replies, or the sentence to show. */
export async function findSavedReplies(
  query: string,
  call: SiteCall = siteCall,
): Promise<readonly SavedReply[] | string> {
  const found = await call(buildCall('savedReplies', { q: query }))
  return found.ok ? found.value.replies : refuse(found.error, words.failed)
}

/** The text of a saved reply as a draft gets it, or the sentence to show. */
export async function fillSavedReply(
  id: string,
  draft: string,
  call: SiteCall = siteCall,
): Promise<{ readonly text: string } | string> {
  const filled = await call(buildCall('insertSavedReply', { id, draft_id: draft }))
  return filled.ok ? filled.value : refuse(filled.error, words.insertFailed)
}

/** Saves a text as a saved reply; the sentence to show where that fails. */
export async function saveReply(
  reply: { readonly title: string; readonly answer: string; readonly isPersonal: boolean },
  call: SiteCall = siteCall,
): Promise<string | undefined> {
  const saved = await call(exampleVerbs.saveReply(reply))
  return saved.ok ? undefined : refuse(saved.error, words.saveFailed)
}
