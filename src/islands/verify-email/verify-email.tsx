import { lengths } from '@draftdesk/contract/lengths'
import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { failureMessages } from '../../messages/failures.ts'
import { verifyEmailMessages } from '../../messages/verify-email.ts'
import { link } from '../../routes.ts'
import { resendCode, verifyEmail } from '../../stores/auth.ts'
import { reportCrash } from '../../stores/report.ts'
import { Done } from '../../ui/done.tsx'
import { Field } from '../../ui/field.tsx'
import { island } from '../../ui/island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface VerifyEmailProps {
  readonly action: string
  readonly email: string
  readonly verified: boolean
  readonly values: Readonly<Record<string, string>>
  readonly error?: string | undefined
}

interface VerifyEmailForm {
  readonly verification_code: string
}

function Part({ action, email, verified, values, error }: VerifyEmailProps) {
  const [isVerified, setVerified] = useState(verified)
  const [isSending, setSending] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<VerifyEmailForm>()
  const { errors, isSubmitting } = formState
  const notice = errors.root?.message ?? (formState.isSubmitted ? undefined : error)
  const submit = handleSubmit(async (form) => {
    const problem = await verifyEmail(email, form.verification_code.trim())
    if (problem) setError('root', { message: problem })
    else setVerified(true)
  })
  async function resend(): Promise<void> {
    if (isSending) return
    setSending(true)
    await resendCode(email)
    setSending(false)
  }
  if (isVerified) {
    return (
      <Done
        title={verifyEmailMessages.verifiedTitle}
        text={verifyEmailMessages.verifiedHint}
        action={verifyEmailMessages.login}
        href={link('signin')}
      />
    )
  }
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      <div className="auth-intro">
        <h1>{verifyEmailMessages.title}</h1>
        <p>
          {verifyEmailMessages.sentTo} <strong>{email}</strong>. {verifyEmailMessages.sentHint}
        </p>
      </div>
      {notice && <Notice tone="error">{notice}</Notice>}
      <Field
        {...register('verification_code', {
          validate: (text) => text.trim() !== '' || verifyEmailMessages.codeRequired,
        })}
        label={verifyEmailMessages.code}
        defaultValue={values['verification_code']}
        maxLength={lengths.line}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        error={errors.verification_code?.message}
      />
      <SubmitButton
        isBusy={isSubmitting}
        label={verifyEmailMessages.submit}
        busy={verifyEmailMessages.busy}
      />
      <Button
        type="submit"
        name="action"
        value="resend"
        size="3"
        variant="soft"
        color="gray"
        aria-busy={isSending}
        onClick={(event) => {
          event.preventDefault()
          void resend()
        }}
      >
        {isSending ? verifyEmailMessages.resending : verifyEmailMessages.resend}
      </Button>
    </form>
  )
}

/** The code form of /verify-email and its 'Email verified!' view. */
export const VerifyEmail = island(Part, failureMessages, reportCrash)
