import { dayMs, hourMs } from '@draftdesk/contract/durations'
import { and, eq, exists, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { signUpDays } from '../accounts/sign-ups.ts'
import type { Database } from '../database/open-database.ts'
import {
  backupRuns,
  tokenChains,
  mailedCodes,
  oauthConsents,
  customerRequests,
  webhookDeliveries,
  drafts,
  draftFiles,
  draftSteps,
  pageEvents,
  examples,
  invites,
  learnedQuestions,
  rateLimits,
  nonces,
  notices,
  notifications,
  cachedOrderSearches,
  passkeyChallenges,
  policies,
  removedMails,
  replays,
  serverHours,
  signInChallenges,
  signUps,
  threads,
  tokens,
  twoSteps,
  users,
} from '../database/schema.ts'
import type { TokenLifetimes } from '../accounts/sign-in/token-chains.ts'

export interface DeleteOldRowsDeps {
  db: Database
  clock: () => number
  life: TokenLifetimes
}

/** Deletes expired rows, in small steps. Ends between two steps when the process is `stopping`. */
export async function deleteOldRows(
  { db, clock, life }: DeleteOldRowsDeps,
  stopping?: AbortSignal,
): Promise<void> {
  const now = clock()
  const msAgo = (ms: number) => new Date(now - ms)
  // An unverified account is deleted with the last sign-up for its address.
  const isWaiting = exists(db.select({ id: signUps.id }).from(signUps).where(eq(signUps.email, users.email)))
  const isOldUser = lt(users.createdAt, msAgo(signUpDays * dayMs))
  const isEnded = or(
    lt(tokenChains.createdAt, msAgo(life.signInDays * dayMs)),
    lt(tokenChains.endedAt, msAgo(dayMs)),
  )
  const isOfDiscarded = exists(
    db
      .select({ id: drafts.id })
      .from(drafts)
      .where(
        and(
          eq(drafts.id, draftFiles.draftId),
          eq(drafts.state, 'discarded'),
          lt(drafts.updatedAt, msAgo(30 * dayMs)),
        ),
      ),
  )
  const expired: readonly (readonly [PgTable, SQL | undefined])[] = [
    [pageEvents, lt(pageEvents.at, msAgo(hourMs))],
    [replays, lt(replays.createdAt, msAgo(hourMs))],
    [draftFiles, isOfDiscarded],
    [draftSteps, lt(draftSteps.startedAt, msAgo(14 * dayMs))],
    [backupRuns, lt(backupRuns.startedAt, msAgo(90 * dayMs))],
    [serverHours, lt(serverHours.hour, msAgo(400 * dayMs))],
    [rateLimits, lt(rateLimits.resetAt, msAgo(0))],
    [nonces, lt(nonces.expiresAt, msAgo(0))],
    [mailedCodes, lt(mailedCodes.expiresAt, msAgo(dayMs))],
    [signInChallenges, lt(signInChallenges.expiresAt, msAgo(0))],
    [passkeyChallenges, lt(passkeyChallenges.expiresAt, msAgo(0))],
    [twoSteps, and(isNull(twoSteps.confirmedAt), lt(twoSteps.createdAt, msAgo(dayMs)))],
    [oauthConsents, lt(oauthConsents.expiresAt, msAgo(0))],
    [cachedOrderSearches, lt(cachedOrderSearches.fetchedAt, msAgo(dayMs))],
    [removedMails, lt(removedMails.at, msAgo(400 * dayMs))],
    [webhookDeliveries, lt(webhookDeliveries.at, msAgo(7 * dayMs))],
    [customerRequests, lt(customerRequests.doneAt, msAgo(365 * dayMs))],
    [signUps, lt(signUps.createdAt, msAgo(signUpDays * dayMs))],
    [users, and(eq(users.isVerified, false), isOldUser, not(isWaiting))],
    [examples, lt(examples.deletedAt, msAgo(dayMs))],
    [learnedQuestions, lt(learnedQuestions.deletedAt, msAgo(dayMs))],
    [policies, lt(policies.deletedAt, msAgo(dayMs))],
    [invites, lt(invites.expiresAt, msAgo(30 * dayMs))],
    [tokens, lt(tokens.issuedAt, msAgo(life.refreshDays * dayMs))],
    [notifications, lt(notifications.createdAt, msAgo(60 * dayMs))],
    [notices, lt(notices.parkedAt, msAgo(14 * dayMs))],
    [tokenChains, isEnded],
  ]
  for (const [table, isExpired] of expired) await deleteInBatches(db, table, isExpired, stopping)
  await fillMissingDraftStoreIds(db, stopping)
}

/** Rows per statement, so that no other statement waits long. */
const rowsPerStep = 1000

async function runStatementInBatches(
  db: Database,
  step: SQL,
  stopping: AbortSignal | undefined,
): Promise<void> {
  let changed = rowsPerStep
  while (changed === rowsPerStep && stopping?.aborted !== true) {
    const result: unknown = await db.execute(sql`${step} returning 1`)
    changed = (result as { rows: unknown[] }).rows.length
  }
}

const deleteInBatches = (
  db: Database,
  table: PgTable,
  isExpired: SQL | undefined,
  stopping: AbortSignal | undefined,
): Promise<void> =>
  runStatementInBatches(
    db,
    sql`delete from ${table} where ctid in (select ${table}.ctid from ${table} where ${isExpired} limit ${rowsPerStep})`,
    stopping,
  )

/** Fills the store column of drafts that were closed before the column existed. */
const fillMissingDraftStoreIds = (db: Database, stopping: AbortSignal | undefined): Promise<void> =>
  runStatementInBatches(
    db,
    sql`update ${drafts} set store_id = ${threads.storeId} from ${threads} where ${threads.id} = ${drafts.threadId}
      and ${drafts.id} in (select ${drafts.id} from ${drafts} where ${isNull(drafts.storeId)} limit ${rowsPerStep} for update skip locked)`,
    stopping,
  )
