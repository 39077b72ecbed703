import { eq } from 'drizzle-orm'
import type { Job } from '../claims/job.ts'
import type { Database } from '../database/open-database.ts'
import { proposalSearches } from '../database/schema.ts'
import { proposeExamples, storeProposals } from '../drafting/proposals/propose-examples.ts'

/** Searches the sent replies of a store for examples to propose. */
export const createProposalsJob = ({ db }: { readonly db: Database }): Job => ({
  name: 'propose-examples',
  table: proposalSearches,
  leaseSeconds: 300,
  atOnce: 1,
  ofStore: 1,
  backoff: { firstSeconds: 60, mostSeconds: 3600, mostTries: 5, forSeconds: Infinity },
  run: async ({ id }, stopping) => {
    const [search] = await db.select().from(proposalSearches).where(eq(proposalSearches.id, id))
    if (!search) return { kind: 'done' }
    const { storeId } = search
    const found = await proposeExamples(db, storeId, stopping)
    if (!found) return { kind: 'released' }
    return { kind: 'done', write: (tx) => storeProposals(tx, storeId, found) }
  },
})
