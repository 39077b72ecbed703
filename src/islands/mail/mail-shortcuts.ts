import { mailKeys } from '../../messages/keys.ts'
import type { PageAction } from '../../stores/page-actions.ts'
import { isTyping } from '../../stores/is-typing.ts'
import { findActionByKey, mailActions, isActionKey, listOfferedActions } from './actions/mail-actions.ts'
import type { ActionSubject, MailActionDeps } from './actions/mail-action.ts'
import { findForwardableEmailId } from './forward/view.ts'
import { findAdjacentThreadId } from './view.ts'
import { threadWords as words } from './words.ts'

/** Handles the keys of the mail, except while the user types, a menu is open, or the browser needs the key. */
export function startMailShortcuts(mail: MailActionDeps): void {
  const { state, opening } = mail
  const waitingKeys = new Set<string>()
  document.addEventListener('keydown', (event) => {
    if (!event.repeat) opening.rest()
    // A dialog handles its own keys, also while its code loads.
    if (state.$hasDialog.get()) return
    if (isSendKey(event) && sendSingleReply(mail, event.shiftKey)) event.preventDefault()
    if (isTyping(event)) return
    const isDone = runNavigationKey(mail, event) || runKeyAction(mail, event, waitingKeys)
    if (isDone) event.preventDefault()
  })
  document.addEventListener('keyup', opening.rest)
  state.$isAwake.set(true)
}

/** Elements that handle Enter themselves, except the row of the open conversation. */
const pressableElements =
  'a:not([aria-current]), button, input, textarea, select, summary, dialog, [role=menu]'

/** True for Ctrl+Enter when no other element uses it. It sends the reply of the open conversation. */
const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  (event.ctrlKey || event.metaKey) &&
  !event.repeat &&
  !event.defaultPrevented &&
  event.target instanceof Element &&
  !event.target.closest(pressableElements)

/** Sends the reply of the open conversation if there is only one. */
function sendSingleReply(mail: MailActionDeps, isArchiving: boolean): boolean {
  const subject = buildActionSubject(mail, mail.state.$current.get())
  const name = isArchiving ? 'sendAndArchive' : 'send'
  if (!mailActions[name].isOffered(subject)) return false
  mailActions[name].run(mail, subject)
  return true
}

/** The conversation that keys act on: the focused row, otherwise the open one. */
const findShortcutThreadId = ({ state }: MailActionDeps): string | undefined =>
  state.$focusedRow.get() ?? state.$current.get()

/** A conversation as the subject of actions, with its reply if there is only one. */
function buildActionSubject({ state }: MailActionDeps, id: string | undefined): ActionSubject {
  const { $facts, $current, $shown, $conversation } = state
  const known = id === undefined ? undefined : $facts.get()(id)
  const isOpen = id !== undefined && id === $current.get()
  // A conversation that is opening counts as read.
  const isOpening = isOpen && id !== $shown.get()
  const facts = known?.is_unread && isOpening ? { ...known, is_unread: false } : known
  const { drafts = [], emails = [], notes } = (isOpen && !isOpening && $conversation.get()?.thread) || {}
  const [draft] = drafts.length === 1 ? drafts : []
  const hasNotes = notes != null
  const { self, permissions } = state.start
  const isAnswer = emails.length > 0 && draft?.forward == null
  const forwardable = findForwardableEmailId(emails)
  const reply = draft && { id: draft.id, isAnswer }
  return { permissions, facts, isOpen, self, hasNotes, forwardable, draft: reply }
}

function runNavigationKey(mail: MailActionDeps, { key, repeat, shiftKey }: KeyboardEvent): boolean {
  const { opening, edits } = mail
  const id = findShortcutThreadId(mail)
  switch (key) {
    case 'j':
    case 'k':
      opening.step(key === 'j' ? 1 : -1, repeat)
      return true
    case 'ArrowDown':
    case 'ArrowUp':
      return focusAdjacentRow(mail, key === 'ArrowDown' ? 1 : -1, shiftKey)
    case 'Enter':
      return focusOpenConversation(mail)
    case 'Escape':
      return focusRowOfConversation(mail)
    case 'x':
      if (id === undefined || !mail.state.canEdit) return false
      edits.tick(id)
      return true
    default:
      return false
  }
}

/** Moves the focus to another row. With Shift it chooses all rows in between. */
function focusAdjacentRow({ state, edits }: MailActionDeps, by: 1 | -1, isChoosing: boolean): boolean {
  const from = state.$focusedRow.get()
  const to = from === undefined ? undefined : findAdjacentThreadId(state.$ids.get(), from, by)
  if (from === undefined || to === undefined) return from !== undefined
  if (isChoosing && state.canEdit) {
    if (!state.$chosen.get().has(from)) edits.tick(from)
    edits.tickTo(to)
  }
  state.$focus.set({ part: 'row', id: to })
  return true
}

/** Enter on the row of the open conversation moves the focus into it. Elsewhere the browser handles Enter. */
function focusOpenConversation({ state, opening }: MailActionDeps): boolean {
  const { $focusedRow, $current, $focus } = state
  const row = $focusedRow.get()
  // A row that moved can lose the focus without an event.
  if (document.activeElement?.closest(pressableElements)) return false
  const isFree = row === undefined ? document.activeElement === document.body : row === $current.get()
  if (!isFree || $current.get() === undefined) return false
  void opening.settled().then(() => $focus.set({ part: 'title' }))
  return true
}

/** Clears the chosen rows first. From the conversation it returns to its row. */
function focusRowOfConversation({ state, edits }: MailActionDeps): boolean {
  const { $chosen, $current, $focus, $focusedRow, $popover } = state
  if ($popover.get() !== undefined) return false
  if ($chosen.get().size > 0) {
    edits.untick()
    return true
  }
  const id = $current.get()
  if (id === undefined || $focusedRow.get() !== undefined) return false
  $focus.set({ part: 'row', id })
  return true
}

/** Runs the action of a key once, even if the key is held down. */
function runKeyAction(
  mail: MailActionDeps,
  { key, repeat }: KeyboardEvent,
  waitingKeys: Set<string>,
): boolean {
  const subject = buildActionSubject(mail, findShortcutThreadId(mail))
  const name =
    findActionByKey(subject, key) ?? findActionByKey(buildActionSubject(mail, mail.state.$current.get()), key)
  if (name === undefined) return runKeyActionWhenOpened(mail, key, repeat, waitingKeys)
  if (!repeat) mailActions[name].run(mail, subject)
  return true
}

/**
 * Runs the action of a key once the opening conversation, which offers it, is shown. A second press of a
 * waiting key does nothing.
 */
function runKeyActionWhenOpened(
  mail: MailActionDeps,
  key: string,
  repeat: boolean,
  waitingKeys: Set<string>,
): boolean {
  const { $current, $shown, $hasDialog } = mail.state
  const id = $current.get()
  if (id === undefined || id === $shown.get() || !isActionKey(key)) return false
  const waiting = `${id} ${key}`
  if (repeat || waitingKeys.has(waiting)) return true
  waitingKeys.add(waiting)
  const runAction = () => {
    const subject = buildActionSubject(mail, id)
    const name = findActionByKey(subject, key)
    if (name !== undefined && id === $shown.get() && !$hasDialog.get()) mailActions[name].run(mail, subject)
  }
  const opened = mail.opening.settled().finally(() => waitingKeys.delete(waiting))
  void opened.then(runAction, ignoreFailedOpening)
  return true
}

/** Ignores the failure, because the opener already shows it. */
function ignoreFailedOpening(): void {
  return
}

/** Lists the current actions for the palette. */
export function listMailPageActions(mail: MailActionDeps): readonly PageAction[] {
  const { state, opening } = mail
  const id = state.$current.get()
  const ids = state.$ids.get()
  const subject = buildActionSubject(mail, id)
  const steps = [
    { label: words.next, key: mailKeys.next, by: 1 },
    { label: words.previous, key: mailKeys.previous, by: -1 },
  ] as const
  return [
    ...steps
      .filter(({ by }) => id !== undefined && findAdjacentThreadId(ids, id, by) !== undefined)
      .map(({ label, key, by }) => ({
        ...{ group: 'here' as const, label, key, run: () => opening.step(by, false) },
      })),
    ...listOfferedActions(subject)
      .map((name) => ({ name, ...mailActions[name] }))
      .filter(({ isKeyOnly }) => isKeyOnly !== true)
      .map(({ name, label, key }) => ({
        group: name === 'newMessage' ? ('mail' as const) : ('here' as const),
        ...{ label: label(), key, run: () => mailActions[name].run(mail, subject) },
      })),
  ]
}
