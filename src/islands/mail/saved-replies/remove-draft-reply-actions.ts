import { buildCall } from '@draftdesk/contract/call'
import { siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { reportChange } from '../../../stores/calls/report-change.ts'
import { savedReplyWords as words } from '../words.ts'

/** Drops the actions of a draft's saved replies. Returns the error message if that fails. */
export const removeDraftReplyActions = (
  draft: string,
  call: SiteCall = siteCall,
): Promise<string | undefined> =>
  reportChange(call(buildCall('dropDraftActions', { id: draft })), { failed: words.dropFailed })
