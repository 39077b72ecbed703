import type { AdminStoreDetailAnswer } from '@draftdesk/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { formatFullName } from '../platform/full-name.ts'
import { listActivities } from '../stores/list-activities.ts'
import type { Database } from '../database/open-database.ts'
import { clients, mailboxes, members, shops, stores, users } from '../database/schema.ts'
import { describeMailbox } from '../mailboxes/describe-mailbox.ts'
import { toShopAnswer } from '../shops/shop.ts'
import { toReplyLimitsAnswer } from './reply-limits.ts'
import { loadModelLimit } from './model-limit.ts'
import { loadStoreUsage } from './store-usage.ts'
import { toAdminStoreAnswer, adminStoreColumns } from './store-list.ts'

const recentEntryLimit = '10'

/** Reads the metadata of a store without contents and credentials. Undefined for an unknown id. */
export async function loadStoreDetail(
  db: Database,
  id: string,
  { nowMs, defaultTokens }: { readonly nowMs: number; readonly defaultTokens: number | undefined },
): Promise<AdminStoreDetailAnswer | undefined> {
  const [[row], people, log, usage, modelLimit] = await Promise.all([
    db
      .select({ ...adminStoreColumns, mailbox: mailboxes, shop: shops })
      .from(stores)
      .leftJoin(clients, eq(clients.id, stores.clientId))
      .leftJoin(mailboxes, eq(mailboxes.storeId, stores.id))
      .leftJoin(shops, eq(shops.storeId, stores.id))
      .where(eq(stores.id, id)),
    db
      .select({ user: users, role: members.role, joinedAt: members.createdAt })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(eq(members.storeId, id))
      .orderBy(sql`${members.role} <> 'owner'`, asc(members.createdAt), asc(users.email)),
    listActivities(db, id, { limit: recentEntryLimit }),
    loadStoreUsage(db, id, nowMs),
    loadModelLimit(db, { storeId: id, defaultTokens, nowMs }),
  ])
  return (
    row && {
      ...toAdminStoreAnswer(row),
      members: people.map(({ user, role, joinedAt }) => ({
        id: user.id,
        name: formatFullName(user),
        email: user.email,
        role,
        joined_at: joinedAt.toISOString(),
      })),
      mailbox: row.mailbox && (await describeMailbox(db, row.mailbox)),
      shop: row.shop && toShopAnswer(row.shop),
      reply_limits: toReplyLimitsAnswer(row.store),
      usage,
      model_limit: modelLimit,
      suspended: row.store.suspendedAt && {
        at: row.store.suspendedAt.toISOString(),
        reason: row.store.suspendedReason ?? '',
      },
      deletes_at: row.store.deleteAt?.toISOString() ?? null,
      activities: log?.activities ?? [],
    }
  )
}
