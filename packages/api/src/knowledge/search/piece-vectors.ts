import { cutText } from '@draftdesk/contract/cut-text'
import { createHash } from 'node:crypto'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { vectors } from '../../database/schema.ts'
import type { VectorsById } from './semantic-search.ts'
import type { Knowledge, KnowledgePiece } from './retrieve.ts'

/** The longest text to embed. Models read only a few hundred words. */
export const maxEmbeddedCharacters = 2000
/** Larger stores use only word search, because comparing all vectors takes too long. */
const maxPieces = 2000
/** The most vector components in memory, for all stores together. */
const maxLoadedNumbers = 16_000_000

/** The text of a piece to embed, with its hash. */
export interface EmbeddingText {
  readonly hash: string
  readonly words: string
}

const wordsByPiece = new WeakMap<KnowledgePiece, EmbeddingText>()

function getEmbeddingText(piece: KnowledgePiece): EmbeddingText {
  const known = wordsByPiece.get(piece)
  if (known) return known
  const { title, asked, text } = piece
  const words = cutText([title, asked, text].filter(Boolean).join('\n'), maxEmbeddedCharacters)
  const made = { words, hash: createHash('sha256').update(words).digest('hex').slice(0, 32) }
  wordsByPiece.set(piece, made)
  return made
}

/** True when semantic search covers a store: it has pieces, but not too many. */
export const supportsSemanticSearch = ({ pieces }: Knowledge): boolean =>
  pieces.length > 0 && pieces.length <= maxPieces

/** Stores vectors. Storing the same text again changes nothing. */
export async function saveVectors(
  db: Database,
  storeId: string,
  embedder: string,
  made: readonly { readonly hash: string; readonly vector: Float32Array }[],
): Promise<void> {
  const rows = made.map(({ hash, vector }) => ({
    ...{ storeId, embedder, hash },
    vector: new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength),
  }))
  if (rows.length > 0) await db.insert(vectors).values(rows).onConflictDoNothing()
}

/** Deletes vectors of removed texts and of other models. Returns the distinct texts without a vector. */
export async function syncVectors(
  db: Database,
  storeId: string,
  embedder: string,
  { pieces }: Knowledge,
): Promise<EmbeddingText[]> {
  const used = new Map(pieces.map(getEmbeddingText).map((each) => [each.hash, each]))
  const rows = await db
    .select({ hash: vectors.hash })
    .from(vectors)
    .where(and(eq(vectors.storeId, storeId), eq(vectors.embedder, embedder)))
  const there = new Set(rows.map(({ hash }) => hash))
  const unused = [...there].filter((hash) => !used.has(hash))
  const isUnused = or(ne(vectors.embedder, embedder), inArray(vectors.hash, unused))
  await db.delete(vectors).where(and(eq(vectors.storeId, storeId), isUnused))
  return [...used.values()].filter(({ hash }) => !there.has(hash))
}

interface CachedVectors {
  readonly knowledge: Knowledge
  readonly embedder: string
  readonly vectors: VectorsById
  readonly numbers: number
}
const loadedVectors = new WeakMap<Database, Map<string, CachedVectors>>()

/**
 * The vectors of a store's knowledge. Undefined while any is missing, because the search would skip those
 * texts.
 */
export async function loadVectors(
  db: Database,
  storeId: string,
  embedder: string,
  knowledge: Knowledge,
): Promise<VectorsById | undefined> {
  const cached = loadedVectors.get(db) ?? new Map<string, CachedVectors>()
  loadedVectors.set(db, cached)
  const known = cached.get(storeId)
  cached.delete(storeId)
  const found =
    known?.knowledge === knowledge && known.embedder === embedder
      ? known
      : await queryVectors(db, storeId, embedder, knowledge)
  if (!found) return undefined
  // The most recently used store is last, and the first is evicted.
  cached.set(storeId, found)
  let numbers = 0
  for (const [id, each] of [...cached].reverse()) {
    numbers += each.numbers
    if (id !== storeId && numbers > maxLoadedNumbers) cached.delete(id)
  }
  return found.vectors
}

async function queryVectors(
  db: Database,
  storeId: string,
  embedder: string,
  knowledge: Knowledge,
): Promise<CachedVectors | undefined> {
  const rows = await db
    .select({ hash: vectors.hash, vector: vectors.vector })
    .from(vectors)
    .where(and(eq(vectors.storeId, storeId), eq(vectors.embedder, embedder)))
  const byHash = new Map(rows.map(({ hash, vector }) => [hash, decodeVector(vector)]))
  const byId = new Map<string, Float32Array>()
  let numbers = 0
  for (const piece of knowledge.pieces) {
    const vector = byHash.get(getEmbeddingText(piece).hash)
    if (!vector) return undefined
    byId.set(piece.id, vector)
    numbers += vector.length
  }
  return { knowledge, embedder, vectors: byId, numbers }
}

// Copies the bytes, because a float array must start at a multiple of four.
const decodeVector = (stored: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(stored).buffer)
