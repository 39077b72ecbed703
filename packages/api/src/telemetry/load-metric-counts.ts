import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { countJobs, jobStates } from '../claims/count-jobs.ts'
import type { SqlClock } from '../claims/sql-time.ts'
import type { Database } from '../database/open-database.ts'
import {
  backupRuns,
  draftingSettings,
  gaps,
  mailboxSyncs,
  modelDays,
  outbox,
  shops,
  unreadableMails,
} from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { mailFaults } from '../mailboxes/mail-failure.ts'
import { shopFaults } from '../shops/shop-faults.ts'

/** A value of a metric with its labels. */
interface MetricSample {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** Counts of rows by metric. */
export type MetricCounts = Readonly<
  Record<
    | 'mailboxes'
    | 'mailboxesFailing'
    | 'mailboxesBehind'
    | 'mailboxLag'
    | 'mailboxesWithoutSent'
    | 'unreadableMails'
    | 'jobs'
    | 'jobDelay'
    | 'sends'
    | 'shopsFailing'
    | 'storesAtModelLimit'
    | 'openQuestions'
    | 'backupAge'
    | 'failedBackups',
    readonly MetricSample[]
  >
>

/** Delays in seconds by which mailboxes are counted. A healthy one is at most a minute behind. */
const delayStepsSeconds = [120, 600, 3600, 21_600]

/** A slow database cancels the counts, so that scrapes never add up. */
const maxReadMs = 3000

export interface CountDeps {
  readonly db: Database
  readonly now: SqlClock
  /** PostgreSQL cancels slow statements. The embedded database cannot. */
  readonly isShared: boolean
}

/** Counts mailboxes, jobs, sends and failures in the database. */
export function loadMetricCounts({ db, now, isShared }: CountDeps): Promise<MetricCounts> {
  return transact(
    db,
    async (tx) => {
      if (isShared) await tx.execute(sql.raw(`set local statement_timeout = ${String(maxReadMs)}`))
      return {
        ...(await countMailboxes(tx, now)),
        ...(await countJobStates(tx, now)),
        sends: await countRowsByLabel(
          tx,
          'state',
          sql`select case when state = 'held' and reason is not null then 'delayed' else state end as label,
            count(*)::int as value from ${outbox}
            where state in ('held', 'sending', 'failed', 'unknown') group by 1`,
          ['held', 'delayed', 'sending', 'failed', 'unknown'],
        ),
        shopsFailing: await countRowsByLabel(
          tx,
          'reason',
          sql`select failure as label, count(*)::int as value from ${shops} where failure is not null group by 1`,
          shopFaults,
        ),
        storesAtModelLimit: await countRowsOfQuery(
          tx,
          sql`${draftingSettings} s where s.uses_model and s.month_tokens <= (
            select coalesce(sum(d.tokens_in + d.tokens_out), 0) from ${modelDays} d
            where d.store_id = s.store_id and d.day >= to_char(${now()} at time zone 'UTC', 'YYYY-MM-01'))`,
        ),
        openQuestions: await countRowsOfQuery(tx, sql`${gaps} where state = 'open' and source = 'mail'`),
        ...(await countBackups(tx, now)),
      }
    },
    { accessMode: 'read only' },
  )
}

async function countMailboxes(tx: Transaction, now: SqlClock) {
  const behind = delayStepsSeconds.map(
    (seconds) =>
      sql`count(*) filter (where lag >= ${seconds})::int as ${sql.identifier(`over${String(seconds)}`)}`,
  )
  const [lag] = await queryRows(
    tx,
    sql`select coalesce(max(lag), 0)::float8 as most, ${sql.join(behind, sql`, `)} from (
      select extract(epoch from ${now()} - live_at) as lag from ${mailboxSyncs}
      where not is_paused and imported_at is not null) as lags`,
  )
  return {
    mailboxes: await countRowsByLabel(
      tx,
      'state',
      sql`select case when is_paused then 'paused' else state end as label, count(*)::int as value
        from ${mailboxSyncs} group by 1`,
      ['new', 'importing', 'live', 'waiting', 'stopped', 'paused'],
    ),
    mailboxesFailing: await countRowsByLabel(
      tx,
      'reason',
      sql`select reason as label, count(*)::int as value from ${mailboxSyncs}
        where not is_paused and state in ('waiting', 'stopped') group by 1`,
      [...mailFaults, 'busy'],
    ),
    mailboxesBehind: delayStepsSeconds.map((seconds) => ({
      labels: { seconds: String(seconds) },
      value: Number(lag?.[`over${String(seconds)}`] ?? 0),
    })),
    mailboxLag: [{ labels: {}, value: Number(lag?.['most'] ?? 0) }],
    mailboxesWithoutSent: await countRowsOfQuery(
      tx,
      sql`${mailboxSyncs} where imported_at is not null and not has_sent and not is_paused`,
    ),
    unreadableMails: await countRowsByLabel(
      tx,
      'fault',
      sql`select fault as label, count(*)::int as value from ${unreadableMails} group by 1`,
      ['slow', 'large', 'broken'],
    ),
  }
}

/** The age of the last good backup, 0 before the first, and the number of failed ones since. */
async function countBackups(tx: Transaction, now: SqlClock) {
  const [row] = await queryRows(
    tx,
    sql`with good as (select max(started_at) as at from ${backupRuns} where fault is null)
      select coalesce(extract(epoch from ${now()} - (select at from good)), 0)::float8 as age,
        (select count(*)::int from ${backupRuns}
          where fault is not null and started_at > coalesce((select at from good), '-infinity')) as failed`,
  )
  return {
    backupAge: [{ labels: {}, value: Number(row?.['age'] ?? 0) }],
    failedBackups: [{ labels: {}, value: Number(row?.['failed'] ?? 0) }],
  }
}

async function countJobStates(tx: Transaction, now: SqlClock) {
  const rows = await countJobs(tx, now)
  return {
    jobs: rows.flatMap((row) =>
      jobStates.map((state) => ({ labels: { kind: row.kind, state }, value: row[state] })),
    ),
    jobDelay: rows.map(({ kind, delaySeconds }) => ({ labels: { kind }, value: delaySeconds })),
  }
}

async function queryRows(tx: Transaction, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await tx.execute(query)
  return (result as { rows: Record<string, unknown>[] }).rows
}

/** Counts rows by one label. A value outside `known` counts as `other`, so that labels stay few. */
async function countRowsByLabel(
  tx: Transaction,
  label: string,
  query: SQL,
  known: readonly string[],
): Promise<MetricSample[]> {
  const totals = new Map(known.map((value) => [value, 0]))
  for (const row of await queryRows(tx, query)) {
    const value = typeof row['label'] === 'string' && totals.has(row['label']) ? row['label'] : 'other'
    totals.set(value, (totals.get(value) ?? 0) + Number(row['value']))
  }
  return [...totals].map(([value, total]) => ({ labels: { [label]: value }, value: total }))
}

const countRowsOfQuery = async (tx: Transaction, rows: SQL): Promise<MetricSample[]> =>
  (await queryRows(tx, sql`select count(*)::int as value from ${rows}`)).map(({ value }) => ({
    labels: {},
    value: Number(value),
  }))
