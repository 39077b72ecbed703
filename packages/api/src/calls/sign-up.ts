import { and, eq } from 'drizzle-orm'
import { users, type PendingAccount } from '../database/schema.ts'
import { codeMail, knownMail } from '../notices/messages.ts'
import { normalizeAddress } from '../accounts/address.ts'
import { codeMinutes, issueCode, useCode } from '../accounts/codes.ts'
import { done, refuse, refuseBusy, type Handler, type Services } from './visit.ts'

/** POST /v1/auth/signup: the same answer and work whether or not the address has an account. */
export const signUp: Handler<'signUp'> = async ({ services, input, address }) => {
  const email = normalizeAddress(input.email)
  const wait = await services.limits.take(['mailAccount', email], ['mailAddress', address])
  if (wait) return refuseBusy(wait)
  const passwordHash = await services.hasher.hash(input.password)
  const pending = { firstName: input.first_name, lastName: input.last_name, passwordHash }
  const isOpen = await savePending(services, email, pending)
  const code = await issueCode(services, email, isOpen ? pending : null)
  const mail = isOpen ? codeMail(email, code, codeMinutes) : knownMail(email, services.siteUrl)
  await services.mailer.send(services.db, mail)
  return done({
    message: 'We have sent a verification code to your email address.',
    is_verified: false,
    email,
  })
}

/** POST /v1/auth/verify-email. */
export const verifyEmail: Handler<'verifyEmail'> = async ({ services, input, address }) => {
  const email = normalizeAddress(input.email)
  const wait = await services.limits.take(['codeAccount', email], ['codeAddress', address])
  if (wait) return refuseBusy(wait)
  const isVerified = await useCode(services, email, input.verification_code.trim())
  if (!isVerified) return refuse(400, 'The verification code is wrong or has expired.')
  return done({ message: 'Email verified successfully!' })
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

/** Keeps a sign-up; the latest one stands until an address is verified. False for an address that has an account. */
async function savePending(services: Services, email: string, pending: PendingAccount): Promise<boolean> {
  const createdAt = new Date(services.clock())
  const added = await services.db
    .insert(users)
    .values({ email, ...pending, createdAt })
    .onConflictDoNothing()
    .returning()
  const renewed = await services.db
    .update(users)
    .set(pending)
    .where(and(eq(users.email, email), eq(users.isVerified, false)))
    .returning()
  return added.length > 0 || renewed.length > 0
}
