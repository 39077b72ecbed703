import type { ComponentProps } from 'react'

type QuietButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'>

/** A button of secondary importance. It never submits a form. */
export function QuietButton(button: QuietButtonProps) {
  return <button {...button} className="button quiet" type="button" />
}

/** A quiet button within a row or a line of text. */
export function SmallButton(button: QuietButtonProps) {
  return <button {...button} className="button quiet small" type="button" />
}
