import { explainPlaceholder, findPlaceholder } from '@draftdesk/contract/placeholders'
import { fieldOf, showRefusal } from './form.ts'

/** Shows the first part of a reply that is not filled in yet, and selects it; false when all of it is. */
export function showPlaceholder(form: HTMLFormElement): boolean {
  for (const name of ['subject', 'body'] as const) {
    const field = fieldOf(form, name)
    const found = field && findPlaceholder(field.value)
    if (!found) continue
    showRefusal(form, explainPlaceholder(found, name))
    field.closest('details')?.setAttribute('open', '')
    field.focus()
    field.setSelectionRange(found.at, found.at + found.text.length)
    return true
  }
  return false
}
