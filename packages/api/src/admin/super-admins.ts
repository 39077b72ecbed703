import { and, asc, eq } from 'drizzle-orm'
import { endTokenChains } from '../accounts/sign-in/token-chains.ts'
import type { User } from '../accounts/find-user.ts'
import type { Database } from '../database/open-database.ts'
import { users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { listSolelyOwnedStores } from '../stores/deletion/account-deletion.ts'
import { recordActivity } from '../stores/record-activity.ts'

export interface SuperAdminChange {
  readonly personId: string
  readonly isGranted: boolean
  readonly reason: string
  /** Missing: the operator, on the server. */
  readonly actor: User | undefined
  readonly nowMs: number
}

/** Result of a change. */
export type SuperAdminChangeResult =
  | 'changed'
  | 'unchanged'
  | 'unknown'
  | 'self'
  /** The person is locked, has an unverified address, or a planned deletion. */
  | 'unready'
  /** The person is the only owner of a store. */
  | 'owner'
  /** The person is the only super admin. */
  | 'last'
  /** The actor is not a super admin any more. */
  | 'revoked'

/** Notifies the person and the other super admins, in the transaction of the change. */
export type NotifyAdmins = (tx: Transaction, person: User, others: readonly User[]) => Promise<void>

/** The server's operator as the actor of a log entry. */
export const operatorActor = { id: null, firstName: 'Operator', lastName: '' }

/** Locks the super admins who can sign in, in one order, so that two changes run one after the other. */
export function lockSuperAdmins(tx: Transaction): Promise<User[]> {
  return tx
    .select()
    .from(users)
    .where(and(eq(users.isSuperAdmin, true), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .for('update')
}

/** Adds a change to the log of the admin area. */
export function recordSuperAdminChange(
  tx: Transaction,
  { personId, isGranted, reason, actor, nowMs }: SuperAdminChange,
): Promise<void> {
  const action = isGranted ? 'super_admin_granted' : 'super_admin_revoked'
  return recordActivity(tx, { personId, actor: actor ?? operatorActor, action, note: reason, nowMs })
}

const isUsableAccount = ({ isActive, isVerified, deleteAt }: User): boolean =>
  isActive && isVerified && deleteAt === null

/** Makes a person a super admin, or a person again. Every sign-in of theirs ends, so that no session keeps the former rights. */
export function setSuperAdmin(
  db: Database,
  change: SuperAdminChange,
  tell: NotifyAdmins,
): Promise<SuperAdminChangeResult> {
  const { personId, isGranted, actor, nowMs } = change
  if (!isUuid(personId)) return Promise.resolve('unknown')
  return transact(db, async (tx) => {
    const admins = await lockSuperAdmins(tx)
    if (actor && !admins.some(({ id }) => id === actor.id)) return 'revoked'
    const [person] = await tx.select().from(users).where(eq(users.id, personId)).for('update')
    if (!person) return 'unknown'
    if (person.id === actor?.id) return 'self'
    if (person.isSuperAdmin === isGranted) return 'unchanged'
    if (isGranted && !isUsableAccount(person)) return 'unready'
    // In stores a super admin has the rights of a manager.
    if (isGranted && (await listSolelyOwnedStores(tx, personId)).length > 0) return 'owner'
    const others = admins.filter(({ id }) => id !== personId)
    if (!isGranted && others.length === 0) return 'last'
    await tx.update(users).set({ isSuperAdmin: isGranted }).where(eq(users.id, personId))
    await endTokenChains(tx, personId, nowMs)
    await recordSuperAdminChange(tx, change)
    await tell(
      tx,
      person,
      others.filter(({ id }) => id !== actor?.id),
    )
    return 'changed'
  })
}
