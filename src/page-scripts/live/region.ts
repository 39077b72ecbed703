import { liveMessages as words } from '../../messages/live.ts'
import { listSwapped } from '../../stores/swapped.ts'
import type { News } from './news.ts'

/** Whether news are about a region: `data-live` lists kinds of things, `thread:ID` one of them. */
export function isAbout(region: HTMLElement, { type, ref }: News): boolean {
  if (type === 'resync') return true
  const wanted = (region.dataset['live'] ?? '').split(' ')
  return wanted.includes(type) || wanted.includes(`${type}:${ref}`)
}

/** Whether a swap would take something from a person: what is typed, chosen or ticked in a region. */
export function isBusy(region: HTMLElement): boolean {
  const active = document.activeElement
  if (region.contains(active) && active?.matches('input:not([type=checkbox]), textarea, select')) return true
  return [
    ...region.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input, textarea, select',
    ),
  ].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(
        (option) => option.selected !== option.defaultSelected && option.selected,
      )
    if (field.type === 'hidden') return false
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type))
      return field.checked !== field.defaultChecked
    return field.value !== field.defaultValue
  })
}

/** Puts the server's region in the place of one of the page, with focus, open details and scroll as they were. */
export function swap(region: HTMLElement, fresh: HTMLElement): void {
  const open = new Set([...region.querySelectorAll('details[open]')].map(nameDetails))
  const focused = region.contains(document.activeElement) ? nameElement(document.activeElement) : undefined
  const { scrollTop, scrollLeft } = region
  const [x, y] = [scrollX, scrollY]
  for (const details of fresh.querySelectorAll('details'))
    if (open.has(nameDetails(details))) details.open = true
  region.replaceWith(fresh)
  if (fresh.querySelector('.list-page')) fresh.dispatchEvent(new Event(listSwapped, { bubbles: true }))
  fresh.scrollTo(scrollLeft, scrollTop)
  scrollTo(x, y)
  if (focused === undefined) return
  const again = [...fresh.querySelectorAll<HTMLElement>('a, button, input, summary, select, [tabindex]')]
  again.find((element) => nameElement(element) === focused)?.focus({ preventScroll: true })
}

/** Whether a conversation has a mail to show that the store did not write itself: a person says when. */
export function hasNews(region: HTMLElement, fresh: HTMLElement): boolean {
  return listNewMails(region, fresh).length > 0
}

function listNewMails(region: HTMLElement, fresh: HTMLElement): HTMLElement[] {
  const known = new Set([...region.querySelectorAll('.mail')].map(({ id }) => id))
  return [...fresh.querySelectorAll<HTMLElement>('.mail:not(.ours)')].filter(({ id }) => !known.has(id))
}

/** Says above a region what came, `arrived` rows among it, and swaps it when the person says so. */
export function offer(region: HTMLElement, fresh: HTMLElement, arrived: number): void {
  const id = `${region.id}-news`
  document.getElementById(id)?.remove()
  const bar = document.createElement('p')
  bar.id = id
  bar.className = 'live-bar'
  bar.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button quiet'
  button.textContent = describeChange(region, fresh, arrived)
  button.addEventListener('click', () => {
    bar.remove()
    const now = document.getElementById(region.id)
    if (now) swap(now, fresh)
    fresh.tabIndex = -1
    fresh.focus({ preventScroll: true })
    if (fresh.querySelector('.list-page')) fresh.scrollTo(0, 0)
  })
  bar.append(button)
  region.before(bar)
}

/** Names a change: who replied, the draft, or how many rows are new. */
function describeChange(region: HTMLElement, fresh: HTMLElement, arrived: number): string {
  const [mail] = listNewMails(region, fresh)
  if (mail) return words.replied(mail.dataset['sender'] ?? '')
  if (region.id === 'drafts') return words.draftUpdated
  const count = arrived || countNew(region, fresh)
  return count > 0 ? words.fresh(count) : words.changed
}

/** Takes back what was said of a region that has been swapped meanwhile. */
export const withdraw = (region: HTMLElement): void => document.getElementById(`${region.id}-news`)?.remove()

function countNew(region: HTMLElement, fresh: HTMLElement): number {
  const links = (of: HTMLElement) =>
    [...of.querySelectorAll('li a[href]')].map((link) => link.getAttribute('href'))
  const known = new Set(links(region))
  return new Set(links(fresh).filter((href) => !known.has(href))).size
}

const nameDetails = (details: Element): string =>
  details.id || (details.querySelector('summary')?.textContent ?? '').trim()

function nameElement(element: Element | null): string {
  if (!element) return ''
  const value = (name: string) => element.getAttribute(name) ?? ''
  return (
    element.id ||
    [element.tagName, value('href'), value('name'), value('value'), element.textContent].join(' ')
  )
}
