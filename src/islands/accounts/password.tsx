import { checkPassword } from '@draftdesk/auth-core/forms'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { accountMessages as words } from './words.ts'
import { fieldMessages } from '../../messages/fields.ts'
import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { changePassword } from './actions.ts'
import { createIsland } from '../create-island.tsx'
import { bindField } from '../../ui/forms/bind-field.ts'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { ValidatedForm } from '../../ui/forms/validated-form.tsx'

interface PasswordProps {
  readonly id: string
  /** The user name, for password managers. */
  readonly email: string
}

interface PasswordFields {
  readonly current_password: string
  readonly new_password: string
  readonly confirm_password: string
}

const emptyFields = { current_password: '', new_password: '', confirm_password: '' }

function PasswordFormView({ id, email }: PasswordProps) {
  const form = useForm<PasswordFields>()
  const { reset, setFocus, formState } = form
  const { isSubmitting } = formState
  async function savePassword(sent: PasswordFields): Promise<void> {
    const refused = await changePassword(id, { current: sent.current_password, next: sent.new_password })
    if (refused) {
      showFieldRefusal(form, refused)
      return
    }
    reset(emptyFields)
    setFocus('current_password')
  }
  return (
    <ValidatedForm className="form panel-body" form={form} run={savePassword}>
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...bindField(form, 'current_password', { validate: (text) => text !== '' || words.currentRequired })}
        label={words.currentPassword}
        words={fieldMessages}
        maxLength={maxLengths.secret}
        autoComplete="current-password"
      />
      <NewPasswordFields
        form={form}
        name="new_password"
        again="confirm_password"
        label={fieldMessages.newPassword}
        maxLength={maxLengths.secret}
        check={checkPassword}
        rules={resetPasswordMessages}
        words={fieldMessages}
      />
      <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
    </ValidatedForm>
  )
}

/** Changes one's own password. */
export const PasswordForm = createIsland(PasswordFormView)
