import { readingOf, verifyEmailAnswer } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { toasts } from '../../messages/toasts.ts'
import { verifyEmailMessages } from '../../messages/verify-email.ts'
import { ask } from '../upstream/ask.ts'
import { createCookies } from '../session/cookies.ts'
import { getSite } from '../site.ts'
import { readFields } from '../fields.ts'
import type { FormState } from '../fields.ts'

/** What /verify-email shows: the address it is about, if the browser brought one, and whether it is done. */
export interface VerifyEmailPage extends FormState {
  readonly email: string | undefined
  readonly verified: boolean
  /** The account has no password yet, and a link to choose one is in the mailbox. */
  readonly needsPassword?: boolean
}

/** /verify-email: its form's two buttons verify a code or have a new one sent. A browser that knows no address asks for it. */
export async function loadVerifyEmail(context: APIContext): Promise<VerifyEmailPage> {
  const site = getSite()
  const cookies = createCookies(context.cookies, site.settings.secure)
  const known = cookies.readPendingEmail()
  const page = { values: {}, email: known, verified: false }
  if (context.request.method !== 'POST') return page

  const names = ['email', 'verification_code', 'action']
  const { email: typed = '', verification_code: code = '', action } = readFields(context, names)
  const email = known ?? typed
  const again = (error: string) => ({ ...page, values: { email: typed, verification_code: code }, error })
  if (email === '') return again(verifyEmailMessages.noEmail)
  if (action === 'resend') {
    const resent = await ask(site, context, {
      method: 'POST',
      path: '/v1/auth/resend-verification-code',
      fields: { email },
      fallback: verifyEmailMessages.resendFailed,
    })
    if (!resent.ok) return again(resent.error)
    context.locals.flash = [{ tone: 'success', text: toasts.codeResent }]
    return { ...page, values: { email: typed } }
  }
  if (code === '') return again(verifyEmailMessages.codeRequired)
  const signUp = cookies.readSignUp()
  const verified = await ask(site, context, {
    method: 'POST',
    path: '/v1/auth/verify-email',
    fields: { email, verification_code: code, ...(signUp !== undefined && { sign_up_id: signUp }) },
    fallback: verifyEmailMessages.failed,
  })
  if (!verified.ok) return again(verified.error)
  cookies.dropPendingEmail()
  cookies.dropSignUp()
  context.locals.flash = [{ tone: 'success', text: toasts.emailVerified }]
  const answer = readingOf(verifyEmailAnswer).safeParse(verified.body)
  return { ...page, verified: true, needsPassword: answer.data?.needs_password === true }
}
