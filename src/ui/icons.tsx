import type { ReactNode } from 'react'

/** An icon in a box of 20. Icons with a single use live next to their component. */
export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      {children}
    </svg>
  )
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
    </Icon>
  )
}

export function DotIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="2" />
    </Icon>
  )
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m6.5 8 3.5 3.5L13.5 8" />
    </Icon>
  )
}

export function ForwardIcon() {
  return (
    <Icon>
      <path d="m8 6.5 3.5 3.5L8 13.5" />
    </Icon>
  )
}

interface PathIconProps {
  /** The data of its path, in a box of 20. */
  readonly path: string
  readonly size?: number
  /** The width of its lines, if it is not 1.5. */
  readonly weight?: number
}

/** A line drawing of one path. */
export function PathIcon({ path, size = 18, weight }: PathIconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      style={weight === undefined ? undefined : { strokeWidth: weight }}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** The path of the archive icon. */
export const archiveIconPath = 'M3 4h14v3.5H3zM4.5 7.5V16h11V7.5M8 10.5h4'
