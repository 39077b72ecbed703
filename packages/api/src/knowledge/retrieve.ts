/** A passage of a document or an answered example, as it is looked up. */
export interface Piece {
  kind: 'passage' | 'example'
  id: string
  /** The document and the heading, or the example's title. */
  title: string
  /** The passage, or the example's answer. */
  text: string
  /** The mail that the example answered, or what customers asked when a passage was the answer. */
  asked: string
  language: string | undefined
  links: readonly string[]
  /** The document that it is a passage of; an example is one by itself. */
  documentId: string
}

/** What a store knows, ready to be looked up. */
export interface Knowledge {
  /** Changes with everything that is in it. */
  readonly stamp: string
  readonly pieces: readonly Piece[]
  /** In characters. */
  readonly length: number
}

/** Makes pieces ready to be looked up. */
export const createKnowledge = (stamp: string, pieces: readonly Piece[]): Knowledge => ({
  stamp,
  pieces,
  length: pieces.reduce((sum, { title, text, asked }) => sum + title.length + text.length + asked.length, 0),
})

/** What was found for a question. */
export interface Found extends Piece {
  score: number
  /** Whether it is near enough to be an answer. */
  isNear: boolean
}

/** What a store knows that is nearest to a question, best first: at most six passages and two examples. */
export function retrieve(knowledge: Knowledge, question: string): Found[] {
  const words = new Set(question.toLowerCase().match(/\p{L}{4,}/gu))
  return knowledge.pieces
    .map((piece) => {
      const text = `${piece.title} ${piece.text} ${piece.asked}`.toLowerCase()
      const score = [...words].filter((word) => text.includes(word)).length
      return { ...piece, score, isNear: score > 1 }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, 8)
}
