import type { Answer } from '@draftdesk/contract'
import { and, asc, eq, gt, isNull, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { User } from '../../accounts/find-user.ts'
import type { Database } from '../../database/open-database.ts'
import { members, stores, users } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { getGraceEndDate } from './plan-store-deletion.ts'

/** A store without another owner. */
export interface SolelyOwnedStore {
  readonly name: string
  /** The time of its own deletion. */
  readonly deleteAt: Date | null
}

/** Lists the stores of which the person is the only owner. Super admins do not count: they have the rights of a manager. */
export function listSolelyOwnedStores(
  db: Database | Transaction,
  userId: string,
): Promise<SolelyOwnedStore[]> {
  const others = alias(members, 'others')
  const isOther = and(
    eq(others.storeId, members.storeId),
    eq(others.role, 'owner'),
    ne(others.userId, userId),
    eq(users.isSuperAdmin, false),
  )
  return db
    .select({ name: stores.name, deleteAt: stores.deleteAt })
    .from(members)
    .innerJoin(stores, eq(stores.id, members.storeId))
    .where(
      and(
        eq(members.userId, userId),
        eq(members.role, 'owner'),
        notExists(
          db
            .select({ id: others.userId })
            .from(others)
            .innerJoin(users, eq(users.id, others.userId))
            .where(isOther),
        ),
      ),
    )
    .orderBy(asc(stores.name))
}

/** The planned deletion of an account in the shape of /v1. */
export async function describeAccountDeletion(
  db: Database,
  userId: string,
): Promise<Answer<'accountDeletion'>> {
  const [user] = await db
    .select({ deleteAt: users.deleteAt, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  const owned = (await listSolelyOwnedStores(db, userId)).filter((store) => store.deleteAt === null)
  return {
    deletes_at: user?.deleteAt?.toISOString() ?? null,
    confirms_with: user?.passwordHash ? 'password' : 'email',
    only_owner_of: owned.map(({ name }) => name),
  }
}

/**
 * Plans the deletion of an account; `tell` notifies the person in the same transaction. `owner`: a store would
 * be left without an owner.
 */
export function planAccountDeletion(
  db: Database,
  user: User,
  nowMs: number,
  tell: (tx: Transaction, deleteAt: Date) => Promise<void>,
): Promise<
  { readonly kind: 'planned' } | { readonly kind: 'owner'; readonly stores: readonly SolelyOwnedStore[] }
> {
  return transact(db, async (tx) => {
    const owned = (await listSolelyOwnedStores(tx, user.id)).filter(({ deleteAt }) => deleteAt === null)
    if (owned.length > 0) return { kind: 'owner', stores: owned }
    const deleteAt = getGraceEndDate(nowMs)
    const planned = await tx
      .update(users)
      .set({ deleteAt })
      .where(and(eq(users.id, user.id), isNull(users.deleteAt)))
      .returning({ id: users.id })
    if (planned.length > 0) await tell(tx, deleteAt)
    return { kind: 'planned' }
  })
}

/** Takes the deletion of an account back. Returns false once its time has come, unless a store still waits for an owner or the person is a super admin. */
export function cancelAccountDeletion(db: Database, userId: string, nowMs: number): Promise<boolean> {
  return transact(db, async (tx) => {
    const [user] = await tx
      .select({ deleteAt: users.deleteAt, isSuperAdmin: users.isSuperAdmin })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (!user?.deleteAt) return user !== undefined
    const waits = user.isSuperAdmin || (await listSolelyOwnedStores(tx, userId)).length > 0
    const isEarly = waits ? undefined : gt(users.deleteAt, new Date(nowMs))
    const kept = await tx
      .update(users)
      .set({ deleteAt: null })
      .where(and(eq(users.id, userId), isEarly))
      .returning({ id: users.id })
    return kept.length > 0
  })
}
