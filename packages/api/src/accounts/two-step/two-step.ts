import { and, eq, isNotNull } from 'drizzle-orm'
import type { Seal } from '@draftdesk/server-kit'
import type { Database } from '../../database/open-database.ts'
import { passkeyChallenges, passkeys, signInChallenges, twoSteps, users } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import type { User } from '../find-user.ts'
import { hasSetUpExpired, saveAuthenticatorSecret, consumeAppCode } from './authenticator-app.ts'
import type { AuthenticatorSetUp } from './authenticator-app.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  replaceRecoveryCodes,
  consumeRecoveryCode,
} from './recovery-codes.ts'

/** A change of a person's second step, for their mailbox and the activity log. */
export type TwoStepChange =
  'on' | 'off' | 'codesRenewed' | 'codeUsed' | 'reset' | 'passkeyAdded' | 'passkeyRenamed' | 'passkeyRemoved'

/** Dependencies of changes to two-step sign-in. */
export interface TwoStepDeps {
  readonly db: Database
  readonly seal: Seal
  readonly clock: () => number
  /** Notifies the person of a change and logs it, in its transaction. */
  readonly tell: (tx: Transaction, user: User, change: TwoStepChange, codesLeft: number) => Promise<void>
}

/** True if a person has a passkey. */
export async function hasPasskey(db: Database | Transaction, userId: string): Promise<boolean> {
  return (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0
}

/** True if the sign-ins of a person ask for a second step: a code of an authenticator app, or a passkey. */
export async function hasTwoStep(db: Database | Transaction, userId: string): Promise<boolean> {
  const isConfirmed = and(eq(twoSteps.userId, userId), isNotNull(twoSteps.confirmedAt))
  return (await db.$count(twoSteps, isConfirmed)) > 0 || hasPasskey(db, userId)
}

/** The authenticator app of a person, and their unused recovery codes. */
export async function loadTwoStepState(
  db: Database,
  userId: string,
): Promise<{ readonly confirmedAt: Date | null; readonly codesLeft: number }> {
  const [row] = await db.select().from(twoSteps).where(eq(twoSteps.userId, userId))
  return { confirmedAt: row?.confirmedAt ?? null, codesLeft: await countRecoveryCodes(db, userId) }
}

/** Locks the row of a person, so that changes of their second steps run one after the other. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

async function lockAndReadTwoStep(tx: Transaction, userId: string) {
  await lockUser(tx, userId)
  const [row] = await tx.select().from(twoSteps).where(eq(twoSteps.userId, userId))
  return row
}

/** Begins a set-up. Refused while the second step is on. */
export function beginTwoStep(
  { db, seal, clock }: Pick<TwoStepDeps, 'db' | 'seal' | 'clock'>,
  user: User,
): Promise<({ readonly kind: 'begun' } & AuthenticatorSetUp) | { readonly kind: 'on' }> {
  return transact(db, async (tx) => {
    const row = await lockAndReadTwoStep(tx, user.id)
    if (row?.confirmedAt) return { kind: 'on' }
    return { kind: 'begun', ...(await saveAuthenticatorSecret(tx, seal, user, clock())) }
  })
}

/** Turns the second step on with a code of the authenticator app. Returns the recovery codes. */
export function confirmTwoStep(
  { db, seal, clock, tell }: TwoStepDeps,
  user: User,
  code: string,
): Promise<
  | { readonly kind: 'confirmed'; readonly recoveryCodes: readonly string[] }
  | { readonly kind: 'on' | 'over' | 'wrong' }
> {
  return transact(db, async (tx) => {
    const nowMs = clock()
    const row = await lockAndReadTwoStep(tx, user.id)
    if (row?.confirmedAt) return { kind: 'on' }
    if (!row || hasSetUpExpired(row, nowMs)) return { kind: 'over' }
    if (!(await consumeAppCode(tx, seal, row, removeSeparators(code), nowMs))) return { kind: 'wrong' }
    await tx
      .update(twoSteps)
      .set({ confirmedAt: new Date(nowMs) })
      .where(eq(twoSteps.userId, user.id))
    const recoveryCodes = await replaceRecoveryCodes(tx, user.id, nowMs)
    await tell(tx, user, 'on', recoveryCodes.length)
    return { kind: 'confirmed', recoveryCodes }
  })
}

const removeSeparators = (code: string): string => code.replaceAll(/[\s-]/g, '')

/**
 * Uses a code of the authenticator app, or a recovery code, which also notifies the person. `off`: the person
 * has no second step.
 */
export async function consumeTwoStepCode(
  tx: Transaction,
  { seal, tell }: Pick<TwoStepDeps, 'seal' | 'tell'>,
  user: User,
  code: string,
  nowMs: number,
): Promise<'used' | 'wrong' | 'off'> {
  const row = await lockAndReadTwoStep(tx, user.id)
  const app = row?.confirmedAt ? row : undefined
  if (!app && !(await hasPasskey(tx, user.id))) return 'off'
  if (/^\d{6}$/.test(removeSeparators(code)))
    return app && (await consumeAppCode(tx, seal, app, removeSeparators(code), nowMs)) ? 'used' : 'wrong'
  if (!(await consumeRecoveryCode(tx, user.id, code, nowMs))) return 'wrong'
  await tell(tx, user, 'codeUsed', await countRecoveryCodes(tx, user.id))
  return 'used'
}

/** Replaces the recovery codes of a person who gives a code, or proved their identity in another way. */
export function renewRecoveryCodes(
  deps: TwoStepDeps,
  user: User,
  code: string | undefined,
): Promise<
  { readonly kind: 'renewed'; readonly recoveryCodes: readonly string[] } | { readonly kind: 'wrong' | 'off' }
> {
  return transact(deps.db, async (tx) => {
    const nowMs = deps.clock()
    if (code === undefined) {
      await lockUser(tx, user.id)
      if (!(await hasTwoStep(tx, user.id))) return { kind: 'off' }
    } else {
      const result = await consumeTwoStepCode(tx, deps, user, code, nowMs)
      if (result !== 'used') return { kind: result }
    }
    const recoveryCodes = await replaceRecoveryCodes(tx, user.id, nowMs)
    await deps.tell(tx, user, 'codesRenewed', recoveryCodes.length)
    return { kind: 'renewed', recoveryCodes }
  })
}

/** Turns the second step off for a person who gives a code. */
export function endTwoStep(deps: TwoStepDeps, user: User, code: string): Promise<'ended' | 'wrong' | 'off'> {
  return transact(deps.db, async (tx) => {
    const result = await consumeTwoStepCode(tx, deps, user, code, deps.clock())
    if (result !== 'used') return result
    await deleteTwoStep(tx, user.id)
    await deps.tell(tx, user, 'off', 0)
    return 'ended'
  })
}

/** Deletes the second step of a person with everything that waits for it. False when there was none. */
export async function deleteTwoStep(tx: Transaction, userId: string): Promise<boolean> {
  const dropped = await tx.delete(twoSteps).where(eq(twoSteps.userId, userId)).returning()
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
  await deleteRecoveryCodes(tx, userId)
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
  return removed.length > 0 || dropped.some(({ confirmedAt }) => confirmedAt !== null)
}
