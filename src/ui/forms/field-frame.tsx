import type { ReactNode } from 'react'

/** The texts around a field. */
export interface FieldTexts {
  readonly label: string
  /** The error of the field. Screen readers read it with the field. */
  readonly error?: string | undefined
  /** A text below the field. Screen readers read it with the field. */
  readonly hint?: string | undefined
  /** Ids of further texts that describe the field. */
  readonly describedBy?: string | undefined
  /** Content at the end of the label line. */
  readonly aside?: ReactNode
}

/** The ids of the texts that describe a field. */
export const listFieldDescriptions = (
  id: string,
  { error, hint, describedBy }: Omit<FieldTexts, 'label'>,
): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean).join(' ') || undefined

interface FieldFrameProps extends FieldTexts {
  /** The id of the field. */
  readonly id: string
  readonly children: ReactNode
}

/** A field with its label above, and its error and hint below. */
export function FieldFrame({ id, label, error, hint, aside, children }: FieldFrameProps) {
  return (
    <>
      <div className="field">
        <div className="field-head">
          <label htmlFor={id}>{label}</label>
          {aside}
        </div>
        {children}
        {error && (
          <p className="field-error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}
