import { isSame } from '../../models/draft.ts'
import { forgetTyped, recallLost } from '../../stores/typed-draft.ts'
import { openId } from '../workspace/pane.ts'
import { forms, names, readTyped } from './form.ts'

/** The place and the conversation that were looked at last, and the replies that it had. */
let looked: { readonly place: Element; readonly key: string } | undefined

/** Offers what was typed into a reply of the conversation that somebody sent or discarded before it was saved. */
export function offerTyped(): void {
  const place = document.querySelector('#typed-before')
  const thread = openId()
  if (!place || thread === undefined) return
  const drafts = [...document.querySelectorAll<HTMLElement>('#drafts [data-draft]')]
  const ids = drafts.map((draft) => draft.dataset['draft'] ?? '')
  const key = [thread, ...ids].join(' ')
  if (looked?.place === place && looked.key === key) return
  looked = { place, key }
  const lost = recallLost(thread, ids)
  if (!lost || place.childElementCount > 0) return
  const written = [...document.querySelectorAll<HTMLFormElement>(forms)].map(readTyped)
  // It became a reply of its own.
  if (written.some((other) => isSame(other, lost))) {
    forgetTyped(lost.id)
    return
  }
  const form = document.querySelector<HTMLTemplateElement>('#typed-before-form')
  const offer = form?.content.cloneNode(true)
  if (!(offer instanceof DocumentFragment)) return
  for (const name of names) {
    const field = offer.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (field) field.value = lost[name]
  }
  const text = offer.querySelector('.letter')
  if (text) text.textContent = lost.body
  offer.querySelector('[data-drop]')?.addEventListener('click', (event) => {
    event.preventDefault()
    forgetTyped(lost.id)
    place.replaceChildren()
  })
  place.append(offer)
}
