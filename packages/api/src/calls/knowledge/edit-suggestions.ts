import { listContradictions } from '../../drafting/contradictions/list-contradictions.ts'
import {
  listEditSuggestions as list,
  setSuggestionState,
} from '../../drafting/repeated-edits/edit-suggestions.ts'
import { inStore } from '../in-store.ts'
import { done, refuseCall } from '../handler.ts'

/** GET /v1/edit-suggestions. */
export const listEditSuggestions = inStore<'editSuggestions'>(async ({ services, store }) =>
  done({
    suggestions: await list(services.db, store.id),
    contradictions: await listContradictions(services.db, store.id),
  }),
)

/** PATCH /v1/edit-suggestions/{id}. */
export const updateEditSuggestion = inStore<'updateEditSuggestion'>(
  async ({ services, input, id, store }) => {
    const isChanged = await setSuggestionState(services.db, store.id, id, input.state)
    if (!isChanged) return refuseCall(404, 'This suggestion does not exist any more.')
    return done({
      message: input.state === 'dismissed' ? 'The suggestion is dismissed.' : 'The suggestion is back.',
    })
  },
  'knowledge',
)
