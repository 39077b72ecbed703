import { contradictionRequests, toSavedContradictions } from '../../models/knowledge/contradictions.ts'
import type { SavedContradiction, SavedText } from '../../models/knowledge/contradictions.ts'
import { call as siteCall } from './site-call.ts'
import type { SiteCall } from './site-call.ts'

/** How long a form waits for contradictions before it leaves the page. */
const answerMs = 2000

/**
 * Finds sentences of other texts that contradict a saved one. None if that fails or takes too long, because the text is
 * saved.
 */
export async function findSavedContradictions(
  { kind, id }: SavedText,
  call: SiteCall = siteCall,
): Promise<readonly SavedContradiction[]> {
  const found = await call(contradictionRequests[kind](id), { signal: AbortSignal.timeout(answerMs) })
  return found.ok ? toSavedContradictions(found.value) : []
}
