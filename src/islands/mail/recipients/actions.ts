import { buildCall } from '@draftdesk/contract/call'
import type { Recipient } from '../composer/view.ts'
import { siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'

/** Finds people by the beginning of an address or name. Empty on failure, because an address can be typed. */
export async function findRecipients(
  query: string,
  call: SiteCall = siteCall,
): Promise<readonly Recipient[]> {
  const found = await call(buildCall('recipients', { q: query }))
  return found.ok ? found.value.people : []
}
