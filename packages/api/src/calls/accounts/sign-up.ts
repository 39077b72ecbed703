import { defaultLanguage } from '@draftdesk/contract/page-languages'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import {
  createChoosePasswordMail,
  createVerificationCodeMail,
  createAlreadyRegisteredMail,
} from '../../notices/notice-mails.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import { normalizeEmailAddress } from '../../accounts/email-address.ts'
import {
  verificationCodeMinutes,
  createMailedCode,
  resetLinkMinutes,
  saveMailedCode,
} from '../../accounts/mailed-codes.ts'
import { findUserByAddress } from '../../accounts/find-user.ts'
import { addSignUp } from '../../accounts/sign-ups.ts'
import { verifyAddress } from '../../accounts/verify-address.ts'
import { signInCallbacks } from '../../stores/sign-in-callbacks.ts'
import { refuseCommonPassword } from './password.ts'
import { createSuccess, refuseCall, refuseTooManyRequests } from '../call-handler.ts'
import type { Handler } from '../call-handler.ts'

/** POST /v1/auth/signup: same response and timing for registered addresses. */
export const signUp: Handler<'signUp'> = async ({ services, input, address, language }) => {
  const email = normalizeEmailAddress(input.email)
  const common = refuseCommonPassword(input.password)
  if (common) return common
  const wait = await services.limits.take(['mailAccount', email], ['mailAddress', address])
  if (wait) return refuseTooManyRequests(wait)
  const passwordHash = await services.hasher.hash(input.password)
  const account = { email, firstName: input.first_name, lastName: input.last_name, passwordHash }
  const preferedLanguage = language === defaultLanguage ? null : language
  const { code, hash } = await createMailedCode(services.hasher)
  const proof = await transact(services.db, async (tx) => {
    const nowMs = services.clock()
    const { id: signUpId, proof, isOpen } = await addSignUp(tx, { ...account, preferedLanguage }, nowMs)
    await saveMailedCode(tx, { email, hash, signUpId }, nowMs)
    const recipient = { email, language }
    const mail = isOpen
      ? createVerificationCodeMail(recipient, code, verificationCodeMinutes)
      : createAlreadyRegisteredMail(recipient, services.siteUrl)
    await services.mailer.send(tx, mail)
    return proof
  })
  return createSuccess({
    message: 'We have sent a verification code to your email address.',
    is_verified: false,
    email,
    sign_up_id: proof,
  })
}

/** POST /v1/auth/verify-email: without a proof of the sign-up, a link to choose a password is sent. */
export const verifyEmail: Handler<'verifyEmail'> = async ({ services, input, address, language }) => {
  const email = normalizeEmailAddress(input.email)
  const wait = await services.limits.take(['codeAccount', email], ['codeAddress', address])
  if (wait) return refuseTooManyRequests(wait)
  const shown = { email, code: input.verification_code.trim(), proof: input.sign_up_id }
  const sendLink = (tx: Transaction, resetToken: string) => {
    const link = `${services.siteUrl}/reset-password?token=${resetToken}`
    return services.mailer.send(tx, createChoosePasswordMail({ email, language }, link, resetLinkMinutes))
  }
  const verified = await verifyAddress({ ...services, callbacks: signInCallbacks, sendLink }, shown)
  if (verified.kind === 'wrong') return refuseCall(400, 'The verification code is wrong or has expired.')
  if (!verified.needsPassword)
    return createSuccess({ message: 'Email verified successfully!', needs_password: false })
  const message = 'Email verified successfully! We have sent you a link to choose your password.'
  return createSuccess({ message, needs_password: true })
}

/** POST /v1/auth/resend-verification-code: same response and timing for every address. */
export const resendCode: Handler<'resendCode'> = async ({ services, input, address, language }) => {
  const email = normalizeEmailAddress(input.email)
  const wait = await services.limits.take(['mailAccount', email], ['mailAddress', address])
  if (wait) return refuseTooManyRequests(wait)
  const { code, hash } = await createMailedCode(services.hasher)
  await transact(services.db, async (tx) => {
    const user = await findUserByAddress(tx, email)
    await saveMailedCode(tx, { email, hash, signUpId: null }, services.clock())
    const mail =
      user && !user.isVerified
        ? createVerificationCodeMail(toNoticeRecipient(user, language), code, verificationCodeMinutes)
        : undefined
    await services.mailer.send(tx, mail)
  })
  return createSuccess({ message: 'If this address waits for verification, a new code is on its way.' })
}
