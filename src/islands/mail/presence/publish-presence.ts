import { buildCall } from '@draftdesk/contract/call'
import { presenceLimits } from '@draftdesk/contract/input-limits'
import { $streamState } from '../../../stores/live/stream-state.ts'
import { fetchStatus } from '../../../stores/session/fetch-status.ts'
import type { MailState, ReplyInProgress } from '../state.ts'

/** The presence of a page: the conversation that it shows, if any. */
export interface PagePresence {
  readonly threadId: string | null
  readonly isReplying: boolean
}

/** The delay before a conversation counts as open, so that passing it does not count. */
const settleDelayMs = 250
const publishGapMs = 1000
/** The time after the last key press for which a person counts as replying. */
const replyingLifeMs = 60_000
const lookEveryMs = 5000

/** HTTP statuses of an API that does not have this call. The site answers 204 in its place. */
const unknownStatuses: ReadonlySet<number | undefined> = new Set([204, 404, 405, 501])

const noThread: PagePresence = { threadId: null, isReplying: false }

/**
 * Sends the presence of a page: soon after a change, at most once a second, and again every 20 s. Stops if
 * the server does not support it.
 */
export function createPresenceSender(send: (presence: PagePresence) => Promise<number | undefined>) {
  let shown = noThread
  let published = noThread
  let timer: ReturnType<typeof setTimeout> | undefined
  let publishedAtMs = -Infinity
  let isOver = false

  function schedulePublish(waitMs: number): void {
    clearTimeout(timer)
    if (isOver) return
    timer = setTimeout(
      () => void publishChange(),
      Math.max(waitMs, publishedAtMs + publishGapMs - performance.now()),
    )
  }

  async function publishChange(): Promise<void> {
    if (shown.threadId === null && published.threadId === null) return
    published = shown
    publishedAtMs = performance.now()
    if (shown.threadId !== null) schedulePublish(presenceLimits.everyMs)
    const status = await send(shown)
    if (!unknownStatuses.has(status)) return
    isOver = true
    clearTimeout(timer)
  }

  return {
    show(next: PagePresence): void {
      if (next.threadId === shown.threadId && next.isReplying === shown.isReplying) return
      shown = next
      schedulePublish(settleDelayMs)
    },
    /** Sends it again at once, because the server may have lost it. */
    repeat(): void {
      if (shown.threadId !== null) schedulePublish(0)
    },
    /** Ends the presence when the page is left. */
    leave(): void {
      shown = noThread
      clearTimeout(timer)
      if (!isOver) void publishChange()
    },
  }
}

/** Chooses the presence of a page. A hidden page counts only while a reply is being written. */
export function decidePresence(
  thread: string | undefined,
  writing: ReplyInProgress | undefined,
  { isHidden, nowMs }: { readonly isHidden: boolean; readonly nowMs: number },
): PagePresence {
  const isReplying = writing !== undefined && nowMs - writing.typedAtMs < replyingLifeMs
  return thread === undefined || (isHidden && !isReplying) ? noThread : { threadId: thread, isReplying }
}

/** Publishes the presence of this page to colleagues while the event stream is connected. */
export function publishPresence({ $shown, $writing }: MailState, send = fetchStatus): void {
  const viewer = createViewerId()
  const sender = createPresenceSender(({ threadId, isReplying }) => {
    const { path, method, body } = buildCall('setPresence', {
      ...{ viewer, thread_id: threadId, is_replying: isReplying },
    })
    // `keepalive` lets the last request outlive the page.
    return send(path, { method, body: JSON.stringify(body), keepalive: threadId === null })
  })
  const updatePresence = (): void => {
    if ($streamState.get() !== 'connected') return
    const id = $shown.get()
    const isHidden = document.visibilityState === 'hidden'
    const writing = id === undefined ? undefined : $writing.get()[id]
    sender.show(decidePresence(id, writing, { isHidden, nowMs: Date.now() }))
  }
  for (const store of [$shown, $writing]) store.listen(updatePresence)
  $streamState.subscribe((publish) => {
    if (publish !== 'connected') return
    updatePresence()
    sender.repeat()
  })
  document.addEventListener('visibilitychange', updatePresence)
  addEventListener('pagehide', () => sender.leave())
  addEventListener('pageshow', updatePresence)
  setInterval(updatePresence, lookEveryMs)
}

/** A random page id. `crypto.randomUUID` needs https. */
const createViewerId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
