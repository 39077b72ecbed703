import { pageEpoch } from '../../stores/page.ts'
import { fetchConversation, markRead, openMail } from '../../stores/mail.ts'
import { swapped } from '../../stores/swapped.ts'
import { findNeighbour, findRow, linkOf, listRows, markOpen, markUnread } from './rows.ts'
import { changeInTurn, settled } from './turns.ts'

const freshMs = 30_000
const most = 24

interface Part {
  readonly html: Promise<string | undefined>
  readonly atMs: number
}

const parts = new Map<string, Part>()

/** The conversation of an address, fetched once; what is older than half a minute is fetched anew. */
function take(address: string, id: string): Part['html'] {
  const cached = parts.get(address)
  if (cached && performance.now() - cached.atMs < freshMs) return cached.html
  // It is fetched with the version that it has after all that was asked of it.
  const html = settled(id).then(() => fetchConversation(address))
  const part = { html, atMs: performance.now() }
  parts.delete(address)
  parts.set(address, part)
  for (const old of parts.keys()) if (parts.size > most) parts.delete(old)
  return part.html
}

/** Fetches ahead what a person is about to open. */
export function fetchAhead(row: HTMLElement | undefined): void {
  const address = row && linkOf(row)?.getAttribute('href')
  if (address) void take(address, row.dataset['thread'] ?? '')
}

/** Forgets what was fetched of a conversation that has changed since. */
export function forget(address: string): void {
  parts.delete(address)
}

/** Where nothing is open: what the list came with, to show again. */
let unopened: { readonly pane: Element; readonly title: string } | undefined
let wanted: string | undefined
let showing: Promise<void> = Promise.resolve()
let listY = 0

/** Shows the conversation of an address in its pane; when that cannot be, the browser goes there by itself. */
export function showConversation(address: string, id: string): Promise<void> {
  showing = show(address, id)
  return showing
}

/** The conversation in the pane. */
export const openId = (): string | undefined =>
  document.querySelector<HTMLElement>('#reading')?.dataset['open']

/** Settles once the conversation that was asked for last is in the pane, or another was asked for. */
export const shown = (): Promise<void> => showing

async function show(address: string, id: string): Promise<void> {
  wanted = address
  markOpen(id)
  const html = await take(address, id)
  if (wanted !== address) return
  const fresh = html === undefined ? undefined : readPart(html)
  if (!fresh) {
    location.assign(address)
    return
  }
  const pane = document.querySelector('#reading')
  if (pane?.classList.contains('unopened')) unopened ??= { pane, title: document.title }
  if (viewOf() === 'list') listY = scrollY
  put(fresh)
  const row = findRow(id)
  setSteps(row)
  const way = row && linkOf(row)
  // A held key may have come to another row meanwhile.
  if (way?.hasAttribute('aria-current')) way.scrollIntoView({ block: 'nearest' })
  if (fresh.pane.dataset['unread'] === 'true') open(fresh.pane, { id, address })
  fetchAhead(findNeighbour(row, 1))
  fetchAhead(findNeighbour(findNeighbour(row, 1), 1))
  if (row) fetchAhead(findNeighbour(row, -1))
}

/** Goes to the list with nothing open beside it; when the page never looked like that, the browser goes there. */
export function closeConversation(href: string, isPassing: boolean): void {
  if (unopened) openMail(href, isPassing)
  else location.assign(href)
}

/** Shows the list with nothing open beside it. */
export function showUnopened(): void {
  wanted = undefined
  if (!unopened) return
  markOpen(undefined)
  document.querySelector('#side')?.remove()
  document.querySelector('#reading')?.replaceWith(unopened.pane)
  document.title = unopened.title
  setView('list')
  scrollTo(0, listY)
  tellIslands()
}

const shell = () => document.querySelector<HTMLElement>('#shell')
const viewOf = () => shell()?.dataset['view']

function setView(view: 'list' | 'conversation'): void {
  shell()?.setAttribute('data-view', view)
  // The title of the page is that of the conversation, as long as one is open.
  const title = document.querySelector('h1.list-title')
  if (view === 'conversation') title?.setAttribute('role', 'paragraph')
  else title?.removeAttribute('role')
}

interface Fresh {
  readonly pane: HTMLElement
  readonly side: Element | null
}

/** The parts of a pane; undefined for those of another session. */
function readPart(html: string): Fresh | undefined {
  const template = document.createElement('template')
  template.innerHTML = html
  const pane = template.content.querySelector<HTMLElement>('#reading')
  const isOurs = pane?.dataset['epoch'] === String(pageEpoch())
  return pane && isOurs ? { pane, side: template.content.querySelector('#side') } : undefined
}

function put({ pane, side }: Fresh): void {
  const { activeElement } = document
  // What had it may be gone from the page, as the button of a toast.
  const hadFocus = activeElement === document.body || activeElement?.closest('#reading, #side') != null
  document.querySelector('#side')?.remove()
  document.querySelector('#reading')?.replaceWith(...[pane, side].filter((part) => part !== null))
  document.title = pane.dataset['title'] ?? document.title
  const isNarrow = viewOf() === 'list' && getComputedStyle(pane).display === 'none'
  setView('conversation')
  if (innerWidth < 1024) scrollTo(0, 0)
  if (hadFocus || isNarrow) focusTitle()
  showLatest()
  pane.dispatchEvent(new Event(swapped, { bubbles: true }))
  tellIslands()
}

/** Begins a conversation that is longer than its pane at the last two mails: those before are folded and have been read. */
export function showLatest(): void {
  const scroll = document.querySelector<HTMLElement>('#reading-scroll')
  const mail = document.querySelector<HTMLElement>('#conversation > :nth-last-child(2)')
  if (scroll && mail && scroll.scrollTop === 0)
    scroll.scrollTop = mail.getBoundingClientRect().top - scroll.getBoundingClientRect().top
}

/** Islands that have left the page end only once they are told of a swap. */
const tellIslands = (): boolean => document.dispatchEvent(new Event('astro:after-swap'))

/** Puts the focus where a conversation begins. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('#conversation-title')?.focus({ preventScroll: true })
}

function setSteps(row: HTMLElement | undefined): void {
  for (const [name, step] of [
    ['previous', -1],
    ['next', 1],
  ] as const) {
    const way = document.querySelector(`#reading [data-step="${name}"]`)
    const neighbour = row ? findNeighbour(row, step) : step === 1 ? listRows()[0] : undefined
    const href = neighbour && linkOf(neighbour)?.getAttribute('href')
    if (!href) continue
    way?.setAttribute('href', href)
    way?.removeAttribute('aria-disabled')
    way?.removeAttribute('role')
  }
}

/** Marks a conversation read whose pane is shown. */
function open(pane: HTMLElement, { id, address }: { readonly id: string; readonly address: string }): void {
  markUnread(findRow(id), false)
  delete pane.dataset['unread']
  forget(address)
  const field = pane.querySelector<HTMLInputElement>('.reading-actions [name="version"]')
  if (!field) return
  void changeInTurn(id, Number(field.value), async (version) => {
    const now = await markRead(id, version)
    field.value = String(now)
    return now
  })
}
