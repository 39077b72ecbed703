import type { TextContradictionsAnswer } from '@draftdesk/contract'
import { compareText } from '../../drafting/contradictions/compare-text.ts'
import { findExample } from '../../knowledge/example.ts'
import { findPolicy } from '../../knowledge/policy.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import { createSuccess, refuseBusy, refuseCall } from '../call-handler.ts'
import type { Refusal, Success } from '../call-handler.ts'

async function compareSavedText({
  services: { db, limits },
  store,
  id,
}: StoreContext<'policyContradictions' | 'exampleContradictions'>): Promise<
  Refusal | Success<TextContradictionsAnswer>
> {
  const wait = await limits.take(['comparedTextStore', store.id])
  if (wait) return refuseBusy(wait)
  return createSuccess({ contradictions: await compareText(db, store.id, id) })
}

/** GET /v1/policies/{id}/contradictions. */
export const comparePolicy = createStoreHandler<'policyContradictions'>(async (context) => {
  const { services, store, id } = context
  const policy = await findPolicy(services.db, store.id, id, services.clock())
  return policy ? compareSavedText(context) : refuseCall(404, 'This document does not exist any more.')
}, 'knowledge')

/** GET /v1/examples/{id}/contradictions. */
export const compareExample = createStoreHandler<'exampleContradictions'>(async (context) => {
  const { services, store, caller, id } = context
  const example = await findExample(services.db, { storeId: store.id, userId: caller.user.id }, id)
  return example ? compareSavedText(context) : refuseCall(404, 'This example does not exist any more.')
}, 'knowledge')
