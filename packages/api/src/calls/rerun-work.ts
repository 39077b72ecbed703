import { restartJob } from '../claims/parked.ts'
import { asAdmin } from './as-admin.ts'
import { done, refuse } from './visit.ts'

/** POST /v1/admin/work/{id}: restarts a parked job. */
export const rerunWork = asAdmin<'rerunWork'>(async ({ services, id }) => {
  const isDue = await restartJob(services.db, services.now, id)
  return isDue
    ? done({ message: 'The job will run again.' })
    : refuse(404, 'This job is done or already running.')
})
