import { checkPassword } from '@draftdesk/auth-core/forms'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { fieldMessages } from '../../messages/fields.ts'
import { signupMessages } from './words.ts'
import { signUp } from './actions.ts'
import { bindField, requireText } from '../../ui/forms/bind-field.ts'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import type { PostedFormProps } from './posted-form-props.ts'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { ValidatedForm } from '../../ui/forms/validated-form.tsx'

interface SignupForm {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly password: string
  readonly confirm_password: string
}

function SignupView({ action, values, error }: PostedFormProps) {
  const form = useForm<SignupForm>()
  const { errors, isSubmitting } = form.formState
  async function createAccount(sent: SignupForm): Promise<void> {
    const refused = await signUp({
      firstName: sent.first_name.trim(),
      lastName: sent.last_name.trim(),
      email: sent.email.trim(),
      password: sent.password,
      confirmPassword: sent.confirm_password,
    })
    showFieldRefusal(form, refused)
  }
  return (
    <ValidatedForm form={form} run={createAccount} action={action} postError={error}>
      <div className="form-row">
        <Field
          {...bindField(form, 'first_name', requireText(signupMessages.namesRequired))}
          label={fieldMessages.firstName}
          defaultValue={values['first_name']}
          maxLength={maxLengths.personName}
          autoComplete="given-name"
        />
        <Field
          {...bindField(form, 'last_name', requireText(signupMessages.namesRequired))}
          label={fieldMessages.lastName}
          defaultValue={values['last_name']}
          maxLength={maxLengths.personName}
          autoComplete="family-name"
          isInvalid={errors.last_name !== undefined}
          error={errors.first_name ? undefined : errors.last_name?.message}
        />
      </div>
      <Field
        {...bindField(form, 'email', requireText(signupMessages.emailRequired))}
        label={fieldMessages.email}
        defaultValue={values['email']}
        maxLength={maxLengths.line}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
      />
      <NewPasswordFields
        form={form}
        name="password"
        again="confirm_password"
        label={fieldMessages.password}
        maxLength={maxLengths.secret}
        check={checkPassword}
        rules={signupMessages}
        words={fieldMessages}
      />
      <SubmitButton isBusy={isSubmitting} label={signupMessages.submit} busy={signupMessages.busy} />
    </ValidatedForm>
  )
}

/** The form of /signup. It checks the password rule while typing. */
export const Signup = createIsland(SignupView)
