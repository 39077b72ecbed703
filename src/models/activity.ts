import type { Read } from '@draftdesk/contract'
import { activityMessages as words } from '../messages/activity.ts'
import { formatMoment } from './moment.ts'

type Answer = Read<'activity'>['activities'][number]

/** An entry of the activity log in words. */
export function toActivity({ actor_name: name, action, note, created_at: at }: Answer, zone?: string) {
  return {
    name,
    sentence: words.sentence(action, note ?? undefined),
    reason: words.reason(action, note ?? undefined),
    at,
    moment: formatMoment(at, zone),
  }
}
