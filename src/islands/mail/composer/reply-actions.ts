import type { CallInput } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { explainPlaceholder, findPlaceholder } from '@draftdesk/contract/placeholders'
import { liveUpdateWords } from '../list/words.ts'
import { composerWords as words, forwardWords, laterWords as later } from '../words.ts'
import { mailRequests } from '../mail-calls.ts'
import { toMoment } from '../../../models/format-moment.ts'
import { createUnsavedTextMover, findMissingDraft } from './move-unsaved-text.ts'
import { createReplySaver } from './save-replies.ts'
import { formatSendAnywayQuestion, isDraftWithoutText } from './view.ts'
import type { ReplyFields } from './view.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { attachFile, discardEmptyDraft, sendReply, undoReplySend } from './send-replies.ts'
import type { SendTimes } from './send-replies.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import { showToast } from '../../../stores/toasts.ts'
import type { ThreadEdits, ThreadEditDefinition } from '../actions/thread-edits.ts'
import { createRunIfIdle } from '../actions/edit-queue.ts'
import type { ThreadOpener } from '../conversation/thread-opener.ts'
import type { ThreadRequests } from '../conversation/thread-requests.ts'
import type { MailState } from '../state.ts'
import type { Draft, FullThread } from '../thread-facts.ts'
import { buildThreadAddress } from '../thread-facts.ts'
import { dropUnsaved, findUnsaved, storeUnsaved } from './unsaved-texts.ts'
import { findAdjacentThreadId } from '../view.ts'

export type MailReplyActions = ReturnType<typeof createReplyActions>

/** The form of a forward's original, and which of its files to include. */
interface ForwardOptions {
  readonly as: CallInput<'setForward'>['as']
  readonly files: readonly string[]
}

interface ReplyActionDeps {
  readonly opening: ThreadOpener
  readonly edits: ThreadEdits
  readonly requests: ThreadRequests
  readonly call: SiteCall
}

/** Creates the actions of replies: begin, send, discard, and attachments. */
export function createReplyActions(state: MailState, { opening, edits, requests, call }: ReplyActionDeps) {
  const { $conversations, $current, $ids, $focus, $progress } = state
  const { change } = requests
  const saving = createReplySaver(state, { opening, onGone: reloadThread, call })
  const { report, showProgress, showRefusal, findDraft, putDraft, save } = saving
  const runOnce = createRunIfIdle()

  /** Begins a reply to a conversation, or to one of its emails. */
  async function beginReply(thread: string, written?: ReplyFields, answers?: string): Promise<boolean> {
    const isBegun = await runOnce(`begin ${thread}`, async () => {
      const begun = await change(thread, mailRequests.beginDraft(thread, written, answers), words.failed)
      if (begun) $focus.set({ part: 'reply', draft: begun.id })
      return begun !== undefined
    })
    return isBegun === true
  }

  async function beginForward(thread: string, email: string): Promise<void> {
    await runOnce(`forward ${email}`, async () => {
      const begun = await change(thread, buildCall('createForward', { id: email }), forwardWords.failed)
      if (begun) $focus.set({ part: 'to', draft: begun.id })
    })
  }

  /** Changes how a forward contains its mail: quoted or attached. The server fetches the mail's files. */
  async function setForward(id: string, { as, files }: ForwardOptions): Promise<void> {
    if ($progress.get()[id]?.isBusy || !(await save(id))) return
    report(id, { isBusy: true })
    showProgress(id, forwardWords.fetching)
    const result = await call(buildCall('setForward', { id, as, files: [...files] }))
    report(id, { isBusy: false })
    if (!result.ok) {
      showRefusal(id, await explainFailureOrLeave(result.error, forwardWords.failed))
      return
    }
    putDraft(result.value)
    showProgress(id, words.saved)
  }

  /** Creates a new message and opens it. */
  async function beginNewMessage(): Promise<void> {
    await runOnce('message', async () => {
      const result = await call(mailRequests.beginDraft())
      if (result.ok) opening.open(result.value.thread_id)
      else showToast('error', await explainFailureOrLeave(result.error, words.failed))
    })
  }

  /** Saves and sends a reply, changes its conversation, and opens the next one. */
  async function sendDraft(id: string, then?: ThreadEditDefinition, times: SendTimes = {}): Promise<void> {
    await runOnce(`send ${id}`, () => sendOnce(id, then, times))
  }

  async function sendOnce(
    id: string,
    then: ThreadEditDefinition | undefined,
    times: SendTimes,
  ): Promise<void> {
    if (!(await save(id))) return
    const found = findDraft(id)
    if (!found?.conversation.thread) return
    if (!navigator.onLine) {
      showRefusal(id, words.offline)
      return
    }
    const { conversation, draft } = found
    if (showPlaceholder(id, draft)) return
    const thread = conversation.id
    const isFirst = conversation.shownEmails.length === 0
    const seen = state.$writing.get()[thread]?.seen ?? conversation.shownEmails.at(-1) ?? ''
    const known = state.$progress.get()[id]?.known ?? []
    report(id, { isBusy: true, problem: undefined, sendAnyway: undefined })
    const sent = await sendReply(id, draft.version ?? 0, { seen, known }, call, times)
    report(id, { isBusy: false })
    if (sent.kind === 'news') {
      await opening.refresh(thread)
      opening.acknowledge(thread)
      report(id, {
        problem: formatSendAnywayQuestion(sent.news, state.start.me, Date.now()) ?? sent.problem,
        news: sent.news,
        known: [...known, ...sent.news.map((one) => one.id)].slice(-50),
        sendAnyway: sent.news.length > 0 ? () => void sendDraft(id, then, times) : undefined,
      })
      return
    }
    if (sent.kind !== 'sent') {
      showRefusal(id, sent.problem)
      report(id, { remote: sent.kind === 'orders' ? sent.changes : undefined })
      return
    }
    const { mail } = sent
    state.$writing.setKey(thread, undefined)
    const isForward = draft.forward != null
    // A forward leaves the customer's question open, so the conversation stays.
    const next =
      isFirst || isForward
        ? undefined
        : (findAdjacentThreadId($ids.get(), thread, 1) ?? findAdjacentThreadId($ids.get(), thread, -1))
    const hasLeft = next !== undefined && $current.get() === thread
    if (hasLeft) opening.open(next)
    const restore = isForward ? () => undefined : leaveDrafts(thread, times.send_at ?? null)
    // Reads the conversation again, because actions of saved replies changed its version.
    if (then && draft.actions) await opening.refresh(thread)
    const isChanged = then !== undefined && (await edits.perform(then, [thread])) !== undefined
    void opening.refresh(thread)
    const undoSend = async (): Promise<void> => {
      const address = buildThreadAddress(state.start.place, thread)
      if (mail === undefined || !(await undoReplySend(mail, { again: () => void undoSend(), address }, call)))
        return
      restore()
      if (isChanged && draft.actions) await opening.refresh(thread)
      if (isChanged) await edits.perform(then.undo(), [thread])
      await opening.refresh(thread)
      if ($current.get() !== thread) opening.open(thread)
      showToast('success', words.undone)
    }
    if (times.send_at != null) {
      const text = later.scheduled(toMoment(times.send_at, state.start.zone)?.text ?? '')
      edits.offerUndo(text, mail === undefined ? undefined : undoSend)
      return
    }
    const sayReply = isChanged ? words.sentAndArchived : words.sent
    const say = isForward ? forwardWords.sent : isFirst ? words.sentNew : sayReply
    edits.offerUndo(say(sent.undoSeconds), mail === undefined ? undefined : undoSend)
  }

  /** Asks for a time and sends the reply then, or now with a reminder at that time. */
  function sendWithTime(id: string, name: keyof SendTimes): void {
    const isLater = name === 'send_at'
    state.$later.set({
      ...{ title: isLater ? later.send : later.remind, morningHour: isLater ? 9 : 8, canAwaitAnswer: false },
      choose: (at) => {
        if (at !== null) void sendDraft(id, undefined, { [name]: at })
      },
    })
  }

  /** Selects the first open placeholder of a reply. Returns false if there is none. */
  function showPlaceholder(id: string, { subject, body }: Draft): boolean {
    for (const [name, text] of [
      ['subject', subject ?? ''],
      ['body', body ?? ''],
    ] as const) {
      const found = findPlaceholder(text)
      if (!found) continue
      showRefusal(id, explainPlaceholder(found, name))
      const part = name === 'body' ? 'reply' : name
      $focus.set({ part, draft: id, selection: [found.at, found.at + found.text.length] })
      return true
    }
    return false
  }

  /** Marks a conversation as having no draft. Returns the function that reverts this. */
  function leaveDrafts(thread: string, scheduledAt: string | null): () => void {
    const row = state.$threads.get()[thread]
    if (!row) return () => undefined
    state.$threads.setKey(thread, { ...row, drafts: [], sending: 'held', scheduled_at: scheduledAt })
    return () => {
      const now = state.$threads.get()[thread]
      const { drafts, sending, scheduled_at: at } = row
      if (now) state.$threads.setKey(thread, { ...now, drafts, sending, scheduled_at: at })
    }
  }

  /** Discards a reply. Undo restores it with its unsaved input. */
  async function discardDraft(thread: string, id: string): Promise<void> {
    saving.cancel(id)
    const typed = findUnsaved(id)
    dropUnsaved(id)
    const isDone = await change(thread, mailRequests.discardDraft(id), words.failed)
    if (!isDone) {
      if (typed) storeUnsaved(id, typed, Date.now())
      return
    }
    state.$writing.setKey(thread, undefined)
    edits.offerUndo(words.discarded, async () => {
      if (typed) storeUnsaved(id, typed, Date.now())
      await change(thread, buildCall('restoreDraft', { id }), words.failed)
      if ($current.get() !== thread) opening.open(thread)
    })
  }

  /** Creates a new reply from input that belonged to a deleted one. */
  async function recreateDeletedReply(thread: string, id: string, written: ReplyFields): Promise<void> {
    if (await beginReply(thread, written)) dropUnsaved(id)
  }

  /** Uploads files one after the other, up to the first that is refused. */
  async function attachFiles(id: string, files: readonly File[]): Promise<void> {
    if (!(await save(id))) return
    for (const file of files) {
      const result = await attachFile(id, file, (part) =>
        showProgress(id, `${words.uploading} ${String(Math.round(part * 100))} %`),
      )
      if (!result.ok) {
        showRefusal(id, result.problem)
        return
      }
      putDraft(result.draft)
    }
    showProgress(id, words.saved)
  }

  async function removeFile(id: string, file: string): Promise<void> {
    if (!(await save(id))) return
    const result = await call(buildCall('removeDraftFile', { id: file }))
    if (result.ok) putDraft(result.value)
    else showRefusal(id, await explainFailureOrLeave(result.error, words.failed))
  }

  /** Shows files that the server added to a reply. */
  function addToShownFiles(id: string, added: NonNullable<Draft['files']>): void {
    const before = findDraft(id)?.draft.files ?? []
    const others = before.filter((file) => !added.some((one) => one.id === file.id))
    if (added.length > 0) putDraft({ id, files: [...others, ...added] })
  }

  const moveText = createUnsavedTextMover(state, { opening, saving, call })

  async function reloadThread(id: string): Promise<void> {
    const result = await call(buildCall('thread', { id }))
    if (result.ok) receiveThread(result.value)
    else await opening.refresh(id)
  }

  /**
   * Applies a newer state of the open conversation. A generated draft replaces a reply that was created and
   * left empty.
   */
  function receiveThread(thread: FullThread): void {
    const before = $conversations.get()[thread.id]?.thread?.drafts ?? []
    const lost = findMissingDraft(before, thread.drafts)
    if (lost !== undefined && $current.get() === thread.id) {
      void moveText(thread, lost)
      return
    }
    saving.moveToNewVersions(before, thread.drafts)
    const isEmptyDraft = ({ id, body, files, forward: forwarded }: Draft): boolean =>
      forwarded == null && (findUnsaved(id)?.body ?? body ?? '').trim() === '' && (files ?? []).length === 0
    const arrived = thread.drafts.find((draft) => !isEmptyDraft(draft) && !isDraftWithoutText(draft))
    if (!arrived || !before.every(isEmptyDraft) || $current.get() !== thread.id) {
      opening.receive(thread)
      return
    }
    const empty = thread.drafts.filter((draft) => isEmptyDraft(draft) && !isDraftWithoutText(draft))
    const hadFocus = document.activeElement instanceof HTMLTextAreaElement
    opening.receive({ ...thread, drafts: thread.drafts.filter((draft) => !empty.includes(draft)) })
    showToast('info', liveUpdateWords.draftArrived)
    if (hadFocus) $focus.set({ part: 'reply', selection: [0, 0] })
    for (const draft of empty) {
      dropUnsaved(draft.id)
      void discardEmptyDraft(draft.id, call)
    }
  }

  return {
    ...{
      begin: beginReply,
      beginMessage: beginNewMessage,
      forward: beginForward,
      setForward,
      send: sendDraft,
      sendWithTime,
      discard: discardDraft,
      keep: recreateDeletedReply,
      attach: attachFiles,
      removeFile,
      showFiles: addToShownFiles,
      receive: receiveThread,
    },
    ...{ type: saving.type, save, saveAll: saving.saveAll, recall: saving.recall },
  }
}
