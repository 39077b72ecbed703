import { listActivities } from '../stores/list-activities.ts'
import { inStore } from './in-store.ts'
import { done, refuse } from './visit.ts'

/** GET /v1/activity: newest first. */
export const showActivity = inStore<'activity'>(async ({ services, input, store }) => {
  const page = await listActivities(services.db, store.id, input)
  return page ? done(page) : refuse(400, 'This page of the list does not exist.')
}, 'settings')
