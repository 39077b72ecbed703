import { useEffect } from 'react'

/**
 * Asks before the user leaves a page with unsaved input. It reads the fields only then, so it includes input
 * from before hydration.
 */
export function useUnsavedWarning<Form extends object>(
  read: () => Form,
  saved: NoInfer<Form>,
  isLeaving: boolean,
): void {
  useEffect(() => {
    if (isLeaving) return undefined
    const askBeforeUnload = (event: BeforeUnloadEvent): void => {
      const texts = read()
      const names = Object.keys(saved) as (keyof Form)[]
      if (names.some((name) => isTextChanged(texts[name], saved[name]))) event.preventDefault()
    }
    addEventListener('beforeunload', askBeforeUnload)
    return () => removeEventListener('beforeunload', askBeforeUnload)
  })
}

/** A missing field has no input. Browsers use one character for a line end. */
function isTextChanged(text: unknown, saved: unknown): boolean {
  return typeof text === 'string' && typeof saved === 'string' && normalizeText(text) !== normalizeText(saved)
}

const normalizeText = (text: string): string => text.replace(/\r\n?/g, '\n')
