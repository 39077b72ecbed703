import { and, eq, exists, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { signUpDays } from '../accounts/sign-ups.ts'
import type { Database } from '../database/open.ts'
import {
  backupRuns,
  tokenChains,
  mailedCodes,
  oauthConsents,
  customerRequests,
  webhookDeliveries,
  drafts,
  draftSteps,
  events,
  examples,
  invites,
  learnedQuestions,
  rateLimits,
  nonces,
  notices,
  notifications,
  orderViews,
  passkeyChallenges,
  policies,
  removedMails,
  replays,
  signInChallenges,
  signUps,
  threads,
  tokens,
  twoSteps,
  users,
} from '../database/schema.ts'
import type { TokenLimits } from '../accounts/sign-in/tokens.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Dependencies of the sweep. */
export interface SweepDeps {
  db: Database
  clock: () => number
  life: TokenLimits
}

/** Deletes expired rows, in small steps. */
export async function sweep({ db, clock, life }: SweepDeps): Promise<void> {
  const now = clock()
  const before = (ms: number) => new Date(now - ms)
  await deleteInSteps(db, events, lt(events.at, before(hourMs)))
  await deleteInSteps(db, replays, lt(replays.createdAt, before(hourMs)))
  await deleteInSteps(db, draftSteps, lt(draftSteps.startedAt, before(14 * dayMs)))
  await deleteInSteps(db, backupRuns, lt(backupRuns.startedAt, before(90 * dayMs)))
  await deleteInSteps(db, rateLimits, lt(rateLimits.resetAt, before(0)))
  await deleteInSteps(db, nonces, lt(nonces.expiresAt, before(0)))
  await deleteInSteps(db, mailedCodes, lt(mailedCodes.expiresAt, before(dayMs)))
  await deleteInSteps(db, signInChallenges, lt(signInChallenges.expiresAt, before(0)))
  await deleteInSteps(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, before(0)))
  await deleteInSteps(db, twoSteps, and(isNull(twoSteps.confirmedAt), lt(twoSteps.createdAt, before(dayMs))))
  await deleteInSteps(db, oauthConsents, lt(oauthConsents.expiresAt, before(0)))
  await deleteInSteps(db, orderViews, lt(orderViews.fetchedAt, before(dayMs)))
  await deleteInSteps(db, removedMails, lt(removedMails.at, before(400 * dayMs)))
  await deleteInSteps(db, webhookDeliveries, lt(webhookDeliveries.at, before(7 * dayMs)))
  await deleteInSteps(db, customerRequests, lt(customerRequests.doneAt, before(365 * dayMs)))
  await deleteInSteps(db, signUps, lt(signUps.createdAt, before(signUpDays * dayMs)))
  // An unverified account is deleted with the last sign-up for its address.
  const isWaiting = exists(db.select({ id: signUps.id }).from(signUps).where(eq(signUps.email, users.email)))
  const isOld = lt(users.createdAt, before(signUpDays * dayMs))
  await deleteInSteps(db, users, and(eq(users.isVerified, false), isOld, not(isWaiting)))
  await deleteInSteps(db, examples, lt(examples.deletedAt, before(dayMs)))
  await deleteInSteps(db, learnedQuestions, lt(learnedQuestions.deletedAt, before(dayMs)))
  await deleteInSteps(db, policies, lt(policies.deletedAt, before(dayMs)))
  await deleteInSteps(db, invites, lt(invites.expiresAt, before(30 * dayMs)))
  await deleteInSteps(db, tokens, lt(tokens.issuedAt, before(life.refreshDays * dayMs)))
  await deleteInSteps(db, notifications, lt(notifications.createdAt, before(60 * dayMs)))
  await deleteInSteps(db, notices, lt(notices.parkedAt, before(14 * dayMs)))
  const isEnded = or(
    lt(tokenChains.createdAt, before(life.signInDays * dayMs)),
    lt(tokenChains.endedAt, before(dayMs)),
  )
  await deleteInSteps(db, tokenChains, isEnded)
  await fillDraftStores(db)
}

/** Rows per statement, so that no other statement waits long. */
const stepRows = 1000

async function repeatStep(db: Database, step: SQL): Promise<void> {
  let changed = stepRows
  while (changed === stepRows) {
    const result: unknown = await db.execute(sql`${step} returning 1`)
    changed = (result as { rows: unknown[] }).rows.length
  }
}

const deleteInSteps = (db: Database, table: PgTable, isOld: SQL | undefined): Promise<void> =>
  repeatStep(
    db,
    sql`delete from ${table} where ctid in (select ${table}.ctid from ${table} where ${isOld} limit ${stepRows})`,
  )

/** Writes the store of drafts that were closed before their column existed. */
const fillDraftStores = (db: Database): Promise<void> =>
  repeatStep(
    db,
    sql`update ${drafts} set store_id = ${threads.storeId} from ${threads} where ${threads.id} = ${drafts.threadId}
      and ${drafts.id} in (select ${drafts.id} from ${drafts} where ${isNull(drafts.storeId)} limit ${stepRows} for update skip locked)`,
  )
