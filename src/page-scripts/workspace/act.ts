import { emailMessages } from '../../messages/emails.ts'
import { toasterMessages } from '../../messages/toaster.ts'
import { isThreadSwitch, sayAssigned, saySwitched, threadVerbs } from '../../models/threads.ts'
import type { ThreadSwitch } from '../../models/threads.ts'
import { changeConversation, openMail } from '../../stores/mail.ts'
import { showToast } from '../../stores/toasts.ts'
import { leaveList, notePlaces } from './leave-list.ts'
import { forget } from './pane.ts'
import { findRow, linkOf, markUnread, tellRowsChanged } from './rows.ts'
import { changeInTurn } from './turns.ts'

/** Does what a button above the open conversation says, and goes on to the next one where it leaves the list. */
export function actOnConversation(form: HTMLFormElement, button: HTMLButtonElement): boolean {
  const { name, value } = button
  const id = form.closest<HTMLElement>('#reading')?.dataset['open']
  if (!isThreadSwitch(name) || id === undefined) return false
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
  const now = await changeInTurn(id, Number(textOf(data, 'version')), (from) =>
    changeConversation(threadVerbs.assign(id, from, select.value || null)),
  )
  if (now === undefined) {
    form.reset()
    return
  }
  noteVersion(form, now)
  for (const option of select.options) option.defaultSelected = option === chosen
  const name = select.value === '' ? undefined : (chosen?.textContent ?? '').trim()
  showToast('success', sayAssigned(name, textOf(data, 'subject')))
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
  readonly name: ThreadSwitch
  readonly isOn: boolean
}

async function change({ id, version, subject, name, isOn }: Change, form: HTMLFormElement): Promise<void> {
  const turn = (from: number, to: boolean) =>
    changeInTurn(id, from, (current) => changeConversation(threadVerbs.switch(id, current, name, to)))
  const row = findRow(id)
  const href = row && linkOf(row)?.getAttribute('href')
  const places = notePlaces(row ? [row] : [])
  const now = await turn(version, isOn)
  if (now === undefined) return
  noteVersion(form, now)
  const restore =
    name === 'is_archived' || name === 'is_spam' ? leaveList(places) : mark(findRow(id), name, isOn, form)
  const undo = async (): Promise<void> => {
    const then = await turn(now, !isOn)
    if (then === undefined) return
    noteVersion(form, then)
    restore()
    if (href) openMail(href, false)
    showToast('success', saySwitched(name, !isOn, subject))
  }
  showToast('success', saySwitched(name, isOn, subject), {
    label: toasterMessages.undo,
    run: () => void undo(),
  })
}

/** Says on its row what a conversation is now; answers how that is taken back. */
function mark(
  row: HTMLElement | undefined,
  name: ThreadSwitch,
  isOn: boolean,
  form: HTMLFormElement,
): () => void {
  if (name === 'is_unread') {
    markUnread(row, isOn)
    return () => markUnread(row, !isOn)
  }
  const states = [row, form.parentElement]
    .map((place) => place?.querySelector<HTMLElement>('.state[data-state="reply"]'))
    .filter((state) => state != null)
  const say = (text: string): void => {
    tellRowsChanged()
    for (const state of states) state.textContent = text
  }
  say(isOn ? '' : emailMessages.states.reply)
  return () => say(emailMessages.states.reply)
}
