import type { AuthError } from '@draftdesk/auth-core'
import { emailMessages } from '../../messages/emails.ts'
import { threadWords as words } from './words.ts'
import { toasterMessages } from '../../messages/toaster.ts'
import { threadCalls } from './calls.ts'
import type { ThreadEdit } from './calls.ts'
import type { SiteCall } from '../../stores/call.ts'
import { refuse } from '../../stores/failure.ts'
import { showToast } from '../../stores/toasts.ts'
import { actions } from './actions.ts'
import type { ActionName } from './actions.ts'
import { applyFacts } from './conversation/opening.ts'
import type { Opening } from './conversation/opening.ts'
import type { Queue } from './queue.ts'
import type { MailState, PendingChange } from './state.ts'
import type { ThreadFacts } from './thread-facts.ts'
import { findNext } from './view.ts'

export type Edits = ReturnType<typeof createEdits>

/** Changes conversations: at once on the screen, in order on the server, and back with a sentence where it refuses. */
export function createEdits(
  state: MailState,
  { opening, queue, call }: { readonly opening: Opening; readonly queue: Queue; readonly call: SiteCall },
) {
  const { $pending, $facts, $ids, $current, $chosen, $focus, $focusedRow } = state
  let lastUndo: (() => void) | undefined
  /** A conversation that the person marked unread stays so while it is open. */
  let keptUnread: string | undefined

  function addPending(id: string, change: PendingChange): () => void {
    state.$changedAtMs.setKey(id, performance.now())
    $pending.setKey(id, [...($pending.get()[id] ?? []), change])
    return () => {
      state.$changedAtMs.setKey(id, performance.now())
      const rest = ($pending.get()[id] ?? []).filter((one) => one !== change)
      $pending.setKey(id, rest.length > 0 ? rest : undefined)
    }
  }

  /** Applies changes to the screen, and goes on to the next conversation where the open one leaves the list. */
  function applyPending(ids: readonly string[], change: PendingChange): () => void {
    const before = $ids.get()
    const focused = $focusedRow.get()
    const undo = ids.map((id) => addPending(id, change))
    const after = $ids.get()
    const isAway = (id: string | undefined): id is string =>
      id !== undefined && before.includes(id) && !after.includes(id)
    const current = $current.get()
    if (isAway(focused)) {
      $focusedRow.set(undefined)
      const id = findNext(before, after, focused)
      $focus.set(id === undefined ? { part: 'list' } : { part: 'row', id })
    }
    if (isAway(current)) {
      const next = findNext(before, after, current)
      if (next === undefined) opening.close(true)
      else opening.open(next, true)
    }
    return () => undo.forEach((each) => each())
  }

  /** Sends one change of a conversation from the version that it has by then. */
  async function send(id: string, edit: ThreadEdit): Promise<AuthError | undefined> {
    return queue.run(id, async () => {
      const version = $facts.get()(id)?.version ?? 0
      const result = await call(threadCalls.edit(id, version, edit))
      if (result.ok) applyFacts(state, result.value)
      else if (result.error.code === 'conflict' && isFacts(result.error.current))
        applyFacts(state, result.error.current)
      return result.ok ? undefined : result.error
    })
  }

  async function changeOne(id: string, edit: ThreadEdit, change: PendingChange): Promise<boolean> {
    const undo = applyPending([id], change)
    const error = await send(id, edit)
    undo()
    if (error) showToast('error', await refuse(error, words.changeFailed))
    return error === undefined
  }

  async function changeMany(ids: readonly string[], name: ActionName): Promise<number | undefined> {
    const { many, change } = actions[name]
    if (!many) return undefined
    const undo = applyPending(ids, change)
    await Promise.all(ids.map((id) => queue.idle(id)))
    const result = await call(threadCalls.editMany(ids, many.action))
    if (result.ok)
      for (const id of ids) {
        const facts = $facts.get()(id)
        if (facts) applyFacts(state, { ...facts, ...change, version: (facts.version ?? 0) + 1 })
      }
    undo()
    if (result.ok) return result.value.changed
    showToast('error', await refuse(result.error, words.changeFailed))
    return undefined
  }

  function offerUndo(text: string, undo: (() => Promise<void>) | undefined): void {
    lastUndo = undo && (() => void undo())
    showToast('success', text, undo && { label: toasterMessages.undo, run: () => void undo() })
  }

  /** Does one action to conversations and offers to take it back. */
  async function run(name: ActionName, ids: readonly string[]): Promise<void> {
    const wasOpen = ids.find((id) => id === $current.get())
    if (name === 'markUnread') keptUnread = wasOpen
    if (ids.length > 1) untick()
    const text = await perform(name, ids)
    if (text === undefined) return
    const { undo } = actions[name]
    const canUndo = ids.length === 1 || actions[undo].many !== undefined
    offerUndo(
      text,
      canUndo
        ? async () => {
            const back = await perform(undo, ids)
            if (back === undefined) return
            if (wasOpen !== undefined && $current.get() !== wasOpen) opening.open(wasOpen)
            showToast('success', back)
          }
        : undefined,
    )
  }

  async function perform(name: ActionName, ids: readonly string[]): Promise<string | undefined> {
    const [id] = ids
    const { input, change, done, many } = actions[name]
    if (id === undefined) return undefined
    if (ids.length === 1) {
      const subject = subjectOf(id)
      return (await changeOne(id, input, change)) ? done(subject) : undefined
    }
    const count = await changeMany(ids, name)
    return count === undefined ? undefined : many?.done(count)
  }

  const subjectOf = (id: string): string => $facts.get()(id)?.subject?.trim() || emailMessages.noSubject

  /** Assigns a conversation to a member of the store, or unassigns it. */
  async function assign(id: string, person: { readonly id: string; readonly name: string } | undefined) {
    const assignee: ThreadFacts['assignee'] = person ?? null
    const isDone = await changeOne(id, { assignee_id: person?.id ?? null }, { assignee })
    const isMe = person !== undefined && person.id === state.start.me
    const name = isMe ? words.me : person?.name
    if (isDone)
      showToast(
        'success',
        name === undefined ? words.unassigned(subjectOf(id)) : words.assigned(name, subjectOf(id)),
      )
  }

  /** Marks a conversation read that was opened. One that changed meanwhile stays unread, which is no harm. */
  async function markRead(id: string): Promise<void> {
    if (keptUnread === id) return
    keptUnread = undefined
    const facts = $facts.get()(id)
    if (!facts?.is_unread || facts.version == null) return
    const undo = addPending(id, { is_unread: false })
    await send(id, { is_unread: false })
    undo()
  }

  function tick(id: string): void {
    const chosen = new Set($chosen.get())
    if (!chosen.delete(id)) chosen.add(id)
    $chosen.set(chosen)
  }
  const untick = (): void => $chosen.set(new Set())

  return {
    ...{ run, assign, markRead, tick, untick, addPending, offerUndo, subjectOf },
    undoLast: (): boolean => {
      const undo = lastUndo
      lastUndo = undefined
      undo?.()
      return undo !== undefined
    },
  }
}

const isFacts = (current: unknown): current is ThreadFacts =>
  typeof current === 'object' && current !== null && 'id' in current && 'version' in current
