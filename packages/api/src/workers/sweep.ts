import { lt, or } from 'drizzle-orm'
import type { Services } from '../calls/visit.ts'
import { chains, codes, examples, invites, limits, nonces, policies, tokens } from '../database/schema.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Deletes what can have no effect any more. */
export async function sweep({ db, clock, life }: Services): Promise<void> {
  const now = clock()
  const before = (ms: number) => new Date(now - ms)
  await db.delete(limits).where(lt(limits.resetAt, before(0)))
  await db.delete(nonces).where(lt(nonces.expiresAt, before(0)))
  await db.delete(codes).where(lt(codes.expiresAt, before(dayMs)))
  await db.delete(examples).where(lt(examples.deletedAt, before(dayMs)))
  await db.delete(policies).where(lt(policies.deletedAt, before(dayMs)))
  await db.delete(invites).where(lt(invites.expiresAt, before(30 * dayMs)))
  await db.delete(tokens).where(lt(tokens.issuedAt, before(life.refreshDays * dayMs)))
  await db
    .delete(chains)
    .where(or(lt(chains.createdAt, before(life.signInDays * dayMs)), lt(chains.endedAt, before(dayMs))))
}

/** Sweeps every hour; the returned stop waits for a sweep under way. */
export function startSweep(services: Services): () => Promise<void> {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = sweep(services).catch((error: unknown) => {
      services.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'sweep failed')
    })
  }, hourMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
