/** BM25 parameters: term frequency saturation and length normalization. */
const termSaturation = 1.2
const lengthWeight = 0.7

/** A BM25 index of texts. */
export interface Bm25Index {
  readonly add: (terms: readonly string[]) => void
  /** Returns the score of each text with at least one of the weighted terms. */
  readonly search: (terms: ReadonlyMap<string, number>) => { readonly at: number; readonly score: number }[]
  /** The number of texts with each term. */
  readonly counts: ReadonlyMap<string, number>
}

/** Creates an index of texts, numbered in the order in which they are added. */
export function createBm25Index(): Bm25Index {
  /** Postings by term: pairs of a text's number and the term's frequency in it. */
  const postings = new Map<string, number[]>()
  const lengths: number[] = []
  let sum = 0
  const counts = new Map<string, number>()
  return {
    add: (terms) => {
      for (const [term, { length: count }] of Map.groupBy(terms, (each) => each)) {
        const found = postings.get(term)
        if (found) found.push(lengths.length, count)
        else postings.set(term, [lengths.length, count])
        counts.set(term, (counts.get(term) ?? 0) + 1)
      }
      lengths.push(terms.length)
      sum += terms.length
    },
    search: (terms) => {
      const scores = new Float64Array(lengths.length)
      const average = sum / lengths.length
      for (const [term, weight] of terms) {
        const found = postings.get(term) ?? []
        const texts = found.length / 2
        const rarity = weight * Math.log(1 + (lengths.length - texts + 0.5) / (texts + 0.5))
        for (let at = 0; at < found.length; at += 2) {
          const [text = 0, count = 0] = [found[at], found[at + 1]]
          const norm = termSaturation * (1 - lengthWeight + (lengthWeight * (lengths[text] ?? 0)) / average)
          scores[text] = (scores[text] ?? 0) + (rarity * count * (termSaturation + 1)) / (count + norm)
        }
      }
      return [...scores.entries()].flatMap(([at, score]) => (score > 0 ? [{ at, score }] : []))
    },
    counts,
  }
}
