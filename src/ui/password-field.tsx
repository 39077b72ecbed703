import { IconButton } from '@radix-ui/themes'
import { useState } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end'> {
  readonly words: { readonly showPassword: string; readonly hidePassword: string }
}

/** A password field whose content can be shown. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      end={
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          size="2"
          aria-label={isShown ? words.hidePassword : words.showPassword}
          aria-pressed={isShown}
          aria-controls={field.name}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  )
}
