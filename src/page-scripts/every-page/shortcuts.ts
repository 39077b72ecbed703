import { isTyping } from '../../stores/typing.ts'

const searches = '.shell-header input[type="search"], .list-head input[type="search"]'

/** Answers the keys and buttons that all pages of the shell have; what they open is loaded with the first of them. */
export function startShortcuts(): void {
  if (!document.querySelector('.shell-nav')) return
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
      event.preventDefault()
      void openPalette()
    } else if (event.key === 'Escape' && event.target instanceof HTMLInputElement) {
      if (event.target.type === 'search') event.target.blur()
    } else if (!isTyping(event) && answer(event.key)) event.preventDefault()
  })
  document.addEventListener('click', ({ target }) => {
    const opens = (target as Element).closest<HTMLElement>('[data-opens]')?.dataset['opens']
    if (opens === 'keys') void openKeys()
    if (opens === 'palette') void openPalette()
  })
}

function answer(key: string): boolean {
  if (key === '?') void openKeys()
  return key === '?' || (key === '/' && reachSearch())
}

function reachSearch(): boolean {
  const field = [...document.querySelectorAll<HTMLElement>(searches)].find((one) => one.checkVisibility())
  field?.focus()
  return field !== undefined
}

const openKeys = () => open(async () => (await import('../shortcuts/show-keys.ts')).showKeys)

const openPalette = () => open(async () => (await import('../shortcuts/show-palette.ts')).showPalette)

let coming: AbortController | undefined

/** Opens what was asked for once its code has come, with what was typed meanwhile; Escape calls it off. */
async function open(load: () => Promise<(typed: string) => void>): Promise<void> {
  coming?.abort()
  const called = (coming = new AbortController())
  let typed = ''
  const collect = (event: KeyboardEvent): void => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key === 'Escape') called.abort()
    else if (isText) typed += event.key
    else if (event.key !== 'Enter') return
    // Not for the page that is about to be covered.
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('keydown', collect, { capture: true, signal: called.signal })
  // Without its code the page is as it was.
  const show = await load().catch(() => undefined)
  if (called.signal.aborted) return
  called.abort()
  show?.(typed)
}
