import { formatLanguageName } from '../../../models/format-language-name.ts'
import type { ParsedAnswer } from '@draftdesk/contract'
import { buildLink } from '../../../routes.ts'
import type { ListLocation } from '../thread-facts.ts'
import { filterWords as words } from '../words.ts'

/** The filters that take a value, as the query names them. */
export const valueFilterNames = ['tag', 'assignee', 'language', 'older_than'] as const

export type ValueFilter = (typeof valueFilterNames)[number]

export type FilterCandidates = Pick<ParsedAnswer<'threads'>, 'tags' | 'colleagues'>

export interface FilterOption {
  readonly value: string
  readonly label: string
}

const offeredAges = [1, 2, 3, 7, 14, 30, 90]

/** The offered languages. The query may contain others. */
const languageCodes = [
  ...['cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nl', 'no'],
  ...['pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk'],
]

export function listFilterOptions(name: ValueFilter, { tags, colleagues }: FilterCandidates): FilterOption[] {
  switch (name) {
    case 'tag':
      return (tags ?? []).map((tag) => ({ value: tag.id, label: tag.name }))
    case 'assignee':
      return (colleagues ?? []).map((person) => ({ value: person.id, label: person.name }))
    case 'language':
      return languageCodes
        .map((value) => ({ value, label: formatLanguageName(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label))
    case 'older_than':
      return offeredAges.map((days) => ({ value: String(days), label: words.olderThan(days) }))
  }
}

export function formatFilterLabel(name: ValueFilter, value: string, offer: FilterCandidates): string {
  if (name === 'older_than') return words.older(Number(value))
  if (name === 'language') return formatLanguageName(value)
  const known = listFilterOptions(name, offer).find((option) => option.value === value)
  return known?.label ?? (name === 'tag' ? words.unknownTag : words.unknownPerson)
}

/** The active filters of a list, each with the address without it. */
export const listActiveFilterChips = ({ filter, narrowing }: ListLocation, offer: FilterCandidates) =>
  valueFilterNames.flatMap((name) => {
    const { [name]: value, ...rest } = narrowing
    if (value === undefined) return []
    const label = formatFilterLabel(name, value, offer)
    return [{ name, label, href: buildLink('emails', {}, { filter, ...rest }) }]
  })

/** The address of a list with the chosen values. Empty values are no filters. */
export function buildFilteredListAddress(
  { filter, narrowing }: ListLocation,
  chosen: Readonly<Partial<Record<ValueFilter, string>>>,
): string {
  const entries = Object.entries({ ...narrowing, ...chosen }).filter(([, value]) => value !== '')
  const { mine: _, unassigned: __, ...rest } = Object.fromEntries(entries)
  // A filter by person replaces the other filters of assignment.
  const narrowed = chosen.assignee ? rest : Object.fromEntries(entries)
  return buildLink('emails', {}, { filter, ...narrowed })
}

/** The values of such filters in an address. */
export function parseValueFilters({ searchParams }: URL): Readonly<Partial<Record<ValueFilter, string>>> {
  const shapes: Readonly<Record<ValueFilter, RegExp>> = {
    tag: /^[\w-]{1,100}$/,
    assignee: /^[\w-]{1,100}$/,
    language: /^[a-z]{2,3}$/,
    older_than: /^[1-9]\d{0,3}$/,
  }
  const given: Partial<Record<ValueFilter, string>> = {}
  for (const name of valueFilterNames) {
    const value = searchParams.get(name)
    if (value !== null && shapes[name].test(value)) given[name] = value
  }
  return given
}
