import { openMail } from '../../stores/mail.ts'
import { closeConversation } from './pane.ts'
import { findNeighbour, linkOf, listRows } from './rows.ts'

/** Takes rows out of the list, and opens the next one where the open conversation is among them; answers how they come in again. */
export function leaveList(rows: readonly HTMLElement[]): () => void {
  const open = rows.find((row) => linkOf(row)?.hasAttribute('aria-current'))
  const focused = rows.find((row) => row.contains(document.activeElement))
  const next = findStaying(open ?? focused, rows)
  const places = rows.map((row) => ({ row, parent: row.parentNode, after: row.nextSibling }))
  for (const row of rows) row.remove()
  const link = next && linkOf(next)
  const href = link?.getAttribute('href')
  if (open && href) openMail(href, true)
  else if (open) closeConversation(document.querySelector('.reading-back')?.getAttribute('href') ?? '', true)
  if (focused) (link ?? document.querySelector<HTMLElement>('#mail-list'))?.focus()
  return () => {
    for (const { row, parent, after } of places.toReversed())
      if (parent?.isConnected) parent.insertBefore(row, after?.parentNode === parent ? after : null)
  }
}

/** The nearest row below one that stays, else above. */
function findStaying(
  from: HTMLElement | undefined,
  leaving: readonly HTMLElement[],
): HTMLElement | undefined {
  for (const step of [1, -1] as const) {
    let row = from && findNeighbour(from, step)
    while (row && leaving.includes(row)) row = findNeighbour(row, step)
    if (row) return row
  }
  return from ? undefined : listRows()[0]
}
