import { policyRequests } from '../../models/knowledge/policies.ts'
import { toSamples } from '../../models/written.ts'
import type { PageContext } from '../upstream/page-visit.ts'

/** Replies to sample emails. Undefined without a document, or if the server writes none. */
export async function loadSampleReplies({ locals: { visit } }: Pick<PageContext, 'locals'>) {
  const answered = await visit.call(policyRequests.sample())
  if (!answered.ok || answered.value.documents.length === 0) return undefined
  return toSamples(answered.value)
}
