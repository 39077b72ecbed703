import { explainPlaceholder, findPlaceholder } from '@draftdesk/contract/placeholders'
import { composerMessages as words } from '../../messages/composer.ts'
import { liveMessages } from '../../messages/live.ts'
import type { Answer } from '@draftdesk/contract'
import { draftVerbs, formatRecipients, isNotes, isSame } from '../../models/draft.ts'
import type { Written } from '../../models/draft.ts'
import type { SiteCall } from '../../stores/call.ts'
import { attachFile, discardEmpty, saveDraft, sendReply, undoReply } from '../../stores/drafts.ts'
import { refuse } from '../../stores/failure.ts'
import { showToast } from '../../stores/toasts.ts'
import type { Edits } from './edits.ts'
import type { Opening } from './opening.ts'
import type { Requests } from './requests.ts'
import type { Conversation, MailState, ReplyProgress } from './state.ts'
import type { FullThread } from './thread-facts.ts'
import { threadAddress } from './thread-facts.ts'
import { dropUnsaved, findUnsaved, storeUnsaved } from './unsaved.ts'
import { findNeighbour } from './view.ts'

/** A pause in typing after which a reply is saved, and the wait before another try without a connection. */
const pauseMs = 1000
const againMs = 15_000

export type Replies = ReturnType<typeof createReplies>

type Draft = FullThread['drafts'][number]

interface Deps {
  readonly opening: Opening
  readonly edits: Edits
  readonly requests: Requests
  readonly call: SiteCall
}

/** Writes, saves and sends replies. Unsaved input is in `$unsaved`, and leaves it only once the server has it. */
export function createReplies(state: MailState, { opening, edits, requests, call }: Deps) {
  const { $conversations, $progress, $current, $ids, $typed, $focus } = state
  const { change } = requests
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const saving = new Map<string, Promise<boolean>>()

  function report(id: string, progress: ReplyProgress): void {
    $progress.setKey(id, { ...$progress.get()[id], ...progress })
  }

  /** Shows how far saving is. A refusal of before is over then. */
  const showProgress = (id: string, status: string): void => report(id, { status, refusal: undefined })
  /** Shows beside Send why a reply was not saved or not sent. */
  const showRefusal = (id: string, refusal: string): void => report(id, { status: '', refusal })

  function findDraft(id: string): { readonly conversation: Conversation; readonly draft: Draft } | undefined {
    for (const conversation of Object.values($conversations.get())) {
      const draft = conversation?.thread?.drafts.find((one) => one.id === id)
      if (conversation && draft) return { conversation, draft }
    }
    return undefined
  }

  /** Puts a draft as the server has it into its conversation. */
  function putDraft(draft: Answer<'updateDraft'>): void {
    const found = findDraft(draft.id)
    if (!found?.conversation.thread) return
    const { conversation } = found
    const { thread } = found.conversation
    const drafts = thread.drafts.map((one) => (one.id === draft.id ? { ...one, ...draft } : one))
    $conversations.setKey(conversation.id, { ...conversation, thread: { ...thread, drafts } })
  }

  /** Stores what is typed in the browser, and saves it after a pause. */
  function type(id: string, written: Written): void {
    const found = findDraft(id)
    if (!found) return
    const isBack = isSame(written, savedText(found.draft))
    if (isBack) dropUnsaved(id)
    else {
      const version = findUnsaved(id)?.version ?? found.draft.version ?? 0
      storeUnsaved(id, { ...written, version, thread: found.conversation.id }, Date.now())
    }
    showProgress(id, isBack ? '' : words.unsaved)
    report(id, { problem: undefined })
    schedule(id, pauseMs)
  }

  function schedule(id: string, waitMs: number): void {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => void save(id), waitMs),
    )
  }

  /** Saves a reply, one save at a time; answers whether all of it is saved. */
  async function save(id: string): Promise<boolean> {
    for (let other = saving.get(id); other; other = saving.get(id)) await other
    clearTimeout(timers.get(id))
    if (!findUnsaved(id)) return true
    const one = saveOnce(id).finally(() => saving.delete(id))
    saving.set(id, one)
    return one
  }

  async function saveOnce(id: string): Promise<boolean> {
    const typed = findUnsaved(id)
    if (!typed) return true
    const { to, cc, subject, body, version, thread } = typed
    const written = { to, cc, subject, body }
    showProgress(id, words.saving)
    const result = await saveDraft(id, version, written, call)
    if (result.kind === 'saved') {
      const now = findUnsaved(id)
      const isAll = !now || isSame(now, written)
      if (result.draft) putDraft(result.draft)
      else await opening.refresh(thread)
      if (isAll) dropUnsaved(id)
      else {
        storeUnsaved(id, { ...now, version: result.version }, Date.now())
        schedule(id, pauseMs)
      }
      showProgress(id, isAll ? words.saved : words.unsaved)
      report(id, { remote: undefined })
      return isAll
    }
    if (result.kind === 'gone') {
      // The text is offered for a reply of its own.
      await opening.refresh(thread)
      return false
    }
    if (result.kind === 'conflict') {
      // The next save is of the newer version: its words were shown.
      const now = findUnsaved(id) ?? typed
      if (result.version !== undefined) storeUnsaved(id, { ...now, version: result.version }, Date.now())
      showRefusal(id, words.conflict)
      report(id, { remote: result.theirs })
      return false
    }
    showRefusal(id, result.problem)
    if (result.isAway) schedule(id, againMs)
    return false
  }

  /** Saves everything that is not saved yet. */
  function saveAll(): void {
    for (const [id, typed] of Object.entries($typed.get()))
      if (typed && findDraft(id) && findUnsaved(id)) void save(id)
  }

  async function begin(thread: string, written?: Written): Promise<boolean> {
    const begun = await change(thread, draftVerbs.begin(thread, written), words.failed)
    if (begun) $focus.set({ part: 'reply' })
    return begun !== undefined
  }

  /** Begins a message of its own and leads to it. */
  async function beginMessage(): Promise<void> {
    const result = await call(draftVerbs.begin())
    if (!result.ok) {
      showToast('error', await refuse(result.error, words.failed))
      return
    }
    opening.open(result.value.thread_id)
  }

  /** Sends a reply as it is saved, and goes on to the next conversation. */
  async function send(id: string): Promise<void> {
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
    const seen = conversation.shownEmails.at(-1) ?? ''
    report(id, { isBusy: true, problem: undefined })
    const sent = await sendReply(id, draft.version ?? 0, seen, call)
    report(id, { isBusy: false })
    if (sent.kind === 'news') {
      await opening.refresh(thread)
      report(id, { problem: sent.problem, news: sent.news })
      return
    }
    if (sent.kind !== 'sent') {
      showRefusal(id, sent.problem)
      report(id, { remote: sent.kind === 'orders' ? sent.changes : undefined })
      return
    }
    const { mail } = sent
    const next =
      seen === ''
        ? undefined
        : (findNeighbour($ids.get(), thread, 1) ?? findNeighbour($ids.get(), thread, -1))
    const hasLeft = next !== undefined && $current.get() === thread
    if (hasLeft) opening.open(next)
    const restore = leaveDrafts(thread)
    void opening.refresh(thread)
    const undo = async (): Promise<void> => {
      const address = threadAddress(state.start.place, thread)
      if (mail === undefined || !(await undoReply(mail, { again: () => void undo(), address }, call))) return
      restore()
      await opening.refresh(thread)
      if ($current.get() !== thread) opening.open(thread)
      showToast('success', words.undone)
    }
    const text = seen === '' ? words.sentNew(sent.undoSeconds) : words.sent(sent.undoSeconds)
    edits.offerUndo(text, mail === undefined ? undefined : undo)
  }

  /** Shows the first part of a reply that is not filled in yet, and selects it; false when all of it is. */
  function showPlaceholder(id: string, { subject, body }: Draft): boolean {
    for (const [name, text] of [
      ['subject', subject ?? ''],
      ['body', body ?? ''],
    ] as const) {
      const found = findPlaceholder(text)
      if (!found) continue
      showRefusal(id, explainPlaceholder(found, name))
      const part = name === 'body' ? 'reply' : name
      $focus.set({ part, selection: [found.at, found.at + found.text.length] })
      return true
    }
    return false
  }

  /** A conversation whose reply is sent is no draft any more; answers how that is taken back. */
  function leaveDrafts(thread: string): () => void {
    const row = state.$threads.get()[thread]
    if (!row) return () => undefined
    state.$threads.setKey(thread, { ...row, drafts: [], sending: 'held' })
    return () => {
      const now = state.$threads.get()[thread]
      if (now) state.$threads.setKey(thread, { ...now, drafts: row.drafts, sending: row.sending })
    }
  }

  /** Discards a reply; an undo brings it back with what was not saved of it. */
  async function discard(thread: string, id: string): Promise<void> {
    clearTimeout(timers.get(id))
    const typed = findUnsaved(id)
    dropUnsaved(id)
    const isDone = await change(thread, draftVerbs.discard(id), words.failed)
    if (!isDone) {
      if (typed) storeUnsaved(id, typed, Date.now())
      return
    }
    edits.offerUndo(words.discarded, async () => {
      if (typed) storeUnsaved(id, typed, Date.now())
      await change(thread, draftVerbs.restore(id), words.failed)
      if ($current.get() !== thread) opening.open(thread)
    })
  }

  /** Makes text that was typed into a reply which is gone a reply of its own. */
  async function keep(thread: string, id: string, written: Written): Promise<void> {
    if (await begin(thread, written)) dropUnsaved(id)
  }

  async function attach(id: string, file: File): Promise<void> {
    if (!(await save(id))) return
    const result = await attachFile(id, file, (part) =>
      showProgress(id, `${words.uploading} ${String(Math.round(part * 100))} %`),
    )
    if (!result.ok) {
      showRefusal(id, result.problem)
      return
    }
    putDraft(result.draft)
    showProgress(id, words.saved)
  }

  async function removeFile(id: string, file: string): Promise<void> {
    if (!(await save(id))) return
    const result = await call(draftVerbs.removeFile(file))
    if (result.ok) putDraft(result.value)
    else showRefusal(id, await refuse(result.error, words.failed))
  }

  /**
   * Takes in a newer state of the open conversation. A draft that comes while nothing is written yet takes the place of a reply
   * that was begun and left empty.
   */
  function receive(thread: FullThread): void {
    const before = $conversations.get()[thread.id]?.thread?.drafts ?? []
    const isEmpty = ({ id, body, files }: Draft): boolean =>
      (findUnsaved(id)?.body ?? body ?? '').trim() === '' && (files ?? []).length === 0
    const arrived = thread.drafts.find((draft) => !isEmpty(draft) && !isNotes(draft))
    if (!arrived || !before.every(isEmpty) || $current.get() !== thread.id) {
      opening.receive(thread)
      return
    }
    const empty = thread.drafts.filter((draft) => isEmpty(draft) && !isNotes(draft))
    const hadFocus = document.activeElement instanceof HTMLTextAreaElement
    opening.receive({ ...thread, drafts: thread.drafts.filter((draft) => !empty.includes(draft)) })
    showToast('info', liveMessages.draftArrived)
    if (hadFocus) $focus.set({ part: 'reply', selection: [0, 0] })
    for (const draft of empty) {
      dropUnsaved(draft.id)
      void discardEmpty(draft.id, call)
    }
  }

  /** Says once that text of an earlier visit was found, and goes on saving it. */
  function recall(drafts: readonly Draft[]): void {
    for (const draft of drafts) {
      const typed = findUnsaved(draft.id)
      if (!typed) continue
      if (isSame(typed, savedText(draft))) dropUnsaved(draft.id)
      else if (!timers.has(draft.id)) {
        showToast('info', words.restored)
        report(draft.id, { status: words.unsaved })
        schedule(draft.id, pauseMs)
      }
    }
  }

  return {
    ...{ type, save, saveAll, begin, beginMessage, send, discard, keep, attach, removeFile, recall, receive },
  }
}

/** The text of a draft as the server has it. */
export const savedText = ({ to, cc, subject, body }: Draft): Written => ({
  to: formatRecipients(to ?? []),
  cc: formatRecipients(cc ?? []),
  subject: subject ?? '',
  body: body ?? '',
})
