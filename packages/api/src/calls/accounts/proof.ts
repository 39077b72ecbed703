import type { CallName, ProofCode, ProofWay } from '@draftdesk/contract'
import { codeMinutes, createMailedCode, storeMailedCode } from '../../accounts/mailed-codes.ts'
import { findProofMethod, isProofRecent, proveIdentity as prove } from '../../accounts/identity-proof.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { createProofCodeMail } from '../../notices/notice-mails.ts'
import { toRecipient } from '../../notices/notice-recipient.ts'
import type { LimitCharge } from '../../platform/rate-limits.ts'
import type { Caller } from '../../stores/find-caller.ts'
import { recordActivity, recordOwnActivity } from '../../stores/record-activity.ts'
import { createSuccess, refuseBusy, refuseCall } from '../call-handler.ts'
import type { Handler, Refusal, Services } from '../call-handler.ts'
import { listPasswordCharges } from './sign-in.ts'
import { listCodeCharges, refuseWrongCode, chargeCodeLimits, createTwoStepNotifier } from './two-step.ts'

/** The proof of identity that a call needs (docs/decisions/0069-ask-again-before-what-cannot-be-undone.md). */
type ProofRule =
  /** The sign-in, or a later proof, is younger than `proofMinutes`. */
  | 'recent'
  /** As `recent`, or the password in the request for a person without two-step sign-in. */
  | 'password'
  /** A code in the request. */
  | 'code'
  /** A proof after the sign-in, because a stolen session must not add a way to sign in. */
  | 'afterSignIn'
  /** A code in the request, or else as `afterSignIn`. */
  | 'codeOrProof'

/** The calls that ask again who makes them, because a person may leave their screen unlocked. */
export const provenCalls = {
  exportCustomer: 'recent',
  eraseCustomer: 'recent',
  deleteStore: 'recent',
  deleteAccount: 'password',
  changePassword: 'password',
  beginTwoStep: 'password',
  renewRecoveryCodes: 'codeOrProof',
  endTwoStep: 'code',
  beginPasskey: 'afterSignIn',
  removePasskey: 'afterSignIn',
  setReplyLimits: 'recent',
  setModelLimit: 'recent',
  deleteAdminStore: 'recent',
  resetTwoStep: 'recent',
  grantSuperAdmin: 'recent',
  revokeSuperAdmin: 'recent',
} as const satisfies Partial<Record<CallName, ProofRule>>

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
  if (rule === 'codeOrProof' && usesTwoStepCode(input)) return undefined
  const isSignInEnough = rule !== 'afterSignIn' && rule !== 'codeOrProof'
  const isEnough = isSignInEnough || caller.hasProof
  if (isEnough && isProofRecent(caller.provenAt, clock())) return undefined
  const way = await findProofMethod(db, caller.user)
  if (rule === 'password' && way === 'password') return undefined
  const code: ProofCode = `proof_${way}`
  return { ...refuseCall(403, 'Please confirm first that it is you.'), code }
}

const usesTwoStepCode = (input: unknown): boolean =>
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
      ? await chargeCodeLimits(services, user, { address, language })
      : await limits.take(...charges)
  if (wait) return refuseBusy(wait)
  const record = recordProof(caller, clock())
  const deps = { ...services, tell: createTwoStepNotifier(services, language), record }
  if ((await prove(deps, { user, token }, { way, secret: input.secret })) === 'wrong')
    return way === 'password' ? refuseCall(400, 'The password is wrong.') : refuseWrongCode()
  await limits.give(...charges)
  return createSuccess({ message: 'Thank you. It is you.' })
}

/** Adds a proof to the log of the caller's store, or else of their account. */
export const recordProof =
  ({ user, store }: Caller, nowMs: number) =>
  (tx: Transaction): Promise<void> => {
    const entry = { actor: user, action: 'identity_proven' as const, nowMs }
    return store ? recordActivity(tx, { ...entry, storeId: store.id }) : recordOwnActivity(tx, user, entry)
  }

const proofCharges: Readonly<Record<ProofWay, (user: Caller['user'], address: string) => LimitCharge[]>> = {
  password: ({ email }, address) => listPasswordCharges(email, address),
  code: ({ id }, address) => listCodeCharges(id, address),
  passkey: ({ id }, address) => listCodeCharges(id, address),
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
  const { code, hash } = await createMailedCode(hasher)
  await transact(db, async (tx) => {
    await storeMailedCode(tx, { email, hash, signUpId: null, kind: 'proof' }, clock())
    await mailer.send(tx, createProofCodeMail(toRecipient(user, language), code, codeMinutes))
  })
  return createSuccess({ message: 'A code is on its way to your email address.' })
}
