import type { PagePlace, Places } from '../../islands/palette/places.ts'
import { $pageActions } from '../../stores/page-actions.ts'

/** Lists what can be done on the page, and where its menu leads. */
export function listPlaces(): Places {
  const actions = $pageActions.get()()
  return {
    here: actions.filter(({ group }) => group === 'here'),
    mail: actions.filter(({ group }) => group === 'mail'),
    pages: [...document.querySelectorAll<HTMLElement>('#nav-items a')].map(toPlace),
  }
}

function toPlace(element: HTMLElement): PagePlace {
  const label = element.ariaLabel ?? element.querySelector('.text')?.textContent ?? element.textContent
  return { label: label.trim(), key: undefined, run: () => element.click() }
}
