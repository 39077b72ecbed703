import { checkPassword } from '@draftdesk/auth-core/forms'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { fieldMessages } from '../../messages/fields.ts'
import { signupMessages } from './words.ts'
import { signUp } from './actions.ts'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'

interface SignupProps {
  readonly action: string
  readonly values: Readonly<Record<string, string>>
  readonly error?: string | undefined
}

interface SignupForm {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly password: string
  readonly confirm_password: string
}

const isNotBlank = (text: string): boolean => text.trim() !== ''

function SignupView({ action, values, error }: SignupProps) {
  const form = useForm<SignupForm>()
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const notice = errors.root?.message ?? (formState.isSubmitted ? undefined : error)
  const submit = handleSubmit(async (sent) => {
    const refused = await signUp({
      firstName: sent.first_name.trim(),
      lastName: sent.last_name.trim(),
      email: sent.email.trim(),
      password: sent.password,
      confirmPassword: sent.confirm_password,
    })
    showFieldRefusal(form, refused)
  })
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      {notice && <Notice tone="error">{notice}</Notice>}
      <div className="form-row">
        <Field
          {...register('first_name', {
            validate: (text) => isNotBlank(text) || signupMessages.namesRequired,
          })}
          label={fieldMessages.firstName}
          defaultValue={values['first_name']}
          maxLength={maxLengths.personName}
          autoComplete="given-name"
          error={errors.first_name?.message}
        />
        <Field
          {...register('last_name', { validate: (text) => isNotBlank(text) || signupMessages.namesRequired })}
          label={fieldMessages.lastName}
          defaultValue={values['last_name']}
          maxLength={maxLengths.personName}
          autoComplete="family-name"
          isInvalid={errors.last_name !== undefined}
          error={errors.first_name ? undefined : errors.last_name?.message}
        />
      </div>
      <Field
        {...register('email', { validate: (text) => isNotBlank(text) || signupMessages.emailRequired })}
        label={fieldMessages.email}
        defaultValue={values['email']}
        maxLength={maxLengths.line}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        error={errors.email?.message}
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
    </form>
  )
}

/** The form of /signup. It checks the password rule while typing. */
export const Signup = createIsland(SignupView)
