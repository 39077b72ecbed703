import { openMail } from '../../stores/mail.ts'
import { isTyping } from '../every-page/is-typing.ts'
import { actOnRows } from './act-on-rows.ts'
import { focusTitle } from './pane.ts'
import { findCurrent, findNeighbour, linkOf } from './rows.ts'

/** What each key does, where no field has the focus. */
const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
  j: (event) => step(1, event.repeat),
  k: (event) => step(-1, event.repeat),
  Enter: enter,
  Escape: goBack,
  e: () => actOnRow('archive') || press('#reading [data-key="e"]'),
  u: () => actOnRow('unread') || press('#reading [data-key="u"]'),
  s: () => press('#reading [data-key="s"]'),
  '!': () => press('#reading [data-key="!"]'),
  m: () => reach('.reading-actions [name="assignee"]'),
  c: () => press('.list-head [data-key="c"]'),
  r: write,
  // A reply is addressed to all whom the mail of the customer names.
  a: write,
  x: tick,
}

/** Answers the keys of the mail, unless a person types, a menu is open, or the browser is meant. */
export function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (!isTyping(event) && keys[event.key]?.(event)) event.preventDefault()
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

/** From the conversation goes back to its row, so that the arrows of the list are at hand again. */
function goBack(): boolean {
  if (!document.activeElement?.closest('#reading, #side')) return false
  const row = findCurrent()
  const link = row && linkOf(row)
  if (!link?.checkVisibility()) return false
  link.focus()
  return true
}

/** Does it to the row that has the focus, where that is not the row of the open conversation. */
function actOnRow(action: 'archive' | 'unread'): boolean {
  const row = document.activeElement?.closest<HTMLElement>('.choosing > [data-thread]')
  if (!row || linkOf(row)?.hasAttribute('aria-current')) return false
  void actOnRows([row], turn(row, action))
  return true
}

/** What the same key does to a row in the archive, or to one that is unread already. */
function turn(row: HTMLElement, action: 'archive' | 'unread') {
  if (action === 'archive')
    return row.closest('form')?.querySelector('[value="restore"]') ? 'restore' : 'archive'
  return row.classList.contains('unread') ? 'read' : 'unread'
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
