import { Badge as ThemesBadge } from '@radix-ui/themes'
import type { ComponentProps } from 'react'

interface BadgeProps extends Omit<ComponentProps<'span'>, 'color'> {
  readonly color?: 'iris' | 'gray' | 'red' | 'amber' | 'green'
}

/** A short state beside the name of a thing. */
export function Badge({ color = 'gray', ...badge }: BadgeProps) {
  return <ThemesBadge {...badge} color={color} size="1" variant="soft" highContrast />
}
