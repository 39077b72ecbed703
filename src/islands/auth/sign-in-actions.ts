import type { AuthError } from '@draftdesk/auth-core'
import type { Auth } from '@draftdesk/auth-core/auth'
import { buildSignInStepAddress } from '../../models/sign-in-step.ts'
import { buildLink } from '../../routes.ts'
import { explainFailureOrLeave } from '../../stores/calls/explain-failure.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { saveToastForNextPage } from '../../stores/toasts.ts'
import { getAuth } from './actions.ts'
import type { ErrorText } from './actions.ts'
import type { PasskeyPrompt } from '../../stores/passkeys.ts'
import { codeStepMessages, signinMessages } from './words.ts'

/** Signs in and leaves for `returnTo`, for the second step, or for /verify-email when the address waits for its code. */
export async function signIn(
  form: { email: string; password: string },
  { returnTo, codeAddress }: { readonly returnTo: string; readonly codeAddress: string },
  auth: Auth = getAuth(),
): Promise<ErrorText> {
  const result = await auth.signIn(form)
  if (!result.ok) return explainFailureOrLeave(result.error, signinMessages.failed)
  const { value } = result
  if (value.kind === 'needsCode')
    return leavePage(value.hasPasskey ? buildSignInStepAddress(codeAddress, 'passkey') : codeAddress)
  return leavePage(value.kind === 'unverified' ? buildLink('verifyEmail') : returnTo)
}

/** Completes a sign-in with a code and leaves for `returnTo`, or for `signInAgain` when it took too long. */
export async function signInWithCode(
  code: string,
  { returnTo, signInAgain }: { readonly returnTo: string; readonly signInAgain: string },
  auth: Auth = getAuth(),
): Promise<ErrorText> {
  const result = await auth.signInWithCode({ code })
  return result.ok ? leavePage(returnTo) : explainSecondStepFailure(result.error, signInAgain)
}

/** Completes a sign-in with a passkey and leaves for `returnTo`, or for `signInAgain` when it took too long. */
export async function signInWithPasskey(
  { returnTo, signInAgain }: { readonly returnTo: string; readonly signInAgain: string },
  auth: Auth = getAuth(),
  prompt: PasskeyPrompt = promptPasskey,
): Promise<ErrorText> {
  const result = await auth.signInWithPasskey({ prompt })
  if (result.ok) return leavePage(returnTo)
  return result.error.code === 'aborted'
    ? codeStepMessages.passkeyUnused
    : explainSecondStepFailure(result.error, signInAgain)
}

/** Only people with a passkey load its code. */
const promptPasskey: PasskeyPrompt = async (options) =>
  (await import('../../stores/passkeys.ts')).signWithPasskey(options)

async function explainSecondStepFailure(error: AuthError, signInAgain: string): Promise<ErrorText> {
  const problem = await explainFailureOrLeave(error, signinMessages.failed)
  if (error.reason !== 'challenge_over') return problem
  saveToastForNextPage('error', problem)
  return leavePage(signInAgain)
}
