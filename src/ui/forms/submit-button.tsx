import type { ReactNode } from 'react'

interface SubmitButtonProps {
  readonly isBusy: boolean
  readonly label: string
  /** The label while the form is busy. */
  readonly busy: string
}

/** The form's button: it shows that it is busy, keeps the focus and cannot be pressed twice. */
export function SubmitButton({ isBusy, label, busy }: SubmitButtonProps): ReactNode {
  return (
    <button type="submit" className="button submit" aria-disabled={isBusy} aria-busy={isBusy}>
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {isBusy ? busy : label}
    </button>
  )
}
