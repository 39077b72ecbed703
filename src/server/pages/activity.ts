import type { ReadAs, activityAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract'
import { activityMessages as words } from '../../messages/activity.ts'
import { formatMoment } from '../moment.ts'
import type { PageContext } from '../upstream/visit.ts'
import { cursorOf } from './change-entry.ts'

/** An entry of the activity log in words. */
export function toEntry({ actor_name: name, action, note, created_at: at }: ReadAs<typeof activityAnswer>) {
  return {
    name,
    sentence: words.sentence(action, note ?? undefined),
    reason: words.reason(action, note ?? undefined),
    at,
    moment: formatMoment(at),
  }
}

/** What the activity log asks first. */
export const readActivity = ({ url }: Pick<PageContext, 'url'>) =>
  buildCall('activity', { cursor: cursorOf(url) })

/** The activity log of the store: the page that the address asks for. */
export async function loadActivity(context: PageContext) {
  const { url } = context
  const answer = await context.locals.visit.call(readActivity(context))
  if (!answer.ok) return { error: answer.error.problem ?? words.failed, log: undefined }
  const { activities, next } = answer.value
  const log = {
    entries: activities.map(toEntry),
    next: next === null ? undefined : `${url.pathname}?${new URLSearchParams({ cursor: next }).toString()}`,
    newest: cursorOf(url) === undefined ? undefined : url.pathname,
  }
  return { error: undefined, log }
}
