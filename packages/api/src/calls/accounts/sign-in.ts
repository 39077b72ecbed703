import type { ProviderSignInAnswer } from '@draftdesk/contract'
import { defaultLanguage } from '@draftdesk/contract/page-languages'
import type { PageLanguage } from '@draftdesk/contract/page-languages'
import type { RateLimitCharge } from '../../platform/rate-limits.ts'
import { normalizeEmailAddress } from '../../accounts/email-address.ts'
import { describeDevice } from '../../accounts/sign-in/sign-in-device.ts'
import type { SignInDevice } from '../../accounts/sign-in/sign-in-device.ts'
import { signInByPassword } from '../../accounts/sign-in/sign-in-password.ts'
import { completeSignIn, findChallengedUser } from '../../accounts/sign-in/sign-in-challenges.ts'
import type { SecondStepCheck } from '../../accounts/sign-in/sign-in-challenges.ts'
import { consumeTwoStepCode } from '../../accounts/two-step/two-step.ts'
import { listCodeLimitCharges, refuseWrongCode, chargeCodeLimits, createTwoStepNotifier } from './two-step.ts'
import { signInCallbacks } from '../../stores/sign-in-callbacks.ts'
import { endSignInByToken, endSignIn as endOne, listSignIns } from '../../accounts/sign-in/sign-in-list.ts'
import { endOtherTokenChains } from '../../accounts/sign-in/token-chains.ts'
import { writeEssential } from '../../database/essential-writes.ts'
import type { ExternalIdentity } from '../../accounts/sign-in/external-identity.ts'
import { signInByIdentity } from '../../accounts/sign-in/sign-in-identity.ts'
import type { User } from '../../accounts/find-user.ts'
import { createSuccess, refuseCall, refuseTooManyRequests } from '../call-handler.ts'
import type { CallReply, Handler, Success, Refusal, Services, CallContext } from '../call-handler.ts'

/**
 * POST /v1/auth/login: only failures count against the limits. Wrong credentials are 400, because clients
 * refresh after a 401.
 */
export const signIn: Handler<'signIn'> = async ({ services, input, address, agent }) => {
  const email = normalizeEmailAddress(input.email)
  const charges = listPasswordLimitCharges(email, address)
  const wait = await services.limits.take(...charges)
  if (wait) return refuseTooManyRequests(wait)
  const deps = { ...services, callbacks: signInCallbacks }
  const device = describeDevice(agent, address)
  const signedIn = await signInByPassword(deps, { email, password: input.password }, device)
  if (signedIn.kind === 'wrong') return refuseCall(400, 'The email address or the password is wrong.')
  await services.limits.give(...charges)
  if (signedIn.kind === 'inactive') return refuseLockedAccount()
  const { user } = signedIn
  if (signedIn.kind === 'needsCode')
    return createSuccess({
      ...toSecondStepAnswer(signedIn),
      ...{ is_verified: formatSessionBoolean(true), last_login: null, sign_up_id: null },
    })
  const known = {
    is_verified: formatSessionBoolean(user.isVerified),
    last_login: user.lastLogin?.toISOString() ?? null,
  }
  if (signedIn.kind === 'signedIn')
    return createSuccess({
      ...toSignInAnswer(user, signedIn.token, services.life.tokenMinutes),
      ...known,
      sign_up_id: null,
    })
  const isSuperAdmin = formatSessionBoolean(user.isSuperAdmin)
  const nothing = { email, token: '', expires_in: null, is_super_admin: isSuperAdmin }
  return createSuccess({ ...nothing, ...known, sign_up_id: signedIn.proof })
}

/** The limits of guessing the password of an account. */
export const listPasswordLimitCharges = (email: string, address: string): RateLimitCharge[] => [
  ['signInAccountAddress', `${email} ${address}`],
  ['signInAccount', email],
  ['signInAddress', address],
]

/** The response body of a sign-in that waits for a code. */
const toSecondStepAnswer = ({
  user,
  challenge,
  hasPasskey,
}: {
  readonly user: User
  readonly challenge: string
  readonly hasPasskey: boolean
}) => ({
  ...{
    email: user.email,
    token: '',
    expires_in: null,
    is_super_admin: formatSessionBoolean(user.isSuperAdmin),
  },
  challenge,
  ...(hasPasskey ? { has_passkey: true } : {}),
})

/** POST /v1/auth/login/code. Wrong codes are 400, and `challenge_over` asks to sign in again. */
export const signInWithCode: Handler<'signInWithCode'> = (context) => {
  const { services, input, language } = context
  const deps = { ...services, tell: createTwoStepNotifier(services, language) }
  return respondToSecondStep(context, (tx, user, nowMs) =>
    consumeTwoStepCode(tx, deps, user, input.code, nowMs),
  )
}

/** A request of a sign-in that waits for its second step. */
type ChallengeContext = Pick<CallContext<'signInWithCode'>, 'services' | 'address' | 'agent' | 'language'> & {
  readonly input: { readonly challenge: string }
}

/** Completes a sign-in with a second step. Wrong tries are limited for the person and the address. */
export async function respondToSecondStep(
  { services, input, address, agent, language }: ChallengeContext,
  useStep: SecondStepCheck,
): Promise<CallReply<'signInWithCode'>> {
  const { db, limits, clock, life } = services
  const atAddress: RateLimitCharge = ['twoStepAddress', address]
  const busy = await limits.take(atAddress)
  if (busy) return refuseTooManyRequests(busy)
  const user = await findChallengedUser(db, input.challenge, clock())
  if (!user) return refuseChallenge()
  const wait = await chargeCodeLimits(services, user, { address, language })
  if (wait) return refuseTooManyRequests(wait)
  const step = { challenge: input.challenge, useStep }
  const signedIn = await completeSignIn(
    { ...services, callbacks: signInCallbacks },
    step,
    describeDevice(agent, address),
  )
  if (signedIn.kind === 'over') return refuseChallenge()
  if (signedIn.kind === 'wrong') return refuseWrongCode()
  await limits.give(atAddress, ...listCodeLimitCharges(user.id, address))
  if (signedIn.kind !== 'signedIn') return refuseLockedAccount()
  return createSuccess({
    ...toSignInAnswer(signedIn.user, signedIn.token, life.tokenMinutes),
    is_verified: formatSessionBoolean(signedIn.user.isVerified),
    last_login: signedIn.user.lastLogin?.toISOString() ?? null,
    sign_up_id: null,
  })
}

/** Refuses the second step of a sign-in that is over. */
export const refuseChallenge = () => ({
  ...refuseCall(400, 'This sign-in took too long or had too many wrong codes. Please log in again.'),
  code: 'challenge_over',
})

/** Refuses the sign-in of a person whom a super admin locked. */
const refuseLockedAccount = () => ({
  ...refuseCall(403, 'This account is locked. Please contact the support of this service.'),
  code: 'account_locked',
})

/** POST /v1/auth/revoke: same response for expired and unknown tokens. */
export const revokeToken: Handler<'revoke'> = async ({ services, token }) => {
  await endSignInByToken(services.db, token, services.clock())
  return createSuccess({ message: 'You are signed out.' })
}

/** GET /v1/auth/sign-ins. */
export const showSignIns: Handler<'signIns'> = async ({ services, caller, token }) => {
  const who = { userId: caller.user.id, token }
  const entries = await listSignIns(services.db, who, services.life, services.clock())
  return createSuccess({
    sign_ins: entries.map(({ id, createdAt, lastUsedAt, device, place, isCurrent }) => ({
      id,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      device,
      place,
      is_current: isCurrent,
    })),
  })
}

/** DELETE /v1/auth/sign-ins/{id}: one of the caller's sign-ins, including the current. */
export const endSignIn: Handler<'endSignIn'> = async ({ services, id, caller }) =>
  (await endOne(services.db, caller.user.id, id, services.clock()))
    ? createSuccess({ message: 'This sign-in is ended.' })
    : refuseCall(404, 'This sign-in has ended already.')

/** DELETE /v1/auth/sign-ins. */
export const endOtherSignIns: Handler<'endOtherSignIns'> = async ({ services, caller, token }) => {
  const { db, clock } = services
  await writeEssential(db, (writer) => endOtherTokenChains(writer, caller.user.id, token, clock()))
  return createSuccess({ message: 'Every other sign-in is ended.' })
}

/** Responds to a sign-in with an external identity. */
export async function respondToIdentitySignIn(
  services: Services,
  identity: ExternalIdentity,
  device: SignInDevice,
  language: PageLanguage,
): Promise<Success<ProviderSignInAnswer> | Refusal> {
  const preferedLanguage = language === defaultLanguage ? null : language
  const signedIn = await signInByIdentity(
    { ...services, callbacks: signInCallbacks },
    identity,
    device,
    preferedLanguage,
  )
  if (signedIn.kind === 'unverified')
    return refuseCall(400, 'The email address of this account is not verified.')
  if (signedIn.kind === 'inactive') return refuseLockedAccount()
  if (signedIn.kind === 'needsCode') return createSuccess(toSecondStepAnswer(signedIn))
  return createSuccess(toSignInAnswer(signedIn.user, signedIn.token, services.life.tokenMinutes))
}

/** A boolean in the format of the session calls. */
export const formatSessionBoolean = (value: boolean): 'True' | 'False' => (value ? 'True' : 'False')

/** The response body with a new token. */
export const toSignInAnswer = (user: User, token: string, tokenMinutes: number) => ({
  email: user.email,
  token,
  expires_in: tokenMinutes,
  is_super_admin: formatSessionBoolean(user.isSuperAdmin),
})

const refuseWithoutGoogle = () => refuseCall(404, 'Google sign-in is not set up on this server.')

/** GET /v1/auth/google/login. */
export const startGoogleLogin: Handler<'googleLogin'> = async ({ services }) => {
  if (!services.google) return refuseWithoutGoogle()
  const started = await services.google.start()
  if (started.kind === 'failed')
    return refuseCall(503, 'Google cannot be reached right now. Please try again.')
  return createSuccess({ authorization_url: started.url })
}

/** GET /v1/auth/google/callback. */
export const finishGoogleLogin: Handler<'googleCallback'> = async ({
  services,
  input,
  address,
  agent,
  language,
}) => {
  if (!services.google) return refuseWithoutGoogle()
  const wait = await services.limits.take(['handoverAddress', address])
  if (wait) return refuseTooManyRequests(wait)
  const finished = await services.google.finish(input.code, input.state)
  if (finished.kind === 'failed')
    return refuseCall(503, 'Google cannot be reached right now. Please try again.')
  if (finished.kind === 'refused')
    return refuseCall(400, 'The Google sign-in could not be completed. Please try again.')
  return respondToIdentitySignIn(services, finished.identity, describeDevice(agent, address), language)
}

/** POST /v1/auth/sp/callback. */
export const finishSsoLogin: Handler<'ssoCallback'> = async ({
  services,
  input,
  address,
  agent,
  language,
}) => {
  if (!services.sso) return refuseCall(404, 'Single sign-on is not set up on this server.')
  const wait = await services.limits.take(['handoverAddress', address])
  if (wait) return refuseTooManyRequests(wait)
  const read = await services.sso.read(input.token)
  if (read.kind === 'failed')
    return refuseCall(503, 'Single sign-on cannot be reached right now. Please try again.')
  if (read.kind === 'refused')
    return refuseCall(400, 'The single sign-on token is not valid or was already used.')
  return respondToIdentitySignIn(services, read.identity, describeDevice(agent, address), language)
}
