import { isUuid } from '../database/uuid.ts'
import { changeGap, listGaps } from '../learning/list-gaps.ts'
import { inStore } from './in-store.ts'
import { done, refuse } from './visit.ts'

/** GET /v1/gaps. */
export const showGaps = inStore<'gaps'>(async ({ services, store }) => {
  const { open, settled } = await listGaps(services.db, store.id)
  return done({
    gaps: open.map(({ id, question, subject, asked, lastAt, threads }) => ({
      ...{ id, question, subject, asked, threads },
      last_at: lastAt.toISOString(),
    })),
    settled: settled.map(({ id, question, policyId, title }) => ({
      ...{ id, question },
      policy: { id: policyId, title },
    })),
  })
})

/** PATCH /v1/gaps/{id}. */
export const updateGap = inStore<'updateGap'>(async ({ services, input, id, store }) => {
  const isChanged = isUuid(id) && (await changeGap(services.db, store.id, id, input.state))
  if (!isChanged) return refuse(404, 'This question does not exist any more.')
  return done({
    message: input.state === 'dismissed' ? 'The question is taken off the list.' : 'The question is back.',
  })
})
