import { TextField } from '@radix-ui/themes'
import type { ReactNode, Ref } from 'react'

export interface FieldProps extends Omit<
  TextField.RootProps,
  'size' | 'name' | 'id' | 'children' | 'defaultValue'
> {
  readonly name: string
  /** Its name when not given; another where two forms of a page have a field of that name. */
  readonly id?: string | undefined
  readonly label: string
  readonly defaultValue?: string | undefined
  /** The error of the field. Screen readers read it with the field. */
  readonly error?: string | undefined
  /** The field is wrong and a text of its own says so. */
  readonly isInvalid?: boolean
  /** Ids of further texts that describe the field. */
  readonly describedBy?: string | undefined
  /** Beside the label, at its end. */
  readonly aside?: ReactNode
  /** Inside the field, at its end. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A labelled text field with its error. */
export function Field({
  name,
  id = name,
  label,
  defaultValue,
  error,
  isInvalid = error !== undefined,
  describedBy,
  aside,
  end,
  ...input
}: FieldProps) {
  const errorId = `${id}-error`
  const descriptions = [error ? errorId : undefined, describedBy].filter(Boolean).join(' ')
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <TextField.Root
        {...input}
        {...(defaultValue !== undefined && { defaultValue })}
        size="3"
        id={id}
        name={name}
        color={isInvalid ? 'red' : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={descriptions || undefined}
      >
        {end && <TextField.Slot side="right">{end}</TextField.Slot>}
      </TextField.Root>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
