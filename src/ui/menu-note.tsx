import type { ReactNode } from 'react'

interface MenuNoteProps {
  /** The error message of a failed load. */
  readonly problem: string | undefined
  /** The message while the list loads. */
  readonly children: ReactNode
}

/** A note in a menu in place of a missing list. */
export function MenuNote({ problem, children }: MenuNoteProps) {
  return (
    <p
      className={problem ? 'menu-note failure small' : 'menu-note muted small'}
      role={problem ? 'alert' : 'status'}
    >
      {problem ?? children}
    </p>
  )
}
