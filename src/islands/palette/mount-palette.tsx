import { createRoot } from 'react-dom/client'
import { Palette } from './palette.tsx'
import type { Places } from './places.ts'

/** Puts the palette into an element; answers how it goes from there. */
export function mountPalette(element: HTMLElement, places: Places, close: () => void): () => void {
  const root = createRoot(element)
  root.render(<Palette places={places} close={close} />)
  return () => root.unmount()
}
