import { openMail } from '../../stores/mail.ts'
import { focusTitle } from './pane.ts'
import { findCurrent, findNeighbour, linkOf } from './rows.ts'
import { showKeys } from './show-keys.ts'

const searchField = '.shell-header input[type="search"], .list-head input[type="search"]'

/** What each key does, where no field has the focus. */
const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
  j: (event) => step(1, event.repeat),
  k: (event) => step(-1, event.repeat),
  Enter: enter,
  e: () => press('.reading-actions [name="is_archived"]'),
  u: () => press('.reading-actions [name="is_unread"]'),
  s: () => press('.reading-actions [name="is_settled"]'),
  r: write,
  // A reply is addressed to all whom the mail of the customer names.
  a: write,
  x: tick,
  '/': () => reach(searchField),
  '?': () => showKeys(),
}

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], dialog'

/** Answers the keys of the mail, unless a person types, a menu is open, or the browser is meant. */
export function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'k' && reach(searchField)) event.preventDefault()
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const target = event.target instanceof Element ? event.target : undefined
    if (target?.closest(fields)) {
      if (event.key === 'Escape' && target.matches('input[type=search]')) (target as HTMLElement).blur()
      return
    }
    if (document.querySelector('dialog[open], [role=menu]')) return
    if (keys[event.key]?.(event)) event.preventDefault()
  })
}

/** Opens the conversation after the current one in the list, or before. */
function step(by: 1 | -1, isHeld: boolean): boolean {
  const row = findNeighbour(findCurrent(), by)
  const link = row && linkOf(row)
  const href = link?.getAttribute('href')
  if (!link || !href) return true
  // Where the list is not seen, the focus has nowhere to go in it.
  if (link.checkVisibility()) link.focus()
  openMail(href, isHeld)
  return true
}

/** From the row of the conversation that is open, goes into it; everything else that has the focus does what it does. */
function enter(): boolean {
  const { activeElement } = document
  const isOnRow = activeElement?.matches('[data-thread] a[aria-current]') ?? false
  if (!isOnRow && activeElement !== document.body) return false
  focusTitle()
  return true
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(selector)
  button?.form?.requestSubmit(button)
  return true
}

function reach(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
  if (found?.matches('button, a')) found.click()
  else found?.focus()
  return found !== undefined
}

/** Goes to the reply, or begins one. */
function write(): boolean {
  return reach('#composer textarea, [data-key="r"]')
}

function tick(): boolean {
  findCurrent()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  return true
}
