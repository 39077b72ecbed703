/** Layers above a sheet that stay in reach: toasts and the sources. */
const isAbove = ({ id, localName }: Element): boolean =>
  id === 'toasts' || id === 'side' || localName === 'script'

/** Makes everything beside an element unreachable, up to the page; the answer takes that back. */
export function coverOthers(element: HTMLElement): () => void {
  const covered: HTMLElement[] = []
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other instanceof HTMLElement && other !== inner && !other.inert && !isAbove(other)) {
        other.inert = true
        covered.push(other)
      }
  return () => {
    for (const each of covered) each.inert = false
  }
}
