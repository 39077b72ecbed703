import { passkeyLimits } from '@draftdesk/contract'
import { proveByPasskey } from '../../accounts/identity-proof.ts'
import { toPasskeySite } from '../../accounts/passkeys/passkey-credential.ts'
import {
  addPasskey as add,
  startPasskeyRegistration as begin,
  startPasskeyVerification,
  removePasskey as remove,
  renamePasskey as rename,
  verifyPasskey,
} from '../../accounts/passkeys/passkeys.ts'
import { findChallengedUser, hashChallenge } from '../../accounts/sign-in/sign-in-challenges.ts'
import { createSuccess, refuseTooManyRequests, refuseCall } from '../call-handler.ts'
import type { Handler, Refusal, CallContext } from '../call-handler.ts'
import { createProofRecorder } from './proof.ts'
import { respondToSecondStep, refuseChallenge } from './sign-in.ts'
import { listCodeLimitCharges, chargeCodeLimits, createTwoStepNotifier } from './two-step.ts'

const toPasskeyDeps = ({ services, language }: Pick<CallContext<'addPasskey'>, 'services' | 'language'>) => ({
  ...{ db: services.db, clock: services.clock, site: toPasskeySite(services.siteUrl) },
  tell: createTwoStepNotifier(services, language),
})

const refusePasskeyLimit = (): Refusal =>
  refuseCall(400, `You can have at most ${passkeyLimits.most} passkeys. Please remove one first.`)
const refuseUnknownPasskey = (): Refusal => refuseCall(404, 'This passkey was removed already.')
const refuseWithoutPasskey = (): Refusal => ({
  ...refuseCall(400, 'You have no passkey. Please use a code.'),
  code: 'passkey_none',
})
const refusePasskey = (): Refusal => ({
  ...refuseCall(400, 'This passkey was not accepted. Please try again.'),
  code: 'passkey_wrong',
})

/** POST /v1/user/passkeys/options. */
export const beginPasskey: Handler<'beginPasskey'> = async (context) => {
  const { user } = context.caller
  const wait = await context.services.limits.take(['passkeyAccount', user.id])
  if (wait) return refuseTooManyRequests(wait)
  const begun = await begin(toPasskeyDeps(context), user)
  return begun.kind === 'full' ? refusePasskeyLimit() : createSuccess({ options: begun.options })
}

/** POST /v1/user/passkeys. */
export const addPasskey: Handler<'addPasskey'> = async (context) => {
  const added = await add(toPasskeyDeps(context), context.caller.user, context.input)
  if (added.kind === 'added') return createSuccess({ recovery_codes: [...added.recoveryCodes] })
  return added.kind === 'full' ? refusePasskeyLimit() : refusePasskey()
}

/** PATCH /v1/user/passkeys/{id}. */
export const renamePasskey: Handler<'renamePasskey'> = async (context) => {
  const { services, id, input, caller } = context
  const wait = await services.limits.take(['passkeyAccount', caller.user.id])
  if (wait) return refuseTooManyRequests(wait)
  const isRenamed = await rename(toPasskeyDeps(context), caller.user, { id, name: input.name })
  return isRenamed ? createSuccess({ message: 'The passkey is renamed.' }) : refuseUnknownPasskey()
}

/** DELETE /v1/user/passkeys/{id}. */
export const removePasskey: Handler<'removePasskey'> = async (context) =>
  (await remove(toPasskeyDeps(context), context.caller.user, context.id))
    ? createSuccess({ message: 'The passkey is removed.' })
    : refuseUnknownPasskey()

const toSignInPurpose = (userId: string, challenge: string) => ({
  ...{ userId, purpose: 'signIn' as const, subject: hashChallenge(challenge) },
})

/** POST /v1/auth/login/passkey/options: only for a sign-in whose password was right. */
export const beginPasskeySignIn: Handler<'beginPasskeySignIn'> = async ({ services, input, address }) => {
  const { db, limits, clock, siteUrl } = services
  const wait = await limits.take(['twoStepAddress', address])
  if (wait) return refuseTooManyRequests(wait)
  const user = await findChallengedUser(db, input.challenge, clock())
  if (!user) return refuseChallenge()
  await limits.give(['twoStepAddress', address])
  const deps = { db, clock, site: toPasskeySite(siteUrl) }
  const options = await startPasskeyVerification(deps, toSignInPurpose(user.id, input.challenge))
  return options === undefined ? refuseWithoutPasskey() : createSuccess({ options })
}

/** POST /v1/auth/login/passkey: wrong answers count with wrong codes. */
export const signInWithPasskey: Handler<'signInWithPasskey'> = async (context) => {
  const { services, input } = context
  const site = toPasskeySite(services.siteUrl)
  const reply = await respondToSecondStep(context, (tx, user, nowMs) =>
    verifyPasskey(tx, site, toSignInPurpose(user.id, input.challenge), input.credential, nowMs),
  )
  return isWrongCodeReply(reply) ? refusePasskey() : reply
}

const isWrongCodeReply = (reply: { readonly kind: string; readonly code?: string }): boolean =>
  reply.kind === 'refused' && reply.code === 'code_wrong'

/** POST /v1/auth/proof/passkey/options. */
export const beginPasskeyProof: Handler<'beginPasskeyProof'> = async (context) => {
  const { user } = context.caller
  const of = { userId: user.id, purpose: 'proof' as const, subject: '' }
  const options = await startPasskeyVerification(toPasskeyDeps(context), of)
  return options === undefined ? refuseWithoutPasskey() : createSuccess({ options })
}

/** POST /v1/auth/proof/passkey: wrong answers count with wrong codes. */
export const provePasskey: Handler<'provePasskey'> = async (context) => {
  const { services, caller, token, input, address, language } = context
  const { user } = caller
  const wait = await chargeCodeLimits(services, user, { address, language })
  if (wait) return refuseTooManyRequests(wait)
  const deps = { ...toPasskeyDeps(context), record: createProofRecorder(caller, services.clock()) }
  if ((await proveByPasskey(deps, { user, token }, input.credential)) === 'wrong') return refusePasskey()
  await services.limits.give(...listCodeLimitCharges(user.id, address))
  return createSuccess({ message: 'Thank you. It is you.' })
}
