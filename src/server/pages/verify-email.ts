import { toasts } from '../../messages/toasts.ts'
import { verifyEmailMessages } from '../../messages/verify-email.ts'
import { accountVerbs } from '../../models/account.ts'
import { readFields } from '../fields.ts'
import type { FormState } from '../fields.ts'
import type { PageContext } from '../upstream/visit.ts'

/** What /verify-email shows: the address it is about, if the browser brought one, and whether it is done. */
export interface VerifyEmailPage extends FormState {
  readonly email: string | undefined
  readonly verified: boolean
  /** The account has no password yet, and a link to choose one is in the mailbox. */
  readonly needsPassword?: boolean
}

/** /verify-email: its form's two buttons verify a code or have a new one sent. A browser that knows no address asks for it. */
export async function loadVerifyEmail(context: PageContext): Promise<VerifyEmailPage> {
  const { call, cookies, toast } = context.locals.visit
  const known = cookies.readPendingEmail()
  const page = { values: {}, email: known, verified: false }
  if (context.request.method !== 'POST') return page

  const names = ['email', 'verification_code', 'action']
  const { email: typed = '', verification_code: code = '', action } = readFields(context, names)
  const email = known ?? typed
  const again = (error: string) => ({ ...page, values: { email: typed, verification_code: code }, error })
  if (email === '') return again(verifyEmailMessages.noEmail)
  if (action === 'resend') {
    const resent = await call(accountVerbs.resendCode(email))
    if (!resent.ok) return again(resent.error.problem ?? verifyEmailMessages.resendFailed)
    toast('success', toasts.codeResent)
    return { ...page, values: { email: typed } }
  }
  if (code === '') return again(verifyEmailMessages.codeRequired)
  const verified = await call(accountVerbs.verifyEmail(email, code, cookies.readSignUp()))
  if (!verified.ok) return again(verified.error.problem ?? verifyEmailMessages.failed)
  cookies.dropPendingEmail()
  cookies.dropSignUp()
  toast('success', toasts.emailVerified)
  return { ...page, verified: true, needsPassword: verified.value.needs_password === true }
}
