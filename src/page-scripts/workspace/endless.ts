import { emailMessages as words } from '../../messages/emails.ts'
import { pageEpoch } from '../../stores/page.ts'
import { fetchPiece } from '../../stores/piece.ts'

/** How far beyond what is seen of the list its pages are there. */
const marginPx = 1200

/** Pages of rows that are out of sight hold their place with their height alone. */
interface Resting {
  readonly address: string
  readonly heightPx: number
}

const resting = new WeakMap<Element, Resting>()
const addresses = new WeakMap<Element, string>()
const busy = new WeakSet<Element>()
let watch: IntersectionObserver | undefined

/**
 * Has the list go on by itself as it is scrolled. Only pages near what is seen are in the document, whatever the length of the
 * list; the one with the focus, a tick or the open conversation stays.
 */
export function startEndless(): void {
  const list = document.querySelector('#mail-list')
  watch?.disconnect()
  if (!list?.querySelector('.list-page')) return
  const root = getComputedStyle(list).overflowY === 'auto' ? list : null
  watch = new IntersectionObserver(look, { root, rootMargin: `${String(marginPx)}px 0px` })
  for (const page of list.querySelectorAll('.list-page')) watch.observe(page)
  list.querySelector('.mail-pages [rel="next"]')?.setAttribute('hidden', '')
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) void show(target as HTMLElement)
    else rest(target as HTMLElement)
  }
}

/** Fills a page that comes near, and puts the place of the one after it below it. */
async function show(page: HTMLElement): Promise<void> {
  const place = resting.get(page)
  if (place) await fill(page, place)
  const older = page.dataset['older']
  if (older === undefined || page.nextElementSibling?.matches('.list-page')) return
  const next = document.createElement('div')
  next.className = 'list-page'
  addresses.set(next, older)
  resting.set(next, { address: older, heightPx: 1 })
  next.style.height = '1px'
  page.after(next)
  watch?.observe(next)
}

async function fill(page: HTMLElement, { address }: Resting): Promise<void> {
  if (busy.has(page)) return
  busy.add(page)
  page.setAttribute('aria-busy', 'true')
  const html = await fetchPiece(address)
  busy.delete(page)
  page.removeAttribute('aria-busy')
  const template = document.createElement('template')
  template.innerHTML = html ?? ''
  const fresh = template.content.querySelector<HTMLElement>('.list-page')
  if (fresh?.dataset['epoch'] !== String(pageEpoch())) {
    offerAgain(page, address)
    return
  }
  resting.delete(page)
  page.style.height = ''
  page.replaceChildren(...dropKnown(fresh, page))
  if (fresh.dataset['older'] !== undefined) page.dataset['older'] = fresh.dataset['older']
  // It may be in sight still, and nothing tells of it again.
  watch?.unobserve(page)
  watch?.observe(page)
}

/** A conversation that moved between two pages meanwhile is shown once. */
function dropKnown(fresh: HTMLElement, page: Element): Element[] {
  const list = page.closest('form')
  for (const row of fresh.querySelectorAll<HTMLElement>('[data-thread]')) {
    const id = row.dataset['thread'] ?? ''
    if (list?.querySelector(`[data-thread="${CSS.escape(id)}"]`)) row.remove()
  }
  return [...fresh.children].filter((section) => section.querySelector('[data-thread]'))
}

/** Without a connection the list says so where it ends, and goes on when asked. */
function offerAgain(page: HTMLElement, address: string): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button quiet'
  button.textContent = words.again
  button.addEventListener('click', () => void fill(page, { address, heightPx: 1 }))
  page.style.height = ''
  page.replaceChildren(button)
}

/** Takes the rows of a page out of the document that is far from what is seen. The first one came with the document and stays. */
function rest(page: HTMLElement): void {
  const address = addresses.get(page)
  if (address === undefined || resting.has(page) || busy.has(page) || page.childElementCount === 0) return
  if (page.contains(document.activeElement) || page.querySelector(':checked, [aria-current]')) return
  const heightPx = page.offsetHeight
  resting.set(page, { address, heightPx })
  page.style.height = `${String(heightPx)}px`
  page.replaceChildren()
}
