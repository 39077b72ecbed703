import { emailMessages, threadMessages as words } from '../../messages/emails.ts'
import { toasterMessages } from '../../messages/toaster.ts'
import { changeConversation, openMail } from '../../stores/mail.ts'
import { showToast } from '../../stores/toasts.ts'
import { leaveList } from './leave-list.ts'
import { forget } from './pane.ts'
import { findRow, linkOf, markUnread } from './rows.ts'
import { changeInTurn } from './turns.ts'

const switches = {
  is_archived: { on: words.archived, off: words.restored },
  is_spam: { on: words.markedSpam, off: words.unmarkedSpam },
  is_settled: { on: words.settled, off: words.unsettled },
  is_unread: { on: words.markedUnread, off: words.markedUnread },
} as const

type Switch = keyof typeof switches

const isSwitch = (name: string): name is Switch => Object.hasOwn(switches, name)

/** Does what a button above the open conversation says, and goes on to the next one where it leaves the list. */
export function actOnConversation(form: HTMLFormElement, button: HTMLButtonElement): boolean {
  const { name, value } = button
  const id = form.closest<HTMLElement>('#reading')?.dataset['open']
  if (!isSwitch(name) || id === undefined) return false
  const data = new FormData(form)
  const subject = textOf(data, 'subject')
  const isOn = value === 'true'
  button.disabled = true
  void change({ id, version: Number(textOf(data, 'version')), subject, name, isOn }, form).finally(() => {
    button.disabled = false
  })
  return true
}

/** Gives the open conversation to whoever was chosen. */
export async function assignConversation(select: HTMLSelectElement): Promise<void> {
  const { form } = select
  const id = form?.closest<HTMLElement>('#reading')?.dataset['open']
  if (!form || id === undefined) return
  const data = new FormData(form)
  const chosen = select.selectedOptions[0]
  const edit = { assignee_id: select.value || null }
  const now = await changeInTurn(id, Number(textOf(data, 'version')), (from) =>
    changeConversation(id, from, edit),
  )
  if (now === undefined) {
    form.reset()
    return
  }
  noteVersion(form, now)
  for (const option of select.options) option.defaultSelected = option === chosen
  const subject = textOf(data, 'subject')
  const name = (chosen?.textContent ?? '').trim()
  showToast('success', select.value === '' ? words.unassigned(subject) : words.assigned(name, subject))
}

/** Later changes are of what the conversation is by now; what was fetched of it ahead is not. */
function noteVersion(form: HTMLFormElement, version: number): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[name="version"]'))
    field.value = String(version)
  const address = form.getAttribute('action')
  if (address) forget(address)
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

interface Change {
  readonly id: string
  readonly version: number
  readonly subject: string
  readonly name: Switch
  readonly isOn: boolean
}

async function change({ id, version, subject, name, isOn }: Change, form: HTMLFormElement): Promise<void> {
  const now = await changeInTurn(id, version, (from) => changeConversation(id, from, { [name]: isOn }))
  if (now === undefined) return
  const row = findRow(id)
  const href = row && linkOf(row)?.getAttribute('href')
  noteVersion(form, now)
  const restore =
    name === 'is_archived' || name === 'is_spam'
      ? leaveList(row === undefined ? [] : [row])
      : mark(row, name, isOn, form)
  const { on, off } = switches[name]
  const undo = async (): Promise<void> => {
    const then = await changeInTurn(id, now, (from) => changeConversation(id, from, { [name]: !isOn }))
    if (then === undefined) return
    noteVersion(form, then)
    restore()
    if (href) openMail(href, false)
    if (name !== 'is_unread') showToast('success', (isOn ? off : on)(subject))
  }
  showToast('success', (isOn ? on : off)(subject), {
    label: toasterMessages.undo,
    run: () => void undo(),
  })
}

/** Says on its row what a conversation is now; answers how that is taken back. */
function mark(row: HTMLElement | undefined, name: Switch, isOn: boolean, form: HTMLFormElement): () => void {
  if (name === 'is_unread') {
    markUnread(row, isOn)
    return () => markUnread(row, !isOn)
  }
  const states = [row, form.parentElement]
    .map((place) => place?.querySelector<HTMLElement>('.state[data-state="reply"]'))
    .filter((state) => state != null)
  for (const state of states) state.textContent = isOn ? '' : emailMessages.states.reply
  return () => {
    for (const state of states) state.textContent = emailMessages.states.reply
  }
}
