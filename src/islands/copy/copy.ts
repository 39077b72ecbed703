import { showToast } from '../../stores/toasts.ts'

/** Shows the buttons that copy the text of an element; where the browser refuses, it is selected instead. */
export function startCopy(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const { copy = '', copied = '', failed = '' } = button.dataset
    const target = document.getElementById(copy)
    if (!target) continue
    button.hidden = false
    button.addEventListener('click', () => {
      void copyText(target).then((isCopied) =>
        isCopied ? showToast('success', copied) : showToast('error', failed),
      )
    })
  }
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
