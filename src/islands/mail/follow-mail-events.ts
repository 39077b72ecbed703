import { buildCall } from '@draftdesk/contract/call'
import { mailRequests } from './mail-calls.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import type { StoreEvent } from '../../stores/live/store-events.ts'
import { $presence } from '../../stores/live/presence.ts'
import { waitForPointerRelease } from '../../stores/live/wait-for-pointer-release.ts'
import { followStoreEvents } from '../../stores/live/follow-store-events.ts'
import { $stalePage } from '../../stores/session/stale-page.ts'
import { $savedFilters } from '../../stores/saved-filters.ts'
import { $mailCounts } from '../../stores/mail-counts.ts'
import type { ThreadOpener } from './conversation/thread-opener.ts'
import type { MailReplyActions } from './composer/reply-actions.ts'
import type { MailState } from './state.ts'
import { isThreadInList, findIdsMovedUp, sortThreadIds } from './thread-facts.ts'
import type { ListedThread } from './thread-facts.ts'

/** The most rows that one call requests by id. More rows are read as a page. */
const mostIds = 50

/** A reply that a colleague writes is read this often. */
const writingMs = 5000

/** Rows of the list, and the cursor of the page after them. */
interface ReloadedRows {
  readonly threads: readonly ListedThread[]
  readonly next: string | null
}

/** Follows the event stream. Events name changes, and one call reads the changed rows. */
export function followMailEvents(
  state: MailState,
  {
    opening,
    replies,
    call,
  }: { readonly opening: ThreadOpener; readonly replies: MailReplyActions; readonly call: SiteCall },
): void {
  const changed = new Set<string>()
  let isWhole = false

  function recordEvent({ type, ref }: StoreEvent): boolean {
    if (type === 'thread') changed.add(ref)
    else if (type === 'list' || type === 'resync') isWhole = true
    return changed.size > 0 || isWhole
  }

  async function readChanges(): Promise<void> {
    const ids = [...changed]
    const wasWhole = isWhole || ids.length > mostIds
    changed.clear()
    isWhole = false
    const shown = state.$shown.get()
    opening.forget(wasWhole ? Object.keys(state.$conversations.get()) : ids)
    await Promise.all([
      readListAgain(wasWhole ? undefined : ids),
      shown !== undefined && (wasWhole || ids.includes(shown)) ? readOpenThread(shown) : undefined,
    ])
  }

  async function readListAgain(ids: readonly string[] | undefined): Promise<void> {
    const query = state.listQuery
    const askedAtMs = performance.now()
    const result = await call(mailRequests.listThreads({ ...query, ...(ids && { ids: ids.join(',') }) }))
    if (!result.ok) return
    await waitForPointerRelease()
    const { threads, next, ...facts } = result.value
    mergeListChanges(state, { threads, next }, ids, askedAtMs)
    state.$list.set({ ...state.$list.get(), ...facts })
    $mailCounts.set(facts.counts)
    $savedFilters.set(facts.saved_filters)
    state.$nowMs.set(Date.now())
  }

  async function readOpenThread(id: string): Promise<void> {
    const result = await call(buildCall('thread', { id }))
    if (!result.ok) return
    await waitForPointerRelease()
    replies.receive(result.value)
  }

  followStoreEvents(recordEvent, readChanges)
  pollWhileColleagueWrites(state, (id) => void readOpenThread(id))
}

/**
 * Reads the open conversation again and again while a colleague writes in it and the reader does not. Saving a draft
 * publishes no event, because all pages of the store would receive it.
 */
export function pollWhileColleagueWrites(
  { $shown, $writing }: Pick<MailState, '$shown' | '$writing'>,
  read: (id: string) => void,
): void {
  setInterval(() => {
    const id = $shown.get()
    if (id === undefined || document.visibilityState === 'hidden' || $stalePage.get()) return
    const isWritten = $presence.get()[id]?.some((person) => person.is_replying) ?? false
    if (isWritten && !$writing.get()[id]) read(id)
  }, writingMs)
}

/** Updates rows in place. Changes that would move other rows wait for a press. */
export function mergeListChanges(
  state: MailState,
  { threads, next }: ReloadedRows,
  asked: readonly string[] | undefined,
  askedAtMs = Infinity,
): void {
  const { $threads, $list, $incoming, $current, start } = state
  const fresh = new Map(threads.map((thread) => [thread.id, thread]))
  // An API that does not support `ids` returns the first page of the list.
  const isPage = asked === undefined || threads.some(({ id }) => !asked.includes(id))
  const isOldestFirst = start.place.narrowing['order'] !== undefined
  for (const [id, row] of fresh) {
    const known = $threads.get()[id]
    if (!known || (row.version ?? Infinity) >= (known.version ?? 0)) $threads.setKey(id, row)
  }
  const rows = $threads.get()
  const before = $list.get().order
  const last = threads.at(-1)
  const hasLeftList = (id: string): boolean => {
    const row = rows[id]
    if (!row || fresh.has(id)) return false
    // Keeps the position of a row that was removed here, for an undo.
    if (!isThreadInList(row, start.place) || state.$pending.get()[id]) return false
    if ((state.$changedAtMs.get()[id] ?? -Infinity) >= askedAtMs) return false
    if (!isPage) return asked.includes(id)
    if (next === null || !last) return true
    return sortThreadIds([id, last.id], rows, isOldestFirst)[0] === id
  }
  const kept = before.filter((id) => !hasLeftList(id))
  const order = sortThreadIds([...new Set([...kept, ...fresh.keys()])], rows, isOldestFirst)
  const arrivals = findIdsMovedUp(kept, order).filter((id) => id !== $current.get())
  if (arrivals.length === 0) {
    $list.set({ ...$list.get(), order })
    $incoming.set(undefined)
    return
  }
  $list.set({ ...$list.get(), order: kept })
  $incoming.set({ order, unread: arrivals.filter((id) => rows[id]?.is_unread).length })
}
