const rowsOf = (region: Element): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-thread]')]
const idOf = (row: HTMLElement): string => row.dataset['thread'] ?? ''

/**
 * The rows of a fresh list that stand above one which they did not stand above: put in place, they would push others away. Only
 * lists of conversations have such rows.
 */
export function listArrived(region: Element, fresh: Element): HTMLElement[] {
  const next = rowsOf(fresh)
  const nextIds = new Set(next.map(idOf))
  const known = rowsOf(region)
    .map(idOf)
    .filter((id) => nextIds.has(id))
  return next.filter((row) => {
    if (known.length === 0) return false
    const index = known.indexOf(idOf(row))
    if (index >= 0) known.splice(index, 1)
    return index !== 0
  })
}

/** Brings the rows of a list up to date where they stand; false when the list has to be swapped as a whole. */
export function patchRows(region: Element, fresh: Element): boolean {
  const [first, ...others] = region.querySelectorAll('.list-page')
  const next = fresh.querySelector('.list-page')
  if (!first || !next) return false
  const shown = rowsOf(first)
  const shownIds = new Set(shown.map(idOf))
  const now = new Map(rowsOf(next).map((row) => [idOf(row), row]))
  const isWhole = others.length === 0
  if (isWhole && [...now.keys()].some((id) => !shownIds.has(id))) return false
  for (const row of shown) {
    const fresher = now.get(idOf(row))
    if (!fresher) row.remove()
    else if (!row.contains(document.activeElement) && !row.querySelector(':checked')) update(row, fresher)
  }
  return true
}

function update(row: HTMLElement, fresher: HTMLElement): void {
  if (fresher.outerHTML === row.outerHTML) return
  row.className = fresher.className
  row.replaceChildren(...fresher.childNodes)
}
