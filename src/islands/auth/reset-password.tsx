import { checkPassword } from '@draftdesk/auth-core/forms'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldMessages } from '../../messages/fields.ts'
import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { buildLink } from '../../routes.ts'
import { resetPassword } from './actions.ts'
import { DoneMessage } from '../../ui/done-message.tsx'
import { createIsland } from '../create-island.tsx'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { getFormProblem } from '../../ui/forms/get-form-problem.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'

interface ResetPasswordProps {
  readonly action: string
  readonly token: string
  readonly done: boolean
  readonly error?: string | undefined
  /** The link is used or expired, so a new one is needed. */
  readonly isSpent?: boolean | undefined
}

interface ResetPasswordForm {
  readonly new_password: string
  readonly confirm_password: string
}

function ResetPasswordView({ action, token, done, error, isSpent }: ResetPasswordProps) {
  const [isDone, setDone] = useState(done)
  const [needsLink, setNeedsLink] = useState(isSpent)
  const form = useForm<ResetPasswordForm>()
  const { handleSubmit, formState } = form
  const { isSubmitting } = formState
  const notice = getFormProblem(formState, error)
  const submit = handleSubmit(async (sent) => {
    const { new_password: newPassword, confirm_password: confirmPassword } = sent
    const result = await resetPassword({ resetToken: token, newPassword, confirmPassword })
    if (result.ok) {
      setDone(true)
      return
    }
    setNeedsLink(result.isSpent)
    showFieldRefusal(form, result)
  })
  if (isDone) {
    return (
      <DoneMessage
        title={resetPasswordMessages.doneTitle}
        text={resetPasswordMessages.doneHint}
        action={resetPasswordMessages.login}
        href={buildLink('signin')}
      />
    )
  }
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      <h1>{resetPasswordMessages.title}</h1>
      {notice && (
        <Notice tone="error">
          {notice} {needsLink && <a href={buildLink('forgotPassword')}>{resetPasswordMessages.again}</a>}
        </Notice>
      )}
      <input type="hidden" name="reset_token" value={token} />
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
      <SubmitButton
        isBusy={isSubmitting}
        label={resetPasswordMessages.submit}
        busy={resetPasswordMessages.busy}
      />
    </form>
  )
}

/** The form of /reset-password and its 'Password updated!' view. */
export const ResetPassword = createIsland(ResetPasswordView)
