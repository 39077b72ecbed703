import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** SQL expression of the current time. */
export type SqlClock = () => SQL

/** The database's clock, shared by processes on all machines. */
export const createDatabaseTime: SqlClock = () => sql`now()`

/** SQL expression of the time of a test clock. */
export const createClockTime =
  (clock: () => number): SqlClock =>
  () =>
    sql`${new Date(clock()).toISOString()}::timestamptz`
