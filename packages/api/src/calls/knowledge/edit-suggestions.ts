import { listContradictions } from '../../drafting/contradictions/list-contradictions.ts'
import {
  listEditSuggestions as list,
  setSuggestionState,
} from '../../drafting/repeated-edits/edit-suggestions.ts'
import { findPolicy } from '../../knowledge/policy.ts'
import { createStoreHandler } from '../store-handler.ts'
import { createSuccess, refuseCall, refuseField } from '../call-handler.ts'

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
