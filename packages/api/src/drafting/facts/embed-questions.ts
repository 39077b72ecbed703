import { cutText } from '@draftdesk/contract/cut-text'
import type { QuestionVectors } from '../../knowledge/search/semantic-search.ts'
import { maxEmbeddedCharacters } from '../../knowledge/search/piece-vectors.ts'
import { ModelError } from '../../model/model.ts'
import type { Embedder } from '../../model/model.ts'
import type { MailAnalysis } from './reply-facts.ts'
import { createAddressHandles } from '../model/address-handles.ts'
import type { ReplyWriterInput, ReplyWriterDeps, ModelCallCost } from '../reply-types.ts'

/** Returns the embedding of a text. Undefined for a text that was not embedded. */
export type EmbeddingLookup = (text: string) => QuestionVectors | undefined

/** The embeddings of a mail's questions and of the mail around each, and their cost. */
export interface QuestionEmbeddings {
  readonly embeddingOf: EmbeddingLookup | undefined
  /** `none`: there is no embedding model, or no question. */
  readonly status: 'none' | 'used' | 'missing' | 'late' | 'failed'
  readonly spent: readonly ModelCallCost[]
}

/** The time limit of semantic search in a draft. */
const embeddingTimeoutMs = 1500

/** Requests vectors for the questions of a mail and for the mail around each. On a timeout, the search uses only their words. */
export async function embedQuestions(
  { vectors, customer, style }: Pick<ReplyWriterInput, 'vectors' | 'customer' | 'style'>,
  { search, questions, surroundings }: MailAnalysis,
  { model, signal }: Pick<ReplyWriterDeps, 'model' | 'signal'>,
): Promise<QuestionEmbeddings> {
  const embedder = model?.embedder
  const texts = [...new Set([...search, ...questions, ...surroundings])]
  if (!embedder || texts.length === 0) return { embeddingOf: undefined, status: 'none', spent: [] }
  if (!vectors) return { embeddingOf: undefined, status: 'missing', spent: [] }
  // Addresses and customer names are removed, as in a prompt.
  const { hide } = createAddressHandles(style.masking ? [customer, ...customer.split(/\s+/)] : [])
  const asked = texts.map((text) => hide(cutText(text, maxEmbeddedCharacters)))
  try {
    const made = await embedWithTimeout(embedder, asked, signal)
    const byText = new Map(texts.map((text, at) => [text, made.vectors[at]]))
    return {
      embeddingOf: (text) => {
        const vector = byText.get(text)
        return vector && { vectors, asked: vector }
      },
      status: 'used',
      spent: [{ purpose: 'embed', ...made.usage }],
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { embeddingOf: undefined, status: error.code === 'slow' ? 'late' : 'failed', spent: [] }
  }
}

const embedWithTimeout = (embedder: Embedder, texts: readonly string[], signal: AbortSignal) =>
  embedder.embed(texts, AbortSignal.any([signal, AbortSignal.timeout(embeddingTimeoutMs)]))
