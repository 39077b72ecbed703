import { liveMessages as words } from '../../messages/live.ts'
import { discardEmpty } from '../../stores/drafts.ts'
import { showToast } from '../../stores/toasts.ts'

const forms = 'form[data-composer]'

const readBody = (form: Element): HTMLTextAreaElement | null =>
  form.querySelector<HTMLTextAreaElement>('textarea[name=body]')

const isEmpty = (form: Element): boolean =>
  readBody(form)?.value.trim() === '' && !form.querySelector('[data-files] li')

/** A draft that came while its conversation was open. */
interface DraftArrival {
  /** Says so, and moves the focus into it; call once it is on the page. */
  readonly announce: () => void
}

/**
 * Prepares the server's drafts to take the place of the page's, where one of them came meanwhile and nothing is written yet.
 * An empty reply that was begun makes way for it; undefined when there is something to keep.
 */
export function receiveDraft(region: HTMLElement, fresh: HTMLElement): DraftArrival | undefined {
  if (region.id !== 'drafts') return undefined
  const shown = [...region.querySelectorAll(forms)]
  if (!shown.every(isEmpty)) return undefined
  const arrived = [...fresh.querySelectorAll(forms)].find((form) => !isEmpty(form))
  if (!arrived) return undefined
  const hadFocus = shown.some((form) => form.contains(document.activeElement))
  const empty = [...fresh.querySelectorAll(forms)].filter(isEmpty)
  for (const form of empty) form.closest('.draft')?.remove()
  return {
    announce: () => {
      showToast('info', words.draftArrived)
      if (hadFocus) {
        const body = readBody(arrived)
        body?.focus({ preventScroll: true })
        body?.setSelectionRange(0, 0)
      }
      for (const form of empty) void discardEmpty((form as HTMLFormElement).dataset['composer'] ?? '')
    },
  }
}
