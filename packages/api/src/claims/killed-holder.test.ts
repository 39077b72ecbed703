import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { chores } from '../database/schema.ts'
import { createHome } from '../testing/process.ts'
import { claimJob } from './job-claims.ts'
import { createDatabaseTime } from './sql-time.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

describe('claimJob', () => {
  test(
    'finds the row of a process killed with SIGKILL due when its lease ends',
    { timeout: 180_000 },
    async () => {
      const home = await createHome()
      ends.push(home.remove)
      const holder = fileURLToPath(new URL('../testing/hold-claim.ts', import.meta.url))
      const child = spawn(process.execPath, [holder], {
        env: home.environment,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [line] = (await once(child.stdout, 'data')) as [Buffer]
      child.kill('SIGKILL')
      await once(child, 'close')
      const url = home.environment['DATABASE_URL']
      const database = await openDatabase(
        url ? { kind: 'postgres', url } : { kind: 'folder', path: home.folder },
      )
      ends.push(database.close)
      const { id, leaseSeconds } = JSON.parse(String(line)) as { id: string; leaseSeconds: number }
      const [held] = await database.db.select().from(chores)
      expect(held?.leasedUntil).not.toBeNull()
      const untilMs = held?.leasedUntil?.getTime() ?? 0
      await expect
        .poll(() => claimJob(database.db, chores, { now: createDatabaseTime }, 30), {
          timeout: leaseSeconds * 10_000,
        })
        .toMatchObject({ id, term: 2, tries: 2 })
      expect(Date.now()).toBeGreaterThanOrEqual(untilMs - 1000)
    },
  )
})
