import { roleNames, permissionsByRole } from '@draftdesk/contract'
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { emails, members, storeSettings, threads, users } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { formatFullName } from '../../platform/full-name.ts'
import { isUserAwayAt } from '../colleagues.ts'
import { recordAutomaticChanges } from './thread-history.ts'
import { notifyRotationAssignees } from './notify-assignee.ts'

/** Roles that may answer customers. */
const answeringRoles = roleNames.filter((name) => permissionsByRole[name].includes('mail'))

const nextVersion = sql<number>`${threads.version} + 1`

/** Unassigns answered threads whose assignee is out of office. */
export async function unassignThreadsOfAwayMembers(
  tx: Transaction,
  threadIds: readonly string[],
  nowMs: number,
): Promise<void> {
  const released = await tx
    .select({
      ...{ threadId: threads.id, storeId: threads.storeId, personId: users.id },
      ...{ firstName: users.firstName, lastName: users.lastName },
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.assigneeId))
    .where(and(inArray(threads.id, [...threadIds]), isUserAwayAt(new Date(nowMs))))
  if (released.length === 0) return
  const ids = released.map(({ threadId }) => threadId)
  await tx.update(threads).set({ assigneeId: null, version: nextVersion }).where(inArray(threads.id, ids))
  await recordAutomaticChanges(
    tx,
    released.map(({ threadId, storeId, personId, ...name }) => ({
      ...{ threadId, storeId, personId, about: formatFullName(name) },
      action: 'unassigned_away',
    })),
    nowMs,
  )
}

/**
 * Assigns the threads of the new mails `emailIds` to members in turn, if their store has this on. Locks the
 * store's settings, so that each turn is used once.
 */
export async function assignThreadsByRotation(
  tx: Transaction,
  threadIds: readonly string[],
  emailIds: readonly string[],
  nowMs: number,
): Promise<void> {
  const isOlder = and(eq(emails.threadId, threads.id), notInArray(emails.id, [...emailIds]))
  const fresh = await tx
    .select({ id: threads.id, storeId: threads.storeId })
    .from(threads)
    .innerJoin(storeSettings, eq(storeSettings.storeId, threads.storeId))
    .where(
      and(
        inArray(threads.id, [...threadIds]),
        eq(storeSettings.assignsInTurn, true),
        eq(threads.needsReply, true),
        isNull(threads.assigneeId),
        isNull(threads.archivedAt),
        sql`not exists (select 1 from ${emails} where ${isOlder})`,
      ),
    )
    .orderBy(asc(threads.storeId), asc(threads.lastEmailAt), asc(threads.id))
  for (const storeId of new Set(fresh.map((thread) => thread.storeId)))
    await assignStoreThreadsByRotation(
      tx,
      storeId,
      fresh.filter((thread) => thread.storeId === storeId).map(({ id }) => id),
      nowMs,
    )
}

async function assignStoreThreadsByRotation(
  tx: Transaction,
  storeId: string,
  threadIds: readonly string[],
  nowMs: number,
): Promise<void> {
  const [settings] = await tx
    .select({ last: storeSettings.lastInTurn })
    .from(storeSettings)
    .where(and(eq(storeSettings.storeId, storeId), eq(storeSettings.assignsInTurn, true)))
    .for('update')
  if (!settings) return
  const isAway = isUserAwayAt(new Date(nowMs))
  const team = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.storeId, storeId),
        inArray(members.role, answeringRoles),
        eq(users.isActive, true),
        sql`(${isAway}) is not true`,
      ),
    )
    .orderBy(asc(users.id))
    // Skips a member who is being removed.
    .for('key share', { of: members, skipLocked: true })
  const after = team.findIndex(({ id }) => settings.last !== null && id > settings.last)
  const turns = after > 0 ? [...team.slice(after), ...team.slice(0, after)] : team
  const lines = threadIds.flatMap((threadId, index) => {
    const person = turns[index % turns.length]
    return person ? [{ threadId, person }] : []
  })
  for (const { threadId, person } of lines)
    await tx
      .update(threads)
      .set({ assigneeId: person.id, version: nextVersion })
      .where(eq(threads.id, threadId))
  const last = lines.at(-1)?.person.id
  if (last === undefined) return
  await tx.update(storeSettings).set({ lastInTurn: last }).where(eq(storeSettings.storeId, storeId))
  await recordAutomaticChanges(
    tx,
    lines.map(({ threadId, person }) => ({
      ...{ threadId, storeId, personId: person.id, about: formatFullName(person) },
      action: 'assigned_in_turn',
    })),
    nowMs,
  )
  await notifyRotationAssignees(tx, { storeId, nowMs }, lines)
}
