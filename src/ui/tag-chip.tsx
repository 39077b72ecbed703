import type { CSSProperties, ReactNode } from 'react'

interface TagChipProps {
  readonly name: string
  readonly color: string
  /** A button next to the name. */
  readonly children?: ReactNode
}

/** The hues of the colors in degrees. Gray has none. */
const huesByColor = new Map([
  ['red', 20],
  ['orange', 55],
  ['amber', 90],
  ['green', 145],
  ['teal', 190],
  ['blue', 245],
  ['violet', 295],
  ['pink', 345],
])

function toColorStyle(color: string): CSSProperties {
  const hue = huesByColor.get(color)
  return { '--hue': hue ?? 0, '--chroma': hue === undefined ? 0.005 : 0.05 } as CSSProperties
}

/** A tag: its name on its color. An unknown color is shown as gray. */
export function TagChip({ name, color, children }: TagChipProps) {
  return (
    <span className="tag" style={toColorStyle(color)} title={name}>
      <span className="one-line">{name}</span>
      {children}
    </span>
  )
}
