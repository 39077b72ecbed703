import type { ParsedAnswer } from '@draftdesk/contract'
import { buildLink } from '../routes.ts'

/** A list of conversations that a person saved under a name. */
export type SavedFilter = NonNullable<ParsedAnswer<'threads'>['saved_filters']>[number]

/** The query of a list. */
export type FilterQuery = Readonly<Record<string, string>>

export const buildSavedFilterAddress = (query: FilterQuery): string =>
  buildLink('emails', {}, { filter: 'all', ...query })

/** True if two queries have equal filters, ignoring their cursors. */
export function isSameFilterQuery(one: FilterQuery, other: FilterQuery): boolean {
  const writeQuery = ({ cursor: _, ...query }: FilterQuery): string =>
    JSON.stringify(Object.entries({ filter: 'all', ...query }).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return writeQuery(one) === writeQuery(other)
}
