import { passkeyLimits } from '@draftdesk/contract'
import { proveByPasskey } from '../../accounts/identity-proof.ts'
import { toPasskeySite } from '../../accounts/passkeys/credential.ts'
import {
  addPasskey as add,
  beginPasskey as begin,
  beginPasskeyUse,
  removePasskey as remove,
  renamePasskey as rename,
  usePasskey,
} from '../../accounts/passkeys/passkeys.ts'
import { findChallengedUser, nameChallenge } from '../../accounts/sign-in/challenges.ts'
import { done, refuseBusy, refuseCall } from '../visit.ts'
import type { Handler, Refusal, Visit } from '../visit.ts'
import { recordProof } from './proof.ts'
import { completeWith, refuseChallenge } from './sign-in.ts'
import { codeCharges, takeCodeCharges, createTwoStepNotifier } from './two-step.ts'

const depsOf = ({ services, language }: Pick<Visit<'addPasskey'>, 'services' | 'language'>) => ({
  ...{ db: services.db, clock: services.clock, site: toPasskeySite(services.siteUrl) },
  tell: createTwoStepNotifier(services, language),
})

const refuseFull = (): Refusal =>
  refuseCall(400, `You can have ${passkeyLimits.most} passkeys. Please remove one first.`)
const refuseUnknown = (): Refusal => refuseCall(404, 'This passkey was removed already.')
const refuseNone = (): Refusal => ({
  ...refuseCall(400, 'You have no passkey. Please use a code.'),
  code: 'passkey_none',
})
const refusePasskey = (): Refusal => ({
  ...refuseCall(400, 'This passkey was not accepted. Please try again.'),
  code: 'passkey_wrong',
})

/** POST /v1/user/passkeys/options. */
export const beginPasskey: Handler<'beginPasskey'> = async (visit) => {
  const begun = await begin(depsOf(visit), visit.caller.user)
  return begun.kind === 'full' ? refuseFull() : done({ options: begun.options })
}

/** POST /v1/user/passkeys. */
export const addPasskey: Handler<'addPasskey'> = async (visit) => {
  const added = await add(depsOf(visit), visit.caller.user, visit.input)
  if (added.kind === 'added') return done({ recovery_codes: [...added.recoveryCodes] })
  return added.kind === 'full' ? refuseFull() : refusePasskey()
}

/** PATCH /v1/user/passkeys/{id}. */
export const renamePasskey: Handler<'renamePasskey'> = async (visit) => {
  const { id, input, caller } = visit
  const isRenamed = await rename(depsOf(visit), caller.user, { id, name: input.name })
  return isRenamed ? done({ message: 'The passkey is renamed.' }) : refuseUnknown()
}

/** DELETE /v1/user/passkeys/{id}. */
export const removePasskey: Handler<'removePasskey'> = async (visit) =>
  (await remove(depsOf(visit), visit.caller.user, visit.id))
    ? done({ message: 'The passkey is removed.' })
    : refuseUnknown()

const toSignIn = (userId: string, challenge: string) => ({
  ...{ userId, purpose: 'signIn' as const, subject: nameChallenge(challenge) },
})

/** POST /v1/auth/login/passkey/options: only for a sign-in whose password was right. */
export const beginPasskeySignIn: Handler<'beginPasskeySignIn'> = async ({ services, input, address }) => {
  const { db, limits, clock, siteUrl } = services
  const wait = await limits.take(['twoStepAddress', address])
  if (wait) return refuseBusy(wait)
  const user = await findChallengedUser(db, input.challenge, clock())
  if (!user) return refuseChallenge()
  await limits.give(['twoStepAddress', address])
  const deps = { db, clock, site: toPasskeySite(siteUrl) }
  const options = await beginPasskeyUse(deps, toSignIn(user.id, input.challenge))
  return options === undefined ? refuseNone() : done({ options })
}

/** POST /v1/auth/login/passkey: wrong answers count with wrong codes. */
export const signInWithPasskey: Handler<'signInWithPasskey'> = async (visit) => {
  const { services, input } = visit
  const site = toPasskeySite(services.siteUrl)
  const reply = await completeWith(visit, (tx, user, nowMs) =>
    usePasskey(tx, site, toSignIn(user.id, input.challenge), input.credential, nowMs),
  )
  return isWrong(reply) ? refusePasskey() : reply
}

const isWrong = (reply: { readonly kind: string; readonly code?: string }): boolean =>
  reply.kind === 'refused' && reply.code === 'code_wrong'

/** POST /v1/auth/proof/passkey/options. */
export const beginPasskeyProof: Handler<'beginPasskeyProof'> = async (visit) => {
  const { user } = visit.caller
  const of = { userId: user.id, purpose: 'proof' as const, subject: '' }
  const options = await beginPasskeyUse(depsOf(visit), of)
  return options === undefined ? refuseNone() : done({ options })
}

/** POST /v1/auth/proof/passkey: wrong answers count with wrong codes. */
export const provePasskey: Handler<'provePasskey'> = async (visit) => {
  const { services, caller, token, input, address, language } = visit
  const { user } = caller
  const wait = await takeCodeCharges(services, user, { address, language })
  if (wait) return refuseBusy(wait)
  const deps = { ...depsOf(visit), record: recordProof(caller, services.clock()) }
  if ((await proveByPasskey(deps, { user, token }, input.credential)) === 'wrong') return refusePasskey()
  await services.limits.give(...codeCharges(user.id, address))
  return done({ message: 'Thank you. It is you.' })
}
