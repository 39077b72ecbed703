import { eq } from 'drizzle-orm'
import type { Job } from '../claims/job.ts'
import type { Database } from '../database/open-database.ts'
import { contradictionSearches } from '../database/schema.ts'
import {
  searchContradictions,
  storeContradictions,
} from '../drafting/contradictions/search-contradictions.ts'

/** Compares the documents and recent replies of a store for contradictions. */
export const createComparisonJob = (deps: { readonly db: Database; readonly clock: () => number }): Job => ({
  name: 'compare-texts',
  table: contradictionSearches,
  leaseSeconds: 120,
  atOnce: 1,
  ofStore: 1,
  backoff: { firstSeconds: 60, mostSeconds: 3600, mostTries: 5, forSeconds: Infinity },
  run: async ({ id }, stopping) => {
    const [search] = await deps.db
      .select()
      .from(contradictionSearches)
      .where(eq(contradictionSearches.id, id))
    if (!search) return { kind: 'done' }
    const { storeId } = search
    const found = await searchContradictions(deps, storeId, stopping)
    if (!found) return { kind: 'released' }
    return { kind: 'done', write: (tx) => storeContradictions(tx, storeId, found) }
  },
})
