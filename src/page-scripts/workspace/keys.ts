import { openMail } from '../../stores/mail.ts'
import { isTyping } from '../every-page/is-typing.ts'
import { actOnRows } from './act-on-rows.ts'
import { openAtRest, startHolding } from './hold.ts'
import { focusTitle, openId, shown } from './pane.ts'
import { findCurrent, findNeighbour, findRow, linkOf, markOpen } from './rows.ts'

/** What each key does, where no field has the focus. */
const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
  j: (event) => step(1, event.repeat),
  k: (event) => step(-1, event.repeat),
  Enter: enter,
  Escape: goBack,
  e: (event) => act(event, 'archive'),
  u: (event) => act(event, 'unread'),
  s: (event) => act(event, 'settle'),
  '!': (event) => act(event),
  m: () => reach('.reading-actions [name="assignee"]'),
  c: () => reach('.list-head [data-key="c"]'),
  r: write,
  // A reply is addressed to all whom the mail of the customer names.
  a: write,
  x: tick,
}

/** Answers the keys of the mail, unless a person types, a menu is open, or the browser is meant. */
export function startKeys(): void {
  startHolding()
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
  markOpen(row.dataset['thread'])
  if (isHeld) openAtRest(href)
  else openMail(href, false)
  return true
}

/** From the row of the conversation that is open, goes into it; everything else that has the focus does what it does. */
function enter(): boolean {
  const { activeElement } = document
  const isOnRow = activeElement?.matches('[data-thread] a[aria-current]') ?? false
  if (!isOnRow && activeElement !== document.body) return false
  void shown().then(focusTitle)
  return true
}

/** From the conversation goes back to its row, so that the arrows of the list are at hand again. */
function goBack(): boolean {
  // The same key closes what is open above the panes first.
  if (document.querySelector('#side:popover-open')) return false
  if (!document.activeElement?.closest('#reading, #side')) return false
  const row = findCurrent()
  const link = row && linkOf(row)
  if (!link?.checkVisibility()) return false
  link.focus()
  return true
}

/**
 * Does to the conversation that keys are about what its button of a key says, once it is in the pane; where it does not come there, because
 * another row has the focus or the person went on, it is done to its row. A key that is held down does it once.
 */
function act({ key, repeat }: KeyboardEvent, edit?: 'archive' | 'unread' | 'settle'): boolean {
  if (repeat) return true
  const id = findCurrent()?.dataset['thread'] ?? openId()
  void shown().then(() => {
    const row = id === undefined || id === openId() ? undefined : findRow(id)
    if (edit && row?.matches('.choosing > *')) void actOnRows([row], turn(row, edit))
    if (id === openId()) press(`#reading [data-key="${key}"]`)
  })
  return true
}

/** What the same key does to a row in the archive, or to one that is unread already. */
function turn(row: HTMLElement, action: 'archive' | 'unread' | 'settle') {
  if (action === 'settle') return action
  if (action === 'archive')
    return row.closest('form')?.querySelector('[value="restore"]') ? 'restore' : 'archive'
  return row.classList.contains('unread') ? 'read' : 'unread'
}

function press(selector: string): void {
  const button = document.querySelector<HTMLButtonElement>(selector)
  button?.form?.requestSubmit(button)
}

function reach(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
  if (found?.matches('button, a')) found.click()
  else found?.focus()
  return found !== undefined
}

/** Goes to the reply of the conversation that was opened last, or begins one. */
function write(): boolean {
  void shown().then(() => reach('#composer textarea, [data-key="r"]'))
  return true
}

function tick(): boolean {
  findCurrent()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  return true
}
