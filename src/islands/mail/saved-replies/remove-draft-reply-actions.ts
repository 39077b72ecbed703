import { buildCall } from '@draftdesk/contract/call'
import { siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import { savedReplyWords as words } from '../words.ts'

/** Drops the actions of a draft's saved replies. Returns the error message if that fails. */
export async function removeDraftReplyActions(
  draft: string,
  call: SiteCall = siteCall,
): Promise<string | undefined> {
  const dropped = await call(buildCall('dropDraftActions', { id: draft }))
  return dropped.ok ? undefined : explainFailureOrLeave(dropped.error, words.dropFailed)
}
