import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { PasswordField } from './password-field.tsx'
import { useFieldText } from './field-text.ts'
import { CheckIcon, DotIcon } from '../icons.tsx'

interface NewPasswordFieldsProps<Form extends FieldValues, Part extends string> {
  readonly form: Pick<
    UseFormReturn<Form>,
    'register' | 'control' | 'getValues' | 'getFieldState' | 'formState'
  >
  /** The field names of the password and of its confirmation. */
  readonly name: FieldPath<Form>
  readonly again: FieldPath<Form>
  readonly label: string
  readonly maxLength: number
  readonly check: (password: string) => { readonly ok: boolean; readonly unmet: readonly NoInfer<Part>[] }
  readonly rules: { readonly passwordRule: string; readonly passwordsDiffer: string }
  readonly words: {
    readonly confirmPassword: string
    readonly showPassword: string
    readonly hidePassword: string
    readonly passwordParts: Readonly<Record<Part, string>>
    readonly met: string
    readonly unmet: string
  }
}

/** The fields of a new password with its confirmation. The rule is checked while typing. */
export function NewPasswordFields<Form extends FieldValues, Part extends string>({
  form,
  name,
  again,
  label,
  maxLength,
  check,
  rules,
  words,
}: NewPasswordFieldsProps<Form, Part>) {
  const { register, getValues, getFieldState, formState } = form
  const { unmet } = check(useFieldText(form, name))
  const { error, invalid: isInvalid } = getFieldState(name, formState)
  const isRefused = error?.type === 'server'
  return (
    <>
      <PasswordField
        {...register(name, { validate: (text) => check(text).ok || rules.passwordRule })}
        label={label}
        words={words}
        maxLength={maxLength}
        autoComplete="new-password"
        describedBy="password-rule"
        isInvalid={isInvalid}
        error={isRefused ? error.message : undefined}
      />
      <PasswordRule
        id="password-rule"
        rule={rules.passwordRule}
        parts={words.passwordParts}
        unmet={unmet}
        words={words}
        isInvalid={isInvalid && !isRefused}
      />
      <PasswordField
        {...register(again, { validate: (text) => text === getValues(name) || rules.passwordsDiffer })}
        label={words.confirmPassword}
        words={words}
        maxLength={maxLength}
        autoComplete="new-password"
        error={getFieldState(again, formState).error?.message}
      />
    </>
  )
}

interface PasswordRuleProps<Part extends string> {
  readonly id: string
  readonly parts: Readonly<Record<Part, string>>
  readonly unmet: readonly NoInfer<Part>[]
  readonly rule: string
  readonly words: { readonly met: string; readonly unmet: string }
  readonly isInvalid: boolean
}

/** The password rule with its parts, each marked as met or missing. */
export function PasswordRule<Part extends string>({
  id,
  parts,
  unmet,
  rule,
  words,
  isInvalid,
}: PasswordRuleProps<Part>) {
  const names = Object.keys(parts) as Part[]
  return (
    <div className="password-rule stack gap-1" id={id} data-invalid={isInvalid || undefined}>
      {unmet.length > 0 && <p>{rule}</p>}
      <ul className="row gap-0 gap-x-3">
        {names.map((name) => {
          const isMet = !unmet.includes(name)
          return (
            <li key={name} data-met={isMet || undefined}>
              {isMet ? <CheckIcon /> : <DotIcon />}
              {parts[name]}
              <span className="visually-hidden">{isMet ? words.met : words.unmet}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
