import type { CallName, ProofCode, ProofWay } from '@draftdesk/contract'
import { codeMinutes, makeCode, storeCode } from '../../accounts/codes.ts'
import { findProofMethod, isProofRecent, proveIdentity as prove } from '../../accounts/identity-proof.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { proofCodeMail } from '../../notices/notice-mails.ts'
import { toRecipient } from '../../notices/recipient.ts'
import type { LimitCharge } from '../../platform/rate-limits.ts'
import type { Caller } from '../../stores/caller.ts'
import { recordActivity, recordOwnActivity } from '../../stores/record-activity.ts'
import { provenCalls } from '../proven-calls.ts'
import type { ProofRule } from '../proven-calls.ts'
import { done, refuseBusy, refuseCall } from '../handler.ts'
import type { Handler, Refusal, Services } from '../handler.ts'
import { passwordCharges } from './sign-in.ts'
import { codeCharges, refuseWrongCode, takeCodeCharges, createTwoStepNotifier } from './two-step.ts'

const proofRules: Readonly<Partial<Record<CallName, ProofRule>>> = provenCalls

/** Refuses a call that needs a proof of who makes it, when the last one is too old. The code names the proof that the person can give. */
export async function refuseUnproven(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  name: CallName,
  caller: Caller | undefined,
  input: unknown,
): Promise<Refusal | undefined> {
  const rule = proofRules[name]
  if (!caller || rule === undefined || rule === 'code') return undefined
  if (rule === 'codeOrProof' && hasCode(input)) return undefined
  const isSignInEnough = rule !== 'afterSignIn' && rule !== 'codeOrProof'
  const isEnough = isSignInEnough || caller.hasProof
  if (isEnough && isProofRecent(caller.provenAt, clock())) return undefined
  const way = await findProofMethod(db, caller.user)
  if (rule === 'password' && way === 'password') return undefined
  const code: ProofCode = `proof_${way}`
  return { ...refuseCall(403, 'Please confirm first that it is you.'), code }
}

const hasCode = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'code' in input && input.code !== undefined

/** POST /v1/auth/proof: limited as signing in is. */
export const proveIdentity: Handler<'proveIdentity'> = async ({
  services,
  input,
  caller,
  token,
  address,
  language,
}) => {
  const { user } = caller
  const { limits, clock } = services
  const way = await findProofMethod(services.db, user)
  const charges = proofCharges[way](user, address)
  const wait =
    way === 'code' || way === 'passkey'
      ? await takeCodeCharges(services, user, { address, language })
      : await limits.take(...charges)
  if (wait) return refuseBusy(wait)
  const record = recordProof(caller, clock())
  const deps = { ...services, tell: createTwoStepNotifier(services, language), record }
  if ((await prove(deps, { user, token }, { way, secret: input.secret })) === 'wrong')
    return way === 'password' ? refuseCall(400, 'The password is wrong.') : refuseWrongCode()
  await limits.give(...charges)
  return done({ message: 'Thank you. It is you.' })
}

/** Adds a proof to the log of the caller's store, or else of their account. */
export const recordProof =
  ({ user, store }: Caller, nowMs: number) =>
  (tx: Transaction): Promise<void> => {
    const entry = { actor: user, action: 'identity_proven' as const, nowMs }
    return store ? recordActivity(tx, { ...entry, storeId: store.id }) : recordOwnActivity(tx, user, entry)
  }

const proofCharges: Readonly<Record<ProofWay, (user: Caller['user'], address: string) => LimitCharge[]>> = {
  password: ({ email }, address) => passwordCharges(email, address),
  code: ({ id }, address) => codeCharges(id, address),
  passkey: ({ id }, address) => codeCharges(id, address),
  mail: ({ email }, address) => [
    ['codeAccount', email],
    ['codeAddress', address],
  ],
}

/** POST /v1/auth/proof/code. */
export const sendProofCode: Handler<'sendProofCode'> = async ({
  services,
  caller: { user },
  address,
  language,
}) => {
  const { db, hasher, limits, mailer, clock } = services
  if ((await findProofMethod(db, user)) !== 'mail')
    return refuseCall(400, 'Please confirm with your password or a code of your authenticator app.')
  const { email } = user
  const wait = await limits.take(['mailAccount', email], ['mailAddress', address])
  if (wait) return refuseBusy(wait)
  const { code, hash } = await makeCode(hasher)
  await transact(db, async (tx) => {
    await storeCode(tx, { email, hash, signUpId: null, kind: 'proof' }, clock())
    await mailer.send(tx, proofCodeMail(toRecipient(user, language), code, codeMinutes))
  })
  return done({ message: 'A code is on its way to your email address.' })
}
