import { beside } from '@draftdesk/contract/beside'
/** What happened in the store: a kind of thing and its id, or that nobody can tell what. */
export interface News {
  readonly type: 'thread' | 'list' | 'mailbox' | 'resync'
  readonly ref: string
}

const types = ['thread', 'list', 'mailbox', 'resync'] as const
const pollMs = 60_000
const restMs = 300_000

/**
 * Hears what happens in the store of this page's session. One tab holds the stream and tells the others; a tab that has been
 * hidden for five minutes leaves it to them, and looks at everything again when it is seen.
 */
export function hearNews(epoch: number, hear: (news: News) => void): void {
  const name = `live-${String(epoch)}`
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))
  const tell = (news: News): void => {
    hear(news)
    channel.postMessage(news)
  }
  let turn: AbortController | undefined
  let rest: ReturnType<typeof setTimeout> | undefined

  function join(): void {
    if (turn) return
    turn = new AbortController()
    void takeTurn(name, turn.signal, (signal, hasWaited) => lead(epoch, tell, signal, hasWaited))
  }
  function leave(): void {
    turn?.abort()
    turn = undefined
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
}

type Lead = (signal: AbortSignal, hasWaited: boolean) => Promise<void>

/** Leads once no other tab does. A page that did not come over https has no locks: each tab of it leads. */
async function takeTurn(name: string, signal: AbortSignal, work: Lead): Promise<void> {
  if (!('locks' in navigator)) return work(signal, false)
  const askedMs = performance.now()
  try {
    await navigator.locks.request(name, { signal }, () => work(signal, performance.now() - askedMs > 1000))
  } catch (error) {
    // It left before its turn came.
    if (!signal.aborted) throw error
  }
}

/** Holds the stream until the tab leaves; while there is none, everything is looked at every minute. */
function lead(
  epoch: number,
  tell: (news: News) => void,
  signal: AbortSignal,
  hasWaited: boolean,
): Promise<void> {
  let source: EventSource | undefined
  let mayHaveMissed = hasWaited
  const open = (): void => {
    source = new EventSource(`${beside.events}?epoch=${String(epoch)}`)
    source.addEventListener('open', () => {
      if (mayHaveMissed) tell({ type: 'resync', ref: '' })
      mayHaveMissed = false
    })
    for (const type of types)
      source.addEventListener(type, ({ data }: MessageEvent<string>) =>
        tell({ type, ref: (JSON.parse(data) as Partial<News>).ref ?? '' }),
      )
  }
  open()
  const timer = setInterval(() => {
    if (source?.readyState === EventSource.OPEN) return
    tell({ type: 'resync', ref: '' })
    // One that was refused does not try again by itself.
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
