import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * The columns of a row that is work. It is due from `dueAt` on, whoever claims it holds it until `leasedUntil`, and `term`
 * says which claim this is: a write under an older one is refused. `begunAt` is when its tries began.
 */
export const workColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  begunAt: instant('begun_at').notNull().defaultNow(),
  dueAt: instant('due_at').notNull().defaultNow(),
  leasedUntil: instant('leased_until'),
  term: integer().notNull().default(0),
  tries: integer().notNull().default(0),
  /** Why the last try failed: a sentence for an administrator, without addresses or contents. */
  fault: text(),
  /** Given up until an administrator has it run again. */
  parkedAt: instant('parked_at'),
})

/** The index that finds what is due. */
export const workIndex = (name: string, { dueAt }: { dueAt: AnyPgColumn }) =>
  index(name)
    .on(dueAt)
    .where(sql`parked_at is null`)

/** What is done again and again, by its name; one row each. */
export const chores = pgTable('chores', { ...workColumns(), name: text().notNull().unique() }, (table) => [
  workIndex('chores_due', table),
])

/** Our own mails to people until they are handed over. Their contents are sealed, since they hold codes and links. */
export const notices = pgTable('notices', { ...workColumns(), sealed: text().notNull() }, (table) => [
  workIndex('notices_due', table),
])
