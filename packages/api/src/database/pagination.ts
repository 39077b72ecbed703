import { asc, desc, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'

/** A page of a list sorted by date, newest or oldest first. */
export interface PageQuery {
  /** Rows to read: one more than the page size, to detect a next page. */
  rows: number
  /** Condition for rows after the previous page. Undefined on the first page. */
  isAfter: SQL | undefined
  order: [SQL, SQL]
  /** Splits the rows read into the page and the cursor of the next page. */
  cut: <Row>(rows: Row[], cursorOf: (row: Row) => PageCursor) => { shown: Row[]; next: string | null }
}

/** Parses the page parameters. Returns undefined for an invalid cursor. */
export function parsePageQuery(
  {
    cursor,
    limit = '50',
    isOldestFirst = false,
  }: { cursor?: string | undefined; limit?: string | undefined; isOldestFirst?: boolean },
  at: PgColumn,
  id: PgColumn,
): PageQuery | undefined {
  const size = Math.min(Math.max(Number(limit), 1), 200)
  const from = cursor === undefined ? undefined : parseCursor(cursor)
  if (cursor !== undefined && !from) return undefined
  return {
    rows: size + 1,
    isAfter:
      from &&
      sql`(${at}, ${id}) ${sql.raw(isOldestFirst ? '>' : '<')} (${from.at.toISOString()}::timestamptz, ${from.id}::uuid)`,
    order: isOldestFirst ? [asc(at), asc(id)] : [desc(at), desc(id)],
    cut: (rows, cursorOf) => {
      const shown = rows.slice(0, size)
      const last = rows.length > size ? shown.at(-1) : undefined
      return { shown, next: last === undefined ? null : formatCursor(cursorOf(last)) }
    },
  }
}

/** The sort key of the last row of a page. */
interface PageCursor {
  at: Date
  id: string
}

const cursorShape = z.tuple([z.iso.datetime(), z.uuid()])

/** Encodes a cursor as an opaque string. */
const formatCursor = ({ at, id }: PageCursor): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url')

/** Decodes a cursor. Returns undefined for an invalid one. */
function parseCursor(word: string): PageCursor | undefined {
  try {
    const parsed = cursorShape.safeParse(JSON.parse(Buffer.from(word, 'base64url').toString('utf8')))
    if (!parsed.success) return undefined
    const at = new Date(parsed.data[0])
    // PostgreSQL has no year 0.
    return at.getUTCFullYear() < 1 ? undefined : { at, id: parsed.data[1] }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
