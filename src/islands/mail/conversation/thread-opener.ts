import { createRouter } from '@nanostores/router'
import { threadWords as words } from '../words.ts'
import { buildCall } from '@draftdesk/contract/call'
import { mailRoutePatterns } from '../../../routes.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import type { EditQueue } from '../actions/edit-queue.ts'
import { toConversation } from '../state.ts'
import type { Conversation, MailState } from '../state.ts'
import { pickThreadFacts, buildThreadAddress } from '../thread-facts.ts'
import type { FullThread } from '../thread-facts.ts'
import { findAdjacentThreadId } from '../view.ts'

/** The age from which a conversation is read again when it is opened. */
const freshMs = 30_000
/** Longer than the interval at which a held key repeats. */
const restMs = 100

export type ThreadOpener = ReturnType<typeof createThreadOpener>

/** Opens and prefetches conversations, and follows Back and Forward. */
export function createThreadOpener(state: MailState, queue: EditQueue, call: SiteCall) {
  const { start, address, $conversations, $current, $shown, $ids, $focusedRow } = state
  const reading = new Map<string, Promise<Conversation | undefined>>()
  let router: ReturnType<typeof createRouter<typeof mailRoutePatterns>> | undefined
  let onOpened: (id: string) => void = () => undefined
  let restTimer: ReturnType<typeof setTimeout> | undefined

  /** Opens an address of the mail without a page load. With `isPassing` it replaces the last history entry. */
  function openAddress(href: string, isPassing: boolean): void {
    router?.open(href, isPassing)
  }
  const openThread = (id: string, isPassing = false): void =>
    openAddress(buildThreadAddress(start.place, id), isPassing)
  const closeThread = (isPassing = false): void => openAddress(address, isPassing)

  /** Reads a conversation once, after its queued changes. */
  function readThread(id: string): Promise<Conversation | undefined> {
    const underWay = reading.get(id)
    if (underWay) return underWay
    const askedAtMs = performance.now()
    const done = queue
      .idle(id)
      .then(() => call(buildCall('thread', { id })))
      .then(async (result) => {
        if (result.ok) return toConversation(toLoadedConversation(id, result.value), askedAtMs)
        const isGone = result.error.status === 404
        const problem = await explainFailureOrLeave(result.error, words.failed)
        return toConversation({ id, thread: undefined, problem, isGone }, askedAtMs)
      })
      .finally(() => reading.delete(id))
    reading.set(id, done)
    return done
  }

  /** Stores a conversation that was read. A draft that was saved in the meantime keeps its newer version. */
  function storeRead(id: string, conversation: Conversation): void {
    const { thread } = conversation
    const known = $conversations.get()[id]?.thread?.drafts ?? []
    const drafts = thread?.drafts.map(
      (draft) =>
        known.find((one) => one.id === draft.id && (one.version ?? 0) > (draft.version ?? 0)) ?? draft,
    )
    $conversations.setKey(
      id,
      thread && drafts ? { ...conversation, thread: { ...thread, drafts } } : conversation,
    )
  }

  async function loadThread(id: string): Promise<Conversation | undefined> {
    const known = $conversations.get()[id]
    if (known?.thread && performance.now() - known.readAtMs < freshMs) return known
    const conversation = await readThread(id)
    if (conversation && (conversation.thread || $current.get() === id)) storeRead(id, conversation)
    return conversation
  }

  async function showThread(id: string): Promise<void> {
    const conversation = await loadThread(id)
    if ($current.get() !== id) return
    const now = conversation?.thread?.id ?? id
    // Replaces the address if the conversation was merged into another one.
    if (now !== id) {
      openThread(now, true)
      return
    }
    $shown.set(id)
    onOpened(id)
    prefetchNeighbour()
  }

  function prefetchNeighbour(): void {
    const ids = $ids.get()
    const id = $shown.get()
    const next = findAdjacentThreadId(ids, id, 1)
    const wanted = [next, next && findAdjacentThreadId(ids, next, 1), id && findAdjacentThreadId(ids, id, -1)]
    for (const one of wanted) if (one !== undefined) prefetchThread(one)
  }

  /** Fetches a conversation that the user is about to open. */
  function prefetchThread(id: string): void {
    if ($current.get() !== id) void loadThread(id)
  }

  /** Reads the open conversation again after a press, and then shows all its emails. */
  async function refreshThread(id: string): Promise<void> {
    reading.delete(id)
    const fresh = await readThread(id)
    if (fresh?.thread) storeRead(id, fresh)
  }

  /**
   * Applies a newer state of a conversation. New emails from others stay hidden until a press, unless nothing
   * was shown yet.
   */
  function receiveThread(thread: FullThread): void {
    const before = $conversations.get()[thread.id]
    const fresh = toConversation(toLoadedConversation(thread.id, thread), performance.now())
    const known = new Set(before?.shownEmails)
    const shownEmails = before?.thread
      ? thread.emails.flatMap(({ id, direction }) =>
          id != null && (known.has(id) || direction === 'out') ? [id] : [],
        )
      : fresh.shownEmails
    storeRead(thread.id, { ...fresh, shownEmails })
  }

  /** Shows the emails that came while the conversation was open. */
  function showNewEmails(id: string): void {
    const conversation = $conversations.get()[id]
    if (conversation) $conversations.setKey(id, toConversation(conversation, conversation.readAtMs))
    acceptNewEmails(id)
  }

  /** The writer of a reply has seen the emails that are on the page. */
  function acceptNewEmails(id: string): void {
    const writing = state.$writing.get()[id]
    const seen = $conversations.get()[id]?.shownEmails.at(-1)
    if (writing && seen !== undefined) state.$writing.setKey(id, { ...writing, seen })
  }

  /** Retries a conversation that could not be read. */
  function retryThread(id: string): void {
    $conversations.setKey(id, undefined)
    void showThread(id)
  }

  /** Opens the next or previous conversation. A held key skips those it passes. */
  function openNeighbour(by: 1 | -1, isHeld: boolean): void {
    const id = findAdjacentThreadId($ids.get(), $focusedRow.get() ?? $current.get(), by)
    if (id === undefined) return
    state.$focus.set({ part: 'row', id })
    if (!isHeld) {
      openThread(id)
      return
    }
    $current.set(id)
    clearTimeout(restTimer)
    restTimer = setTimeout(restOnThread, restMs)
  }

  /** Opens the conversation where a held key stopped. */
  function restOnThread(): void {
    if (restTimer === undefined) return
    clearTimeout(restTimer)
    restTimer = undefined
    const id = $current.get()
    if (id !== undefined) openThread(id, true)
  }

  function listenForOpening(opened: (id: string) => void): () => void {
    onOpened = opened
    router = createRouter(mailRoutePatterns, { links: false })
    const stop = router.listen((page) => {
      clearTimeout(restTimer)
      restTimer = undefined
      const id = page?.route === 'email' ? page.params.id : undefined
      $current.set(id)
      if (id === undefined) $shown.set(undefined)
      else void showThread(id)
    })
    const id = $current.get()
    if (id !== undefined) opened(id)
    prefetchNeighbour()
    return stop
  }

  return {
    ...{
      open: openThread,
      close: closeThread,
      load: loadThread,
      receive: receiveThread,
      refresh: refreshThread,
      retry: retryThread,
      prefetch: prefetchThread,
      showNewEmails,
      acknowledge: acceptNewEmails,
      step: openNeighbour,
      rest: restOnThread,
      listen: listenForOpening,
    },
    /** Resolves once the opening conversation is shown. */
    settled: async (): Promise<void> => {
      const id = $current.get()
      if (id !== undefined && $shown.get() !== id) await loadThread(id)
    },
    /** Drops prefetched conversations that have changed since. */
    forget: (ids: Iterable<string>): void => {
      for (const id of ids) if (id !== $shown.get()) $conversations.setKey(id, undefined)
    },
  }
}

const toLoadedConversation = (id: string, thread: FullThread) => ({
  id,
  thread,
  problem: undefined,
  isGone: false,
})

/** Applies the response of a call to a conversation and its row. */
export function applyThreadFacts(state: MailState, facts: ReturnType<typeof pickThreadFacts>): void {
  const { $threads, $conversations } = state
  const id = facts.id
  const row = $threads.get()[id]
  if (row && (facts.version ?? 0) >= (row.version ?? 0))
    $threads.setKey(id, { ...row, ...pickThreadFacts(facts) })
  const conversation = $conversations.get()[id]
  if (conversation?.thread && (facts.version ?? 0) >= (conversation.thread.version ?? 0))
    $conversations.setKey(id, {
      ...conversation,
      thread: { ...conversation.thread, ...pickThreadFacts(facts) },
    })
}
