/** The element of the page with this id. */
export function findElement<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`The page has no #${id}`)
}
