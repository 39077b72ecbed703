import { desc, eq, getTableName, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { chores, notices, uploads } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { tellWork } from './tell-work.ts'
import type { Now } from './time.ts'

/** Every table of work. */
export const workTables = [chores, notices, uploads] as const

/** Work that was given up, and why. */
export interface Parked {
  kind: string
  id: string
  fault: string
  tries: number
  parkedAt: Date
}

const shown = 50

/** The newest of what was given up. */
export async function listParked(db: Database): Promise<Parked[]> {
  const found = await Promise.all(
    workTables.map(async (table) => {
      const { id, fault, tries, parkedAt } = table
      const rows = await db
        .select({ id, fault, tries, parkedAt })
        .from(table as typeof chores)
        .where(isNotNull(parkedAt))
        .orderBy(desc(parkedAt))
        .limit(shown)
      return rows.flatMap((row) =>
        row.parkedAt
          ? [{ ...row, kind: getTableName(table), fault: row.fault ?? '', parkedAt: row.parkedAt }]
          : [],
      )
    }),
  )
  return found
    .flat()
    .toSorted((a, b) => b.parkedAt.getTime() - a.parkedAt.getTime())
    .slice(0, shown)
}

/** Makes parked work due, with all its tries before it; false when there is none of this id. */
export async function runAgain(db: Database, now: Now, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  for (const table of workTables) {
    const isThis = sql`${eq(table.id, id)} and ${isNotNull(table.parkedAt)}`
    const due = await db
      .update(table as typeof chores)
      .set({ parkedAt: null, leasedUntil: null, tries: 0, dueAt: now(), begunAt: now() })
      .where(isThis)
      .returning({ id: table.id })
    if (due.length === 0) continue
    await tellWork(db, table)
    return true
  }
  return false
}
