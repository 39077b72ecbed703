import { buildCall } from '@draftdesk/contract/call'
import { presenceLimits } from '@draftdesk/contract/lengths'
import { $stream } from '../../../stores/live/stream.ts'
import { ping } from '../../../stores/session/ping.ts'
import type { MailState, Writing } from '../state.ts'

/** The statement of a page: the conversation that it shows, if any. */
export interface PagePresence {
  readonly threadId: string | null
  readonly isReplying: boolean
}

/** A person who only passes a conversation is not at it. */
const settleMs = 250
const gapMs = 1000
/** A reply that rests for longer is not being written. */
const replyingMs = 60_000
const lookMs = 5000

/** A server without the call. The site answers 204 for one that lacks it. */
const unknownStatuses: ReadonlySet<number | undefined> = new Set([204, 404, 405, 501])

const nowhere: PagePresence = { threadId: null, isReplying: false }

/**
 * States what a page shows: soon after a change, at most once a second, and again every 20 s. It ends for good with a server
 * that does not know the call.
 */
export function createPresenceSender(send: (presence: PagePresence) => Promise<number | undefined>) {
  let shown = nowhere
  let stated = nowhere
  let timer: ReturnType<typeof setTimeout> | undefined
  let statedAtMs = -Infinity
  let isOver = false

  function schedule(waitMs: number): void {
    clearTimeout(timer)
    if (isOver) return
    timer = setTimeout(() => void state(), Math.max(waitMs, statedAtMs + gapMs - performance.now()))
  }

  async function state(): Promise<void> {
    if (shown.threadId === null && stated.threadId === null) return
    stated = shown
    statedAtMs = performance.now()
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
    /** States it again at once, for a server that may have lost it. */
    repeat(): void {
      if (shown.threadId !== null) schedule(0)
    },
    /** The page is left. */
    leave(): void {
      shown = nowhere
      clearTimeout(timer)
      if (!isOver) void state()
    },
  }
}

/** Chooses what a page states. A hidden page reads nothing, but its reply goes on. */
export function choosePresence(
  thread: string | undefined,
  writing: Writing | undefined,
  { isHidden, nowMs }: { readonly isHidden: boolean; readonly nowMs: number },
): PagePresence {
  const isReplying = writing !== undefined && nowMs - writing.typedAtMs < replyingMs
  return thread === undefined || (isHidden && !isReplying) ? nowhere : { threadId: thread, isReplying }
}

/** Tells colleagues what this page shows, as long as the server has an event stream. */
export function statePresence({ $shown, $writing }: MailState, send = ping): void {
  const viewer = createViewer()
  const sender = createPresenceSender(({ threadId, isReplying }) => {
    const { path, method, body } = buildCall('setPresence', {
      ...{ viewer, thread_id: threadId, is_replying: isReplying },
    })
    // The last statement outlives the page.
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
  $stream.subscribe((state) => {
    if (state !== 'connected') return
    look()
    sender.repeat()
  })
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', () => sender.leave())
  addEventListener('pageshow', look)
  setInterval(look, lookMs)
}

/** `crypto.randomUUID` is missing on pages that did not come over https. */
const createViewer = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
