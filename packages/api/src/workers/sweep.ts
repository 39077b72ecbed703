import { and, eq, exists, isNull, lt, not, or } from 'drizzle-orm'
import { signUpDays } from '../accounts/sign-ups.ts'
import type { Database } from '../database/open.ts'
import {
  backupRuns,
  chains,
  codes,
  consents,
  customerRequests,
  deliveries,
  draftSteps,
  events,
  examples,
  invites,
  learnedQuestions,
  limits,
  nonces,
  notices,
  notifications,
  orderViews,
  policies,
  removedMails,
  replays,
  signInChallenges,
  signUps,
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

/** Deletes expired rows. */
export async function sweep({ db, clock, life }: SweepDeps): Promise<void> {
  const now = clock()
  const before = (ms: number) => new Date(now - ms)
  await db.delete(events).where(lt(events.at, before(hourMs)))
  await db.delete(replays).where(lt(replays.createdAt, before(hourMs)))
  await db.delete(draftSteps).where(lt(draftSteps.startedAt, before(14 * dayMs)))
  await db.delete(backupRuns).where(lt(backupRuns.startedAt, before(90 * dayMs)))
  await db.delete(limits).where(lt(limits.resetAt, before(0)))
  await db.delete(nonces).where(lt(nonces.expiresAt, before(0)))
  await db.delete(codes).where(lt(codes.expiresAt, before(dayMs)))
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, before(0)))
  await db.delete(twoSteps).where(and(isNull(twoSteps.confirmedAt), lt(twoSteps.createdAt, before(dayMs))))
  await db.delete(consents).where(lt(consents.expiresAt, before(0)))
  await db.delete(orderViews).where(lt(orderViews.fetchedAt, before(dayMs)))
  await db.delete(removedMails).where(lt(removedMails.at, before(400 * dayMs)))
  await db.delete(deliveries).where(lt(deliveries.at, before(7 * dayMs)))
  await db.delete(customerRequests).where(lt(customerRequests.doneAt, before(365 * dayMs)))
  await db.delete(signUps).where(lt(signUps.createdAt, before(signUpDays * dayMs)))
  // An unverified account is deleted with the last sign-up for its address.
  const isWaiting = exists(db.select({ id: signUps.id }).from(signUps).where(eq(signUps.email, users.email)))
  const isOld = lt(users.createdAt, before(signUpDays * dayMs))
  await db.delete(users).where(and(eq(users.isVerified, false), isOld, not(isWaiting)))
  await db.delete(examples).where(lt(examples.deletedAt, before(dayMs)))
  await db.delete(learnedQuestions).where(lt(learnedQuestions.deletedAt, before(dayMs)))
  await db.delete(policies).where(lt(policies.deletedAt, before(dayMs)))
  await db.delete(invites).where(lt(invites.expiresAt, before(30 * dayMs)))
  await db.delete(tokens).where(lt(tokens.issuedAt, before(life.refreshDays * dayMs)))
  await db.delete(notifications).where(lt(notifications.createdAt, before(60 * dayMs)))
  await db.delete(notices).where(lt(notices.parkedAt, before(14 * dayMs)))
  await db
    .delete(chains)
    .where(or(lt(chains.createdAt, before(life.signInDays * dayMs)), lt(chains.endedAt, before(dayMs))))
}
