import { atom } from 'nanostores'
import { otherPaths } from '@draftdesk/contract/other-paths'
import type { PresenceNews } from '@draftdesk/contract'
import { clearPresence, readPresence, takePresence } from './presence.ts'
import { toasterMessages as words } from '../../messages/toaster.ts'
import { showToast } from '../toasts.ts'
import { $stream } from './stream.ts'
import type { StreamState } from './stream.ts'

/** A change in the store: its type and the id of the changed item. `resync` means unknown changes, `role` another role. */
export interface News {
  readonly type: 'thread' | 'list' | 'mailbox' | 'notification' | 'resync' | 'role'
  readonly ref: string
}

/** The messages between tabs: news, the state of the shared stream, and a new tab's request for both. */
type Message =
  | News
  | { readonly type: 'stream'; readonly state: StreamState }
  | { readonly type: 'presence'; readonly news: PresenceNews }
  | { readonly type: 'ask'; readonly ageMs: number }

/** With `isQuiet` the page does not show the state of the stream. */
export interface HearOptions {
  readonly isQuiet?: boolean
}

/** The number of events that a new tab receives again. If more are missed, the tab reloads all its data. */
const mostRecent = 50
const types = ['thread', 'list', 'mailbox', 'notification', 'resync', 'role'] as const
const pollMs = 60_000
const restMs = 300_000
/** A browser keeps a page that it fetched ahead for ten minutes at most. */
const aheadMs = 600_000

/**
 * Follows the events of the session's store. One tab holds the stream and forwards events to the others. A tab
 * that was hidden for five minutes leaves, and reloads its data when it is shown.
 */
export function hearNews(
  epoch: number,
  onNews: (news: News) => void,
  { isQuiet = false }: HearOptions = {},
): void {
  const hear = (news: News): void => (news.type === 'role' ? reportRole() : onNews(news))
  let state: StreamState = $stream.get() ?? 'trying'
  const setState = (now: StreamState): void => {
    state = now
    // A page without a stream does not hear of colleagues who leave.
    if (now !== 'connected') clearPresence()
    if (!isQuiet) $stream.set(now)
  }
  setState(state)
  const name = `live-${String(epoch)}`
  const channel = new BroadcastChannel(name)
  let isLeading = false
  /** The news that this tab published, by item and newest last. News until `forgottenMs` may be missing. */
  const recent = new Map<string, { readonly news: News; readonly atMs: number }>()
  let forgottenMs = 0
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'stream') setState(data.state)
    else if (data.type === 'presence') takePresence(data.news)
    else if (data.type !== 'ask') hear(data)
    else if (isLeading) {
      post({ type: 'stream', state })
      post({ type: 'presence', news: readPresence() })
      // Replay the news that the asking tab's page may lack.
      const sinceMs = Date.now() - data.ageMs
      if (forgottenMs > sinceMs) post({ type: 'resync', ref: '' })
      else for (const { news, atMs } of recent.values()) if (atMs > sinceMs) post(news)
    }
  })
  const post = (message: Message): void => channel.postMessage(message)
  const tell = (news: News): void => {
    const about = `${news.type} ${news.ref}`
    recent.delete(about)
    recent.set(about, { news, atMs: Date.now() })
    const [oldest] = recent
    if (oldest && recent.size > mostRecent) {
      recent.delete(oldest[0])
      forgottenMs = oldest[1].atMs
    }
    hear(news)
    post(news)
  }
  const tellPresence = (news: PresenceNews): void => {
    takePresence(news)
    post({ type: 'presence', news })
  }
  const note = (now: StreamState): void => {
    // This tab missed the events of the previous leader.
    if (!isLeading) forgottenMs = Date.now()
    isLeading = true
    setState(now)
    post({ type: 'stream', state: now })
  }
  let turn: AbortController | undefined
  let rest: ReturnType<typeof setTimeout> | undefined

  function join(): void {
    if (turn) return
    turn = new AbortController()
    void takeTurn(name, turn.signal, (signal, hasWaited) =>
      holdStream(epoch, { tell, tellPresence, note }, signal, hasWaited),
    )
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
      hear({ type: 'resync', ref: '' })
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

/** True once the page knows of another role: several parts of it hear the same event. */
const $hasNewRole = atom(false)

/** Offers to reload the page, whose actions are those of the former role. */
function reportRole(): void {
  if ($hasNewRole.get()) return
  $hasNewRole.set(true)
  showToast('info', words.roleChanged, { label: words.reload, run: () => location.reload() })
}

/** The age of this page in ms. Later changes may be missing from it. */
function pageAge(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A prefetched page has its delivery type but no time. Other pages have neither.
  const { deliveryType = '' } = (navigation ?? {}) as { deliveryType?: string }
  if (!navigation || deliveryType !== '') return aheadMs
  return Math.ceil(performance.now() - navigation.requestStart)
}

interface LeadDeps {
  readonly tell: (news: News) => void
  readonly tellPresence: (news: PresenceNews) => void
  readonly note: (state: StreamState) => void
}

type Lead = (signal: AbortSignal, hasWaited: boolean) => Promise<void>

/** Leads once no other tab does. A page that did not come over https has no locks: each tab of it leads. */
async function takeTurn(name: string, signal: AbortSignal, work: Lead): Promise<void> {
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
function holdStream(
  epoch: number,
  { tell, tellPresence, note }: LeadDeps,
  signal: AbortSignal,
  hasWaited: boolean,
): Promise<void> {
  let source: EventSource | undefined
  let mayHaveMissed = hasWaited
  const open = (): void => {
    note('trying')
    source = new EventSource(`${otherPaths.events}?epoch=${String(epoch)}&age=${String(pageAge())}`)
    source.addEventListener('error', () =>
      note(source?.readyState === EventSource.CLOSED ? 'polling' : 'trying'),
    )
    source.addEventListener('open', () => {
      note('connected')
      if (mayHaveMissed) tell({ type: 'resync', ref: '' })
      mayHaveMissed = false
    })
    for (const type of types)
      source.addEventListener(type, ({ data }: MessageEvent<string>) =>
        tell({ type, ref: (JSON.parse(data) as Partial<News>).ref ?? '' }),
      )
    source.addEventListener('presence', ({ data }: MessageEvent<string>) =>
      tellPresence(JSON.parse(data) as PresenceNews),
    )
  }
  open()
  const timer = setInterval(() => {
    if (source?.readyState === EventSource.OPEN) return
    tell({ type: 'resync', ref: '' })
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
