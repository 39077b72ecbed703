import type { TextContradictionsAnswer } from '@draftdesk/contract'
import { listContradictions } from '../../drafting/contradictions/list-contradictions.ts'
import {
  listEditSuggestions as list,
  setSuggestionState,
} from '../../drafting/repeated-edits/edit-suggestions.ts'
import { findPolicy } from '../../knowledge/policy.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import { createSuccess, refuseCall, refuseField, refuseTooManyRequests } from '../call-handler.ts'
import type { Refusal, Success } from '../call-handler.ts'
import { findTextContradictions } from '../../drafting/contradictions/find-text-contradictions.ts'
import { findExample } from '../../knowledge/example.ts'

/** GET /v1/edit-suggestions: of the store, or of one document. */
export const listEditSuggestions = createStoreHandler<'editSuggestions'>(
  async ({ services, input, store }) => {
    const { db, clock } = services
    const { policy_id: policyId } = input
    if (policyId !== undefined && !(await findPolicy(db, store.id, policyId, clock())))
      return refuseField('policy_id', 'This document does not exist any more.')
    return createSuccess({
      suggestions: await list(db, store.id, policyId),
      contradictions: await listContradictions(db, store.id, { nowMs: clock(), policyId }),
    })
  },
)

/** PATCH /v1/edit-suggestions/{id}. */
export const updateEditSuggestion = createStoreHandler<'updateEditSuggestion'>(
  async ({ services, input, id, store }) => {
    const isChanged = await setSuggestionState(services.db, store.id, id, input.state)
    if (!isChanged) return refuseCall(404, 'This suggestion does not exist any more.')
    return createSuccess({
      message: input.state === 'dismissed' ? 'The suggestion is dismissed.' : 'The suggestion is back.',
    })
  },
  'knowledge',
)

async function compareSavedText({
  services: { db, limits },
  store,
  id,
}: StoreContext<'policyContradictions' | 'exampleContradictions'>): Promise<
  Refusal | Success<TextContradictionsAnswer>
> {
  const wait = await limits.take(['comparedTextStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  return createSuccess({ contradictions: await findTextContradictions(db, store.id, id) })
}

/** GET /v1/policies/{id}/contradictions. */
export const listPolicyContradictions = createStoreHandler<'policyContradictions'>(async (context) => {
  const { services, store, id } = context
  const policy = await findPolicy(services.db, store.id, id, services.clock())
  return policy ? compareSavedText(context) : refuseCall(404, 'This document does not exist any more.')
}, 'knowledge')

/** GET /v1/examples/{id}/contradictions. */
export const listExampleContradictions = createStoreHandler<'exampleContradictions'>(async (context) => {
  const { services, store, caller, id } = context
  const example = await findExample(services.db, { storeId: store.id, userId: caller.user.id }, id)
  return example ? compareSavedText(context) : refuseCall(404, 'This example does not exist any more.')
}, 'knowledge')
