import type { ComponentProps } from 'react'
import { badgeClass } from './radix-classes.ts'

interface BadgeProps extends Omit<ComponentProps<'span'>, 'color' | 'className'> {
  readonly color?: 'iris' | 'gray' | 'red' | 'amber' | 'green'
}

/** A short state in the look of Radix Themes. */
export function Badge({ color = 'gray', ...badge }: BadgeProps) {
  return <span {...badge} className={badgeClass} data-accent-color={color} />
}
