import { liveMessages as words } from '../../messages/live.ts'
import type { News } from '../../stores/news.ts'

/** True when news concern a region. `data-live` lists types of news, or `type:id` for one item. */
export function isAbout(region: HTMLElement, { type, ref }: News): boolean {
  if (type === 'resync') return true
  const wanted = (region.dataset['live'] ?? '').split(' ')
  return wanted.includes(type) || wanted.includes(`${type}:${ref}`)
}

/** True when a swap would discard user input: a focused field, or unsaved, selected or ticked values. */
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
  fresh.scrollTo(scrollLeft, scrollTop)
  scrollTo(x, y)
  if (focused === undefined) return
  const again = [...fresh.querySelectorAll<HTMLElement>('a, button, input, summary, select, [tabindex]')]
  again.find((element) => nameElement(element) === focused)?.focus({ preventScroll: true })
}

/** Says above a region that it changed, and swaps it when the person says so. */
export function offer(region: HTMLElement, fresh: HTMLElement): void {
  const id = `${region.id}-news`
  document.getElementById(id)?.remove()
  const bar = document.createElement('p')
  bar.id = id
  bar.className = 'live-bar'
  bar.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button quiet'
  button.textContent = words.changed
  button.addEventListener('click', () => {
    bar.remove()
    const now = document.getElementById(region.id)
    if (now) swap(now, fresh)
    fresh.tabIndex = -1
    fresh.focus({ preventScroll: true })
  })
  bar.append(button)
  region.before(bar)
}

/** Takes back what was said of a region that has been swapped meanwhile. */
export const withdraw = (region: HTMLElement): void => document.getElementById(`${region.id}-news`)?.remove()

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
