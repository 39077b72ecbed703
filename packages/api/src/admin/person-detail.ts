import type { AdminPersonDetailAnswer } from '@draftdesk/contract'
import { asc, eq } from 'drizzle-orm'
import { findUser } from '../accounts/find-user.ts'
import { listSignIns } from '../accounts/sign-in/sign-in-list.ts'
import { hasTwoStep } from '../accounts/two-step/two-step.ts'
import type { TokenLifetimes } from '../accounts/sign-in/token-chains.ts'
import type { Database } from '../database/open-database.ts'
import { activities, members, stores } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { listAdminActivities } from './list-admin-activities.ts'
import { toAdminPersonAnswer } from './people-list.ts'

const recentEntryLimit = '20'

/** The caller, and how long sign-ins last. */
interface PersonDetailOptions {
  readonly callerId: string
  readonly life: TokenLifetimes
  readonly nowMs: number
}

/** Reads a person with their stores, open sign-ins and the actions of super admins about them. Undefined for an unknown id. */
export async function loadPersonDetail(
  db: Database,
  id: string,
  { callerId, life, nowMs }: PersonDetailOptions,
): Promise<AdminPersonDetailAnswer | undefined> {
  const user = isUuid(id) ? await findUser(db, id) : undefined
  if (!user) return undefined
  const [memberOf, signIns, log, isTwoStep] = await Promise.all([
    db
      .select({ id: stores.id, store_id: stores.number, name: stores.name, role: members.role })
      .from(members)
      .innerJoin(stores, eq(stores.id, members.storeId))
      .where(eq(members.userId, id))
      .orderBy(asc(stores.number)),
    listSignIns(db, { userId: id, token: '' }, life, nowMs),
    listAdminActivities(db, { limit: recentEntryLimit }, eq(activities.personId, id)),
    hasTwoStep(db, id),
  ])
  return {
    ...toAdminPersonAnswer(user, memberOf.length),
    is_self: id === callerId,
    has_two_step: isTwoStep,
    member_of: memberOf,
    sign_ins: signIns.map((entry) => ({
      id: entry.id,
      device: entry.device,
      place: entry.place,
      created_at: entry.createdAt.toISOString(),
      last_used_at: entry.lastUsedAt.toISOString(),
    })),
    activities: log?.activities ?? [],
  }
}
