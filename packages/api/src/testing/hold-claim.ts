import { claimJob } from '../claims/job-claims.ts'
import { createDatabaseTime } from '../claims/sql-time.ts'
import { openDatabase } from '../database/open-database.ts'
import { chores } from '../database/schema.ts'

// A process that claims a row, reports it, and then waits until it is killed.

const { DATABASE_URL: url, DATA_DIR: path = '' } = process.env
const leaseSeconds = 3
const { db } = await openDatabase(url ? { kind: 'postgres', url } : { kind: 'folder', path })
await db.insert(chores).values({ name: 'held' })
const heldClaim = await claimJob(db, chores, { now: createDatabaseTime }, leaseSeconds)
process.stdout.write(JSON.stringify({ id: heldClaim?.id, leaseSeconds }))
setInterval(() => undefined, 60_000)
