import { policyRequests } from '../../models/knowledge/policies.ts'
import { toSampleReplies } from '../../models/draft-sources.ts'
import type { PageContext } from '../upstream/page-visit.ts'

/** Replies to sample emails. Undefined without a document, or if the server writes none. */
export async function loadSampleReplies({ locals: { visit } }: Pick<PageContext, 'locals'>) {
  const answered = await visit.call(policyRequests.sample())
  if (!answered.ok || answered.value.documents.length === 0) return undefined
  return toSampleReplies(answered.value)
}
