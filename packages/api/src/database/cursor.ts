import * as z from 'zod'

/** Where a page of a list ended: the moment and the id of its last row. */
export interface Cursor {
  at: Date
  id: string
}

const shape = z.tuple([z.iso.datetime(), z.uuid()])

/** Writes a cursor as one opaque word. */
export const formatCursor = ({ at, id }: Cursor): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url')

/** Reads a cursor; undefined when it is not one of ours. */
export function parseCursor(word: string): Cursor | undefined {
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(word, 'base64url').toString('utf8')))
    if (!parsed.success) return undefined
    const at = new Date(parsed.data[0])
    // PostgreSQL knows no year 0.
    return at.getUTCFullYear() < 1 ? undefined : { at, id: parsed.data[1] }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
