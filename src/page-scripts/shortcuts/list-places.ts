import type { PagePlace, Places } from '../../islands/palette/places.ts'

/** Reads off the page what can be done on it and where its menu leads, so that both are written once. */
export function listPlaces(): Places {
  return {
    here: listKeyed('#reading [data-key]'),
    mail: listKeyed('.list-head [data-key]'),
    pages: [...document.querySelectorAll<HTMLElement>('#nav-items a')].map((link) => toPlace(link)),
  }
}

const listKeyed = (selector: string): PagePlace[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.ariaDisabled !== 'true')
    .map((one) => toPlace(one))

function toPlace(element: HTMLElement): PagePlace {
  const label = element.ariaLabel ?? element.querySelector('.text')?.textContent ?? element.textContent
  return { label: label.trim(), key: element.dataset['key'], run: () => element.click() }
}
