import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { showToast } from '../../../stores/toasts.ts'
import type { ThreadOpener } from '../conversation/thread-opener.ts'
import type { Conversation, MailState, ReplyStatus } from '../state.ts'
import type { Draft } from '../thread-facts.ts'
import { composerWords as words } from '../words.ts'
import { saveDraft } from './send-replies.ts'
import { dropUnsaved, findUnsaved, storeUnsaved } from './unsaved-texts.ts'
import { areEqualReplyFields, pickReplyFields, toReplyFields } from './view.ts'
import type { ReplyFields } from './view.ts'

/** The pause in typing before a reply is saved, and the delay of a retry without a connection. */
const savePauseMs = 1000
const saveRetryMs = 15_000

/** Saves replies. Unsaved input stays in `$unsaved` until the server has it. */
export function createReplySaver(
  { $conversations, $progress, $typed, $writing }: MailState,
  {
    opening,
    onGone,
    call,
  }: {
    readonly opening: ThreadOpener
    /** A reply of a conversation was sent or discarded elsewhere. */
    readonly onGone: (thread: string) => Promise<void>
    readonly call: SiteCall
  },
) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const saving = new Map<string, Promise<boolean>>()

  function setProgress(id: string, progress: ReplyStatus): void {
    $progress.setKey(id, { ...$progress.get()[id], ...progress })
  }

  /** Shows the progress of saving and clears an earlier refusal. */
  const showProgress = (id: string, status: string): void => setProgress(id, { status, refusal: undefined })
  /** Shows next to Send why a reply was not saved or not sent. */
  const showRefusal = (id: string, refusal: string): void => setProgress(id, { status: '', refusal })

  function findDraft(id: string): { readonly conversation: Conversation; readonly draft: Draft } | undefined {
    for (const conversation of Object.values($conversations.get())) {
      const draft = conversation?.thread?.drafts.find((one) => one.id === id)
      if (conversation && draft) return { conversation, draft }
    }
    return undefined
  }

  /** Stores the server's version of a draft in its conversation. */
  function replaceDraft(draft: Pick<Draft, 'id'> & Partial<Draft>): void {
    const found = findDraft(draft.id)
    if (!found?.conversation.thread) return
    const { conversation } = found
    const { thread } = found.conversation
    const drafts = thread.drafts.map((one) => (one.id === draft.id ? { ...one, ...draft } : one))
    $conversations.setKey(conversation.id, { ...conversation, thread: { ...thread, drafts } })
  }

  /** Stores unsaved input in the browser, and saves it after a pause. */
  function typeText(id: string, written: ReplyFields): void {
    const found = findDraft(id)
    if (!found) return
    markWriting(found.conversation)
    const isBack = areEqualReplyFields(written, toReplyFields(found.draft))
    if (isBack) dropUnsaved(id)
    else {
      const version = findUnsaved(id)?.version ?? found.draft.version ?? 0
      storeUnsaved(id, { ...written, version, thread: found.conversation.id }, Date.now())
    }
    showProgress(id, isBack ? '' : words.unsaved)
    setProgress(id, { problem: undefined, sendAnyway: undefined })
    scheduleSave(id, savePauseMs)
  }

  /** Marks the start of writing. Later emails count as unseen, even if they are shown. */
  function markWriting({ id, shownEmails }: Conversation): void {
    const seen = $writing.get()[id]?.seen ?? shownEmails.at(-1) ?? ''
    $writing.setKey(id, { seen, typedAtMs: Date.now() })
  }

  function scheduleSave(id: string, waitMs: number): void {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => void saveDraftInTurn(id), waitMs),
    )
  }

  /** Saves a reply after any running save. Returns true if everything is saved. */
  async function saveDraftInTurn(id: string): Promise<boolean> {
    for (let other = saving.get(id); other; other = saving.get(id)) await other
    clearTimeout(timers.get(id))
    if (!findUnsaved(id)) return true
    const one = saveDraftOnce(id).finally(() => saving.delete(id))
    saving.set(id, one)
    return one
  }

  async function saveDraftOnce(id: string): Promise<boolean> {
    const typed = findUnsaved(id)
    if (!typed) return true
    const { version, thread } = typed
    const written = pickReplyFields(typed)
    showProgress(id, words.saving)
    const result = await saveDraft(id, version, written, call)
    if (result.kind === 'saved') {
      const now = findUnsaved(id)
      const isAll = !now || areEqualReplyFields(now, written)
      if (result.draft) replaceDraft(result.draft)
      else await opening.refresh(thread)
      if (isAll) dropUnsaved(id)
      else {
        storeUnsaved(id, { ...now, version: result.version }, Date.now())
        scheduleSave(id, savePauseMs)
      }
      showProgress(id, isAll ? words.saved : words.unsaved)
      setProgress(id, { remote: undefined })
      return isAll
    }
    if (result.kind === 'gone') {
      await onGone(thread)
      return false
    }
    if (result.kind === 'conflict') {
      // The next save overwrites the newer version, because it was shown.
      const now = findUnsaved(id) ?? typed
      const base = findDraft(id)?.draft
      // A colleague's answer makes other replies stale without changing their text.
      const isUntouched = base?.version === version && areEqualReplyFields(result.remote, toReplyFields(base))
      if (isUntouched && result.version !== undefined) {
        replaceDraft({ id, version: result.version })
        storeUnsaved(id, { ...now, version: result.version }, Date.now())
        return saveDraftOnce(id)
      }
      if (result.version !== undefined) storeUnsaved(id, { ...now, version: result.version }, Date.now())
      showRefusal(id, words.conflict)
      const { to: people, subject: title, body: text } = result.remote
      setProgress(id, { remote: [people, title, text].join('\n') })
      return false
    }
    showRefusal(id, result.problem)
    if (result.isAway) scheduleSave(id, saveRetryMs)
    return false
  }

  /** Rebases unsaved text on a newer version of the draft with equal text. */
  function moveToNewVersions(before: readonly Draft[], fresh: readonly Draft[]): void {
    for (const draft of before) {
      const typed = findUnsaved(draft.id)
      const now = fresh.find(({ id }) => id === draft.id)
      if (!typed || now?.version == null || typed.version !== draft.version) continue
      if (now.version < typed.version) continue
      if (areEqualReplyFields(toReplyFields(draft), toReplyFields(now)))
        storeUnsaved(draft.id, { ...typed, version: now.version }, Date.now())
    }
  }

  /** Saves all unsaved replies. */
  function saveAllDrafts(): void {
    for (const [id, typed] of Object.entries($typed.get()))
      if (typed && findDraft(id) && findUnsaved(id)) void saveDraftInTurn(id)
  }

  /** Announces restored input of an earlier visit once, and continues to save it. */
  function restoreUnsavedDrafts(drafts: readonly Draft[]): void {
    for (const draft of drafts) {
      const typed = findUnsaved(draft.id)
      if (!typed) continue
      if (areEqualReplyFields(typed, toReplyFields(draft))) dropUnsaved(draft.id)
      else if (!timers.has(draft.id)) {
        showToast('info', words.restored)
        setProgress(draft.id, { status: words.unsaved })
        scheduleSave(draft.id, savePauseMs)
      }
    }
  }

  return {
    ...{
      report: setProgress,
      showProgress,
      showRefusal,
      findDraft,
      putDraft: replaceDraft,
      type: typeText,
      save: saveDraftInTurn,
      saveAll: saveAllDrafts,
      moveToNewVersions,
      recall: restoreUnsavedDrafts,
    },
    /** Cancels a pending save. */
    cancel: (id: string): void => clearTimeout(timers.get(id)),
  }
}
