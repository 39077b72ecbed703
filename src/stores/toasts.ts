import { atom } from 'nanostores'

/** One toast. Its words are final; `id` tells it from another of the same words. */
export interface Toast {
  readonly id: number
  readonly tone: 'success' | 'info' | 'error'
  readonly text: string
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly href: string } | undefined
}

let count = 0

/** The toast shown last; the toaster puts each new one on the page. */
export const $toast = atom<Toast | undefined>()

/** Shows a toast top-right for 5 s. */
export function showToast(tone: Toast['tone'], text: string, action?: Toast['action']): void {
  $toast.set({ id: ++count, tone, text, action })
}
