import { eq } from 'drizzle-orm'
import type { Job } from '../claims/job.ts'
import { knowledgeChanges, contradictionSearches, proposalSearches } from '../database/schema.ts'
import { chooseModel, recordModelCosts } from '../drafting/model/choose-model.ts'
import { releaseTokenReservation } from '../drafting/model/month-limit.ts'
import { embedKnowledge } from '../drafting/facts/embed-knowledge.ts'
import { loadDraftingSettings } from '../drafting/drafting-settings.ts'
import { publishEvents } from '../events/publish-events.ts'
import { closeGaps } from '../learning/close-gaps.ts'
import { explainModelFault } from '../model/explain-model-fault.ts'
import { ModelError } from '../model/model.ts'
import type { DraftJobDeps } from './write-drafts.ts'
import type { Database } from '../database/open-database.ts'
import { searchContradictions, saveContradictions } from '../drafting/contradictions/search-contradictions.ts'
import { proposeExamples, saveProposals } from '../drafting/proposals/propose-examples.ts'

/** The wait for drafts that may use up the limit of the month. */
const retryWhenBusySeconds = 30

/** Updates questions and embeddings after a change of a store's documents or examples. */
export const createKnowledgeUpdateJob = (
  deps: Pick<DraftJobDeps, 'db' | 'seal' | 'clock' | 'models'>,
): Job => ({
  name: 'follow-knowledge',
  table: knowledgeChanges,
  leaseSeconds: 300,
  atOnce: 4,
  ofStore: 1,
  backoff: { firstSeconds: 30, mostSeconds: 3600, mostTries: 8, forSeconds: Infinity },
  run: async ({ id }, stopping) => {
    const { db, clock, models } = deps
    const [change] = await db.select().from(knowledgeChanges).where(eq(knowledgeChanges.id, id))
    if (!change) return { kind: 'done' }
    const { storeId } = change
    const isStopping = () => stopping.aborted
    const settled = await closeGaps(db, storeId, stopping)
    // Makes open lists of questions reload.
    if (settled > 0) await publishEvents(db, [{ storeId, type: 'list' }], clock())
    const settings = await loadDraftingSettings(db, storeId)
    const { model, reservation, isBusy } = await chooseModel(deps, settings)
    if (isBusy) return { kind: 'again', afterSeconds: retryWhenBusySeconds }
    try {
      if (isStopping()) return { kind: 'released' }
      if (!model?.embedder) return { kind: 'done' }
      const read = await embedKnowledge(db, storeId, model, {
        stopping,
        note: async (usage) => {
          await recordModelCosts(db, { models, settings, nowMs: clock() }, [{ purpose: 'embed', ...usage }])
        },
      })
      return read === 'more' ? { kind: 'again', afterSeconds: 0 } : { kind: 'done' }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      return isStopping() ? { kind: 'released' } : { kind: 'failed', fault: explainModelFault(error.code) }
    } finally {
      await releaseTokenReservation(db, reservation)
    }
  },
})

/** Compares the documents and recent replies of a store for contradictions. */
export const createContradictionSearchJob = (deps: {
  readonly db: Database
  readonly clock: () => number
}): Job => ({
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
    return { kind: 'done', write: (tx) => saveContradictions(tx, storeId, found) }
  },
})

/** Searches the sent replies of a store for examples to propose. */
export const createExampleProposalJob = ({ db }: { readonly db: Database }): Job => ({
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
    return { kind: 'done', write: (tx) => saveProposals(tx, storeId, found) }
  },
})
