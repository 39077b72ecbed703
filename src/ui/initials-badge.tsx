import type { CSSProperties } from 'react'
import { getInitials } from './initials.ts'

interface InitialsBadgeProps {
  readonly name: string
  /** The index of its color. */
  readonly tone: number
  readonly isSmall?: boolean
}

/** The hues of the quiet colors, in degrees. */
const hues = [285, 50, 155, 0, 240, 95]

/** The initials of a customer or colleague on a quiet color. */
export const InitialsBadge = ({ name, tone, isSmall = false }: InitialsBadgeProps) => (
  <span
    className={isSmall ? 'face tiny' : 'face'}
    style={{ '--hue': hues[tone] } as CSSProperties}
    aria-hidden="true"
  >
    {getInitials(name) || '?'}
  </span>
)
