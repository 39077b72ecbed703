/** A title above a part of the toolbar app. Words of these elements go in as text, never as markup. */
export function heading(words: string): HTMLElement {
  const element = document.createElement('h2')
  element.textContent = words
  return element
}

export function section(id: string): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  return element
}

export function list(items: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('ul')
  element.append(...items)
  return element
}

export function row(...parts: readonly Node[]): HTMLElement {
  const element = document.createElement('li')
  element.append(...parts)
  return element
}

export function text(words: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = words
  return element
}

export function note(words: string): HTMLElement {
  const element = document.createElement('small')
  element.textContent = words
  return element
}

export function button(words: string, press: () => Promise<unknown>): HTMLElement {
  const element = document.createElement('button')
  element.textContent = words
  element.addEventListener('click', () => void press())
  return element
}

export function select(values: readonly string[]): HTMLSelectElement {
  const element = document.createElement('select')
  element.append(...values.map((value) => new Option(value, value)))
  return element
}
