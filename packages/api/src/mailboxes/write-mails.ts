import type { Claim } from '../claims/claim.ts'
import type { Database } from '../database/open.ts'
import { isUnwritable } from '../database/transact.ts'
import { writeSlice, type Slice } from './write-slice.ts'

/**
 * Writes a slice; a mail that the database does not take is listed as one that cannot be read, so that it holds up no other. The
 * checkpoint moves with the last of them.
 */
export async function writeMails(
  db: Database,
  claim: Pick<Claim, 'id' | 'term'>,
  slice: Slice,
): Promise<number> {
  const { items } = slice
  try {
    return await writeSlice(db, claim, slice)
  } catch (error) {
    const [only, ...others] = items
    if (!only || !isUnwritable(error)) throw error
    if (others.length === 0) {
      if (only.reading.kind === 'unread') throw error
      const reading = { kind: 'unread', fault: 'broken' } as const
      return writeSlice(db, claim, { ...slice, items: [{ ...only, reading }] })
    }
    const middle = Math.ceil(items.length / 2)
    const first = await writeMails(db, claim, { ...slice, items: items.slice(0, middle), checkpoint: {} })
    return first + (await writeMails(db, claim, { ...slice, items: items.slice(middle) }))
  }
}
