import { maxLengths } from '@draftdesk/contract/input-limits'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldMessages } from '../../messages/fields.ts'
import { verifyEmailMessages } from './words.ts'
import { buildLink } from '../../routes.ts'
import { resendCode, verifyEmail } from './actions.ts'
import { bindField, requireText } from '../../ui/forms/bind-field.ts'
import { DoneMessage } from '../../ui/done-message.tsx'
import { Field, emailInputProps } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import type { PostedFormProps } from './posted-form-props.ts'
import { Notice } from '../../ui/notice.tsx'
import { getFormProblem } from '../../ui/forms/get-form-problem.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'

interface VerifyEmailProps extends PostedFormProps {
  /** The address that received the code. The form asks for it if this browser does not know it. */
  readonly email: string | undefined
  readonly verified: boolean
  /** The account has no password yet, and a link to choose one is in the mailbox. */
  readonly needsPassword?: boolean
}

interface VerifyEmailForm {
  readonly email?: string
  readonly verification_code: string
}

function VerifyEmailView({
  action,
  email,
  verified,
  needsPassword = false,
  values,
  error,
}: VerifyEmailProps) {
  const [done, setDone] = useState(verified ? { needsPassword } : undefined)
  const [isSending, setSending] = useState(false)
  const form = useForm<VerifyEmailForm>()
  const { handleSubmit, setError, getValues, setFocus, formState } = form
  const { isSubmitting } = formState
  const notice = getFormProblem(formState, error)
  const getAddress = (): string => email ?? getValues('email')?.trim() ?? ''
  const submit = handleSubmit(async (sent) => {
    const answer = await verifyEmail(getAddress(), sent.verification_code.trim())
    if ('needsPassword' in answer) setDone(answer)
    else if (answer.problem) setError('root', { message: answer.problem })
  })
  async function resendToAddress(): Promise<void> {
    if (isSending) return
    if (getAddress() === '') {
      setError('email', { message: verifyEmailMessages.noEmail })
      setFocus('email')
      return
    }
    setSending(true)
    await resendCode(getAddress())
    setSending(false)
  }
  if (done) {
    return (
      <DoneMessage
        title={verifyEmailMessages.verifiedTitle}
        text={done.needsPassword ? verifyEmailMessages.choosePassword : verifyEmailMessages.verifiedHint}
        action={verifyEmailMessages.login}
        href={buildLink('signin')}
      />
    )
  }
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      <div className="stack gap-2">
        <h1>{verifyEmailMessages.title}</h1>
        <p className="muted">
          {email === undefined ? (
            verifyEmailMessages.unknownHint
          ) : (
            <>
              {verifyEmailMessages.sentTo} <strong>{email}</strong>. {verifyEmailMessages.sentHint}
            </>
          )}
        </p>
      </div>
      {notice && <Notice tone="error">{notice}</Notice>}
      {email === undefined && (
        <Field
          {...bindField(form, 'email', requireText(verifyEmailMessages.noEmail))}
          label={fieldMessages.email}
          defaultValue={values['email']}
          maxLength={maxLengths.line}
          {...emailInputProps}
        />
      )}
      <Field
        {...bindField(form, 'verification_code', requireText(verifyEmailMessages.codeRequired))}
        label={verifyEmailMessages.code}
        defaultValue={values['verification_code']}
        maxLength={maxLengths.line}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
      />
      <SubmitButton
        isBusy={isSubmitting}
        label={verifyEmailMessages.submit}
        busy={verifyEmailMessages.busy}
      />
      <button
        type="submit"
        name="action"
        value="resend"
        className="button quiet"
        aria-busy={isSending}
        onClick={(event) => {
          event.preventDefault()
          void resendToAddress()
        }}
      >
        {isSending ? verifyEmailMessages.resending : verifyEmailMessages.resend}
      </button>
      <p className="muted">
        {email !== undefined && `${verifyEmailMessages.wrongAddress} `}
        <a href={buildLink('signup')}>{verifyEmailMessages.signup}</a>
        {email === undefined && (
          <>
            {' '}
            {verifyEmailMessages.or} <a href={buildLink('signin')}>{verifyEmailMessages.login}</a>
          </>
        )}
      </p>
    </form>
  )
}

/** The code form of /verify-email and its 'Email verified!' view. */
export const VerifyEmail = createIsland(VerifyEmailView)
