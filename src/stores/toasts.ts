import { atom } from 'nanostores'

/** A toast with final text. `id` distinguishes toasts with the same text. */
export interface Toast {
  readonly id: number
  readonly tone: 'success' | 'info' | 'error'
  readonly text: string
  readonly action?: ToastAction | undefined
}

/** The button of a toast. Pressing it closes the toast. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

const carriedToastKey = 'toast'
let toastCount = 0

/** The toasts on the page, the newest last. */
export const $toasts = atom<readonly Toast[]>([])

/** Shows a toast at the top right for 5 s, or 10 s with a button. */
export function showToast(tone: Toast['tone'], text: string, action?: Toast['action']): void {
  $toasts.set([...$toasts.get(), { id: ++toastCount, tone, text, action }])
}

export function removeToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id))
}

export function saveToastForNextPage(tone: Toast['tone'], text: string): void {
  sessionStorage.setItem(carriedToastKey, JSON.stringify({ tone, text }))
}

/** Shows the toast that the previous page left. */
export function takeStoredToast(): Pick<Toast, 'tone' | 'text'> | undefined {
  const carried = sessionStorage.getItem(carriedToastKey)
  if (carried === null) return undefined
  sessionStorage.removeItem(carriedToastKey)
  return JSON.parse(carried) as Pick<Toast, 'tone' | 'text'>
}
