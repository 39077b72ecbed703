import { emailMessages as words } from '../../messages/emails.ts'
import { toasterMessages } from '../../messages/toaster.ts'
import { changeConversations } from '../../stores/mail.ts'
import type { ManyEdit } from '../../models/threads.ts'
import { showToast } from '../../stores/toasts.ts'
import { count } from './chosen.ts'
import { leaveList, notePlaces } from './leave-list.ts'
import { forget } from './pane.ts'
import { findRow, linkOf, markUnread, tellRowsChanged } from './rows.ts'

/** What takes each of them back. */
const opposites = { archive: 'restore', restore: 'archive', read: 'unread', unread: 'read' } as const

const isEdit = (action: string): action is ManyEdit => Object.hasOwn(words.actions, action)

/** Does to the rows that are ticked what a button of their bar says. */
export function actOnChosen(form: HTMLFormElement, button: HTMLButtonElement): boolean {
  const rows = [...form.querySelectorAll('[data-thread] input:checked')]
    .map((tick) => tick.closest<HTMLElement>('[data-thread]'))
    .filter((row) => row !== null)
  if (rows.length === 0 || !isEdit(button.value)) return false
  void actOnRows(rows, button.value)
  return true
}

/** Does one thing to rows of the list, and offers to take it back. */
export async function actOnRows(rows: readonly HTMLElement[], action: ManyEdit): Promise<void> {
  const ids = rows.map((row) => row.dataset['thread'] ?? '')
  const places = notePlaces(rows)
  const changed = await changeConversations(ids, action)
  if (changed === undefined) return
  for (const row of rows) {
    untick(row)
    forget(linkOf(row)?.getAttribute('href') ?? '')
  }
  count()
  const back = action === 'archive' || action === 'restore' ? leaveList(places) : mark(ids, action)
  const opposite = action === 'settle' ? undefined : opposites[action]
  showToast(
    'success',
    words.done[action](changed),
    opposite && {
      label: toasterMessages.undo,
      run: () =>
        void changeConversations(ids, opposite).then((count) => {
          if (count === undefined) return
          back()
          showToast('success', words.done[opposite](count))
        }),
    },
  )
}

function untick(row: HTMLElement): void {
  const tick = row.querySelector<HTMLInputElement>('input[type=checkbox]')
  if (tick) tick.checked = false
}

function mark(ids: readonly string[], action: ManyEdit): () => void {
  const set = (isUnread: boolean): void => {
    for (const id of ids) markUnread(findRow(id), isUnread)
  }
  if (action === 'settle') {
    tellRowsChanged()
    for (const id of ids) {
      const row = findRow(id)
      row?.querySelector('.state[data-state="reply"]')?.remove()
      row?.classList.toggle('plain', !row.querySelector(':scope > .state'))
    }
    return () => undefined
  }
  set(action === 'unread')
  return () => set(action === 'read')
}
