import { groupByDay } from '@draftdesk/auth-core/dates'
import type { ParsedAnswer } from '@draftdesk/contract'
import { listWords as words } from './list/words.ts'
import { addSortDates } from '../../models/thread-row.ts'
import { buildLink, mailFilters } from '../../routes.ts'
import type { MailFilter } from '../../routes.ts'
import type { ListedThread, ListLocation } from './thread-facts.ts'

/** The rows of one day. The title is missing if the day began on the previous page. */
export interface DayRows {
  readonly key: string
  readonly title: string | undefined
  readonly threads: readonly ListedThread[]
}

/** The page size of the server. The list renders in blocks of this size. */
export const rowsPerRenderedPage = 25

/** The rows of a list by day, in pages. */
export function toRenderedPages(
  threads: readonly ListedThread[],
  nowMs: number,
  isOldestFirst: boolean,
): readonly (readonly DayRows[])[] {
  const groups = groupByDay(threads.map(addSortDates), nowMs)
  const rows = (isOldestFirst ? groups.toReversed() : groups).flatMap((group) =>
    group.items.map(({ thread }) => ({
      thread,
      title: group.kind === 'date' ? group.date : words.days[group.kind],
    })),
  )
  const pages: DayRows[][] = []
  for (let from = 0; from < rows.length; from += rowsPerRenderedPage) {
    let before = rows[from - 1]?.title
    const days: { key: string; title: string | undefined; threads: ListedThread[] }[] = []
    for (const { thread, title } of rows.slice(from, from + rowsPerRenderedPage)) {
      if (days.length === 0 || title !== before)
        days.push({ key: title, title: title === before ? undefined : title, threads: [] })
      days.at(-1)?.threads.push(thread)
      before = title
    }
    pages.push(days)
  }
  return pages
}

/** The filters of a list, as the query names them. */
export const toggleFilterNames = ['unread', 'needs_reply', 'mine', 'unassigned'] as const

/** Filters that exclude each other. */
const excludedFilters: Readonly<Record<string, readonly string[]>> = {
  mine: ['unassigned', 'assignee'],
  unassigned: ['mine', 'assignee'],
}

/** The order from the query. Default: latest first. */
export const oldestFirstOrder = 'oldest'

/** A link above the list that switches one thing on or off. */
export interface ToggleFilterChip {
  readonly label: string
  readonly isOn: boolean
  readonly href: string
  readonly count: number | undefined
}

/** The filters of the list. If the API does not support assignees, there is no filter for them and no other order. */
export function listToggleFilterChips(
  { filter, narrowing }: ListLocation,
  counts: ParsedAnswer<'threads'>['counts'],
): ToggleFilterChip[] {
  const knowsMine = counts?.mine != null
  const chips = toggleFilterNames.flatMap((name): ToggleFilterChip[] => {
    if (counts?.[name] == null && name !== 'unread' && name !== 'needs_reply') return []
    const { [name]: on, ...others } = narrowing
    // `mine` and `unassigned` exclude each other.
    const rest = Object.fromEntries(
      Object.entries(others).filter(([other]) => !excludedFilters[name]?.includes(other)),
    )
    const wanted = { filter, ...rest, ...(on === undefined && { [name]: 'true' }) }
    return [
      {
        label: words.narrow[name],
        isOn: on !== undefined,
        href: buildLink('emails', {}, wanted),
        count: counts?.[name] ?? undefined,
      },
    ]
  })
  if (!knowsMine) return chips
  const { order, ...rest } = narrowing
  const turned = { filter, ...rest, ...(order === undefined && { order: oldestFirstOrder }) }
  return [
    ...chips,
    {
      label: words.narrow.oldest,
      isOn: order !== undefined,
      href: buildLink('emails', {}, turned),
      count: undefined,
    },
  ]
}

/** The lists with their addresses and numbers. */
export const listMailFilterLinks = (
  counts: ParsedAnswer<'threads'>['counts'],
): { readonly name: MailFilter; readonly href: string; readonly count: number | undefined }[] =>
  mailFilters.map((name) => ({
    name,
    href: buildLink('emails', {}, { filter: name }),
    count: counts?.[name] ?? undefined,
  }))

/** Finds the next or previous conversation of an id in the list. */
export function findAdjacentThreadId(
  ids: readonly string[],
  id: string | undefined,
  by: 1 | -1,
): string | undefined {
  if (id === undefined) return by === 1 ? ids[0] : undefined
  const index = ids.indexOf(id)
  return index < 0 ? ids[0] : ids[index + by]
}

/** Finds the next conversation when some leave the list: the nearest below that stays, otherwise above. */
export function findNextRemainingThreadId(
  before: readonly string[],
  after: readonly string[],
  id: string,
): string | undefined {
  const index = before.indexOf(id)
  const around = [...before.slice(index + 1), ...before.slice(0, Math.max(index, 0)).toReversed()]
  return around.find((one) => after.includes(one))
}
