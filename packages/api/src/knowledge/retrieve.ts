import MiniSearch from 'minisearch'
import { takeAll } from '../platform/turns.ts'
import { findConcepts } from './concepts.ts'
import { findMeant, type Meaning } from './meaning.ts'
import { findNearness, floor, oddsOf, readAsked, sure, type Commonness } from './nearness.ts'
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
  readonly common: Commonness
}

/** What was found for a question. */
export interface Found extends Piece {
  score: number
  /** How likely it is to answer it, between 0 and 1. */
  nearness: number
  /** Whether it is near enough to be an answer. */
  isNear: boolean
  /** Whether it is so near that hardly any question gets an answer about something else. */
  isSure: boolean
}

/** How a question is looked up. */
export interface RetrieveOptions {
  /** Of the question, ISO 639-1. */
  language?: string | undefined
  passages?: number
  examples?: number
  /** What the question means, where a model can tell. */
  meaning?: Meaning | undefined
}

const fields = ['heading', 'body', 'asked', 'headingConcepts', 'concepts'] as const

/** Makes pieces ready to be looked up, a piece a step: all of a large store take seconds. */
export function* prepareKnowledge(stamp: string, pieces: readonly Piece[]): Generator<undefined, Knowledge> {
  const index = new MiniSearch({
    fields: [...fields],
    idField: 'at',
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  })
  const counts = new Map<string, number>()
  let length = 0
  for (const [at, { kind, title, text, asked, language }] of pieces.entries()) {
    // What an example answers is its question: its answer is looked up less.
    const heading = readTerms(title, language)
    const body = readTerms(text, language)
    const question = readTerms(asked, language)
    const isExample = kind === 'example'
    const terms = [heading, body, question].flatMap(({ stems, concepts }) => [stems, concepts])
    for (const term of new Set(terms.join(' ').split(' '))) counts.set(term, (counts.get(term) ?? 0) + 1)
    index.add({
      at,
      heading: heading.stems,
      body: body.stems,
      asked: question.stems,
      headingConcepts: isExample ? question.concepts : heading.concepts,
      concepts: body.concepts,
    })
    length += title.length + text.length + asked.length
    yield
  }
  counts.delete('')
  return { stamp, pieces, length, index, common: { total: pieces.length, counts } }
}

/** Makes pieces ready to be looked up in one go: for the few of a demo, a test or a bench. */
export const createKnowledge = (stamp: string, pieces: readonly Piece[]): Knowledge =>
  takeAll(prepareKnowledge(stamp, pieces))

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
/** So many times as many as are wanted are looked at closely. */
const looked = 2

/** What a store knows that is nearest to a question, best first: at most six passages and two examples. */
export function retrieve(
  { pieces, index, common }: Knowledge,
  question: string,
  { language, passages = 6, examples = 2, meaning }: RetrieveOptions = {},
): Found[] {
  const { stems, concepts } = readTerms(question, language)
  const terms = [...new Set(`${stems} ${concepts}`.split(' '))].filter(Boolean).join(' ')
  const asked = readAsked(question, language)
  const scored = index.search(terms, { boost, bm25 }).flatMap(({ id, score }) => {
    const piece = pieces[id as number]
    return piece ? [{ piece, score, own: piece.language === language ? ownLanguage : 1 }] : []
  })
  const looks = { passage: passages * looked, example: examples * looked }
  const said = scored.toSorted((a, b) => b.score * b.own - a.score * a.own).filter(takes(looks))
  const meant = meaning && findMeant(pieces, meaning)
  return [...said, ...(meant ? pickMeant(pieces, meant, said, looks, language) : [])]
    .map(({ piece, score, own }) => {
      const alone = oddsOf(findNearness(asked, language, piece, score, common))
      const likely = meant ? alone * Math.exp(meant.get(piece.id) ?? 0) : alone
      const odds = isHeadedBy(piece, question) ? Math.max(likely, oddsOf(headed)) : likely
      return { piece, score, nearness: odds / (1 + odds), rank: odds * own }
    })
    .toSorted((a, b) => b.rank - a.rank)
    .filter(takes({ passage: passages, example: examples }))
    .map(({ piece, score, nearness }) => ({
      ...piece,
      ...{ score, nearness, isNear: nearness >= floor, isSure: nearness >= sure },
    }))
}

/** Pieces that are near by meaning alone. */
function pickMeant(
  pieces: readonly Piece[],
  meant: ReadonlyMap<string, number>,
  said: readonly { piece: Piece }[],
  looks: Record<Piece['kind'], number>,
  language: string | undefined,
) {
  const known = new Set(said.map(({ piece }) => piece.id))
  return pieces
    .map((piece) => ({ piece, score: 0, own: piece.language === language ? ownLanguage : 1 }))
    .toSorted((a, b) => (meant.get(b.piece.id) ?? 0) - (meant.get(a.piece.id) ?? 0))
    .filter(takes(looks))
    .filter(({ piece }) => !known.has(piece.id))
}

/** How likely a piece is to answer the question that stands above it word for word. */
const headed = 0.95
/** Fewer words are a subject, and no question. */
const fewestHeading = 3

/** Whether somebody wrote a piece to answer exactly this question. */
function isHeadedBy({ kind, title, asked }: Piece, question: string): boolean {
  const words = readWords(question)
  const heading = kind === 'example' ? asked : (title.split(' › ').at(-1) ?? '')
  return words.length >= fewestHeading && readWords(heading).join(' ') === words.join(' ')
}

/** Whether a piece is one of the first of its kind. */
function takes(most: Record<Piece['kind'], number>): (found: { piece: Piece }) => boolean {
  const left = { ...most }
  return ({ piece }) => (left[piece.kind] -= 1) >= 0
}
