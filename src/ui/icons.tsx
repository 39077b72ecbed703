import type { ReactNode } from 'react'

interface IconProps {
  readonly children: ReactNode
  readonly size?: number | undefined
  /** The width of its lines, if it is not 1.5. */
  readonly weight?: number | undefined
}

/** An icon in a box of 20. Icons with a single use live next to their component. */
export function Icon({ children, size = 18, weight }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      style={weight === undefined ? undefined : { strokeWidth: weight }}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const CheckIcon = () => <PathIcon path="m4.5 10.5 3.5 3.5 7.5-8" />

export function DotIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="2" />
    </Icon>
  )
}

export const ChevronIcon = () => <PathIcon path="m6.5 8 3.5 3.5L13.5 8" />

export const ForwardIcon = () => <PathIcon path="m8 6.5 3.5 3.5L8 13.5" />

interface PathIconProps extends Omit<IconProps, 'children'> {
  /** The data of its path, in a box of 20. */
  readonly path: string
}

/** A line drawing of one path. */
export function PathIcon({ path, ...icon }: PathIconProps) {
  return (
    <Icon {...icon}>
      <path d={path} />
    </Icon>
  )
}

export const archiveIconPath = 'M3 4h14v3.5H3zM4.5 7.5V16h11V7.5M8 10.5h4'
