import { and, asc, eq, lte, ne } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import {
  clients,
  mailedCodes,
  invites,
  members,
  signUps,
  stores,
  storeSettings,
  users,
} from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { formatFullName } from '../../platform/full-name.ts'
import { unassignThreads } from '../manage-members.ts'
import { recordActivity } from '../record-activity.ts'
import { listSolelyOwnedStores } from './account-deletion.ts'

/**
 * Deletes a person whose grace period is over, with all their rows except texts that they wrote for a store.
 * Returns false for a super admin, and while a store has no other owner.
 */
export function deleteAccount(db: Database, userId: string, nowMs: number): Promise<boolean> {
  return transact(db, async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), lte(users.deleteAt, new Date(nowMs))))
      .for('update')
    if (!user || user.isSuperAdmin || (await listSolelyOwnedStores(tx, userId)).length > 0) return false
    const joined = await tx
      .select({ storeId: members.storeId })
      .from(members)
      .where(eq(members.userId, userId))
      .orderBy(asc(members.storeId))
    for (const { storeId } of joined) {
      await unassignThreads(tx, { storeId, actor: user, nowMs }, userId)
      await recordActivity(tx, { storeId, actor: user, action: 'member_left', nowMs })
      await publishEvents(
        tx,
        [
          { storeId, type: 'member', ref: userId },
          { storeId, type: 'list' },
        ],
        nowMs,
      )
    }
    await tx.update(storeSettings).set({ lastInTurn: null }).where(eq(storeSettings.lastInTurn, userId))
    for (const table of [signUps, mailedCodes, invites])
      await tx.delete(table).where(eq(table.email, user.email))
    await transferClient(tx, userId)
    await tx.delete(users).where(eq(users.id, userId))
    return true
  })
}

/** Gives the person's client to another owner of its stores. A client without stores is deleted. */
async function transferClient(tx: Transaction, userId: string): Promise<void> {
  const [client] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.ownerId, userId))
  if (!client) return
  const isOfClient = eq(stores.clientId, client.id)
  const [heir] = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(stores)
    .innerJoin(members, and(eq(members.storeId, stores.id), eq(members.role, 'owner')))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(isOfClient, ne(users.id, userId)))
    .orderBy(asc(members.createdAt), asc(users.id))
    .limit(1)
  if (!heir) {
    await tx.delete(clients).where(eq(clients.id, client.id))
    return
  }
  const [own] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.ownerId, heir.id))
  if (own) {
    await tx.update(stores).set({ clientId: own.id }).where(isOfClient)
    await tx.delete(clients).where(eq(clients.id, client.id))
    return
  }
  const name = formatFullName(heir)
  await tx.update(clients).set({ ownerId: heir.id, name }).where(eq(clients.id, client.id))
}
