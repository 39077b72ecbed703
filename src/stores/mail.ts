import { toFound } from '../models/thread-row.ts'
import type { FoundConversation } from '../models/thread-row.ts'
import { threadVerbs } from '../models/threads.ts'
import { call as siteCall } from './call.ts'
import type { SiteCall } from './call.ts'

/** The newest conversations that have the words; none where they cannot be looked for. */
export async function findConversations(
  q: string,
  signal: AbortSignal,
  call: SiteCall = siteCall,
): Promise<readonly FoundConversation[]> {
  const result = await call(threadVerbs.find(q), { signal })
  return result.ok ? result.value.threads.map(toFound) : []
}
