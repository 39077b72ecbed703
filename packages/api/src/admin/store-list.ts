import type { AdminStoreAnswer, AdminStoresRequest, SetUpState } from '@draftdesk/contract'
import { and, count, desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { toStoreAnswer } from '../stores/store.ts'
import {
  isStoreFailing,
  storeColumnsWithSetUp,
  missingStoreRequirements,
} from '../database/store-with-set-up.ts'
import type { StoreWithSetUp } from '../database/store-with-set-up.ts'
import type { Database } from '../database/open-database.ts'
import { clients, members, stores, threads, users } from '../database/schema.ts'

/** The state of a store: suspended, or its first missing requirement. */
export const setUpStateSql = sql<SetUpState>`case
  when ${stores.suspendedAt} is not null then 'suspended'
  when not ${stores.isOnboarded} then 'not_onboarded'
  when ${missingStoreRequirements.document} then 'no_document'
  when ${missingStoreRequirements.mailbox} then 'no_mailbox'
  when ${missingStoreRequirements.shop} then 'no_shop'
  when ${isStoreFailing} then 'failing'
  else 'ready' end`

/** Columns of a store joined with its client. */
export const adminStoreColumns = {
  store: storeColumnsWithSetUp,
  state: setUpStateSql,
  lastMailAt:
    sql<Date | null>`(select max(${threads.lastEmailAt}) from ${threads} where ${threads.storeId} = ${stores.id})`.mapWith(
      threads.lastEmailAt,
    ),
  client: { id: clients.id, name: clients.name, account_detail_id: clients.accountDetailId },
}

/** A row of `adminStoreColumns`. */
export interface AdminStoreRow {
  store: StoreWithSetUp
  state: SetUpState
  lastMailAt: Date | null
  client: { id: string; name: string; account_detail_id: number } | null
}

/** A store in lists of super admins. */
export const toAdminStoreAnswer = ({
  store,
  state,
  lastMailAt,
  client,
}: AdminStoreRow): AdminStoreAnswer => ({
  ...toStoreAnswer(store),
  client,
  state,
  created_at: store.createdAt.toISOString(),
  last_mail_at: lastMailAt?.toISOString() ?? null,
})

/** Reads a page of stores, newest first, and their total. */
export async function searchStores(db: Database, wanted: AdminStoresRequest) {
  const { search = '', state, cursor, limit = '50' } = wanted
  const size = Math.min(Math.max(Number(limit), 1), 200)
  const isFound = and(
    search === '' ? undefined : matchesStoreSearch(db, search),
    state === undefined ? undefined : sql`${setUpStateSql} = ${state}`,
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select(adminStoreColumns)
      .from(stores)
      .leftJoin(clients, eq(clients.id, stores.clientId))
      .where(and(isFound, cursor === undefined ? undefined : lt(stores.number, Number(cursor))))
      .orderBy(desc(stores.number))
      .limit(size + 1),
    db
      .select({ total: count() })
      .from(stores)
      .leftJoin(clients, eq(clients.id, stores.clientId))
      .where(isFound),
  ])
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return {
    stores: shown.map(toAdminStoreAnswer),
    next: last ? String(last.store.number) : null,
    total: counted?.total ?? 0,
  }
}

function matchesStoreSearch(db: Database, search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const employers = db
    .select({ id: members.storeId })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(ilike(users.email, pattern))
  return or(
    ilike(stores.name, pattern),
    ilike(clients.name, pattern),
    inArray(stores.id, employers),
    /^\d{1,9}$/.test(search) ? eq(stores.number, Number(search)) : undefined,
  )
}
