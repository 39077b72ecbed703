import { and, eq } from 'drizzle-orm'
import { endTokenChains } from '../accounts/sign-in/token-chains.ts'
import { verificationCodeMinutes, createMailedCode, saveMailedCode } from '../accounts/mailed-codes.ts'
import { deleteTwoStep } from '../accounts/two-step/two-step.ts'
import type { Hasher } from '../accounts/hasher.ts'
import type { User } from '../accounts/find-user.ts'
import type { Database } from '../database/open-database.ts'
import { users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { recordActivity } from '../stores/record-activity.ts'
import type { Activity } from '../stores/record-activity.ts'
import { lockSuperAdmins } from './super-admins.ts'

/** An action of a super admin about a person. */
export interface PersonActionContext {
  readonly personId: string
  readonly actor: Activity['actor']
  readonly nowMs: number
}

/**
 * Result of an action. `unchanged`: the person was in that state already; `self`: another super admin must do
 * it; `revoked`: the actor is no longer a super admin.
 */
export type PersonChangeResult = 'changed' | 'unchanged' | 'self' | 'unknown' | 'revoked'

/** Locks or unlocks a person with a reason. A lock ends every sign-in, and its event streams, at once. */
export function setPersonLocked(
  db: Database,
  { personId, actor, nowMs }: PersonActionContext,
  { isLocked, reason }: { readonly isLocked: boolean; readonly reason: string },
): Promise<PersonChangeResult> {
  return changePerson(db, { personId, actor }, async (tx, user) => {
    if (isLocked && user.id === actor.id) return 'self'
    const [changed] = await tx
      .update(users)
      .set({ isActive: !isLocked })
      .where(and(eq(users.id, personId), eq(users.isActive, isLocked)))
      .returning({ id: users.id })
    if (!changed) return 'unchanged'
    // Unlocking ends sign-ins too, because one may have begun during the lock.
    await endTokenChains(tx, personId, nowMs)
    const action = isLocked ? 'person_locked' : 'person_unlocked'
    await recordActivity(tx, { personId, actor, action, note: reason, nowMs })
    return 'changed'
  })
}

/** Ends every sign-in of a person. Returns their number. */
export async function signOutPerson(
  db: Database,
  { personId, actor, nowMs }: PersonActionContext,
): Promise<number | Exclude<PersonChangeResult, 'changed'>> {
  let ended = 0
  const change = await changePerson(db, { personId, actor }, async (tx) => {
    ended = await endTokenChains(tx, personId, nowMs)
    await recordActivity(tx, { personId, actor, action: 'person_signed_out', nowMs })
    return 'changed'
  })
  return change === 'changed' ? ended : change
}

/** Turns two-step sign-in of another person off, for one who lost their phone, and ends every sign-in. Unchanged when it is off. */
export function resetTwoStep(
  db: Database,
  { personId, actor, nowMs }: PersonActionContext,
  tellPerson: (tx: Transaction, user: User) => Promise<void>,
): Promise<PersonChangeResult> {
  return changePerson(db, { personId, actor }, async (tx, user) => {
    // Their own second step is proven by a code, a passkey or a recovery code.
    if (user.id === actor.id) return 'self'
    if (!(await deleteTwoStep(tx, personId))) return 'unchanged'
    await endTokenChains(tx, personId, nowMs)
    await tellPerson(tx, user)
    await recordActivity(tx, { personId, actor, action: 'two_step_reset', nowMs })
    return 'changed'
  })
}

/** Mails a new verification code. Unchanged when the address is verified. */
export async function resendVerificationCode(
  { db, hasher, sendMail }: VerificationCodeDeps,
  { personId, actor, nowMs }: PersonActionContext,
): Promise<PersonChangeResult> {
  const { code, hash } = await createMailedCode(hasher)
  return changePerson(db, { personId, actor }, async (tx, user) => {
    if (user.isVerified) return 'unchanged'
    await saveMailedCode(tx, { email: user.email, hash, signUpId: null }, nowMs)
    await sendMail(tx, user, { code, minutes: verificationCodeMinutes })
    await recordActivity(tx, { personId, actor, action: 'person_code_sent', nowMs })
    return 'changed'
  })
}

/** Dependencies of mailing a code. */
interface VerificationCodeDeps {
  readonly db: Database
  readonly hasher: Hasher
  readonly sendMail: (
    tx: Transaction,
    user: User,
    mail: { readonly code: string; readonly minutes: number },
  ) => Promise<void>
}

/** Runs a change on the locked row of a person. An actor who was locked or revoked while the call waited changes nothing. */
async function changePerson(
  db: Database,
  { personId, actor }: Pick<PersonActionContext, 'personId' | 'actor'>,
  change: (tx: Transaction, user: User) => Promise<PersonChangeResult>,
): Promise<PersonChangeResult> {
  if (!isUuid(personId)) return 'unknown'
  return transact(db, async (tx) => {
    const admins = await lockSuperAdmins(tx)
    if (!admins.some(({ id }) => id === actor.id)) return 'revoked'
    const [user] = await tx.select().from(users).where(eq(users.id, personId)).for('update')
    return user ? change(tx, user) : 'unknown'
  })
}
