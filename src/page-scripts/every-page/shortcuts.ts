import { $shellDialog, $earlyInput } from '../../stores/shell-dialogs.ts'
import { loadTexts } from '../../locales/load-texts.ts'
import { isTyping } from '../../stores/is-typing.ts'

const searchFields = '.shell-header input[type="search"], .list-head input[type="search"]'

/** Handles the keys and buttons of all pages of the shell. Their dialogs load with the first press. */
export function startShortcuts(): void {
  if (!document.querySelector('.shell-nav')) return
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
      event.preventDefault()
      toggleDialog('palette')
    } else if (event.key === 'Escape' && event.target instanceof HTMLInputElement) {
      if (event.target.type === 'search') event.target.blur()
    } else if (!isTyping(event) && runShortcut(event.key)) event.preventDefault()
  })
  document.addEventListener('click', ({ target }) => {
    const opens = (target as Element).closest<HTMLElement>('[data-opens]')?.dataset['opens']
    if (opens === 'keys' || opens === 'palette') toggleDialog(opens)
  })
}

function runShortcut(key: string): boolean {
  if (key === '?') toggleDialog('keys')
  return key === '?' || (key === '/' && focusSearch())
}

function focusSearch(): boolean {
  const field = [...document.querySelectorAll<HTMLElement>(searchFields)].find((one) => one.checkVisibility())
  field?.focus()
  return field !== undefined
}

/** Opens a dialog; a second time closes it. A dialog of the page has to be closed first. */
function toggleDialog(name: 'palette' | 'keys'): void {
  const isOpen = document.querySelector('dialog[open]') !== null
  if ($shellDialog.get() === name) $shellDialog.set(undefined)
  else if (!isOpen) void openDialog(name)
}

let dialogsCode: Promise<void> | undefined

const loadDialogs = (): Promise<void> =>
  (dialogsCode ??= Promise.all([import('../../islands/shell/palette/dialogs.tsx'), loadTexts()]).then(
    ([{ mountShellDialogs }]) => mountShellDialogs(),
  ))

/** Opens a dialog once its code has loaded, and collects typed text meanwhile. Escape cancels. */
async function openDialog(name: 'palette' | 'keys'): Promise<void> {
  const collecting = new AbortController()
  $earlyInput.set('')
  $shellDialog.set(name)
  document.addEventListener('keydown', collectEarlyInput, { capture: true, signal: collecting.signal })
  try {
    await loadDialogs()
  } catch {
    // The page works without shortcuts if their code fails to load.
    dialogsCode = undefined
    $shellDialog.set(undefined)
  }
  collecting.abort()
}

function collectEarlyInput(event: KeyboardEvent): void {
  const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (event.key === 'Escape') $shellDialog.set(undefined)
  else if (isText) $earlyInput.set($earlyInput.get() + event.key)
  else if (event.key !== 'Enter') return
  // Ignores a press while the offline screen is about to cover the page.
  event.preventDefault()
  event.stopImmediatePropagation()
}
