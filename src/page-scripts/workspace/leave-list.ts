import { openMail } from '../../stores/mail.ts'
import { closeConversation } from './pane.ts'
import { findRow, linkOf, listRows, tellRowsChanged } from './rows.ts'

/** Where a row stands: what is below it and above it, the nearest first, by which its place is found in a list that is drawn anew. */
interface Place {
  readonly row: HTMLElement
  readonly below: readonly string[]
  readonly above: readonly string[]
}

/** Notes where rows of the list stand, before a call whose answer may come when the list is another one. */
export function notePlaces(rows: readonly HTMLElement[]): Place[] {
  const all = listRows()
  return rows.map((row) => {
    const index = all.indexOf(row)
    return {
      row,
      below: all.slice(index + 1).map(idOf),
      above: all.slice(0, index).toReversed().map(idOf),
    }
  })
}

/** Takes rows out of the list, and opens the next one where the open conversation is among them; answers how they come in again. */
export function leaveList(noted: readonly Place[]): () => void {
  // A list that was drawn anew since has other rows of the same conversations, or none any more.
  const places = noted.map(({ row: former, ...around }) => {
    const row = findRow(idOf(former)) ?? former
    return { row, ...around, parent: row.parentNode, after: row.nextSibling }
  })
  const rows = places.map(({ row }) => row)
  const open = places.find(({ row }) => linkOf(row)?.hasAttribute('aria-current'))
  const focused = places.find(({ row }) => row.contains(document.activeElement))
  const next = findStaying(open ?? focused, rows)
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

/** The nearest row below a place that stays, else above; the first one where no place was left. */
function findStaying(
  from: Pick<Place, 'below' | 'above'> | undefined,
  leaving: readonly HTMLElement[],
): HTMLElement | undefined {
  if (!from) return listRows()[0]
  const around = [...from.below, ...from.above].map(findRow)
  return around.find((row) => row !== undefined && !leaving.includes(row))
}
