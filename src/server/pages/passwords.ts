import { checkPassword } from '@draftdesk/auth-core/forms'
import { errorAnswer, readingOf } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { forgotPasswordMessages } from '../../messages/forgot-password.ts'
import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { link } from '../../routes.ts'
import { toasts } from '../../messages/toasts.ts'
import { ask } from '../upstream/ask.ts'
import { getSite } from '../site.ts'
import { redirect } from '../gate/redirect.ts'
import { createResetToken } from './reset-token.ts'
import { readFields } from '../fields.ts'
import type { FormState } from '../fields.ts'

/** What /forgot-password shows: the form, or 'Check your email' once a link was sent. */
export interface ForgotPasswordPage extends FormState {
  readonly sentTo: string | undefined
}

/** /forgot-password. */
export async function loadForgotPassword(context: APIContext): Promise<ForgotPasswordPage> {
  if (context.request.method !== 'POST') return { values: {}, sentTo: undefined }
  const { email = '' } = readFields(context, ['email'])
  const again = (error: string) => ({ values: { email }, sentTo: undefined, error })
  if (email === '') return again(forgotPasswordMessages.emailRequired)
  const sent = await ask(getSite(), context, {
    method: 'POST',
    path: '/v1/auth/forgot-password',
    fields: { email },
    fallback: forgotPasswordMessages.failed,
  })
  if (!sent.ok) return again(sent.error)
  context.locals.flash = [{ tone: 'success', text: toasts.resetSent }]
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
export async function loadResetPassword(context: APIContext): Promise<ResetPasswordPage | Response> {
  const held = createResetToken(context, getSite().settings.secure)
  if (context.request.method !== 'POST') {
    const linked = context.url.searchParams.get('token')
    if (linked === null) return { values: {}, token: held.read(), done: false }
    held.write(linked)
    return redirect(link('resetPassword'))
  }
  const names = ['reset_token', 'new_password', 'confirm_password']
  const fields = readFields(context, names)
  const token = fields['reset_token'] ?? ''
  const again = (error: string) => ({ values: {}, token, done: false, error })
  if (!checkPassword(fields['new_password'] ?? '').ok) return again(resetPasswordMessages.passwordRule)
  if (fields['new_password'] !== fields['confirm_password'])
    return again(resetPasswordMessages.passwordsDiffer)
  const reset = await ask(getSite(), context, {
    method: 'POST',
    path: '/v1/auth/reset-password',
    fields,
    fallback: resetPasswordMessages.failed,
  })
  if (!reset.ok) return { ...again(reset.error), isSpent: isSpent(reset.refusal?.body) }
  held.drop()
  context.locals.flash = [{ tone: 'success', text: toasts.passwordUpdated }]
  return { values: {}, token: '', done: true }
}

const isSpent = (refusal: unknown): boolean =>
  readingOf(errorAnswer).safeParse(refusal).data?.code === 'link_unusable'
