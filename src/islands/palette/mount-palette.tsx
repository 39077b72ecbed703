import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Palette, type PaletteProps } from './palette.tsx'

/** Puts the palette into an element, ready for the next key; answers how it goes from there. */
export function mountPalette(element: HTMLElement, props: PaletteProps): () => void {
  const root = createRoot(element)
  flushSync(() => root.render(<Palette {...props} />))
  return () => root.unmount()
}
