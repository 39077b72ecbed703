import { sql, type SQL } from 'drizzle-orm'

/** The time by which work is due and leases end, as the database reads it. */
export type Now = () => SQL

/** The database's own clock: processes on several machines agree on it. */
export const databaseTime: Now = () => sql`now()`

/** The time of a clock that a test moves. */
export const timeOf =
  (clock: () => number): Now =>
  () =>
    sql`${new Date(clock()).toISOString()}::timestamptz`
