import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** SQL expression of the current time. */
export type SqlClock = () => SQL

/** The database's clock, shared by processes on all machines. */
export const databaseTime: SqlClock = () => sql`now()`

/** SQL time of a test clock. */
export const clockTime =
  (clock: () => number): SqlClock =>
  () =>
    sql`${new Date(clock()).toISOString()}::timestamptz`
