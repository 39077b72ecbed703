import type { ActivityAction } from '@draftdesk/contract'
import type { PageLanguage } from '@draftdesk/contract/page-languages'
import {
  beginTwoStep as begin,
  confirmTwoStep as confirm,
  loadTwoStepState,
  endTwoStep as end,
  renewRecoveryCodes as renew,
} from '../../accounts/two-step/two-step.ts'
import type { TwoStepChange, TwoStepDeps } from '../../accounts/two-step/two-step.ts'
import { listPasskeys } from '../../accounts/passkeys/passkeys.ts'
import type { User } from '../../accounts/find-user.ts'
import { createCodeGuessingMail, createTwoStepChangeMail } from '../../notices/notice-mails.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import type { RateLimitCharge } from '../../platform/rate-limits.ts'
import { recordAccountActivity } from '../../stores/record-activity.ts'
import { createSuccess, refuseTooManyRequests, refuseCall, refuseField } from '../call-handler.ts'
import type { Handler, Refusal, Services, CallContext } from '../call-handler.ts'

const twoStepActivities: Readonly<Record<TwoStepChange, ActivityAction>> = {
  on: 'two_step_on',
  off: 'two_step_off',
  codesRenewed: 'recovery_codes_renewed',
  codeUsed: 'recovery_code_used',
  reset: 'two_step_reset',
  passkeyAdded: 'passkey_added',
  passkeyRenamed: 'passkey_renamed',
  passkeyRemoved: 'passkey_removed',
}

/** Mails a person a change of their second step, and adds it to the activity log of their stores. */
export const createTwoStepNotifier =
  ({ mailer, siteUrl, clock }: Services, language: PageLanguage): TwoStepDeps['tell'] =>
  async (tx, user, change, codesLeft) => {
    if (change !== 'passkeyRenamed')
      await mailer.send(
        tx,
        createTwoStepChangeMail(toNoticeRecipient(user, language), { change, codesLeft, siteUrl }),
      )
    await recordAccountActivity(tx, user, { action: twoStepActivities[change], nowMs: clock() })
  }

/** GET /v1/user/two-step. */
export const showTwoStep: Handler<'twoStep'> = async ({ services, caller: { user } }) => {
  const { confirmedAt, codesLeft } = await loadTwoStepState(services.db, user.id)
  const passkeys = await listPasskeys(services.db, user.id)
  const times = [confirmedAt, ...passkeys.map(({ createdAt }) => createdAt)].flatMap((at) => at ?? [])
  const since = times.toSorted((one, other) => one.getTime() - other.getTime())[0]
  return createSuccess({
    is_on: since !== undefined,
    has_app: confirmedAt !== null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, created_at: createdAt.toISOString() },
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    confirmed_at: since?.toISOString() ?? null,
    recovery_codes_left: codesLeft,
    has_password: user.passwordHash !== null,
  })
}

/** Refuses a wrong password, for an account that has one. Undefined for a right one. */
async function refuseWrongPassword(
  { hasher, limits }: Services,
  user: User,
  password: string | undefined,
): Promise<Refusal | undefined> {
  if (user.passwordHash === null) return undefined
  const charge = ['passwordAccount', user.id] as const
  const wait = await limits.take(charge)
  if (wait) return refuseTooManyRequests(wait)
  if (!(await hasher.matches(user.passwordHash, password ?? '')))
    return refuseField('current_password', 'The password is wrong.')
  await limits.give(charge)
  return undefined
}

/** Refuses a wrong code, or one that was used. */
export const refuseWrongCode = (): Refusal => ({
  ...refuseCall(400, 'This code is wrong or was used before. Please enter another one.'),
  code: 'code_wrong',
})

const refuseWithoutTwoStep = (): Refusal =>
  refuseCall(400, 'Two-step sign-in is off. Please load the page again.')
const refuseWithTwoStep = (): Refusal =>
  refuseCall(400, 'Two-step sign-in is on already. Please load the page again.')

/** The limits on guessing the code of a person: from one IP address, and from all of them. */
export const listCodeLimitCharges = (userId: string, address: string): RateLimitCharge[] => [
  ['twoStepAccountAddress', `${userId} ${address}`],
  ['twoStepAccount', userId],
]

/** Counts a try of a code. Returns the wait in seconds when there were too many, and then mails the person, once a day. */
export async function chargeCodeLimits(
  { db, limits, mailer, siteUrl }: Pick<Services, 'db' | 'limits' | 'mailer' | 'siteUrl'>,
  user: User,
  { address, language }: Pick<CallContext<'endTwoStep'>, 'address' | 'language'>,
): Promise<number | undefined> {
  const wait = await limits.take(...listCodeLimitCharges(user.id, address))
  if (wait === undefined) return undefined
  const isTold = (await limits.take(['twoStepWarning', user.id, 1])) !== undefined
  if (!isTold) await mailer.send(db, createCodeGuessingMail(toNoticeRecipient(user, language), siteUrl))
  return wait
}

/** A request whose code is counted. */
type CodeCallContext = Pick<CallContext<'endTwoStep'>, 'services' | 'caller' | 'address' | 'language'>

/** Runs an action that takes a code. Wrong codes of a person are limited. */
async function runWithCodeLimits<R>(
  { services, caller: { user }, address, language }: CodeCallContext,
  run: () => Promise<R>,
  isWrong: (result: R) => boolean,
): Promise<R | Refusal> {
  const wait = await chargeCodeLimits(services, user, { address, language })
  if (wait) return refuseTooManyRequests(wait)
  const result = await run()
  if (!isWrong(result)) await services.limits.give(...listCodeLimitCharges(user.id, address))
  return result
}

/** POST /v1/user/two-step. */
export const beginTwoStep: Handler<'beginTwoStep'> = async ({ services, input, caller: { user } }) => {
  const refused = await refuseWrongPassword(services, user, input.current_password)
  if (refused) return refused
  const begun = await begin(services, user)
  return begun.kind === 'on' ? refuseWithTwoStep() : createSuccess({ secret: begun.secret, uri: begun.uri })
}

const toTwoStepDeps = ({
  services,
  language,
}: Pick<CallContext<'confirmTwoStep'>, 'services' | 'language'>) => ({
  ...services,
  tell: createTwoStepNotifier(services, language),
})

/** POST /v1/user/two-step/confirm. */
export const confirmTwoStep: Handler<'confirmTwoStep'> = async (context) => {
  const { input, caller } = context
  const confirmCode = () => confirm(toTwoStepDeps(context), caller.user, input.code)
  const result = await runWithCodeLimits(context, confirmCode, ({ kind }) => kind === 'wrong')
  if (result.kind === 'refused') return result
  if (result.kind === 'confirmed') return createSuccess({ recovery_codes: [...result.recoveryCodes] })
  if (result.kind === 'wrong') return refuseWrongCode()
  if (result.kind === 'on') return refuseWithTwoStep()
  return refuseCall(400, 'This set-up took too long. Please begin it again.')
}

/** POST /v1/user/two-step/codes. */
export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (context) => {
  const {
    input: { code },
    caller: { user },
  } = context
  const renewCodes = () => renew(toTwoStepDeps(context), user, code)
  // A request without a code was already checked by a proof of identity.
  const result =
    code === undefined
      ? await renewCodes()
      : await runWithCodeLimits(context, renewCodes, ({ kind }) => kind === 'wrong')
  if (result.kind === 'refused') return result
  if (result.kind === 'renewed') return createSuccess({ recovery_codes: [...result.recoveryCodes] })
  return result.kind === 'wrong' ? refuseWrongCode() : refuseWithoutTwoStep()
}

/** POST /v1/user/two-step/off. */
export const endTwoStep: Handler<'endTwoStep'> = async (context) => {
  const { services, input, caller } = context
  const { user } = caller
  const refused = await refuseWrongPassword(services, user, input.current_password)
  if (refused) return refused
  const endWithCode = () => end(toTwoStepDeps(context), user, input.code)
  const result = await runWithCodeLimits(context, endWithCode, (ended) => ended === 'wrong')
  if (typeof result !== 'string') return result
  if (result === 'ended') return createSuccess({ message: 'Two-step sign-in is off.' })
  return result === 'wrong' ? refuseWrongCode() : refuseWithoutTwoStep()
}
