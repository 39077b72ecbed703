import type { AuthError } from '@draftdesk/auth-core'
import type { CallInput } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { laterWords as later, threadWords as words } from '../words.ts'
import { emailMessages } from '../../../messages/emails.ts'
import { toasterMessages } from '../../../messages/toaster.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import { showToast } from '../../../stores/toasts.ts'
import { applyThreadFacts } from '../conversation/thread-opener.ts'
import type { ThreadOpener } from '../conversation/thread-opener.ts'
import type { EditQueue } from './edit-queue.ts'
import { applyPendingChange } from '../state.ts'
import type { MailState, PendingThreadChange } from '../state.ts'
import type { Assignee, ThreadFacts } from '../thread-facts.ts'
import { findAdjacentThreadId, findNextRemainingThreadId } from '../view.ts'

/** A change of one conversation. */
type ThreadEdit = Omit<CallInput<'updateThread'>, 'id' | 'version'>

/** The definition of a change of conversations. */
export interface ThreadEditDefinition {
  /** The input of the call, without id and version. */
  readonly input: ThreadEdit
  /** The conversation as it is shown until the server answers. */
  readonly change: PendingThreadChange
  /** Opens the next conversation although this one stays in its list. */
  readonly movesOn?: boolean
  readonly undo: () => ThreadEditDefinition
  readonly done: (subject: string) => string
  /** The input of the call for several conversations. */
  readonly many?: {
    readonly action: CallInput<'bulkThreads'>['action']
    readonly done: (count: number) => string
  }
}

export type ThreadEdits = ReturnType<typeof createThreadEdits>

/**
 * Changes conversations optimistically: on screen at once, on the server in order. A refused change is
 * reverted with a message.
 */
export function createThreadEdits(
  state: MailState,
  {
    opening,
    queue,
    call,
  }: { readonly opening: ThreadOpener; readonly queue: EditQueue; readonly call: SiteCall },
) {
  const { $pending, $facts, $ids, $current, $chosen, $focus, $focusedRow } = state
  let lastUndo: (() => void) | undefined
  /** The conversation that the person marked as unread. It stays unread while open. */
  let keptUnread: string | undefined
  /** The first row of a range selection. */
  let anchor: string | undefined

  function addPending(id: string, change: PendingThreadChange): () => void {
    state.$changedAtMs.setKey(id, performance.now())
    $pending.setKey(id, [...($pending.get()[id] ?? []), change])
    return () => {
      state.$changedAtMs.setKey(id, performance.now())
      const rest = ($pending.get()[id] ?? []).filter((one) => one !== change)
      $pending.setKey(id, rest.length > 0 ? rest : undefined)
    }
  }

  /** Applies changes on screen, and opens the next conversation if the open one leaves the list. */
  function applyPending(ids: readonly string[], change: PendingThreadChange): () => void {
    const before = $ids.get()
    const focused = $focusedRow.get()
    const undo = ids.map((id) => addPending(id, change))
    const after = $ids.get()
    const hasLeftList = (id: string | undefined): id is string =>
      id !== undefined && before.includes(id) && !after.includes(id)
    const current = $current.get()
    if (hasLeftList(focused)) {
      $focusedRow.set(undefined)
      const id = findNextRemainingThreadId(before, after, focused)
      $focus.set(id === undefined ? { part: 'list' } : { part: 'row', id })
    }
    if (hasLeftList(current)) {
      const next = findNextRemainingThreadId(before, after, current)
      if (next === undefined) opening.close(true)
      else opening.open(next, true)
    }
    return () => undo.forEach((each) => each())
  }

  /** Sends a change of a conversation with its latest version. */
  async function sendEdit(id: string, edit: ThreadEdit): Promise<AuthError | undefined> {
    return queue.run(id, async () => {
      const version = $facts.get()(id)?.version ?? 0
      const result = await call(buildCall('updateThread', { id, version, ...edit }))
      if (result.ok) applyThreadFacts(state, result.value)
      else if (result.error.code === 'conflict' && isThreadFacts(result.error.current))
        applyThreadFacts(state, result.error.current)
      return result.ok ? undefined : result.error
    })
  }

  async function editOne(id: string, edit: ThreadEdit, change: PendingThreadChange): Promise<boolean> {
    const undo = applyPending([id], change)
    const error = await sendEdit(id, edit)
    undo()
    if (error) showToast('error', await explainFailureOrLeave(error, words.changeFailed))
    return error === undefined
  }

  async function editMany(ids: readonly string[], row: ThreadEditDefinition): Promise<number | undefined> {
    const { many, change, input } = row
    if (!many) return undefined
    const undo = applyPending(ids, change)
    await Promise.all(ids.map((id) => queue.idle(id)))
    const { assignee_id: assignee, snooze, add_tags: added, remove_tags: removed } = input
    const result = await call(
      buildCall('bulkThreads', {
        ids: [...ids],
        action: many.action,
        ...(assignee !== undefined && { assignee_id: assignee }),
        ...(snooze != null && { snooze }),
        ...((added ?? removed) && { tag_ids: added ?? removed }),
      }),
    )
    if (result.ok)
      for (const id of ids) {
        const facts = $facts.get()(id)
        if (facts)
          applyThreadFacts(state, { ...applyPendingChange(facts, change), version: (facts.version ?? 0) + 1 })
      }
    undo()
    if (result.ok) return result.value.changed
    showToast('error', await explainFailureOrLeave(result.error, words.changeFailed))
    return undefined
  }

  function offerUndo(text: string, undo: (() => Promise<void>) | undefined): void {
    const take =
      undo &&
      ((): void => {
        lastUndo = undefined
        void undo()
      })
    lastUndo = take
    showToast('success', text, take && { label: toasterMessages.undo, run: take })
  }

  /** Makes a change of conversations and offers to undo it, with the changes of `undos`. */
  async function runEdit(
    row: ThreadEditDefinition,
    ids: readonly string[],
    undos: readonly (readonly [ThreadEditDefinition, ids: readonly string[]])[] = [[row.undo(), ids]],
  ): Promise<void> {
    const wasOpen = ids.find((id) => id === $current.get())
    if (row.change.is_unread === true) keptUnread = wasOpen
    if (ids.length > 1) clearChosen()
    const done = performAction(row, ids)
    if (row.movesOn && wasOpen !== undefined) openNextThread(wasOpen)
    const text = await done
    if (text === undefined) return
    const canUndo = undos.every(([undo, some]) => some.length === 1 || undo.many !== undefined)
    offerUndo(
      text,
      canUndo
        ? async () => {
            for (const [undo, some] of undos) {
              const back = await performAction(undo, some)
              if (back === undefined) return
              showToast('success', back)
            }
            if (wasOpen !== undefined && $current.get() !== wasOpen) opening.open(wasOpen)
          }
        : undefined,
    )
  }

  /** Opens the next conversation. The last one stays open. */
  function openNextThread(id: string): void {
    const next = findAdjacentThreadId($ids.get(), id, 1)
    if ($current.get() !== id || next === undefined) return
    if ($focusedRow.get() === id) $focus.set({ part: 'row', id: next })
    opening.open(next, true)
  }

  /** Makes one change. Returns the toast text, or undefined if the server refused it. */
  async function performAction(
    row: ThreadEditDefinition,
    ids: readonly string[],
  ): Promise<string | undefined> {
    const [id] = ids
    if (id === undefined) return undefined
    if (ids.length === 1) {
      const subject = getSubject(id)
      return (await editOne(id, row.input, row.change)) ? row.done(subject) : undefined
    }
    const count = await editMany(ids, row)
    return count === undefined ? undefined : row.many?.done(count)
  }

  const getSubject = (id: string): string => $facts.get()(id)?.subject?.trim() || emailMessages.noSubject

  /** The change that assigns or unassigns conversations. Its undo restores `before`. */
  function createAssignEdit(person: Assignee | undefined, before?: Assignee): ThreadEditDefinition {
    const name = person?.id === state.start.me ? words.me : person?.name
    return {
      input: { assignee_id: person?.id ?? null },
      change: { assignee: person ?? null },
      undo: () => createAssignEdit(before, person),
      done: (subject) => (name === undefined ? words.unassigned(subject) : words.assigned(name, subject)),
      many: {
        action: 'assign',
        done: (count) => (name === undefined ? words.unassignedMany(count) : words.assignedMany(name, count)),
      },
    }
  }

  /** Assigns conversations to a member of the store, or unassigns them. */
  async function assignThreads(ids: readonly string[], person: Assignee | undefined): Promise<void> {
    const getAssignee = (id: string) => $facts.get()(id)?.assignee ?? undefined
    const byBefore = Map.groupBy(ids, (id) => getAssignee(id)?.id)
    const undos = [...byBefore.values()].map(
      (some) =>
        [createAssignEdit(some[0] === undefined ? undefined : getAssignee(some[0]), person), some] as const,
    )
    await runEdit(createAssignEdit(person), ids, undos)
  }

  /** Snoozes conversations until a time, or without one until the customer answers. Or ends that. */
  function createSnoozeEdit(until: string | null, isSnoozed = true): ThreadEditDefinition {
    const snooze = isSnoozed ? { until } : null
    return {
      input: { snooze },
      change: { snooze },
      undo: () => createSnoozeEdit(until, !isSnoozed),
      done: isSnoozed ? later.snoozed : later.unsnoozed,
      many: isSnoozed
        ? { action: 'snooze', done: later.snoozedMany }
        : { action: 'unsnooze', done: later.unsnoozedMany },
    }
  }

  /** Opens the dialog that snoozes conversations. */
  function snoozeThreads(ids: readonly string[]): void {
    const snoozeUntil = (until: string | null) => void runEdit(createSnoozeEdit(until), ids)
    state.$later.set({ title: later.snooze, morningHour: 8, canAwaitAnswer: true, choose: snoozeUntil })
  }

  /** Shows snoozed conversations in the lists again. */
  async function unsnoozeThreads(ids: readonly string[]): Promise<void> {
    const [id = ''] = ids
    await runEdit(createSnoozeEdit($facts.get()(id)?.snooze?.until ?? null, false), ids)
  }

  /** Marks an opened conversation as read. If it changed meanwhile, it stays unread. */
  async function markRead(id: string): Promise<void> {
    if (keptUnread === id || !state.canEdit) return
    keptUnread = undefined
    const facts = $facts.get()(id)
    if (!facts?.is_unread || facts.version == null) return
    const undo = addPending(id, { is_unread: false })
    await sendEdit(id, { is_unread: false })
    undo()
  }

  function toggleChosen(id: string): void {
    const chosen = new Set($chosen.get())
    if (!chosen.delete(id)) chosen.add(id)
    anchor = id
    $chosen.set(chosen)
  }
  function clearChosen(): void {
    anchor = undefined
    $chosen.set(new Set())
  }
  /** Chooses all rows between the last chosen one and this one. */
  function chooseRange(id: string): void {
    const ids = $ids.get()
    anchor ??= $current.get() ?? id
    const from = ids.indexOf(anchor)
    const to = ids.indexOf(id)
    if (to < 0) return
    const [start, end] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)]
    $chosen.set(new Set([...$chosen.get(), ...ids.slice(start, end + 1)]))
  }

  return {
    ...{
      run: runEdit,
      perform: performAction,
      assign: assignThreads,
      snooze: snoozeThreads,
      unsnooze: unsnoozeThreads,
      markRead,
      tick: toggleChosen,
      tickTo: chooseRange,
      untick: clearChosen,
      offerUndo,
    },
    undoLast: (): boolean => {
      const undo = lastUndo
      lastUndo = undefined
      undo?.()
      return undo !== undefined
    },
  }
}

const isThreadFacts = (current: unknown): current is ThreadFacts =>
  typeof current === 'object' && current !== null && 'id' in current && 'version' in current
