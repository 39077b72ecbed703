import type { ReadAs, activityAnswer } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { activityMessages as words } from '../../messages/activity.ts'
import { callUpstream } from '../upstream/call-upstream.ts'
import { formatMoment } from '../moment.ts'

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

/** The activity log of the store: the page that the address asks for. */
export async function loadActivity(context: APIContext) {
  const { url } = context
  const cursor = url.searchParams.get('cursor')
  const answer = await callUpstream(context, words.failed)('activity', { cursor: cursor ?? undefined })
  if (!answer.ok) return { error: answer.error.problem, log: undefined }
  const { activities, next } = answer.value
  const log = {
    entries: activities.map(toEntry),
    next: next === null ? undefined : `${url.pathname}?${new URLSearchParams({ cursor: next }).toString()}`,
    newest: cursor === null ? undefined : url.pathname,
  }
  return { error: undefined, log }
}
