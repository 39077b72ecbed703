import { openMail } from '../../stores/mail.ts'
import { closeConversation } from './pane.ts'
import { findNeighbour, findRow, linkOf, listRows, tellRowsChanged } from './rows.ts'

/** Takes rows out of the list, and opens the next one where the open conversation is among them; answers how they come in again. */
export function leaveList(rows: readonly HTMLElement[]): () => void {
  const open = rows.find((row) => linkOf(row)?.hasAttribute('aria-current'))
  const focused = rows.find((row) => row.contains(document.activeElement))
  const next = findStaying(open ?? focused, rows)
  const all = listRows()
  const places = rows.map((row) => ({
    row,
    parent: row.parentNode,
    after: row.nextSibling,
    below: all.slice(all.indexOf(row) + 1).map(idOf),
  }))
  for (const row of rows) row.remove()
  tellRowsChanged()
  const link = next && linkOf(next)
  const href = link?.getAttribute('href')
  if (open && href) openMail(href, true)
  else if (open) closeConversation(document.querySelector('.reading-back')?.getAttribute('href') ?? '', true)
  if (focused) (link ?? document.querySelector<HTMLElement>('#mail-list'))?.focus()
  // In a list that the server's replaced meanwhile a row stands above those that it stood above.
  return () => {
    for (const { row, parent, after, below } of places.toReversed()) {
      if (findRow(idOf(row))) continue
      const day = parent?.isConnected ? parent : undefined
      const next = below.map(findRow).find((one) => one !== undefined)
      // A day that is still there may have been drawn anew: what stood behind the row is then another node of the same conversation.
      if (day && after?.parentNode === day) day.insertBefore(row, after)
      else if (day && !day.contains(next ?? null)) day.append(row)
      else if (next) next.before(row)
      else listRows().at(-1)?.after(row)
    }
    // The button that was pressed for it is gone.
    if (document.activeElement === document.body && rows[0]) linkOf(rows[0])?.focus()
    tellRowsChanged()
  }
}

const idOf = (row: HTMLElement): string => row.dataset['thread'] ?? ''

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
