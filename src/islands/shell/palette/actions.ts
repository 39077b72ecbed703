import { buildCall } from '@draftdesk/contract/call'
import { toFoundConversation } from '../../../models/thread-row.ts'
import type { FoundConversation } from '../../../models/thread-row.ts'
import { siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'

/** The most results of the palette's search. */
const foundLimit = '6'

/** The newest conversations that match a search. Undefined if the server has no search. */
export async function findConversations(
  q: string,
  signal: AbortSignal,
  call: SiteCall = siteCall,
): Promise<readonly FoundConversation[]> {
  const result = await call(buildCall('threads', { q, limit: foundLimit }), { signal })
  return result.ok ? result.value.threads.map(toFoundConversation) : []
}
