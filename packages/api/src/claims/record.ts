import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import type { Log } from '../platform/log.ts'
import { nextTry } from './backoff.ts'
import { underClaim, type Claim } from './claim.ts'
import type { Job, Outcome } from './job.ts'
import type { Now } from './time.ts'

/** What recording works with. */
export interface Desk {
  readonly db: Database
  readonly now: Now
  readonly log: Log
  readonly random: () => number
}

/** Writes how a try ended, under its claim; throws `LostClaim` when that is not ours any more. */
export async function record(desk: Desk, job: Job, claim: Claim, outcome: Outcome): Promise<void> {
  const { now, log } = desk
  const seconds =
    outcome.kind === 'failed' ? (outcome.afterSeconds ?? nextTry(job.backoff, claim, desk.random)) : undefined
  const isParked = outcome.kind === 'failed' && (outcome.isFinal === true || seconds === undefined)
  await underClaim(desk.db, job.table, claim, async (tx) => {
    const set = (columns: SQL) =>
      tx.execute(sql`update ${job.table} set leased_until = null, ${columns} where id = ${claim.id}`)
    const later = (afterSeconds: number) => sql`${now()} + make_interval(secs => ${afterSeconds})`
    if (outcome.kind === 'done') {
      await outcome.write?.(tx)
      await tx.execute(sql`delete from ${job.table} where id = ${claim.id}`)
    } else if (outcome.kind === 'again') {
      await set(
        sql`due_at = ${later(outcome.afterSeconds)}, begun_at = ${later(outcome.afterSeconds)}, tries = 0, fault = null`,
      )
    } else if (outcome.kind === 'resting') await set(sql`due_at = 'infinity', tries = 0, fault = null`)
    else if (outcome.kind === 'released') await set(sql`tries = tries - 1`)
    else if (isParked) {
      await set(sql`parked_at = ${now()}, fault = ${outcome.fault}`)
      await job.onPark?.(tx, claim.id)
    } else await set(sql`due_at = ${later(seconds ?? 0)}, fault = ${outcome.fault}`)
  })
  if (outcome.kind === 'failed')
    log.warn(
      { job: job.name, id: claim.id, fault: outcome.fault, tries: claim.tries, isParked },
      'work failed',
    )
}
