import type { Answer } from '@draftdesk/contract'
import { threadWords, orderWords } from './words.ts'
import { buildCall } from '@draftdesk/contract/call'
import { mailRequests } from './mail-calls.ts'
import { siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { isLeavingPage, explainFailureOrLeave } from '../../stores/calls/explain-failure.ts'
import { markShownThreadsSeen } from '../../stores/notifications.ts'
import { $pageActions } from '../../stores/page-actions.ts'
import { createThreadEdits } from './actions/thread-edits.ts'
import { listMailPageActions, startMailShortcuts } from './mail-shortcuts.ts'
import { followMailEvents } from './follow-mail-events.ts'
import { createThreadOpener } from './conversation/thread-opener.ts'
import { createEditQueue } from './actions/edit-queue.ts'
import { createReplyActions } from './composer/reply-actions.ts'
import { createSavedFilterActions } from './filters/saved-filters.ts'
import { publishPresence } from './presence/publish-presence.ts'
import { createNoteActions } from './notes/notes.ts'
import { createThreadRequests } from './conversation/thread-requests.ts'
import { createMailState } from './state.ts'
import type { MailWorkspaceProps } from './state.ts'
import { findUnsaved, deleteOldUnsavedTexts } from './composer/unsaved-texts.ts'

export type MailPageController = ReturnType<typeof createMailPage>

/** Creates a mail page with its stores and actions. */
export function createMailPage(start: MailWorkspaceProps, call: SiteCall = siteCall) {
  const state = createMailState(start)
  const queue = createEditQueue()
  const opening = createThreadOpener(state, queue, call)
  const edits = createThreadEdits(state, { opening, queue, call })
  const requests = createThreadRequests(opening, call)
  const replies = createReplyActions(state, { opening, edits, requests, call })
  const savedFilters = createSavedFilterActions(state, { edits, call })
  const notes = createNoteActions(state, { change: requests.change, refresh: opening.refresh })

  /** Reads the next page of the list. Returns true on success. */
  async function readMore(): Promise<boolean> {
    const { next } = state.$list.get()
    if (next == null) return true
    const result = await call(mailRequests.listThreads({ ...state.listQuery, cursor: next }))
    if (!result.ok) return false
    const { threads } = result.value
    for (const thread of threads)
      if (!state.$threads.get()[thread.id]) state.$threads.setKey(thread.id, thread)
    const list = state.$list.get()
    const order = [...new Set([...list.order, ...threads.map(({ id }) => id)])]
    state.$list.set({ ...list, order, next: result.value.next ?? null })
    return true
  }

  /** Shows the newer list that waits. */
  function showIncoming(): void {
    const incoming = state.$incoming.get()
    if (incoming) state.$list.set({ ...state.$list.get(), order: incoming.order })
    state.$incoming.set(undefined)
    state.$focus.set({ part: 'list' })
  }

  /** Reads the customer of a conversation. Returns the error message if that fails. */
  async function readContext(id: string, signal?: AbortSignal): Promise<Answer<'threadContext'> | string> {
    const result = await call(buildCall('threadContext', { id }), signal && { signal })
    return result.ok ? result.value : explainFailureOrLeave(result.error, orderWords.failed)
  }

  /** Reads the steps of a draft, or returns the error message. */
  async function readSteps(id: string): Promise<Answer<'draftSteps'> | string> {
    const result = await call(buildCall('draftSteps', { id }))
    return result.ok ? result.value : explainFailureOrLeave(result.error, threadWords.failed)
  }

  const mail = {
    state,
    opening,
    edits,
    requests,
    replies,
    notes,
    savedFilters,
    readMore,
    showIncoming,
    readContext,
    readSteps,
    begin: startMail,
  }

  /** Starts everything that needs a browser. */
  function startMail(): void {
    opening.listen((id) => {
      void edits.markRead(id)
      replies.recall(state.$conversations.get()[id]?.thread?.drafts ?? [])
    })
    markShownThreadsSeen(state.$shown, call)
    startMailShortcuts(mail)
    followMailEvents(state, { opening, replies, call })
    publishPresence(state)
    deleteOldUnsavedTexts(Date.now())
    $pageActions.set(() => listMailPageActions(mail))
    addEventListener('online', replies.saveAll)
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') replies.saveAll()
    })
    addEventListener('beforeunload', (event) => {
      // After the end of a session, the text is restored at the next sign-in.
      if (isLeavingPage()) return
      const drafts = state.$conversation.get()?.thread?.drafts ?? []
      if (drafts.some(({ id }) => findUnsaved(id))) event.preventDefault()
    })
  }

  return mail
}
