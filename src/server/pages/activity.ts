import { buildCall } from '@draftdesk/contract'
import { activityMessages as words } from '../../messages/activity.ts'
import { toActivity } from '../../models/activity.ts'
import type { PageContext } from '../upstream/visit.ts'
import { cursorOf } from './change-entry.ts'

/** What the activity log asks first. */
export const readActivity = ({ url }: Pick<PageContext, 'url'>) =>
  buildCall('activity', { cursor: cursorOf(url) })

/** The activity log of the store: the page that the address asks for. */
export async function loadActivity(context: PageContext) {
  const { url } = context
  const { zone } = context.locals.visit
  const answer = await context.locals.visit.call(readActivity(context))
  if (!answer.ok) return { error: answer.error.problem ?? words.failed, log: undefined }
  const { activities, next } = answer.value
  const log = {
    entries: activities.map((entry) => toActivity(entry, zone)),
    next: next === null ? undefined : `${url.pathname}?${new URLSearchParams({ cursor: next }).toString()}`,
    newest: cursorOf(url) === undefined ? undefined : url.pathname,
  }
  return { error: undefined, log }
}
