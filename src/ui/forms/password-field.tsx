import { useState } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { Icon, PathIcon } from '../icons.tsx'

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end'> {
  readonly words: { readonly showPassword: string; readonly hidePassword: string }
}

/** A password field with a button that reveals it. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      end={
        <button
          type="button"
          className="icon-button"
          aria-label={isShown ? words.hidePassword : words.showPassword}
          aria-pressed={isShown}
          aria-controls={field.name}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  )
}

function EyeIcon() {
  return (
    <Icon>
      <path d="M2 10s2.9-5 8-5 8 5 8 5-2.9 5-8 5-8-5-8-5Z" />
      <circle cx="10" cy="10" r="2.25" />
    </Icon>
  )
}

const EyeOffIcon = () => (
  <PathIcon path="M4.2 7.2A12 12 0 0 0 2 10s2.9 5 8 5a8 8 0 0 0 3.3-.7M8.2 5.2A8 8 0 0 1 10 5c5.1 0 8 5 8 5a12 12 0 0 1-1.8 2.3M3.5 3.5l13 13" />
)
