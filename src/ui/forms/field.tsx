import { TextField } from '@radix-ui/themes'
import type { ReactNode, Ref } from 'react'
import { FieldFrame, listFieldDescriptions } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'

export interface FieldProps
  extends FieldTexts, Omit<TextField.RootProps, 'size' | 'name' | 'id' | 'children' | 'defaultValue'> {
  readonly name: string
  /** The id of the field, if another form of the page has a field with the same name. */
  readonly id?: string | undefined
  readonly defaultValue?: string | undefined
  /** True if the field is invalid and another element shows the error. */
  readonly isInvalid?: boolean
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
  return (
    <FieldFrame {...{ id, label, error, hint, aside }}>
      <TextField.Root
        {...input}
        {...(defaultValue !== undefined && { defaultValue })}
        size="3"
        id={id}
        name={name}
        color={isInvalid ? 'red' : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={listFieldDescriptions(id, { error, hint, describedBy })}
      >
        {end && <TextField.Slot side="right">{end}</TextField.Slot>}
      </TextField.Root>
    </FieldFrame>
  )
}
