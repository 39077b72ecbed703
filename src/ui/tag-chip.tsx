import type { ReactNode } from 'react'

interface TagChipProps {
  readonly name: string
  readonly color: string
  /** A button beside the name. */
  readonly children?: ReactNode
}

/** A tag: its name on its color. An unknown color is shown as gray. */
export function TagChip({ name, color, children }: TagChipProps) {
  return (
    <span className="tag" data-color={color} title={name}>
      <span>{name}</span>
      {children}
    </span>
  )
}
