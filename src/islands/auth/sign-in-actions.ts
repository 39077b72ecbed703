import type { Auth } from '@draftdesk/auth-core/auth'
import { link } from '../../routes.ts'
import { explainOrLeave } from '../../stores/calls/failure.ts'
import { leave } from '../../stores/session/leave.ts'
import { carryToast } from '../../stores/toasts.ts'
import { getAuth } from './actions.ts'
import type { ErrorText } from './actions.ts'
import { signinMessages } from './words.ts'

/** Signs in and leaves for `returnTo`, for the second step, or for /verify-email when the address waits for its code. */
export async function signIn(
  form: { email: string; password: string },
  { returnTo, codeAddress }: { readonly returnTo: string; readonly codeAddress: string },
  auth: Auth = getAuth(),
): Promise<ErrorText> {
  const result = await auth.signIn(form)
  if (!result.ok) return explainOrLeave(result.error, signinMessages.failed)
  const { kind } = result.value
  if (kind === 'needsCode') return leave(codeAddress)
  return leave(kind === 'unverified' ? link('verifyEmail') : returnTo)
}

/** Completes a sign-in with a code and leaves for `returnTo`, or for `signInAgain` when it took too long. */
export async function signInWithCode(
  code: string,
  { returnTo, signInAgain }: { readonly returnTo: string; readonly signInAgain: string },
  auth: Auth = getAuth(),
): Promise<ErrorText> {
  const result = await auth.signInWithCode({ code })
  if (result.ok) return leave(returnTo)
  const problem = await explainOrLeave(result.error, signinMessages.failed)
  if (result.error.reason !== 'challenge_over') return problem
  carryToast('error', problem)
  return leave(signInAgain)
}
