import { maxLengths } from '@draftdesk/contract/input-limits'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldMessages } from '../../messages/fields.ts'
import { forgotPasswordMessages } from './words.ts'
import { buildLink } from '../../routes.ts'
import { forgotPassword } from './actions.ts'
import { bindField, requireText } from '../../ui/forms/bind-field.ts'
import { Field, emailInputProps } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import type { PostedFormProps } from './posted-form-props.ts'
import { Notice } from '../../ui/notice.tsx'
import { getFormProblem } from '../../ui/forms/get-form-problem.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'

interface ForgotPasswordProps extends PostedFormProps {
  readonly sentTo?: string | undefined
}

interface ForgotPasswordForm {
  readonly email: string
}

function ForgotPasswordView({ action, values, error, sentTo }: ForgotPasswordProps) {
  const [sent, setSent] = useState(sentTo)
  const form = useForm<ForgotPasswordForm>()
  const { register, handleSubmit, setError, formState } = form
  const { isSubmitting } = formState
  const notice = getFormProblem(formState, error)
  const submit = handleSubmit(async (sent) => {
    const email = sent.email.trim()
    const problem = await forgotPassword(email)
    if (problem) setError('root', { message: problem })
    else setSent(email)
  })
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      {sent === undefined ? (
        <>
          <div className="stack gap-2">
            <h1>{forgotPasswordMessages.title}</h1>
            <p className="muted">{forgotPasswordMessages.hint}</p>
          </div>
          {notice && <Notice tone="error">{notice}</Notice>}
          <Field
            {...bindField(form, 'email', requireText(forgotPasswordMessages.emailRequired))}
            label={fieldMessages.email}
            defaultValue={values['email']}
            maxLength={maxLengths.line}
            {...emailInputProps}
          />
          <SubmitButton
            isBusy={isSubmitting}
            label={forgotPasswordMessages.submit}
            busy={forgotPasswordMessages.busy}
          />
        </>
      ) : (
        <>
          <div className="stack gap-2" role="status">
            <h1>{forgotPasswordMessages.sentTitle}</h1>
            <p className="muted">
              {forgotPasswordMessages.sentTo} <strong>{sent}</strong>. {forgotPasswordMessages.sentHint}
            </p>
          </div>
          {notice && <Notice tone="error">{notice}</Notice>}
          <input type="hidden" {...register('email')} defaultValue={sent} />
          <button type="submit" className="button quiet" aria-busy={isSubmitting}>
            {isSubmitting ? forgotPasswordMessages.busy : forgotPasswordMessages.resend}
          </button>
        </>
      )}
      <p className="muted">
        <a href={buildLink('signin')}>{forgotPasswordMessages.back}</a>
      </p>
    </form>
  )
}

/** The form of /forgot-password and its 'Check your email' view. */
export const ForgotPassword = createIsland(ForgotPasswordView)
