import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { buildSignInStepAddress } from '../../models/sign-in-step.ts'
import type { SignInStep } from '../../models/sign-in-step.ts'
import { bindField } from '../../ui/forms/bind-field.ts'
import { Field } from '../../ui/forms/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { ValidatedForm } from '../../ui/forms/validated-form.tsx'
import { createIsland } from '../create-island.tsx'
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
  const form = useForm<{ readonly code: string }>()
  const { setError, setFocus } = form
  const signInAgain = buildSignInStepAddress(action, undefined)
  async function submitCode({ code }: { readonly code: string }): Promise<void> {
    const problem = await signInWithCode(code.trim(), { returnTo, signInAgain })
    if (!problem) return
    setError('root', { message: problem })
    setFocus('code', { shouldSelect: true })
  }
  const other = step === 'code' ? 'recovery' : 'code'
  return (
    <ValidatedForm form={form} run={submitCode} action={action} postError={error}>
      <Field
        {...bindField(form, 'code', { validate: (text) => text.trim() !== '' || words.required[step] })}
        label={words.labels[step]}
        maxLength={maxLengths.line}
        inputMode={step === 'code' ? 'numeric' : 'text'}
        autoComplete={step === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize={step === 'code' ? 'off' : 'characters'}
        spellCheck={false}
        autoFocus
      />
      <SubmitButton isBusy={form.formState.isSubmitting} label={words.submit} busy={words.busy} />
      <p className="muted">
        <a href={buildSignInStepAddress(action, other)}>{words.links[other]}</a>
      </p>
      <p className="muted">
        <a href={signInAgain}>{words.again}</a>
      </p>
    </ValidatedForm>
  )
}

/** The form for the second step of /signin and /admin-signin. Before hydration it posts to its page. */
export const SignInCodeForm = createIsland(SignInCodeFormView)
