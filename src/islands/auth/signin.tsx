import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { fieldMessages } from '../../messages/fields.ts'
import { signinMessages } from './words.ts'
import { buildSignInStepAddress } from '../../models/sign-in-step.ts'
import { buildLink } from '../../routes.ts'
import { signIn } from './sign-in-actions.ts'
import { Field, emailInputProps } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'

interface SigninProps {
  readonly action: string
  /** The address after the sign-in. */
  readonly returnTo: string
  readonly values: Readonly<Record<string, string>>
  readonly error?: string | undefined
}

interface SigninForm {
  readonly email: string
  readonly password: string
}

function SigninView({ action, returnTo, values, error }: SigninProps) {
  const { register, handleSubmit, setError, formState } = useForm<SigninForm>()
  const { errors, isSubmitting } = formState
  const notice = errors.root?.message ?? (formState.isSubmitted ? undefined : error)
  const submit = handleSubmit(async (form) => {
    const codeAddress = buildSignInStepAddress(action, 'code')
    const credentials = { email: form.email.trim(), password: form.password }
    const problem = await signIn(credentials, { returnTo, codeAddress })
    if (problem) setError('root', { message: problem })
  })
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      {notice && <Notice tone="error">{notice}</Notice>}
      <Field
        {...register('email', { validate: (text) => text.trim() !== '' || signinMessages.emailRequired })}
        label={fieldMessages.email}
        defaultValue={values['email']}
        maxLength={maxLengths.line}
        {...emailInputProps}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', { required: signinMessages.passwordRequired })}
        label={fieldMessages.password}
        words={fieldMessages}
        maxLength={maxLengths.secret}
        autoComplete="current-password"
        aside={<a href={buildLink('forgotPassword')}>{signinMessages.forgot}</a>}
        error={errors.password?.message}
      />
      <SubmitButton isBusy={isSubmitting} label={signinMessages.submit} busy={signinMessages.busy} />
    </form>
  )
}

/** The form of /signin and /admin-signin. Before hydration it posts to its page. */
export const Signin = createIsland(SigninView)
