import { checkPassword } from '@draftdesk/auth-core/forms'
import { errorAnswer, readingOf } from '@draftdesk/contract'
import { forgotPasswordMessages } from '../../messages/forgot-password.ts'
import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { accountVerbs } from '../../models/account.ts'
import { link } from '../../routes.ts'
import { toasts } from '../../messages/toasts.ts'
import { redirect } from '../gate/redirect.ts'
import { readFields } from '../fields.ts'
import type { FormState } from '../fields.ts'
import type { PageContext } from '../upstream/visit.ts'

/** What /forgot-password shows: the form, or 'Check your email' once a link was sent. */
export interface ForgotPasswordPage extends FormState {
  readonly sentTo: string | undefined
}

/** /forgot-password. */
export async function loadForgotPassword(context: PageContext): Promise<ForgotPasswordPage> {
  if (context.request.method !== 'POST') return { values: {}, sentTo: undefined }
  const { email = '' } = readFields(context, ['email'])
  const again = (error: string) => ({ values: { email }, sentTo: undefined, error })
  if (email === '') return again(forgotPasswordMessages.emailRequired)
  const { call, toast } = context.locals.visit
  const sent = await call(accountVerbs.forgotPassword(email))
  if (!sent.ok) return again(sent.error.problem ?? forgotPasswordMessages.failed)
  toast('success', toasts.resetSent)
  return { values: { email }, sentTo: email }
}

/** What /reset-password shows. `token` is the link's; it goes back with the form and nowhere else. */
export interface ResetPasswordPage extends FormState {
  readonly token: string
  readonly done: boolean
  /** The link works no more. */
  readonly isSpent?: boolean
}

/** /reset-password?token=: the link's token leaves the address before the page loads anything. */
export async function loadResetPassword(context: PageContext): Promise<ResetPasswordPage | Response> {
  const { call, cookies, toast } = context.locals.visit
  if (context.request.method !== 'POST') {
    const linked = context.url.searchParams.get('token')
    if (linked === null) return { values: {}, token: cookies.readResetToken(), done: false }
    cookies.writeResetToken(linked)
    return redirect(link('resetPassword'))
  }
  const names = ['reset_token', 'new_password', 'confirm_password']
  const fields = readFields(context, names)
  const token = fields['reset_token'] ?? ''
  const again = (error: string) => ({ values: {}, token, done: false, error })
  if (!checkPassword(fields['new_password'] ?? '').ok) return again(resetPasswordMessages.passwordRule)
  if (fields['new_password'] !== fields['confirm_password'])
    return again(resetPasswordMessages.passwordsDiffer)
  const reset = await call(accountVerbs.resetPassword(fields))
  if (!reset.ok) {
    const { problem = resetPasswordMessages.failed, refusal } = reset.error
    return { ...again(problem), isSpent: isSpent(refusal?.body) }
  }
  cookies.dropResetToken()
  toast('success', toasts.passwordUpdated)
  return { values: {}, token: '', done: true }
}

const isSpent = (refusal: unknown): boolean =>
  readingOf(errorAnswer).safeParse(refusal).data?.code === 'link_unusable'
