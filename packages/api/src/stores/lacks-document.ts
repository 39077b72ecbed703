import { eq } from 'drizzle-orm'
import { storeGaps } from '../database/facts.ts'
import type { Database } from '../database/open.ts'
import { stores } from '../database/schema.ts'

/** Whether a store has no document now that drafts could rest on, whatever it had before. */
export async function lacksDocument(db: Database, storeId: string): Promise<boolean> {
  const [found] = await db
    .select({ isMissing: storeGaps.document })
    .from(stores)
    .where(eq(stores.id, storeId))
  return found?.isMissing ?? true
}
