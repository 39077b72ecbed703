import * as z from 'zod'

/** The sort key of the last row of a page. */
export interface Cursor {
  at: Date
  id: string
}

const shape = z.tuple([z.iso.datetime(), z.uuid()])

/** Encodes a cursor as an opaque string. */
export const formatCursor = ({ at, id }: Cursor): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url')

/** Decodes a cursor. Returns undefined for an invalid one. */
export function parseCursor(word: string): Cursor | undefined {
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(word, 'base64url').toString('utf8')))
    if (!parsed.success) return undefined
    const at = new Date(parsed.data[0])
    // PostgreSQL has no year 0.
    return at.getUTCFullYear() < 1 ? undefined : { at, id: parsed.data[1] }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
