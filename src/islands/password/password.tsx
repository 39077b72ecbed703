import { checkPassword } from 'auth-core'
import { useForm } from 'react-hook-form'
import { accountMessages as words } from '../../messages/accounts.ts'
import { failureMessages } from '../../messages/failures.ts'
import { fieldMessages } from '../../messages/fields.ts'
import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { link } from '../../routes.ts'
import { changePassword } from '../../stores/account.ts'
import { reportCrash } from '../../stores/report.ts'
import { island } from '../../ui/island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordRule } from '../../ui/password-rule.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useTyped } from '../../ui/typed.ts'

interface PasswordProps {
  readonly id: string
  /** Whose password it is, for password managers. */
  readonly email: string
  readonly error?: string | undefined
}

interface PasswordFields {
  readonly current_password: string
  readonly new_password: string
  readonly confirm_password: string
}

const empty = { current_password: '', new_password: '', confirm_password: '' }

function Part({ id, email, error }: PasswordProps) {
  const { register, handleSubmit, setError, reset, setFocus, control, getValues, formState } =
    useForm<PasswordFields>()
  const { errors, isSubmitting } = formState
  const next = useTyped({ control, getValues }, 'new_password')
  const notice = errors.root?.message ?? (formState.isSubmitted ? undefined : error)
  const submit = handleSubmit(async (form) => {
    const problem = await changePassword(id, { current: form.current_password, next: form.new_password })
    if (problem !== undefined) setError('root', { message: problem })
    else reset(empty)
    setFocus('current_password')
  })
  return (
    <form
      className="form panel-body"
      method="post"
      action={link('accounts')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {notice && <Notice tone="error">{notice}</Notice>}
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...register('current_password', { validate: (text) => text !== '' || words.currentRequired })}
        label={words.currentPassword}
        words={fieldMessages}
        autoComplete="current-password"
        error={errors.current_password?.message}
      />
      <PasswordField
        {...register('new_password', {
          validate: (text) => checkPassword(text).ok || resetPasswordMessages.passwordRule,
        })}
        label={fieldMessages.newPassword}
        words={fieldMessages}
        autoComplete="new-password"
        describedBy="password-rule"
        isInvalid={errors.new_password !== undefined}
      />
      <PasswordRule
        id="password-rule"
        rule={resetPasswordMessages.passwordRule}
        parts={fieldMessages.passwordParts}
        unmet={checkPassword(next).unmet}
        words={fieldMessages}
        isInvalid={errors.new_password !== undefined}
      />
      <PasswordField
        {...register('confirm_password', {
          validate: (text, form) => text === form.new_password || resetPasswordMessages.passwordsDiffer,
        })}
        label={fieldMessages.confirmPassword}
        words={fieldMessages}
        autoComplete="new-password"
        error={errors.confirm_password?.message}
      />
      <input type="hidden" name="action" value="password" />
      <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
    </form>
  )
}

/** Changes one's own password. */
export const Password = island(Part, failureMessages, reportCrash)
