import { dayMs } from '@draftdesk/contract/durations'
import { maxFigureDays } from '@draftdesk/contract'
import { loadFigures } from '../../learning/draft-figures.ts'
import { createStoreHandler } from '../store-handler.ts'
import { createSuccess, refuseField } from '../call-handler.ts'

/** GET /v1/figures. */
export const showFigures = createStoreHandler<'figures'>(async ({ services, input, store }) => {
  const days = (Date.parse(input.to) - Date.parse(input.from)) / dayMs
  if (days < 0) return refuseField('to', 'The last day is before the first.')
  if (days >= maxFigureDays) return refuseField('to', `Please choose at most ${maxFigureDays} days.`)
  return createSuccess(await loadFigures(services.db, store.id, input))
}, 'settings')
