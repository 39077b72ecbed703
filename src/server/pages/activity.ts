import { activitiesAnswer, readingOf } from '@draftdesk/contract'
import type { ReadAs, activityAnswer } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { activityMessages as words } from '../../messages/activity.ts'
import { gateMessages } from '../../messages/gate.ts'
import { callAs } from '../upstream/call.ts'
import { formatMoment } from '../moment.ts'
import { pagePath } from './change-entry.ts'

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
  const asked = await callAs(context, {
    method: 'GET',
    path: pagePath('/v1/activity', url),
    fallback: words.failed,
  })
  const answer = asked.ok ? readingOf(activitiesAnswer).safeParse(asked.body) : undefined
  if (!answer?.success) return { error: asked.ok ? gateMessages.notJson : asked.error, log: undefined }
  const { activities, next } = answer.data
  const log = {
    entries: activities.map(toEntry),
    next: next === null ? undefined : `${url.pathname}?${new URLSearchParams({ cursor: next }).toString()}`,
    newest: cursor === null ? undefined : url.pathname,
  }
  return { error: undefined, log }
}
