import type { ParsedAnswer } from '@draftdesk/contract'
import { addSortDates, parseSortTimeMs } from '../../models/thread-row.ts'
import { buildLink } from '../../routes.ts'
import type { MailFilter } from '../../routes.ts'

/** The list that an address names. */
export interface ListLocation {
  readonly filter: MailFilter
  /** The query fields for search words, filters and order. */
  readonly narrowing: Readonly<Record<string, string>>
  readonly cursor: string | undefined
}

/** A conversation in its list form. */
export type ListedThread = ParsedAnswer<'threads'>['threads'][number]

/** A conversation with its texts. */
export type FullThread = ParsedAnswer<'thread'>

/** A reply of a conversation that is not sent yet. */
export type Draft = FullThread['drafts'][number]

/** A member who can be assigned to conversations. */
export interface Assignee {
  readonly id: string
  readonly name: string
}

/** The person who reads a conversation, at a time and in a time zone. */
export interface ThreadReader {
  readonly nowMs: number
  readonly zone?: string | undefined
  readonly me?: string | undefined
}

/** The sender name and store for the signature of the first reply. */
export interface SignatureDefaults {
  readonly firstName: string
  readonly lastName: string
  readonly store: string
}

/** The fields of a conversation that actions change, shared by rows and the pane. */
const threadFactNames = [
  ...(['id', 'version', 'subject', 'is_archived', 'is_unread', 'needs_reply', 'is_spam'] as const),
  ...(['assignee', 'snooze', 'returned', 'follow_up_at', 'listed_at', 'tags'] as const),
] as const

export type ThreadFacts = Pick<ListedThread, (typeof threadFactNames)[number]>

export const pickThreadFacts = (thread: ThreadFacts): ThreadFacts =>
  Object.fromEntries(threadFactNames.map((name) => [name, thread[name]])) as ThreadFacts

/** True if a conversation belongs into a list, as far as the browser knows. */
export function isThreadInList(thread: ListedThread, { filter, narrowing }: ListLocation): boolean {
  if (thread.is_archived == null) return true
  if (filter === 'archive') return thread.is_archived
  const isSnoozed = thread.snooze != null
  if (filter === 'snoozed') return isSnoozed && !thread.is_archived
  // A search finds snoozed conversations too.
  if (isSnoozed && narrowing['q'] === undefined) return false
  return !thread.is_archived && (filter !== 'drafts' || thread.drafts.length > 0)
}

/** The query of a list, which addresses of its conversations carry. */
export const buildListQuery = ({
  filter,
  narrowing,
  cursor,
}: ListLocation): Readonly<Record<string, string>> => ({
  filter,
  ...narrowing,
  ...(cursor !== undefined && { cursor }),
})

export const buildListAddress = (place: ListLocation): string =>
  buildLink('emails', {}, buildListQuery(place))

export const buildThreadAddress = (place: ListLocation, id: string): string =>
  buildLink('email', { id }, buildListQuery(place))

/** The date that the list is grouped by: of the last email, or of its return. */
const getLatestSortTimeMs = (thread: ListedThread): number =>
  Math.max(...addSortDates(thread).emails.map((email) => parseSortTimeMs(email.created_at)))

/** Sorts ids in the order of the list: latest or oldest first. */
export function sortThreadIds(
  ids: readonly string[],
  threads: Readonly<Record<string, ListedThread | undefined>>,
  isOldestFirst: boolean,
): string[] {
  const times = new Map(
    ids.map((id) => {
      const thread = threads[id]
      return [id, thread ? getLatestSortTimeMs(thread) : -Infinity]
    }),
  )
  const compareThreads = (a: string, b: string): number => {
    const [one = 0, other = 0] = [times.get(a), times.get(b)]
    // Equal times leave the server's order.
    if (one === other) return 0
    return one > other === isOldestFirst ? 1 : -1
  }
  return ids.toSorted(compareThreads)
}

/** The ids that moved up in a new order. Updating them in place would shift other rows. */
export function findIdsMovedUp(before: readonly string[], after: readonly string[]): string[] {
  const kept = new Set(after)
  const rest = before.filter((id) => kept.has(id))
  if (rest.length === 0) return []
  return after.filter((id) => {
    const index = rest.indexOf(id)
    if (index >= 0) rest.splice(index, 1)
    return index !== 0 && (index > 0 || rest.length > 0)
  })
}
