import type { ComponentProps } from 'react'
import { switchClass } from './radix-classes.ts'

interface SwitchProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly isOn: boolean
}

/** A switch of a row, in the look of Radix Themes. */
export function Switch({ isOn, ...button }: SwitchProps) {
  const state = isOn ? 'checked' : 'unchecked'
  return (
    <button
      {...button}
      className={switchClass}
      type="button"
      role="switch"
      aria-checked={isOn}
      data-state={state}
    >
      <span className="rt-SwitchThumb" data-state={state} />
    </button>
  )
}
