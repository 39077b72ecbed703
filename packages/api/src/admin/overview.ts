import { setUpStates } from '@draftdesk/contract'
import type { AdminOverviewAnswer } from '@draftdesk/contract'
import { version } from '@draftdesk/server-kit'
import { and, count, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listParkedJobs } from '../claims/parked-jobs.ts'
import { isSendingStopped } from '../database/store-with-set-up.ts'
import type { Database } from '../database/open-database.ts'
import { activities, clients, mailboxes, outbox, shops, stores } from '../database/schema.ts'
import { explainMailFault } from '../mailboxes/mail-failure.ts'
import { explainShopFault } from '../shops/shop-faults.ts'
import { explainSendFailure } from '../threads/replies/explain-send-failure.ts'
import { loadDailyServerCounts } from './hourly-server-counts.ts'
import { toAdminStoreAnswer, adminStoreColumns, setUpStateSql } from './store-list.ts'

const newestCount = 5
const maxFailures = 50

/** Counts stores by set-up state, and lists parked jobs, failing connections and the newest stores. */
export async function loadOverview(db: Database, nowMs: number): Promise<AdminOverviewAnswer> {
  const [states, parked, mailFailures, sendingFailures, shopFailures, days, rows] = await Promise.all([
    db
      .select({ state: setUpStateSql.as('state'), stores: count() })
      .from(stores)
      .groupBy(sql`1`),
    listParkedJobs(db),
    findMailFailures(db),
    findSendingFailures(db),
    findShopFailures(db),
    loadDailyServerCounts(db, nowMs),
    db
      .select(adminStoreColumns)
      .from(stores)
      .leftJoin(clients, eq(clients.id, stores.clientId))
      .orderBy(desc(stores.number))
      .limit(newestCount),
  ])
  const counts = new Map(states.map((row) => [row.state, row.stores]))
  return {
    states: Object.fromEntries(
      setUpStates.map((state) => [state, counts.get(state) ?? 0]),
    ) as AdminOverviewAnswer['states'],
    parked: parked.map(({ id, kind, fault, tries, parkedAt }) => ({
      id,
      kind,
      detail: fault,
      tries,
      parked_at: parkedAt.toISOString(),
    })),
    failures: [...mailFailures, ...sendingFailures, ...shopFailures]
      .toSorted((a, b) => b.since.localeCompare(a.since))
      .slice(0, maxFailures),
    newest: rows.map(toAdminStoreAnswer),
    days,
    version,
  }
}

/** Selects the time at which a link last started to fail, from its activity log. */
const selectFailureStart = (storeId: PgColumn, action: 'mailbox_failing' | 'shop_failing') =>
  sql<Date | null>`(select ${max(activities.createdAt)} from ${activities}
    where ${activities.storeId} = ${storeId} and ${activities.action} = ${action})`.mapWith(
    activities.createdAt,
  )

async function findMailFailures(db: Database): Promise<AdminOverviewAnswer['failures']> {
  const rows = await db
    .select({
      id: stores.id,
      name: stores.name,
      link: mailboxes,
      beganAt: selectFailureStart(mailboxes.storeId, 'mailbox_failing'),
    })
    .from(mailboxes)
    .innerJoin(stores, eq(stores.id, mailboxes.storeId))
    .where(isNotNull(mailboxes.failure))
    .orderBy(desc(mailboxes.checkedAt))
    .limit(maxFailures)
  return rows.map(({ id, name, link, beganAt }) => {
    const side = link.failureSide ?? 'imap'
    return {
      store: { id, name },
      side,
      detail: explainMailFault(side, link.failure ?? ''),
      since: formatFailingSince(link, beganAt),
    }
  })
}

/** Stores whose mailbox passed its test but cannot send. */
async function findSendingFailures(db: Database): Promise<AdminOverviewAnswer['failures']> {
  const reason = sql<string>`(array_agg(${outbox.reason} order by ${outbox.dueAt}))[1]`
  const since = sql<Date>`min(${outbox.sendAt})`.mapWith(outbox.sendAt)
  const rows = await db
    .select({ id: stores.id, name: stores.name, reason, since })
    .from(outbox)
    .innerJoin(stores, eq(stores.id, outbox.storeId))
    .innerJoin(mailboxes, eq(mailboxes.storeId, stores.id))
    .where(and(isSendingStopped, isNull(mailboxes.failure)))
    .groupBy(stores.id)
    .orderBy(desc(since))
    .limit(maxFailures)
  return rows.map(({ id, name, ...failure }) => ({
    store: { id, name },
    side: 'smtp' as const,
    detail: explainSendFailure(failure.reason),
    since: failure.since.toISOString(),
  }))
}

async function findShopFailures(db: Database): Promise<AdminOverviewAnswer['failures']> {
  const rows = await db
    .select({
      id: stores.id,
      name: stores.name,
      link: shops,
      beganAt: selectFailureStart(shops.storeId, 'shop_failing'),
    })
    .from(shops)
    .innerJoin(stores, eq(stores.id, shops.storeId))
    .where(isNotNull(shops.failure))
    .orderBy(desc(shops.checkedAt))
    .limit(maxFailures)
  return rows.map(({ id, name, link, beganAt }) => ({
    store: { id, name },
    side: 'shop' as const,
    detail: explainShopFault(link.failure ?? '', link.system),
    since: formatFailingSince(link, beganAt),
  }))
}

/** A link that never worked has been failing since its first test, any other link since its log entry. */
const formatFailingSince = (
  link: { connectedAt: Date | null; createdAt: Date; checkedAt: Date },
  beganAt: Date | null,
): string => (link.connectedAt ? (beganAt ?? link.checkedAt) : link.createdAt).toISOString()
