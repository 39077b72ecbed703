import { atom, onMount } from 'nanostores'
import { fileAndStreamPaths } from '@draftdesk/contract/non-call-paths'
import type { PresenceUpdate } from '@draftdesk/contract'
import { clearPresence, getFullPresence, applyPresenceUpdate } from './presence.ts'
import { toasterMessages as words } from '../../messages/toaster.ts'
import { getPageEpoch } from '../session/page-session-data.ts'
import { showToast } from '../toasts.ts'
import { $streamState } from './stream-state.ts'
import type { StreamState } from './stream-state.ts'

/** A change in the store: its type and the id of the changed item. `resync` means unknown changes, `role` another role. */
export interface StoreEvent {
  readonly type: (typeof eventTypes)[number]
  readonly ref: string
}

/** A message from the tab that holds the stream. */
type TabMessage =
  | StoreEvent
  | { readonly type: 'stream'; readonly state: StreamState }
  | { readonly type: 'presence'; readonly update: PresenceUpdate }

/** A new tab's request for messages. */
interface RecentEventsRequest {
  readonly type: 'ask'
  readonly ageMs: number
}

/** The number of events that a new tab receives again. If more are missed, the tab reloads all its data. */
const mostRecent = 50
const eventTypes = ['thread', 'list', 'mailbox', 'notification', 'resync', 'role'] as const
const resyncEvent: StoreEvent = { type: 'resync', ref: '' }
const pollMs = 60_000
const leaveAfterMs = 300_000
/** The longest time that a browser keeps a prefetched page. */
const clockAheadMs = 600_000

/** The latest event of the store. The first listener opens the one connection of the page. */
const $event = atom<StoreEvent | undefined>()

/** All events since a time, the latest of each item, newest last. */
const $recent = atom<{
  readonly sinceMs: number
  readonly events: readonly { readonly event: StoreEvent; readonly atMs: number }[]
}>({ sinceMs: Infinity, events: [] })

onMount($event, () => {
  const epoch = getPageEpoch()
  if (epoch !== undefined) connectToStoreEvents(epoch)
})

/** Calls `onEvent` for each event of the session's store since this page was made. */
export function listenToStoreEvents(onEvent: (event: StoreEvent) => void): void {
  for (const { event } of $recent.get().events) onEvent(event)
  $event.listen((event) => {
    if (event) onEvent(event)
  })
}

/**
 * Follows the events of the session's store; one tab holds the stream and forwards events to the others. A tab
 * that was hidden for five minutes leaves, and reloads its data when it is shown.
 */
function connectToStoreEvents(epoch: number): void {
  $recent.set({ sinceMs: Date.now() - getPageAgeMs(), events: [] })
  setStreamState($streamState.get() ?? 'trying')
  const name = `live-${String(epoch)}`
  const channel = new BroadcastChannel(name)
  let isLeading = false
  const postMessage = (message: TabMessage | RecentEventsRequest): void => channel.postMessage(message)
  const publishMessage = (message: TabMessage): void => {
    receiveMessage(message)
    postMessage(message)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage | RecentEventsRequest>) => {
    if (data.type !== 'ask') receiveMessage(data)
    else if (isLeading) {
      postMessage({ type: 'stream', state: $streamState.get() ?? 'trying' })
      postMessage({ type: 'presence', update: getFullPresence() })
      // Replay the events that the page of the asking tab may lack.
      for (const event of listEventsSince(Date.now() - data.ageMs)) postMessage(event)
    }
  })
  let turn: AbortController | undefined
  let rest: ReturnType<typeof setTimeout> | undefined

  function joinTabs(): void {
    if (turn) return
    turn = new AbortController()
    void runAsLeaderTab(name, turn.signal, (signal, hasWaited) => {
      isLeading = true
      return followStream(epoch, publishMessage, signal, hasWaited)
    })
  }
  function leaveTabs(): void {
    turn?.abort()
    turn = undefined
    isLeading = false
  }

  document.addEventListener('visibilitychange', () => {
    clearTimeout(rest)
    if (document.visibilityState === 'hidden') rest = setTimeout(leaveTabs, leaveAfterMs)
    else if (!turn) {
      joinTabs()
      receiveMessage(resyncEvent)
    }
  })
  // Browsers do not keep a page with an open stream for the Back button, so the stream is closed.
  addEventListener('pagehide', leaveTabs)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) joinTabs()
  })
  joinTabs()
  postMessage({ type: 'ask', ageMs: getPageAgeMs() })
}

function receiveMessage(message: TabMessage): void {
  if (message.type === 'stream') setStreamState(message.state)
  else if (message.type === 'presence') applyPresenceUpdate(message.update)
  else {
    // Tabs receive an event again when another tab opens.
    if (message.type === 'role' && !$recent.get().events.some(({ event }) => event.type === 'role'))
      offerReloadForNewRole()
    rememberRecentEvent(message)
    $event.set(message)
  }
}

function setStreamState(state: StreamState): void {
  // A page without a stream is not informed of colleagues who leave.
  if (state !== 'connected') clearPresence()
  $streamState.set(state)
}

function rememberRecentEvent(event: StoreEvent): void {
  const { sinceMs, events } = $recent.get()
  const others = events.filter((known) => known.event.type !== event.type || known.event.ref !== event.ref)
  // Too many events become one unknown change.
  const now =
    others.length < mostRecent
      ? [...others, { event, atMs: Date.now() }]
      : [{ event: resyncEvent, atMs: Date.now() }]
  $recent.set({ sinceMs, events: now })
}

/** The events after a time. Where some may be missing, that is an unknown change. */
function listEventsSince(fromMs: number): readonly StoreEvent[] {
  const { sinceMs, events } = $recent.get()
  return sinceMs > fromMs
    ? [resyncEvent]
    : events.filter(({ atMs }) => atMs > fromMs).map(({ event }) => event)
}

/** Offers to reload the page, whose actions are those of the former role. */
const offerReloadForNewRole = (): void =>
  showToast('info', words.roleChanged, { label: words.reload, run: () => location.reload() })

/** The age of this page in ms. Later changes may be missing from it. */
function getPageAgeMs(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A prefetched page has its delivery type but no time. Other pages have neither.
  const { deliveryType = '' } = (navigation ?? {}) as { deliveryType?: string }
  if (!navigation || deliveryType !== '') return clockAheadMs
  return Math.ceil(performance.now() - navigation.requestStart)
}

type LeaderWork = (signal: AbortSignal, hasWaited: boolean) => Promise<void>

/** Runs `work` when this tab becomes the leader. Without https there are no locks, so each tab leads. */
async function runAsLeaderTab(name: string, signal: AbortSignal, work: LeaderWork): Promise<void> {
  if (!('locks' in navigator)) return work(signal, false)
  const askedMs = performance.now()
  try {
    await navigator.locks.request(name, { signal }, () => work(signal, performance.now() - askedMs > 1000))
  } catch (error) {
    // The tab closed or was hidden before it became the leader.
    if (!signal.aborted) throw error
  }
}

/** Holds the stream until the tab leaves. Without a stream, all data is reloaded every minute. */
function followStream(
  epoch: number,
  publish: (message: TabMessage) => void,
  signal: AbortSignal,
  hasWaited: boolean,
): Promise<void> {
  let source: EventSource | undefined
  let mayHaveMissed = hasWaited
  const publishState = (state: StreamState): void => publish({ type: 'stream', state })
  const openSource = (): void => {
    publishState('trying')
    source = new EventSource(
      `${fileAndStreamPaths.events}?epoch=${String(epoch)}&age=${String(getPageAgeMs())}`,
    )
    source.addEventListener('error', () =>
      publishState(source?.readyState === EventSource.CLOSED ? 'polling' : 'trying'),
    )
    source.addEventListener('open', () => {
      publishState('connected')
      if (mayHaveMissed) publish(resyncEvent)
      mayHaveMissed = false
    })
    for (const type of eventTypes)
      source.addEventListener(type, ({ data }: MessageEvent<string>) =>
        publish({ type, ref: (JSON.parse(data) as Partial<StoreEvent>).ref ?? '' }),
      )
    source.addEventListener('presence', ({ data }: MessageEvent<string>) =>
      publish({ type: 'presence', update: JSON.parse(data) as PresenceUpdate }),
    )
  }
  openSource()
  const timer = setInterval(() => {
    if (source?.readyState === EventSource.OPEN) return
    publish(resyncEvent)
    // Browsers do not retry a refused stream by themselves.
    if (source?.readyState !== EventSource.CLOSED) return
    mayHaveMissed = true
    openSource()
  }, pollMs)
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      source?.close()
      resolve()
    })
  })
}
