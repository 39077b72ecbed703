import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { buildSignInStepAddress } from '../../models/sign-in-step.ts'
import type { SignInStep } from '../../models/sign-in-step.ts'
import { Field } from '../../ui/forms/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { signInWithCode } from './sign-in-actions.ts'
import { codeStepMessages as words } from './words.ts'

interface SignInCodeFormProps {
  /** The address of this page, which the form posts to before hydration. */
  readonly action: string
  readonly step: Exclude<SignInStep, 'passkey'>
  /** The address after the sign-in. */
  readonly returnTo: string
  readonly error?: string | undefined
}

function SignInCodeFormView({ action, step, returnTo, error }: SignInCodeFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<{ readonly code: string }>()
  const { errors, isSubmitting } = formState
  const notice = errors.root?.message ?? (formState.isSubmitted ? undefined : error)
  const signInAgain = buildSignInStepAddress(action, undefined)
  const submit = handleSubmit(async ({ code }) => {
    const problem = await signInWithCode(code.trim(), { returnTo, signInAgain })
    if (!problem) return
    setError('root', { message: problem })
    setFocus('code', { shouldSelect: true })
  })
  const other = step === 'code' ? 'recovery' : 'code'
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      {notice && <Notice tone="error">{notice}</Notice>}
      <Field
        {...register('code', { validate: (text) => text.trim() !== '' || words.required[step] })}
        label={words.labels[step]}
        maxLength={maxLengths.line}
        inputMode={step === 'code' ? 'numeric' : 'text'}
        autoComplete={step === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize={step === 'code' ? 'off' : 'characters'}
        spellCheck={false}
        autoFocus
        error={errors.code?.message}
      />
      <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
      <p className="muted">
        <a href={buildSignInStepAddress(action, other)}>{words.links[other]}</a>
      </p>
      <p className="muted">
        <a href={signInAgain}>{words.again}</a>
      </p>
    </form>
  )
}

/** The form for the second step of /signin and /admin-signin. Before hydration it posts to its page. */
export const SignInCodeForm = createIsland(SignInCodeFormView)
