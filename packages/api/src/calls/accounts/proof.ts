import type { CallName, ProofErrorCode, ProofMethod } from '@draftdesk/contract'
import { verificationCodeMinutes, createMailedCode, saveMailedCode } from '../../accounts/mailed-codes.ts'
import { findProofMethod, isProofRecent, proveIdentity as prove } from '../../accounts/identity-proof.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { createReauthenticationCodeMail } from '../../notices/notice-mails.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import type { RateLimitCharge } from '../../platform/rate-limits.ts'
import type { Caller } from '../../stores/find-caller.ts'
import { recordActivity, recordAccountActivity } from '../../stores/record-activity.ts'
import { createSuccess, refuseTooManyRequests, refuseCall } from '../call-handler.ts'
import type { Handler, Refusal, Services } from '../call-handler.ts'
import { listPasswordLimitCharges } from './sign-in.ts'
import { listCodeLimitCharges, refuseWrongCode, chargeCodeLimits, createTwoStepNotifier } from './two-step.ts'

/** The proof of identity that a call needs (docs/decisions/0069-ask-again-before-what-cannot-be-undone.md). */
type ProofRule =
  /** The sign-in, or a later proof, is younger than `identityProofMinutes`. */
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
export const proofRulesByCall = {
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

const proofRules: Readonly<Partial<Record<CallName, ProofRule>>> = proofRulesByCall

/** Refuses a call that needs a proof of who makes it, when the last one is too old. The code names the proof that the person can give. */
export async function refuseWithoutRecentProof(
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
  const code: ProofErrorCode = `proof_${way}`
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
  if (wait) return refuseTooManyRequests(wait)
  const record = createProofRecorder(caller, clock())
  const deps = { ...services, tell: createTwoStepNotifier(services, language), record }
  if ((await prove(deps, { user, token }, { way, secret: input.secret })) === 'wrong')
    return way === 'password' ? refuseCall(400, 'The password is wrong.') : refuseWrongCode()
  await limits.give(...charges)
  return createSuccess({ message: 'Thank you. It is you.' })
}

/** Adds a proof to the log of the caller's store, or else of their account. */
export const createProofRecorder =
  ({ user, store }: Caller, nowMs: number) =>
  (tx: Transaction): Promise<void> => {
    const entry = { actor: user, action: 'identity_proven' as const, nowMs }
    return store
      ? recordActivity(tx, { ...entry, storeId: store.id })
      : recordAccountActivity(tx, user, entry)
  }

const proofCharges: Readonly<
  Record<ProofMethod, (user: Caller['user'], address: string) => RateLimitCharge[]>
> = {
  password: ({ email }, address) => listPasswordLimitCharges(email, address),
  code: ({ id }, address) => listCodeLimitCharges(id, address),
  passkey: ({ id }, address) => listCodeLimitCharges(id, address),
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
  if (wait) return refuseTooManyRequests(wait)
  const { code, hash } = await createMailedCode(hasher)
  await transact(db, async (tx) => {
    await saveMailedCode(tx, { email, hash, signUpId: null, kind: 'proof' }, clock())
    await mailer.send(
      tx,
      createReauthenticationCodeMail(toNoticeRecipient(user, language), code, verificationCodeMinutes),
    )
  })
  return createSuccess({ message: 'A code is on its way to your email address.' })
}
