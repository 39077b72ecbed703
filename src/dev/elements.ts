/** A heading in the toolbar app. These elements set text, never HTML. */
export function createHeading(words: string): HTMLElement {
  const element = document.createElement('h2')
  element.textContent = words
  return element
}

export function createSection(id: string): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  return element
}

export function createList(items: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('ul')
  element.append(...items)
  return element
}

export function createRow(...parts: readonly Node[]): HTMLElement {
  const element = document.createElement('li')
  element.append(...parts)
  return element
}

export function createText(words: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = words
  return element
}

export function createSmallText(words: string): HTMLElement {
  const element = document.createElement('small')
  element.textContent = words
  return element
}

export function createButton(words: string, press: () => Promise<unknown>): HTMLElement {
  const element = document.createElement('button')
  element.textContent = words
  element.addEventListener('click', () => void press())
  return element
}

export function createSelect(values: readonly string[]): HTMLSelectElement {
  const element = document.createElement('select')
  element.append(...values.map((value) => new Option(value, value)))
  return element
}
