import type { ParsedAnswer } from '@draftdesk/contract'
import { formatMoment } from '../../models/format-moment.ts'
import { toTrends } from '../../models/trends.ts'
import { buildLink } from '../../routes.ts'
import { adminMessages } from '../admin/words.ts'
import { toActivityRow } from '../settings/view.ts'
import { adminJobMessages as words } from './words.ts'

/** The most due jobs and the longest wait by hour. */
function toHourlyTrends(hours: NonNullable<ParsedAnswer<'adminWork'>['hours']>, zone?: string) {
  const { columns } = adminMessages.trends
  return toTrends(
    columns.hour,
    hours.map(({ hour }) => formatMoment(hour, zone)),
    [
      { name: columns.due, values: hours.map(({ due }) => due), format: String },
      { name: columns.delay, values: hours.map(({ delay_seconds: delay }) => delay), format: words.delay },
    ],
  )
}

/** The queues, and the failing jobs. */
export function toShownJobs({ queues, retried, hours }: ParsedAnswer<'adminWork'>, zone?: string) {
  const parked = queues.reduce((sum, queue) => sum + queue.parked, 0)
  return {
    hours: toHourlyTrends(hours ?? [], zone),
    queues: queues.map(({ kind, delay_seconds: delay, ...counts }) => ({
      kind: adminMessages.dashboard.kinds[kind],
      ...counts,
      delay: words.delay(delay),
    })),
    parked: parked > 0 ? words.parkedHint(parked) : undefined,
    retried: retried.map(({ kind, detail, tries, next_try_at: at }) => ({
      kind: adminMessages.dashboard.kinds[kind],
      detail,
      next: words.next(formatMoment(at, zone), tries),
    })),
  }
}

const getJobKindLabels = (): Readonly<Record<string, string | undefined>> => adminMessages.dashboard.kinds
const getPersonActivitySentences = (): Readonly<Record<string, string | undefined>> =>
  words.activity.sentences

/** An action of a super admin: its sentence, and the store or person that it is about. */
export function toAdminActivity(entry: ParsedAnswer<'adminActivity'>['activities'][number], zone?: string) {
  const { action, note, store, person } = entry
  const shown = toActivityRow(entry, zone)
  const about = person
    ? { label: person.name || person.email, href: buildLink('adminPerson', { id: person.id }) }
    : store && { label: store.name, href: buildLink('adminStore', { id: store.id }) }
  const ofPerson = getPersonActivitySentences()[action]
  if (ofPerson !== undefined)
    return {
      ...shown,
      sentence: ofPerson,
      reason: note ?? undefined,
      about: about ?? { label: words.activity.deleted, href: undefined },
      joint: '',
    }
  // Any other action on a person is their own.
  if (person) return { ...shown, about: undefined, joint: '' }
  const sentence =
    action === 'job_rerun'
      ? words.activity.rerun(getJobKindLabels()[note ?? ''] ?? note ?? '')
      : shown.sentence
  return { ...shown, sentence, about: about ?? undefined, joint: about ? ' – ' : '' }
}
