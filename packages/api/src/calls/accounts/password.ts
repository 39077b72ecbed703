import type { PageLanguage } from '@draftdesk/contract/page-languages'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { createResetPasswordMail, createPasswordChangedMail } from '../../notices/notice-mails.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import { normalizeEmailAddress } from '../../accounts/email-address.ts'
import { createResetToken, resetLinkMinutes } from '../../accounts/mailed-codes.ts'
import { findUserByAddress } from '../../accounts/find-user.ts'
import type { User } from '../../accounts/find-user.ts'
import { resetPasswordByLink } from '../../accounts/passwords.ts'
import { signInCallbacks } from '../../stores/sign-in-callbacks.ts'
import { isCommonPassword } from '../../accounts/common-passwords.ts'
import { createSuccess, refuseCall, refuseTooManyRequests } from '../call-handler.ts'
import type { Handler, Services } from '../call-handler.ts'

/** POST /v1/auth/forgot-password: same response and timing for every address. */
export const requestPasswordReset: Handler<'forgotPassword'> = async ({
  services,
  input,
  address,
  language,
}) => {
  const email = normalizeEmailAddress(input.email)
  const wait = await services.limits.take(['mailAccount', email], ['mailAddress', address])
  if (wait) return refuseTooManyRequests(wait)
  await transact(services.db, async (tx) => {
    const user = await findUserByAddress(tx, email)
    const token = await createResetToken(tx, email, services.clock())
    const link = `${services.siteUrl}/reset-password?token=${token}`
    const mail = user?.isActive
      ? createResetPasswordMail(toNoticeRecipient(user, language), link, resetLinkMinutes)
      : undefined
    await services.mailer.send(tx, mail)
  })
  return createSuccess({
    message: 'If this address has an account, a link to reset the password is on its way.',
  })
}

/** POST /v1/auth/reset-password: sets the password, ends all sign-ins, and verifies the link's address. */
export const resetPassword: Handler<'resetPassword'> = async ({ services, input, address, language }) => {
  const wait = await services.limits.take(['resetAddress', address])
  if (wait) return refuseTooManyRequests(wait)
  const common = refuseCommonPassword(input.new_password)
  if (common) return common
  const reset = await resetPasswordByLink(
    { ...services, callbacks: signInCallbacks, tell: notifyPasswordChange(services, language) },
    input.reset_token,
    input.new_password,
  )
  if (reset.kind === 'unusable') {
    const detail = 'This link is not valid, was used before or has expired. Please ask for a new one.'
    return { ...refuseCall(400, detail), code: 'link_unusable' }
  }
  return createSuccess({ message: 'Password updated successfully!' })
}

/** Refuses a common password. Undefined for others. */
export const refuseCommonPassword = (password: string) =>
  isCommonPassword(password)
    ? refuseCall(400, 'Many people use this password, so it is easy to guess. Please choose another one.')
    : undefined

/** Notifies a person of a changed password. */
export const notifyPasswordChange =
  ({ mailer, siteUrl }: Services, language: PageLanguage) =>
  (tx: Transaction, user: User): Promise<void> =>
    mailer.send(tx, createPasswordChangedMail(toNoticeRecipient(user, language), siteUrl))
