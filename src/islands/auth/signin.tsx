import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { fieldMessages } from '../../messages/fields.ts'
import { signinMessages } from './words.ts'
import { buildSignInStepAddress } from '../../models/sign-in-step.ts'
import { buildLink } from '../../routes.ts'
import { signIn } from './sign-in-actions.ts'
import { bindField, requireText } from '../../ui/forms/bind-field.ts'
import { Field, emailInputProps } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import type { PostedFormProps } from './posted-form-props.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { ValidatedForm } from '../../ui/forms/validated-form.tsx'

interface SigninProps extends PostedFormProps {
  /** The address after the sign-in. */
  readonly returnTo: string
}

interface SigninForm {
  readonly email: string
  readonly password: string
}

function SigninView({ action, returnTo, values, error }: SigninProps) {
  const form = useForm<SigninForm>()
  const { setError } = form
  async function submitCredentials({ email, password }: SigninForm): Promise<void> {
    const codeAddress = buildSignInStepAddress(action, 'code')
    const credentials = { email: email.trim(), password }
    const problem = await signIn(credentials, { returnTo, codeAddress })
    if (problem) setError('root', { message: problem })
  }
  return (
    <ValidatedForm form={form} run={submitCredentials} action={action} postError={error}>
      <Field
        {...bindField(form, 'email', requireText(signinMessages.emailRequired))}
        label={fieldMessages.email}
        defaultValue={values['email']}
        maxLength={maxLengths.line}
        {...emailInputProps}
      />
      <PasswordField
        {...bindField(form, 'password', { required: signinMessages.passwordRequired })}
        label={fieldMessages.password}
        words={fieldMessages}
        maxLength={maxLengths.secret}
        autoComplete="current-password"
        aside={
          <a className="change" href={buildLink('forgotPassword')}>
            {signinMessages.forgot}
          </a>
        }
      />
      <SubmitButton
        isBusy={form.formState.isSubmitting}
        label={signinMessages.submit}
        busy={signinMessages.busy}
      />
    </ValidatedForm>
  )
}

/** The form of /signin and /admin-signin. Before hydration it posts to its page. */
export const Signin = createIsland(SigninView)
