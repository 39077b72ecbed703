import { toasterMessages } from '../../messages/toaster.ts'
import { $toast, showToast, takeCarried } from '../../stores/toasts.ts'
import type { Toast, ToastAction } from '../../stores/toasts.ts'

const lifeMs = 5000
/** A toast that offers to take something back stays for as long as that usually goes. */
const undoMs = 10_000
const colors = { success: 'green', info: 'iris', error: 'red' } as const

/** Shows toasts and lets each go after 5 s, or 10 with something to take back, in which neither the pointer nor the focus was on it. */
export function startToaster(): void {
  const list = document.querySelector('#toasts')
  if (!list) return
  for (const item of list.querySelectorAll<HTMLElement>('.toast')) live(item)
  $toast.listen((toast) => {
    if (!toast) return
    const item = draw(toast)
    list.append(item)
    live(item)
  })
  const carried = takeCarried()
  // The end of a session is said once: the page may bring the server's sentence, which another tab asked for.
  if (carried && !(carried.tone === 'error' && list.querySelector('[data-accent-color="red"]')))
    showToast(carried.tone, carried.text)
}

function draw({ tone, text, action }: Toast): HTMLElement {
  const item = document.createElement('div')
  item.className = 'toast'
  item.dataset['accentColor'] = colors[tone]
  const words = document.createElement('span')
  words.textContent = text
  const close = document.createElement('button')
  close.className = 'toast-close'
  close.type = 'button'
  close.ariaLabel = toasterMessages.dismiss
  close.textContent = '×'
  item.append(words)
  if (action) item.append(drawAction(action, item))
  item.append(close)
  return item
}

function drawAction({ label, run }: ToastAction, item: HTMLElement): HTMLElement {
  const button = document.createElement('button')
  button.className = 'toast-undo'
  button.textContent = label
  button.onclick = () => {
    item.remove()
    run()
  }
  return button
}

function live(item: HTMLElement): void {
  let timer = 0
  const remove = (): void => item.remove()
  const pause = (): void => window.clearTimeout(timer)
  const run = (): void => {
    pause()
    timer = window.setTimeout(remove, item.querySelector('.toast-undo') ? undoMs : lifeMs)
  }
  item.querySelector('.toast-close')?.addEventListener('click', remove)
  for (const type of ['pointerenter', 'focusin']) item.addEventListener(type, pause)
  for (const type of ['pointerleave', 'focusout']) item.addEventListener(type, run)
  run()
}
