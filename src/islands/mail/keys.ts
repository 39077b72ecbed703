import { composerWords, threadWords as words } from './words.ts'
import type { PageAction } from '../../stores/page-actions.ts'
import { isTyping } from '../../stores/typing.ts'
import { actionOfKey, actions, offeredActions } from './actions.ts'
import type { Edits } from './edits.ts'
import type { Opening } from './conversation/opening.ts'
import type { Replies } from './composer/replies.ts'
import type { MailState } from './state.ts'
import { findNeighbour } from './view.ts'

interface MailParts {
  readonly state: MailState
  readonly opening: Opening
  readonly edits: Edits
  readonly replies: Replies
}

/** Answers the keys of the mail, unless a person types, a menu is open, or the browser is meant. */
export function startKeys(mail: MailParts): void {
  const { state, opening } = mail
  document.addEventListener('keydown', (event) => {
    if (!event.repeat) opening.rest()
    if (isSend(event) && sendOnly(mail)) event.preventDefault()
    if (isTyping(event)) return
    const isDone = answerKey(mail, event) || actOnKey(mail, event)
    if (isDone) event.preventDefault()
  })
  document.addEventListener('keyup', opening.rest)
  state.$isAwake.set(true)
}

/** Things that have Enter for themselves; the row of the open conversation has not. */
const pressable = 'a:not([aria-current]), button, input, textarea, select, summary, dialog, [role=menu]'

/** Ctrl and Enter where nothing else has the key: it is meant for the reply of the open conversation. */
const isSend = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  (event.ctrlKey || event.metaKey) &&
  !event.repeat &&
  !event.defaultPrevented &&
  event.target instanceof Element &&
  !event.target.closest(pressable)

/** Sends the reply of the open conversation when it has one alone. */
function sendOnly({ state, replies }: MailParts): boolean {
  const [draft, ...others] = state.$conversation.get()?.thread?.drafts ?? []
  if (!draft || others.length > 0) return false
  void replies.send(draft.id)
  return true
}

/** The conversation that keys are about: the row with the focus, else the one that is open. */
const subjectOfKeys = ({ state }: MailParts): string | undefined =>
  state.$focusedRow.get() ?? state.$current.get()

function answerKey(mail: MailParts, { key, repeat }: KeyboardEvent): boolean {
  const { state, opening, edits, replies } = mail
  const { $focus, $current } = state
  const id = subjectOfKeys(mail)
  switch (key) {
    case 'j':
    case 'k':
      opening.step(key === 'j' ? 1 : -1, repeat)
      return true
    case 'Enter':
      return enter(mail)
    case 'Escape':
      return leave(mail)
    case 'x':
      if (id !== undefined) edits.tick(id)
      return id !== undefined
    case 'm':
      $focus.set({ part: 'assignee' })
      return $current.get() !== undefined
    case 'r':
    case 'a':
      void opening.settled().then(() => reply(mail))
      return true
    case 'c':
      void replies.beginMessage()
      return true
    case 'z':
      return edits.undoLast()
    default:
      return false
  }
}

/** From the row of the open conversation, goes into it; everything else that has the focus does what it does. */
function enter({ state, opening }: MailParts): boolean {
  const { $focusedRow, $current, $focus } = state
  const row = $focusedRow.get()
  const isFree = row === undefined ? document.activeElement === document.body : row === $current.get()
  if (!isFree || $current.get() === undefined) return false
  void opening.settled().then(() => $focus.set({ part: 'title' }))
  return true
}

/** Unticks rows first; from the conversation it goes back to its row. */
function leave({ state, edits }: MailParts): boolean {
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

/** Goes to the reply of the open conversation, or begins one. */
function reply({ state, replies }: MailParts): void {
  const thread = state.$conversation.get()?.thread
  if (!thread) return
  if (thread.drafts.length > 0) state.$focus.set({ part: 'reply' })
  else void replies.begin(thread.id)
}

/** Does the action of a key to the conversation that keys are about. A key that is held down does it once. */
function actOnKey(mail: MailParts, { key, repeat }: KeyboardEvent): boolean {
  const { $facts, $current, $shown } = mail.state
  const id = subjectOfKeys(mail)
  const known = id === undefined ? undefined : $facts.get()(id)
  // One on its way into the pane is read by the time it is there.
  const isOpening = id === $current.get() && id !== $shown.get()
  const facts = known?.is_unread && isOpening ? { ...known, is_unread: false } : known
  const name = facts && actionOfKey(facts, key)
  if (id === undefined || name === undefined) return false
  if (!repeat) void mail.edits.run(name, [id])
  return true
}

/** Lists for the palette what can be done on the page now. */
export function listPageActions(mail: MailParts): readonly PageAction[] {
  const { state, opening, edits, replies } = mail
  const id = state.$current.get()
  const facts = id === undefined ? undefined : state.$facts.get()(id)
  const ids = state.$ids.get()
  const here = (label: string, key: string | undefined, run: () => void): PageAction => ({
    ...{ group: 'here', label, key, run },
  })
  return [
    ...(id !== undefined && findNeighbour(ids, id, 1) !== undefined
      ? [here(words.next, 'j', () => opening.step(1, false))]
      : []),
    ...(id !== undefined && findNeighbour(ids, id, -1) !== undefined
      ? [here(words.previous, 'k', () => opening.step(-1, false))]
      : []),
    ...(id !== undefined && facts
      ? offeredActions(facts).map((name) =>
          here(actions[name].label, actions[name].key, () => void edits.run(name, [id])),
        )
      : []),
    ...(id !== undefined ? [here(composerWords.begin, 'r', () => reply(mail))] : []),
    { group: 'mail', label: composerWords.write, key: 'c', run: () => void replies.beginMessage() },
  ]
}
