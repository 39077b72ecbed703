import MiniSearch from 'minisearch'
import { findConcepts } from './concepts.ts'
import { isStopWord } from './stop-words.ts'
import { readWords, stem } from './words.ts'

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
  readonly index: MiniSearch
}

/** What was found for a question. */
export interface Found extends Piece {
  score: number
  /** Whether it is near enough to be an answer. */
  isNear: boolean
}

/** How a question is looked up. */
export interface RetrieveOptions {
  /** Of the question, ISO 639-1. */
  language?: string | undefined
  passages?: number
  examples?: number
}

const fields = ['heading', 'body', 'asked', 'headingConcepts', 'concepts'] as const

/** Makes pieces ready to be looked up. */
export function createKnowledge(stamp: string, pieces: readonly Piece[]): Knowledge {
  const index = new MiniSearch({
    fields: [...fields],
    idField: 'at',
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  })
  index.addAll(
    pieces.map(({ kind, title, text, asked, language }, at) => {
      // What an example answers is its question: its answer is looked up less.
      const heading = readTerms(title, language)
      const body = readTerms(text, language)
      const question = readTerms(asked, language)
      const isExample = kind === 'example'
      return {
        at,
        heading: heading.stems,
        body: body.stems,
        asked: question.stems,
        headingConcepts: isExample ? question.concepts : heading.concepts,
        concepts: body.concepts,
      }
    }),
  )
  const length = pieces.reduce(
    (sum, { title, text, asked }) => sum + title.length + text.length + asked.length,
    0,
  )
  return { stamp, pieces, length, index }
}

function readTerms(text: string, language: string | undefined): { stems: string; concepts: string } {
  const words = readWords(text)
  const stems = words
    .filter((word) => !isStopWord(word, language ?? ''))
    .map((word) => stem(word, language ?? ''))
  const concepts = [...findConcepts(words, language)].flatMap(([concept, count]) =>
    Array.from({ length: Math.min(count, 3) }, () => concept),
  )
  return { stems: stems.join(' '), concepts: concepts.join(' ') }
}

const boost = { heading: 1.5, body: 1, asked: 1, headingConcepts: 1, concepts: 0.7 }
const bm25 = { k: 1.2, b: 0.7, d: 0.5 }
/** A piece in the language of the question comes before the same one in another. */
const ownLanguage = 1.25
/** Across languages only concepts and numbers can meet. */
const otherLanguage = 1.4
const near = 0.6

/** What a store knows that is nearest to a question, best first: at most six passages and two examples. */
export function retrieve(
  { pieces, index }: Knowledge,
  question: string,
  { language, passages = 6, examples = 2 }: RetrieveOptions = {},
): Found[] {
  const { stems, concepts } = readTerms(question, language)
  const terms = [...new Set(`${stems} ${concepts}`.split(' '))].filter(Boolean).join(' ')
  const left = { passage: passages, example: examples }
  // Scores grow with how much there is to tell apart.
  const floor = near * Math.log(2 + pieces.length) ** 2
  return index
    .search(terms, { boost, bm25 })
    .flatMap(({ id, score }) => {
      const piece = pieces[id as number]
      if (!piece) return []
      const isOther = piece.language !== undefined && language !== undefined && piece.language !== language
      return [{ ...piece, score, isNear: score * (isOther ? otherLanguage : 1) >= floor }]
    })
    .sort((a, b) => rank(b, language) - rank(a, language))
    .filter(({ kind }) => (left[kind] -= 1) >= 0)
}

const rank = ({ score, language }: Found, asked: string | undefined): number =>
  score * (language === asked ? ownLanguage : 1)
