import { useEffect, useId, useState } from 'react'
import type { PointerEvent, RefObject } from 'react'

/** Suggestions for the word at the caret of a field. A key or a press chooses one, and Escape closes them. */
export function useSuggestions(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const listId = useId()
  const [caret, setCaret] = useState<number>()
  const [lastActive, setActive] = useState(0)
  // The caret position after a suggestion was inserted.
  const [caretAfter, setCaretAfter] = useState<number>()
  useEffect(() => {
    if (caretAfter === undefined) return
    field.current?.setSelectionRange(caretAfter, caretAfter)
    setCaretAfter(undefined)
  }, [caretAfter, field])

  const buildOptionId = (index: number): string => `${listId}-${String(index)}`
  const close = (): void => setCaret(undefined)
  return {
    /** The position of the caret after input. Undefined while nothing is suggested. */
    caret,
    /** Suggests for the input that ends at the caret. */
    suggestAt: (position: number | null): void => {
      setCaret(position ?? undefined)
      setActive(0)
    },
    /** Closes the suggestions, and moves the caret behind the inserted one. */
    closeBehind: (position: number): void => {
      close()
      setCaretAfter(position)
    },
    /** Connects the field with its list of options, and chooses from it. */
    connectOptions: (count: number, choose: (index: number) => void) => {
      // The list may have become shorter since the last key.
      const active = Math.max(0, Math.min(lastActive, count - 1))
      return {
        listId,
        active,
        /** Handles a key of the list: move, choose or close. Returns false for other keys. */
        handleKey: (key: string): boolean => {
          const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
          if (count === 0) return false
          if (by !== 0) setActive((active + by + count) % count)
          else if (key === 'Enter' || key === 'Tab') choose(active)
          else if (key === 'Escape') close()
          else return false
          return true
        },
        fieldProps: {
          'aria-autocomplete': 'list' as const,
          'aria-controls': count > 0 ? listId : undefined,
          'aria-activedescendant': count > 0 ? buildOptionId(active) : undefined,
          onClick: close,
          onBlur: close,
        },
        optionProps: (index: number) => ({
          id: buildOptionId(index),
          role: 'option',
          'aria-selected': index === active,
          onPointerMove: (): void => setActive(index),
          onPointerDown: (event: PointerEvent): void => {
            event.preventDefault()
            choose(index)
          },
        }),
      }
    },
  }
}
