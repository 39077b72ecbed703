import { mostFigureDays } from '@draftdesk/contract'
import { readFigures } from '../../learning/figures.ts'
import { inStore } from '../in-store.ts'
import { done, refuseField } from '../handler.ts'

const dayMs = 86_400_000

/** GET /v1/figures. */
export const showFigures = inStore<'figures'>(async ({ services, input, store }) => {
  const days = (Date.parse(input.to) - Date.parse(input.from)) / dayMs
  if (days < 0) return refuseField('to', 'The last day is before the first.')
  if (days >= mostFigureDays) return refuseField('to', `Please choose at most ${mostFigureDays} days.`)
  return done(await readFigures(services.db, store.id, input))
}, 'settings')
