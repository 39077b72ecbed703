import type { ActivityAction } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { formatFullName } from '../platform/full-name.ts'
import type { Database } from '../database/open-database.ts'
import { activities, members } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** An entry of the activity log. */
export interface Activity {
  /** Missing: the action is about a person or the server. */
  storeId?: string | undefined
  personId?: string | undefined
  /** The person who acted. Without an `id`: the operator of the server. */
  actor: { id: string | null; firstName: string; lastName: string }
  action: ActivityAction
  /** Detail such as a reason, an address or a role. */
  note?: string | undefined
  nowMs: number
}

/**
 * Adds an entry to the activity log, in the transaction of the action.
 *
 * @example await recordActivity(tx, { storeId: store.id, actor: caller.user, action: 'member_invited', note: email, nowMs })
 */
export async function recordActivity(
  tx: Transaction | Database,
  { storeId, personId, actor, action, note, nowMs }: Activity,
): Promise<void> {
  await tx.insert(activities).values({
    storeId: storeId ?? null,
    personId: personId ?? null,
    actorId: actor.id,
    actorName: formatFullName(actor),
    action,
    note: note ?? null,
    createdAt: new Date(nowMs),
  })
}

/**
 * Adds an entry about a person's own account to the log of each of their stores. For a super admin, the entry
 * is about the person instead.
 */
export async function recordAccountActivity(
  tx: Transaction,
  actor: Activity['actor'] & { id: string; isSuperAdmin: boolean },
  { action, nowMs }: Pick<Activity, 'action' | 'nowMs'>,
): Promise<void> {
  const entry = { actor, action, nowMs }
  if (actor.isSuperAdmin) await recordActivity(tx, { ...entry, personId: actor.id })
  const memberOf = await tx.select().from(members).where(eq(members.userId, actor.id))
  for (const { storeId } of memberOf) await recordActivity(tx, { ...entry, storeId })
}
