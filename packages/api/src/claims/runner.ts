import type { Listen } from '../database/open.ts'
import { claim, findDue, LostClaim, nextDueMs, type Claim } from './claim.ts'
import type { Job, Outcome } from './job.ts'
import { record, type Desk } from './record.ts'

/** The work of this process. */
export interface Runner {
  /** Works until nothing is due. */
  settle: () => Promise<void>
  /** Takes nothing more and waits for what is being worked on. */
  stop: () => Promise<void>
}

/** What a runner works with. */
export interface RunnerOptions extends Desk {
  readonly jobs: readonly Job[]
  /** Hears when work is added. */
  readonly listen: Listen
  /** How often to look when nothing is heard, for what is due later. */
  readonly pollMs?: number
}

/** The channel on which the name of a table is told when work is added to it. */
export const workChannel = 'work'

/** Claims and does what is due of every job, until it is stopped. */
export function startRunner({ jobs, listen, pollMs = 5000, ...desk }: RunnerOptions): Runner {
  const stopping = new AbortController()
  const lines = jobs.map((job) => startLine(desk, job, stopping.signal, pollMs))
  const wakeAll = () => Promise.all(lines.map(({ wake }) => wake()))
  const unlisten = listen(workChannel, () => void wakeAll())
  const looks = jobs.map(({ table, isPunctual }) => ({ table, withinMs: isPunctual ? pollMs : 0 }))
  const wakeDue = async (): Promise<void> => {
    try {
      const due = await findDue(desk.db, looks, desk.now)
      await Promise.all(lines.filter((_, index) => due[index]).map(({ wake }) => wake()))
    } catch (error) {
      desk.log.warn({ error: nameOf(error) }, 'work not looked for')
    }
  }
  const timer = setInterval(() => void wakeDue(), pollMs)
  timer.unref()
  void wakeAll()
  const rest = () => Promise.all(lines.flatMap(({ running }) => [...running]))
  return {
    settle: async () => {
      do {
        await rest()
        await wakeAll()
      } while (lines.some(({ running }) => running.size > 0))
    },
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await (
        await unlisten
      )()
      await wakeAll()
      await rest()
    },
  }
}

/** Does one job: as many rows at a time as it allows in all and for each store, as long as some are due. */
function startLine(desk: Desk, job: Job, stopping: AbortSignal, pollMs: number) {
  const running = new Set<Promise<void>>()
  const stores: string[] = []
  let isWoken = false
  let looking: Promise<void> | undefined
  let alarm: NodeJS.Timeout | undefined
  const isOver = () => stopping.aborted

  const look = async (): Promise<void> => {
    while (isWoken && !isOver()) {
      isWoken = false
      while (running.size < job.atOnce && !isOver()) {
        const due = { now: desk.now, order: job.order, exceptStores: findBusyStores() }
        const next = await claim(desk.db, job.table, due, job.leaseSeconds)
        if (!next) break
        const { storeId } = next
        if (storeId !== undefined) stores.push(storeId)
        const one: Promise<void> = perform(desk, job, next, stopping).finally(() => {
          running.delete(one)
          if (storeId !== undefined) stores.splice(stores.indexOf(storeId), 1)
          void wake()
        })
        running.add(one)
      }
    }
    if (job.isPunctual && !isOver()) await setAlarm()
  }
  /** The stores that have as many rows under way as a store may; undefined for a job without stores. */
  const findBusyStores = (): string[] | undefined => {
    const { ofStore } = job
    if (ofStore === undefined) return undefined
    return [...new Set(stores)].filter((id) => stores.filter((other) => other === id).length >= ofStore)
  }
  const setAlarm = async (): Promise<void> => {
    const dueMs = await nextDueMs(desk.db, job.table, desk.now, pollMs)
    clearTimeout(alarm)
    if (dueMs === undefined) return
    alarm = setTimeout(() => void wake(), Math.ceil(dueMs))
    alarm.unref()
  }
  const lookOnce = async (): Promise<void> => {
    try {
      await look()
    } catch (error) {
      // The next poll tries again.
      desk.log.warn({ job: job.name, error: nameOf(error) }, 'work not claimed')
    } finally {
      looking = undefined
    }
    if (isWoken && !isOver()) await wake()
  }
  const wake = (): Promise<void> => {
    isWoken = true
    return (looking ??= lookOnce())
  }
  return { wake, running }
}

async function perform(desk: Desk, job: Job, next: Claim, stopping: AbortSignal): Promise<void> {
  try {
    const outcome = await attempt(job, next, stopping)
    await record(desk, job, next, outcome)
  } catch (error) {
    // Nothing is lost: the row is somebody else's by now, or it is due again when the lease ends.
    const text = error instanceof LostClaim ? 'work taken over' : 'work not recorded'
    desk.log.warn({ job: job.name, id: next.id, error: nameOf(error) }, text)
  }
}

async function attempt(job: Job, next: Claim, stopping: AbortSignal): Promise<Outcome> {
  if (next.tries > job.backoff.mostTries)
    return { kind: 'failed', fault: 'Each process that tried this ended before it was done.', isFinal: true }
  if (stopping.aborted) return { kind: 'released' }
  try {
    return await job.run(next, stopping)
  } catch (error) {
    return { kind: 'failed', fault: `It failed with ${nameOf(error)}.` }
  }
}

// A message may quote what a person wrote; a name and a code never do.
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an unknown error'
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name
}
