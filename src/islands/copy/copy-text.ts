import { showToast } from '../../stores/toasts.ts'

/** Copies the text that a button names; where the browser refuses, the text is selected instead. */
export async function copy({ dataset }: HTMLButtonElement): Promise<void> {
  const { copy: id = '', copied = '', failed = '' } = dataset
  const target = document.getElementById(id)
  if (!target) return
  if (await copyText(target)) showToast('success', copied)
  else showToast('error', failed)
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
