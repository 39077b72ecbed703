import { getLanguageFactor, retrievePieces } from '../../knowledge/search/retrieve.ts'
import type { Knowledge } from '../../knowledge/search/retrieve.ts'

/** The second passage has at most this share of the score of one that leads. */
const maxRunnerUpScore = 0.84

interface PassageSearchDeps {
  readonly knowledge: Knowledge
  readonly language: string
}

/**
 * True if a passage leads the search for each text by far, and may answer the first text. Yields after each text.
 */
export function* leadsEachSearch(
  { knowledge, language }: PassageSearchDeps,
  id: string,
  texts: readonly string[],
): Generator<undefined, boolean> {
  for (const [at, text] of texts.entries()) {
    const found = retrievePieces(knowledge, text, { language, examples: 0 }).map((piece) => ({
      ...piece,
      rank: piece.score * getLanguageFactor(piece, language),
    }))
    const [leading, runnerUp] = found
    yield
    if (leading?.id !== id || (at === 0 && !leading.isNear)) return false
    if (runnerUp && runnerUp.rank > leading.rank * maxRunnerUpScore) return false
  }
  return true
}
