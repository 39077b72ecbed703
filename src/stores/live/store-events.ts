import { atom, onMount } from 'nanostores'
import { otherPaths } from '@draftdesk/contract/other-paths'
import type { PresenceUpdate } from '@draftdesk/contract'
import { clearPresence, readPresence, applyPresence } from './presence.ts'
import { toasterMessages as words } from '../../messages/toaster.ts'
import { pageEpoch } from '../session/page.ts'
import { showToast } from '../toasts.ts'
import { $stream } from './stream.ts'
import type { StreamState } from './stream.ts'

/** A change in the store: its type and the id of the changed item. `resync` means unknown changes, `role` another role. */
export interface StoreEvent {
  readonly type: (typeof types)[number]
  readonly ref: string
}

/** A message from the tab that holds the stream. */
type Message =
  | StoreEvent
  | { readonly type: 'stream'; readonly state: StreamState }
  | { readonly type: 'presence'; readonly update: PresenceUpdate }

/** A new tab's request for messages. */
interface MessageRequest {
  readonly type: 'ask'
  readonly ageMs: number
}

/** The number of events that a new tab receives again. If more are missed, the tab reloads all its data. */
const mostRecent = 50
const types = ['thread', 'list', 'mailbox', 'notification', 'resync', 'role'] as const
const resync: StoreEvent = { type: 'resync', ref: '' }
const pollMs = 60_000
const restMs = 300_000
/** The longest time that a browser keeps a prefetched page. */
const aheadMs = 600_000

/** The latest event of the store. The first listener opens the one connection of the page. */
const $event = atom<StoreEvent | undefined>()

/** All events since a time, the latest of each item, newest last. */
const $recent = atom<{
  readonly sinceMs: number
  readonly events: readonly { readonly event: StoreEvent; readonly atMs: number }[]
}>({ sinceMs: Infinity, events: [] })

onMount($event, () => {
  const epoch = pageEpoch()
  if (epoch !== undefined) openConnection(epoch)
})

/** Calls `onEvent` for each event of the session's store since this page was made. */
export function listenToStoreEvents(onEvent: (event: StoreEvent) => void): void {
  for (const { event } of $recent.get().events) onEvent(event)
  $event.listen((event) => {
    if (event) onEvent(event)
  })
}

/**
 * Follows the events of the session's store. One tab holds the stream and forwards events to the others. A tab
 * that was hidden for five minutes leaves, and reloads its data when it is shown.
 */
function openConnection(epoch: number): void {
  $recent.set({ sinceMs: Date.now() - pageAge(), events: [] })
  setStream($stream.get() ?? 'trying')
  const name = `live-${String(epoch)}`
  const channel = new BroadcastChannel(name)
  let isLeading = false
  const post = (message: Message | MessageRequest): void => channel.postMessage(message)
  const publish = (message: Message): void => {
    receiveMessage(message)
    post(message)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message | MessageRequest>) => {
    if (data.type !== 'ask') receiveMessage(data)
    else if (isLeading) {
      post({ type: 'stream', state: $stream.get() ?? 'trying' })
      post({ type: 'presence', update: readPresence() })
      // Replay the events that the page of the asking tab may lack.
      for (const event of listEventsSince(Date.now() - data.ageMs)) post(event)
    }
  })
  let turn: AbortController | undefined
  let rest: ReturnType<typeof setTimeout> | undefined

  function join(): void {
    if (turn) return
    turn = new AbortController()
    void becomeLeader(name, turn.signal, (signal, hasWaited) => {
      isLeading = true
      return followStream(epoch, publish, signal, hasWaited)
    })
  }
  function leave(): void {
    turn?.abort()
    turn = undefined
    isLeading = false
  }

  document.addEventListener('visibilitychange', () => {
    clearTimeout(rest)
    if (document.visibilityState === 'hidden') rest = setTimeout(leave, restMs)
    else if (!turn) {
      join()
      receiveMessage(resync)
    }
  })
  // A page that is left with a stream open cannot be shown again as it was.
  addEventListener('pagehide', leave)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) join()
  })
  join()
  post({ type: 'ask', ageMs: pageAge() })
}

function receiveMessage(message: Message): void {
  if (message.type === 'stream') setStream(message.state)
  else if (message.type === 'presence') applyPresence(message.update)
  else {
    // Tabs receive an event again when another tab opens.
    if (message.type === 'role' && !$recent.get().events.some(({ event }) => event.type === 'role'))
      reportRole()
    recordEvent(message)
    $event.set(message)
  }
}

function setStream(state: StreamState): void {
  // A page without a stream is not informed of colleagues who leave.
  if (state !== 'connected') clearPresence()
  $stream.set(state)
}

function recordEvent(event: StoreEvent): void {
  const { sinceMs, events } = $recent.get()
  const others = events.filter((known) => known.event.type !== event.type || known.event.ref !== event.ref)
  // Too many events become one unknown change.
  const now =
    others.length < mostRecent
      ? [...others, { event, atMs: Date.now() }]
      : [{ event: resync, atMs: Date.now() }]
  $recent.set({ sinceMs, events: now })
}

/** The events after a time. Where some may be missing, that is an unknown change. */
function listEventsSince(fromMs: number): readonly StoreEvent[] {
  const { sinceMs, events } = $recent.get()
  return sinceMs > fromMs ? [resync] : events.filter(({ atMs }) => atMs > fromMs).map(({ event }) => event)
}

/** Offers to reload the page, whose actions are those of the former role. */
const reportRole = (): void =>
  showToast('info', words.roleChanged, { label: words.reload, run: () => location.reload() })

/** The age of this page in ms. Later changes may be missing from it. */
function pageAge(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A prefetched page has its delivery type but no time. Other pages have neither.
  const { deliveryType = '' } = (navigation ?? {}) as { deliveryType?: string }
  if (!navigation || deliveryType !== '') return aheadMs
  return Math.ceil(performance.now() - navigation.requestStart)
}

type Lead = (signal: AbortSignal, hasWaited: boolean) => Promise<void>

/** Runs `work` when this tab becomes the leader. Without https there are no locks, so each tab leads. */
async function becomeLeader(name: string, signal: AbortSignal, work: Lead): Promise<void> {
  if (!('locks' in navigator)) return work(signal, false)
  const askedMs = performance.now()
  try {
    await navigator.locks.request(name, { signal }, () => work(signal, performance.now() - askedMs > 1000))
  } catch (error) {
    // The tab left before its turn.
    if (!signal.aborted) throw error
  }
}

/** Holds the stream until the tab leaves. Without a stream, all data is reloaded every minute. */
function followStream(
  epoch: number,
  publish: (message: Message) => void,
  signal: AbortSignal,
  hasWaited: boolean,
): Promise<void> {
  let source: EventSource | undefined
  let mayHaveMissed = hasWaited
  const note = (state: StreamState): void => publish({ type: 'stream', state })
  const open = (): void => {
    note('trying')
    source = new EventSource(`${otherPaths.events}?epoch=${String(epoch)}&age=${String(pageAge())}`)
    source.addEventListener('error', () =>
      note(source?.readyState === EventSource.CLOSED ? 'polling' : 'trying'),
    )
    source.addEventListener('open', () => {
      note('connected')
      if (mayHaveMissed) publish(resync)
      mayHaveMissed = false
    })
    for (const type of types)
      source.addEventListener(type, ({ data }: MessageEvent<string>) =>
        publish({ type, ref: (JSON.parse(data) as Partial<StoreEvent>).ref ?? '' }),
      )
    source.addEventListener('presence', ({ data }: MessageEvent<string>) =>
      publish({ type: 'presence', update: JSON.parse(data) as PresenceUpdate }),
    )
  }
  open()
  const timer = setInterval(() => {
    if (source?.readyState === EventSource.OPEN) return
    publish(resync)
    // A refused stream does not retry by itself.
    if (source?.readyState !== EventSource.CLOSED) return
    mayHaveMissed = true
    open()
  }, pollMs)
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      source?.close()
      resolve()
    })
  })
}
