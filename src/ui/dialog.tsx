import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'

interface DialogProps {
  /** Gives access to the element, whose `close` returns the focus at once. */
  readonly ref?: RefObject<HTMLDialogElement | null>
  readonly className: string
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  /** Focuses the first text field. Otherwise the browser focuses the first control. */
  readonly focusesField?: boolean
  /** A click outside the dialog closes it. */
  readonly closesOutside?: boolean
  readonly onKeyDown?: KeyboardEventHandler<HTMLDialogElement>
  /** Removes the dialog, after Escape, a click outside it or `close` of its element. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog, open while it is rendered. The `dialog` element keeps the focus inside, makes the page inert
 * and returns the focus, also when React removes the dialog.
 */
export function Dialog({ ref, focusesField, closesOutside, onClose, children, ...rest }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null)
  const element = ref ?? own
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    if (focusesField) dialog?.querySelector('input')?.focus()
    return () => dialog?.close()
  }, [element, focusesField])
  return (
    <dialog
      {...rest}
      ref={element}
      onClick={({ target, currentTarget }) => {
        if (closesOutside && target === currentTarget) currentTarget.close()
      }}
      // The event comes late, when React may have removed the dialog.
      onClose={() => {
        if (element.current) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
