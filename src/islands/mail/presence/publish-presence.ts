import { buildCall } from '@draftdesk/contract/call'
import { presenceLimits } from '@draftdesk/contract/lengths'
import { $stream } from '../../../stores/live/stream.ts'
import { ping } from '../../../stores/session/ping.ts'
import type { MailState, ReplyInProgress } from '../state.ts'

/** The presence of a page: the conversation that it shows, if any. */
export interface PagePresence {
  readonly threadId: string | null
  readonly isReplying: boolean
}

/** The delay before a conversation counts as open, so that passing it does not count. */
const settleMs = 250
const gapMs = 1000
/** The time after the last key press for which a person counts as replying. */
const replyingMs = 60_000
const lookMs = 5000

/** The statuses of a server without this call. The site returns 204 in that case. */
const unknownStatuses: ReadonlySet<number | undefined> = new Set([204, 404, 405, 501])

const nowhere: PagePresence = { threadId: null, isReplying: false }

/**
 * Sends the presence of a page: soon after a change, at most once a second, and again every 20 s. Stops if
 * the server does not support it.
 */
export function createPresenceSender(send: (presence: PagePresence) => Promise<number | undefined>) {
  let shown = nowhere
  let published = nowhere
  let timer: ReturnType<typeof setTimeout> | undefined
  let publishedAtMs = -Infinity
  let isOver = false

  function schedule(waitMs: number): void {
    clearTimeout(timer)
    if (isOver) return
    timer = setTimeout(() => void publish(), Math.max(waitMs, publishedAtMs + gapMs - performance.now()))
  }

  async function publish(): Promise<void> {
    if (shown.threadId === null && published.threadId === null) return
    published = shown
    publishedAtMs = performance.now()
    if (shown.threadId !== null) schedule(presenceLimits.everyMs)
    const status = await send(shown)
    if (!unknownStatuses.has(status)) return
    isOver = true
    clearTimeout(timer)
  }

  return {
    show(next: PagePresence): void {
      if (next.threadId === shown.threadId && next.isReplying === shown.isReplying) return
      shown = next
      schedule(settleMs)
    },
    /** Sends it again at once, because the server may have lost it. */
    repeat(): void {
      if (shown.threadId !== null) schedule(0)
    },
    /** Ends the presence when the page is left. */
    leave(): void {
      shown = nowhere
      clearTimeout(timer)
      if (!isOver) void publish()
    },
  }
}

/** Chooses the presence of a page. A hidden page counts only while a reply is being written. */
export function choosePresence(
  thread: string | undefined,
  writing: ReplyInProgress | undefined,
  { isHidden, nowMs }: { readonly isHidden: boolean; readonly nowMs: number },
): PagePresence {
  const isReplying = writing !== undefined && nowMs - writing.typedAtMs < replyingMs
  return thread === undefined || (isHidden && !isReplying) ? nowhere : { threadId: thread, isReplying }
}

/** Publishes the presence of this page to colleagues while the event stream is connected. */
export function publishPresence({ $shown, $writing }: MailState, send = ping): void {
  const viewer = createViewer()
  const sender = createPresenceSender(({ threadId, isReplying }) => {
    const { path, method, body } = buildCall('setPresence', {
      ...{ viewer, thread_id: threadId, is_replying: isReplying },
    })
    // `keepalive` lets the last request outlive the page.
    return send(path, { method, body: JSON.stringify(body), keepalive: threadId === null })
  })
  const look = (): void => {
    if ($stream.get() !== 'connected') return
    const id = $shown.get()
    const isHidden = document.visibilityState === 'hidden'
    const writing = id === undefined ? undefined : $writing.get()[id]
    sender.show(choosePresence(id, writing, { isHidden, nowMs: Date.now() }))
  }
  for (const store of [$shown, $writing]) store.listen(look)
  $stream.subscribe((publish) => {
    if (publish !== 'connected') return
    look()
    sender.repeat()
  })
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', () => sender.leave())
  addEventListener('pageshow', look)
  setInterval(look, lookMs)
}

/** A random page id. `crypto.randomUUID` needs https. */
const createViewer = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
