import { toMoment } from '../../../models/format-moment.ts'
import { shortenMoment } from '../../../models/thread-row.ts'
import type { FullThread, ThreadReader } from '../thread-facts.ts'
import { historyWords as words } from '../words.ts'

type HistoryLine = NonNullable<FullThread['history']>[number]
export type ShownHistoryChange = ReturnType<typeof toHistoryChanges>[number]

/** Actions that are about a time. */
const timedActions = new Set(['snoozed', 'follow_up', 'scheduled'])

/** The history of a conversation as sentences, oldest first. Actions of other servers are left out. */
export function toHistoryChanges(lines: readonly HistoryLine[], { nowMs, zone, me }: ThreadReader) {
  return lines.flatMap((line) => {
    const time = timedActions.has(line.action) ? toMoment(line.about, zone)?.text : undefined
    const text = describeHistoryChange(time === undefined ? line : { ...line, about: time }, me)
    const moment = toMoment(line.created_at, zone)
    return text === undefined
      ? []
      : [{ id: line.id, text, moment, short: moment && shortenMoment(moment, nowMs) }]
  })
}

function describeHistoryChange(line: HistoryLine, me: string | undefined): string | undefined {
  const { action, actor, about, person_id: person } = line
  const name = me !== undefined && actor.id === me ? words.you : actor.name || words.nobody
  if (action === 'assigned' && person !== null && person === actor.id) return words.toSelf(name)
  if (action === 'assigned' && person !== null && person === me) return words.toYou(name)
  const sentences: Readonly<Record<string, (actor: string, about: string) => string>> = words.actions
  return sentences[action]?.(name, about)
}
