import { swapped } from '../../stores/swapped.ts'

/** Where a reply is a sheet at the foot of the window; the same width as in the styles. */
const phone = '(max-width: 767px)'
/** A drag of the handle that means more than a tap. */
const dragPx = 40

const findSheet = (): HTMLElement | null => document.querySelector('.reading-composer:has(.composer)')

/** What cannot be reached while a sheet covers it. */
let covered: HTMLElement[] = []

/** News swap parts of the page below an open sheet, and the form in it once somebody else sent the reply. */
const changes = new MutationObserver(() => {
  const sheet = findSheet()
  if (sheet) cover(sheet)
  else uncover()
})

/**
 * On phones the reply is a sheet of a few lines that opens to the full height: by its handle, by a drag of it, and by whoever
 * begins to write. Panes are swapped while the page is open, so everything is heard at the document.
 */
export function startSheet(): void {
  const narrow = matchMedia(phone)
  document.addEventListener('focusin', ({ target }) => {
    if (narrow.matches && target instanceof Element && target.matches('.composer textarea')) open()
  })
  document.addEventListener('click', ({ target }) => {
    if (!isHandle(target)) return
    if (findSheet()?.dataset['open'] === undefined) open()
    else close()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isOpen()) return
    if (document.querySelector(':popover-open, dialog[open]')) return
    close()
  })
  document.addEventListener('pointerdown', (event) => {
    if (isHandle(event.target)) drag(event)
  })
  const begin = (): void => {
    uncover()
    // One that came open, because it asks something, covers the page from the start.
    if (narrow.matches && isOpen()) open()
  }
  document.addEventListener(swapped, begin)
  narrow.addEventListener('change', begin)
  visualViewport?.addEventListener('resize', fit)
  visualViewport?.addEventListener('scroll', fit)
  begin()
}

const isHandle = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.sheet-handle') !== null

const isOpen = (): boolean => findSheet()?.dataset['open'] !== undefined

function say(sheet: HTMLElement, isNowOpen: boolean): void {
  const handle = sheet.querySelector('.sheet-handle')
  if (handle) handle.ariaExpanded = String(isNowOpen)
}

function open(): void {
  const sheet = findSheet()
  if (!sheet) return
  sheet.dataset['open'] = ''
  say(sheet, true)
  fit()
  cover(sheet)
  changes.observe(document.body, { childList: true, subtree: true })
}

function cover(sheet: HTMLElement): void {
  for (const part of listCovered(sheet)) {
    part.inert = true
    covered.push(part)
  }
}

function close(): void {
  const sheet = findSheet()
  if (!sheet) return
  const hadFocus = sheet.contains(document.activeElement)
  delete sheet.dataset['open']
  say(sheet, false)
  uncover()
  if (hadFocus) sheet.querySelector<HTMLElement>('.sheet-handle')?.focus()
}

function uncover(): void {
  changes.disconnect()
  for (const part of covered) part.inert = false
  covered = []
}

/** Everything beside the way from the page to a sheet, but what is laid over both: toasts, and the sources. */
function listCovered(sheet: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = []
  for (
    let inner: HTMLElement = sheet;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  )
    for (const other of inner.parentElement.children)
      if (
        other instanceof HTMLElement &&
        other !== inner &&
        !other.matches('#toasts, #side, script, [inert]')
      )
        parts.push(other)
  return parts
}

/** Gives a sheet the part of the window that the keyboard leaves. */
function fit(): void {
  const sheet = findSheet()
  if (!sheet || !visualViewport || !isOpen()) return
  sheet.style.setProperty('--sheet-top', `${String(visualViewport.offsetTop)}px`)
  sheet.style.setProperty('--sheet-height', `${String(visualViewport.height)}px`)
}

function drag({ pointerId, clientY: fromY }: PointerEvent): void {
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    document.removeEventListener('pointerup', end)
    document.removeEventListener('pointercancel', end)
    const down = event.clientY - fromY
    if (event.type === 'pointerup' && down < -dragPx) open()
    if (event.type === 'pointerup' && down > dragPx) close()
  }
  document.addEventListener('pointerup', end)
  document.addEventListener('pointercancel', end)
}
