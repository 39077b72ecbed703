import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import { choosePasswordMail, codeMail, knownMail } from '../notices/messages.ts'
import { normalizeAddress } from '../accounts/address.ts'
import { codeMinutes, issueCode, resetMinutes } from '../accounts/codes.ts'
import { addSignUp } from '../accounts/sign-ups.ts'
import { verifyAddress } from '../accounts/verify-address.ts'
import { welcome } from '../stores/welcome.ts'
import { refuseCommon } from './common-password.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

/** POST /v1/auth/signup: the same answer and work whether or not the address has an account. */
export const signUp: Handler<'signUp'> = async ({ services, input, address }) => {
  const email = normalizeAddress(input.email)
  const common = refuseCommon(input.password)
  if (common) return common
  const wait = await services.limits.take(['mailAccount', email], ['mailAddress', address])
  if (wait) return refuseBusy(wait)
  const passwordHash = await services.hasher.hash(input.password)
  const account = { email, firstName: input.first_name, lastName: input.last_name, passwordHash }
  const { id, proof, isOpen } = await addSignUp(services.db, account, services.clock())
  const code = await issueCode(services, email, id)
  const mail = isOpen ? codeMail(email, code, codeMinutes) : knownMail(email, services.siteUrl)
  await services.mailer.send(services.db, mail)
  return done({
    message: 'We have sent a verification code to your email address.',
    is_verified: false,
    email,
    sign_up_id: proof,
  })
}

/** POST /v1/auth/verify-email: whoever cannot prove to have made the sign-up chooses a password by a link. */
export const verifyEmail: Handler<'verifyEmail'> = async ({ services, input, address }) => {
  const email = normalizeAddress(input.email)
  const wait = await services.limits.take(['codeAccount', email], ['codeAddress', address])
  if (wait) return refuseBusy(wait)
  const shown = { email, code: input.verification_code.trim(), proof: input.sign_up_id }
  const verified = await verifyAddress({ ...services, welcome }, shown)
  if (verified.kind === 'wrong') return refuse(400, 'The verification code is wrong or has expired.')
  if (verified.resetToken === undefined)
    return done({ message: 'Email verified successfully!', needs_password: false })
  const link = `${services.siteUrl}/reset-password?token=${verified.resetToken}`
  await services.mailer.send(services.db, choosePasswordMail(email, link, resetMinutes))
  const message = 'Email verified successfully! We have sent you a link to choose your password.'
  return done({ message, needs_password: true })
}

/** POST /v1/auth/resend-verification-code: the same answer and work for every address. */
export const resendCode: Handler<'resendCode'> = async ({ services, input, address }) => {
  const email = normalizeAddress(input.email)
  const wait = await services.limits.take(['mailAccount', email], ['mailAddress', address])
  if (wait) return refuseBusy(wait)
  const [user] = await services.db.select().from(users).where(eq(users.email, email))
  const code = await issueCode(services, email, null)
  const mail = user && !user.isVerified ? codeMail(email, code, codeMinutes) : undefined
  await services.mailer.send(services.db, mail)
  return done({ message: 'If this address waits for verification, a new code is on its way.' })
}
