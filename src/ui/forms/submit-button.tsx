import type { ReactNode } from 'react'

interface SubmitButtonProps {
  readonly isBusy: boolean
  readonly label: string
  /** The label while the form is busy. */
  readonly busy: string
}

/** The submit button. While busy it keeps the focus and ignores presses. */
export function SubmitButton({ isBusy, label, busy }: SubmitButtonProps): ReactNode {
  return (
    <button type="submit" className="button submit" aria-disabled={isBusy} aria-busy={isBusy}>
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {isBusy ? busy : label}
    </button>
  )
}
