import { draftingSettingsMessages as words } from './words.ts'
import { testModel } from './actions.ts'

/** Tries the model of the form without loading the page, so that a new key stays in its field. */
export function startTestModel(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-drafting]')
  const place = document.querySelector<HTMLElement>('[data-model-test]')
  form?.addEventListener('submit', (event) => {
    const button = event.submitter
    if (!place || !(button instanceof HTMLButtonElement) || button.value !== 'test') return
    event.preventDefault()
    const fields = new FormData(form)
    const text = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    showResult(place, 'muted', words.testing)
    button.disabled = true
    void testModel({ url: text('url'), name: text('name'), key: text('key_password') }).then((tested) => {
      button.disabled = false
      showResult(place, tested.isOk ? 'setup-done' : 'setup-problem', tested.text)
    })
  })
}

function showResult(place: HTMLElement, style: 'muted' | 'setup-done' | 'setup-problem', text: string): void {
  place.className = style
  place.textContent = text
  place.hidden = false
}
