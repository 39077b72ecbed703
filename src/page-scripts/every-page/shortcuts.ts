import { isTyping } from './is-typing.ts'

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

const openKeys = () => import('../shortcuts/show-keys.ts').then(({ showKeys }) => showKeys(), ignore)

const openPalette = () =>
  import('../shortcuts/show-palette.ts').then(({ showPalette }) => showPalette(), ignore)

/** Without its code the page is as it was. */
const ignore = (): void => undefined
