import { useEffect } from 'react'

/**
 * Asks before the page is left with something that is not saved. What the fields hold is compared with what is saved only
 * then, so that it counts too what was typed before the island woke.
 */
export function useUnsaved<Form extends object>(
  read: () => Form,
  saved: NoInfer<Form>,
  isLeaving: boolean,
): void {
  useEffect(() => {
    if (isLeaving) return undefined
    const ask = (event: BeforeUnloadEvent): void => {
      const texts = read()
      const names = Object.keys(saved) as (keyof Form)[]
      if (names.some((name) => isOther(texts[name], saved[name]))) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  })
}

/** A field that is not on the page has nothing to lose; a browser writes each end of a line as one character. */
function isOther(text: unknown, saved: unknown): boolean {
  return typeof text === 'string' && typeof saved === 'string' && normalize(text) !== normalize(saved)
}

const normalize = (text: string): string => text.replace(/\r\n?/g, '\n')
