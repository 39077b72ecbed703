import { emailMessages } from '../../messages/emails.ts'
import { rowsChanged } from '../../stores/swapped.ts'

/** The rows of the list as they stand, the newest first. */
export const listRows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('#mail-list [data-thread]'),
]

/** The link of a row. */
export const linkOf = (row: Element): HTMLAnchorElement | null => row.querySelector('h3 a')

/** The row of a conversation. */
export const findRow = (id: string): HTMLElement | undefined =>
  listRows().find((row) => row.dataset['thread'] === id)

/** The row that keys are about: the one that has the focus, else the one whose conversation is open. */
export function findCurrent(): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-thread]')
  return focused ?? listRows().find((row) => linkOf(row)?.hasAttribute('aria-current'))
}

/** The row so many places further down the list, or up; the first one where none is current. */
export function findNeighbour(row: Element | undefined, step: 1 | -1): HTMLElement | undefined {
  const rows = listRows()
  if (!row) return rows[0]
  return rows[rows.findIndex((other) => other === row) + step]
}

/** Marks the row of the conversation that is open, and no other. */
export function markOpen(id: string | undefined): void {
  for (const row of listRows()) {
    const link = linkOf(row)
    if (row.dataset['thread'] === id) link?.setAttribute('aria-current', 'true')
    else link?.removeAttribute('aria-current')
  }
}

/** Tells whoever fetches the list that it is another one by now. */
export const tellRowsChanged = (): boolean => document.dispatchEvent(new Event(rowsChanged))

/** Takes the sign of an unread conversation from its row, or gives it back. */
export function markUnread(row: HTMLElement | undefined, isUnread: boolean): void {
  tellRowsChanged()
  row?.classList.toggle('unread', isUnread)
  const dot = row?.querySelector('.thread-dot')
  if (!isUnread) dot?.remove()
  if (!isUnread || dot) return
  const fresh = document.createElement('span')
  fresh.className = 'thread-dot'
  fresh.title = emailMessages.unread
  const hidden = document.createElement('span')
  hidden.className = 'visually-hidden'
  hidden.textContent = emailMessages.unread
  fresh.append(hidden)
  row?.querySelector('.thread-sender > span')?.after(fresh)
}
