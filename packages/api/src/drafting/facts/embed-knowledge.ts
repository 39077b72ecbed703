import type { Database } from '../../database/open-database.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import { enqueueMissingEmbeddings } from '../../knowledge/enqueue-knowledge-jobs.ts'
import type { VectorsById } from '../../knowledge/search/semantic-search.ts'
import type { Knowledge } from '../../knowledge/search/retrieve.ts'
import {
  syncVectors,
  supportsSemanticSearch,
  loadVectors,
  saveVectors,
} from '../../knowledge/search/piece-vectors.ts'
import { textsPerEmbedRequest } from '../../model/model.ts'
import type { Model, TokenUsage } from '../../model/model.ts'
import { createAddressHandles } from '../model/address-handles.ts'

/** Requests of one run. The next run embeds the rest. */
const maxRequests = 12
/** Timeout of one request. */
const embeddingTimeoutMs = 20_000

/** Loads the knowledge of a store, with vectors when a model makes them. Enqueues missing vectors. */
export async function loadKnowledgeWithVectors(
  db: Database,
  storeId: string,
  model: Model | undefined,
): Promise<{ knowledge: Knowledge; vectors: VectorsById | undefined }> {
  const knowledge = await loadKnowledge(db, storeId)
  if (!model?.embedder || !supportsSemanticSearch(knowledge)) return { knowledge, vectors: undefined }
  const vectors = await loadVectors(db, storeId, model.embedder.id, knowledge)
  if (!vectors) await enqueueMissingEmbeddings(db, storeId)
  return { knowledge, vectors }
}

/** Embeds the texts of a store that have no vector yet. 'more' when another run is needed. Throws a `ModelError`. */
export async function embedKnowledge(
  db: Database,
  storeId: string,
  { embedder }: Model,
  { stopping, note }: { stopping: AbortSignal; note: (usage: TokenUsage) => Promise<void> },
): Promise<'done' | 'more'> {
  if (!embedder) return 'done'
  const knowledge = await loadKnowledge(db, storeId)
  const missing = await syncVectors(db, storeId, embedder.id, knowledge)
  if (!supportsSemanticSearch(knowledge)) return 'done'
  const { hide } = createAddressHandles()
  for (
    let at = 0;
    at < missing.length && at < textsPerEmbedRequest * maxRequests;
    at += textsPerEmbedRequest
  ) {
    const some = missing.slice(at, at + textsPerEmbedRequest)
    const texts = some.map(({ words }) => hide(words))
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(embeddingTimeoutMs)])
    const { vectors, usage } = await embedder.embed(texts, signal)
    await note(usage)
    await saveVectors(
      db,
      storeId,
      embedder.id,
      some.flatMap(({ hash }, index) => {
        const vector = vectors[index]
        return vector ? [{ hash, vector }] : []
      }),
    )
  }
  return missing.length > textsPerEmbedRequest * maxRequests ? 'more' : 'done'
}
