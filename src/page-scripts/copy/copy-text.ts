import { showToast } from '../../stores/toasts.ts'

/** Copies the text that a button names; where the browser refuses, the text is selected instead. */
export async function copy({ dataset }: HTMLButtonElement): Promise<void> {
  const { copy: id = '', copied = '', failed = '' } = dataset
  const target = document.getElementById(id)
  if (!target) return
  if (await copyText(target)) showToast('success', copied)
  else showToast('error', failed)
}

const textOf = (target: HTMLElement): string =>
  target instanceof HTMLTextAreaElement ? target.value : target.textContent

async function copyText(target: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(textOf(target).trim())
    return true
  } catch (error) {
    // Without permission, in a frame, or on http, where there is no clipboard at all.
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
    if (target instanceof HTMLTextAreaElement) {
      target.focus()
      target.select()
    } else getSelection()?.selectAllChildren(target)
    return false
  }
}
