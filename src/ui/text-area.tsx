import type { ComponentProps } from 'react'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  readonly name: string
  readonly label: string
  /** What is wrong with the text, read out with it. */
  readonly error?: string | undefined
}

/** A labelled text of several lines with its error. */
export function TextArea({ name, label, error, ...area }: TextAreaProps) {
  const errorId = `${name}-error`
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={name}>{label}</label>
      </div>
      <textarea
        {...area}
        className="text-area"
        id={name}
        name={name}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
