import type { ReactNode } from 'react'

interface MenuNoteProps {
  /** Why the list could not be loaded. */
  readonly problem: string | undefined
  /** The message while the list loads. */
  readonly children: ReactNode
}

/** Stands in a menu for a list that is not there. */
export function MenuNote({ problem, children }: MenuNoteProps) {
  return (
    <p className="menu-note" role={problem ? 'alert' : 'status'}>
      {problem ?? children}
    </p>
  )
}
