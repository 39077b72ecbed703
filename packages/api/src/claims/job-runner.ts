import { jobChannel } from './wake-job-runners.ts'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ListenToChannel, Database } from '../database/open-database.ts'
import type { Log } from '../platform/log.ts'
import { noTelemetry, measureSecondsSince } from '../platform/telemetry.ts'
import type { Telemetry } from '../platform/telemetry.ts'
import { claimJob, findDueTables, LostClaimError, findNextDueMs, writeUnderClaim } from './job-claims.ts'
import type { JobClaim, ClaimOptions } from './job-claims.ts'
import { retryDelaySeconds } from './job.ts'
import type { Job, JobResult } from './job.ts'
import type { SqlClock } from './sql-time.ts'

/** The job runner of a process. */
export interface JobRunner {
  /** Runs until no job is due. */
  settle: () => Promise<void>
  /** Stops claiming and waits for running jobs. */
  stop: () => Promise<void>
}

export interface JobRunnerOptions extends JobRunnerDeps {
  readonly jobs: readonly Job[]
  /** Listens for new jobs. */
  readonly listen: ListenToChannel
  /** Polling interval for jobs that become due later. */
  readonly pollMs?: number
}

/** Claims and runs due jobs until stopped. */
export function startClaimingJobs({ jobs, listen, pollMs = 5000, ...deps }: JobRunnerOptions): JobRunner {
  const stopping = new AbortController()
  const loops = jobs.map((job) => startJobLoop(deps, job, stopping.signal, pollMs))
  const wakeAllLoops = () => Promise.all(loops.map(({ wake }) => wake()))
  const unlisten = listen(jobChannel, () => void wakeAllLoops())
  const looks = jobs.map(({ table, isPunctual }) => ({ table, withinMs: isPunctual ? pollMs : 0 }))
  const wakeDueLoops = async (): Promise<void> => {
    try {
      const due = await findDueTables(deps.db, looks, deps.now)
      await Promise.all(loops.filter((_, index) => due[index]).map(({ wake }) => wake()))
    } catch (error) {
      deps.log.warn({ error: describeError(error) }, 'work not looked for')
    }
  }
  const timer = setInterval(() => void wakeDueLoops(), pollMs)
  timer.unref()
  void wakeAllLoops()
  const waitForRunning = () => Promise.all(loops.flatMap(({ running }) => [...running]))
  return {
    settle: async () => {
      do {
        await waitForRunning()
        await wakeAllLoops()
      } while (loops.some(({ running }) => running.size > 0))
    },
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await (
        await unlisten
      )()
      await wakeAllLoops()
      await waitForRunning()
    },
  }
}

/** Runs one job type with its limits per process and per store. */
function startJobLoop(deps: JobRunnerDeps, job: Job, stopping: AbortSignal, pollMs: number) {
  const running = new Set<Promise<void>>()
  const stores: string[] = []
  /** Stores that had a row claimed in this round. Each store with due rows has one turn in a round. */
  const served = new Set<string>()
  let isWoken = false
  let looking: Promise<void> | undefined
  let alarm: NodeJS.Timeout | undefined
  const isStopping = () => stopping.aborted

  const startDueJobs = async (): Promise<void> => {
    while (isWoken && !isStopping()) {
      isWoken = false
      while (running.size < job.atOnce && !isStopping()) {
        const next = await claimNext()
        if (!next) break
        const { storeId } = next
        if (storeId !== undefined) {
          stores.push(storeId)
          served.add(storeId)
        }
        const one: Promise<void> = runClaimedJob(deps, job, next, stopping).finally(() => {
          running.delete(one)
          if (storeId !== undefined) stores.splice(stores.indexOf(storeId), 1)
          void wakeLoop()
        })
        running.add(one)
      }
    }
    if (job.isPunctual && !isStopping()) await setAlarm()
  }
  /** Claims a row of a store that had no turn yet. When there is none, a new round begins. */
  const claimNext = async (): Promise<JobClaim | undefined> => {
    const due = { now: deps.now, order: job.order, exceptStores: findBusyStores() }
    const claimDue = (turn?: Pick<ClaimOptions, 'servedStores' | 'isUrgent'>) =>
      claimJob(deps.db, job.table, { ...due, ...turn }, job.leaseSeconds)
    if (served.size === 0) return claimDue()
    const next = await claimDue({ servedStores: [...served], isUrgent: job.isUrgent })
    if (next) return next
    served.clear()
    return claimDue()
  }
  /** Stores at their limit of parallel rows. Undefined for jobs without stores. */
  const findBusyStores = (): string[] | undefined => {
    const { ofStore } = job
    if (ofStore === undefined) return undefined
    return [...new Set(stores)].filter((id) => stores.filter((other) => other === id).length >= ofStore)
  }
  const setAlarm = async (): Promise<void> => {
    const dueMs = await findNextDueMs(deps.db, job.table, deps.now, pollMs)
    clearTimeout(alarm)
    if (dueMs === undefined) return
    alarm = setTimeout(() => void wakeLoop(), Math.ceil(dueMs))
    alarm.unref()
  }
  const startDueJobsOnce = async (): Promise<void> => {
    try {
      await startDueJobs()
    } catch (error) {
      // Logs the failure only, because the next poll tries again.
      deps.log.warn({ job: job.name, error: describeError(error) }, 'work not claimed')
    } finally {
      looking = undefined
    }
    if (isWoken && !isStopping()) await wakeLoop()
  }
  const wakeLoop = (): Promise<void> => {
    isWoken = true
    return (looking ??= startDueJobsOnce())
  }
  return { wake: wakeLoop, running }
}

async function runClaimedJob(
  deps: JobRunnerDeps,
  job: Job,
  next: JobClaim,
  stopping: AbortSignal,
): Promise<void> {
  const startedMs = performance.now()
  try {
    const { telemetry = noTelemetry } = deps
    const start = { name: `job ${job.name}`, kind: 'internal' } as const
    const outcome = await telemetry.trace(start, async (describe) => {
      const result = await runJob(job, next, stopping)
      describe({ failure: result.kind === 'failed' ? 'failed' : undefined })
      return result
    })
    const seconds = measureSecondsSince(startedMs)
    telemetry.recordJob({ name: job.name, result: outcome.kind, seconds })
    await recordJobResult(deps, job, next, outcome)
  } catch (error) {
    // Another process has the row, or it is due again after the lease.
    const text = error instanceof LostClaimError ? 'work taken over' : 'work not recorded'
    deps.log.warn({ job: job.name, id: next.id, error: describeError(error) }, text)
  }
}

async function runJob(job: Job, next: JobClaim, stopping: AbortSignal): Promise<JobResult> {
  if (next.tries > job.backoff.mostTries)
    return {
      kind: 'failed',
      fault: 'Every process that tried this job stopped before it finished.',
      isFinal: true,
    }
  if (stopping.aborted) return { kind: 'released' }
  try {
    return await job.run(next, stopping)
  } catch (error) {
    return { kind: 'failed', fault: `It failed with ${describeError(error)}.` }
  }
}

// Logs only name and code, because a message may contain personal data.
function describeError(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(describeError))].join(', ')
  if (!(error instanceof Error)) return 'an unknown error'
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name
}

/** Dependencies of recording results. */
export interface JobRunnerDeps {
  readonly db: Database
  readonly now: SqlClock
  readonly log: Log
  readonly random: () => number
  readonly telemetry?: Telemetry | undefined
}

/** Stores the result of a try under its claim. Throws `LostClaimError` when another process holds it. */
export async function recordJobResult(
  deps: JobRunnerDeps,
  job: Job,
  claim: JobClaim,
  outcome: JobResult,
): Promise<void> {
  const { now, log } = deps
  const seconds =
    outcome.kind === 'failed'
      ? (outcome.afterSeconds ?? retryDelaySeconds(job.backoff, claim, deps.random))
      : undefined
  const isParked = outcome.kind === 'failed' && (outcome.isFinal === true || seconds === undefined)
  await writeUnderClaim(deps.db, job.table, claim, async (tx) => {
    const updateJobRow = (columns: SQL) =>
      tx.execute(sql`update ${job.table} set leased_until = null, ${columns} where id = ${claim.id}`)
    const dueAfter = (afterSeconds: number) => sql`${now()} + make_interval(secs => ${afterSeconds})`
    if (outcome.kind === 'done') {
      await outcome.write?.(tx)
      await tx.execute(sql`delete from ${job.table} where id = ${claim.id}`)
    } else if (outcome.kind === 'again') {
      await updateJobRow(
        sql`due_at = ${dueAfter(outcome.afterSeconds)}, begun_at = ${dueAfter(outcome.afterSeconds)}, tries = 0, fault = null`,
      )
    } else if (outcome.kind === 'resting') {
      await outcome.write?.(tx)
      await updateJobRow(sql`due_at = 'infinity', tries = 0, fault = null`)
    } else if (outcome.kind === 'released') await updateJobRow(sql`tries = tries - 1`)
    else if (isParked) {
      await updateJobRow(sql`parked_at = ${now()}, fault = ${outcome.fault}`)
      await job.onPark?.(tx, claim.id)
    } else await updateJobRow(sql`due_at = ${dueAfter(seconds ?? 0)}, fault = ${outcome.fault}`)
  })
  if (outcome.kind === 'failed')
    log.warn(
      { job: job.name, id: claim.id, fault: outcome.fault, tries: claim.tries, isParked },
      'work failed',
    )
}
