import { TextField } from '@radix-ui/themes'
import type { ReactNode, Ref } from 'react'

export interface FieldProps extends Omit<
  TextField.RootProps,
  'size' | 'name' | 'id' | 'children' | 'defaultValue'
> {
  readonly name: string
  /** The id of the field, if another form of the page has a field with the same name. */
  readonly id?: string | undefined
  readonly label: string
  readonly defaultValue?: string | undefined
  /** The error of the field. Screen readers read it with the field. */
  readonly error?: string | undefined
  /** True if the field is invalid and another element shows the error. */
  readonly isInvalid?: boolean
  /** A text below the field. Screen readers read it with the field. */
  readonly hint?: string | undefined
  /** Ids of further texts that describe the field. */
  readonly describedBy?: string | undefined
  /** Content at the end of the label line. */
  readonly aside?: ReactNode
  /** Inside the field, at its end. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** For texts that a browser must not complete or correct, such as keys and domains. */
export const exactTextInputProps = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const

/** For the email address of a person who signs in. */
export const emailInputProps = {
  inputMode: 'email',
  autoComplete: 'username',
  autoCapitalize: 'off',
} as const

/** A labelled text field with its error and a hint. */
export function Field({
  name,
  id = name,
  label,
  defaultValue,
  error,
  isInvalid = error !== undefined,
  hint,
  describedBy,
  aside,
  end,
  ...input
}: FieldProps) {
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const descriptions = [error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ')
  return (
    <>
      <div className="field">
        <div className="line spread">
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
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </>
  )
}
