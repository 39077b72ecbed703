import { emailMessages as words } from '../../messages/emails.ts'
import { listSwapped } from '../../stores/swapped.ts'

const ticks = '#mail-list [data-thread] input[type=checkbox]'

/** Says in the bar how many rows are ticked, and has Escape untick them. */
export function startChosen(): void {
  const list = document.querySelector('.list')
  list?.addEventListener('change', count)
  list?.addEventListener(listSwapped, count)
  count()
  document.addEventListener('keydown', (event) => {
    const chosen = event.key === 'Escape' ? listTicked() : []
    if (chosen.length === 0 || document.querySelector('dialog[open]')) return
    for (const tick of chosen) tick.checked = false
    count()
  })
}

const listTicked = () => [...document.querySelectorAll<HTMLInputElement>(`${ticks}:checked`)]

/** Brings the number up to date after rows were unticked or taken out. */
export function count(): void {
  const place = document.querySelector('#choice-count')
  const { length } = listTicked()
  const text = length === 0 ? '' : words.chosenCount(length)
  // Styles that look for ticks themselves would look at every row whenever a pane is swapped.
  place?.closest<HTMLElement>('.thread-days')?.setAttribute('data-chosen', String(length > 0))
  if (place && place.textContent !== text) place.textContent = text
}
