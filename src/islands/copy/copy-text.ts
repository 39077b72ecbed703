import { showToast } from '../../stores/toasts.ts'

/** Shows a button that copies the text of an element; where the browser refuses, the text is selected instead. */
export function showCopy(button: HTMLButtonElement): void {
  const { copy = '', copied = '', failed = '' } = button.dataset
  const target = document.getElementById(copy)
  if (!target) return
  button.hidden = false
  button.addEventListener('click', () => {
    void copyText(target).then((isCopied) => {
      if (isCopied) showToast('success', copied)
      else showToast('error', failed)
    })
  })
}

async function copyText(target: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(target.textContent.trim())
    return true
  } catch (error) {
    // Without permission, in a frame, or on http, where there is no clipboard at all.
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
    getSelection()?.selectAllChildren(target)
    return false
  }
}
