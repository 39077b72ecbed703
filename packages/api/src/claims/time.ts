import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** SQL expression of the current time. */
export type Now = () => SQL

/** The database's clock, shared by processes on all machines. */
export const databaseTime: Now = () => sql`now()`

/** SQL time of a test clock. */
export const clockTime =
  (clock: () => number): Now =>
  () =>
    sql`${new Date(clock()).toISOString()}::timestamptz`
