import { withTextLimits } from '../../platform/text-limits.ts'
import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import { matchConcepts } from '../../knowledge/search/concepts.ts'
import { parseNumberWord } from '../../knowledge/search/number-words.ts'
import type { KnowledgePiece } from '../../knowledge/search/retrieve.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { splitWords, stemWord } from '../../knowledge/search/split-words.ts'
import { findExactTokens, removeExactTokens } from '../check/exact-tokens.ts'
import { isSameActor } from '../check/same-actor.ts'
import { isSamePolarity } from '../check/same-polarity.ts'
import { parseUnit } from '../check/parse-units.ts'

/** A number with its unit, or a time or a day. */
interface StatedValue {
  readonly amount: string
  readonly unit: string
}

/** A sentence of a document or of a sent reply. */
export interface ComparableStatement {
  /** The document, or the reply. Sentences of the same one are not compared. */
  readonly sourceId: string
  readonly quote: string
  readonly language: string
  /** The subject of the statement: its concepts and word stems, without numbers, units, countries and light words. */
  readonly subject: ReadonlySet<string>
  /** The values of the statement by kind, such as `span`, `eur` or `time`. */
  readonly values: ReadonlyMap<string, readonly StatedValue[]>
  /** The countries that it names, else those of its heading. */
  readonly countries: string
}

/** Two statements about the same subject of which only one can be right. */
export interface Contradiction {
  readonly one: ComparableStatement
  readonly other: ComparableStatement
  readonly kind: 'value' | 'denial' | 'actor' | 'country'
}

/** The most statements that are compared. Later ones are left out. */
export const maxStatements = 3000
/** The most statements that each statement is compared with. */
const maxComparisons = 100
const maxSentenceLength = 300
const minSentenceWords = 2

/** The share of the subject that both statements have. A word that only one has may be a case of its own. */
const minSharedSubject = 0.8

/** Words for the one place of a thing. Two such places contradict each other, two places of delivery do not. */
const placeOfOriginPattern =
  /(?<!\p{L})(?:made|manufactured|produced|built|located|based|hergestellt|gefertigt|produziert|gebaut|nur|ausschließlich|only|exclusively)(?!\p{L})/iu

/** Reads the sentences of passages, and of the answers of examples if wanted. Yields after each. */
export function* findComparableStatements(
  pieces: readonly KnowledgePiece[],
  withExamples = false,
): Generator<undefined, ComparableStatement[]> {
  const statements: ComparableStatement[] = []
  for (const { kind, documentId, title, text, language = 'en' } of pieces) {
    if (statements.length >= maxStatements) break
    if (kind === 'passage' || withExamples) {
      const { countries } = findStatementSubject(title, language)
      statements.push(...findSentenceStatements(text, { sourceId: documentId, language, countries }))
    }
    yield
  }
  return statements.slice(0, maxStatements)
}

interface StatementSource {
  readonly sourceId: string
  readonly language: string
  /** The countries of a sentence that names none. */
  readonly countries?: string
}

/** Reads the statements of a text. Skips questions and very short or long sentences. */
export const findSentenceStatements = withTextLimits(
  { characters: 2000, ms: 50, runsIn: 'loop' },
  function findSentenceStatements(
    text: string,
    { sourceId, language, countries: usual = '' }: StatementSource,
  ): ComparableStatement[] {
    return text
      .split('\n')
      .flatMap(splitSentences)
      .map((sentence) => sentence.replace(/^[\s*•–-]+/, '').trim())
      .filter((quote) => quote.length <= maxSentenceLength && !/[?:]$/.test(quote))
      .flatMap((quote) => {
        const read = findStatementValues(quote, language)
        if (!read) return []
        const { subject: all, hasLight, countries: own } = findStatementSubject(quote, language)
        const countries = own || usual
        const isFree = all.has(freeConcept) && !read.has('money')
        const subject = isFree ? new Set([...all].filter((word) => word !== freeConcept)) : all
        const values = isFree ? new Map([...read, ['money', [freeValue]]]) : read
        const words = subject.size + (countries === '' ? 0 : 1) + (hasLight || isFree ? 1 : 0)
        return subject.size > 0 && words >= minSentenceWords
          ? [{ sourceId, quote, language, subject, values, countries }]
          : []
      })
  },
)

/** `hasLight`: the sentence has light words, which say how a rule is put: 'costs', 'valid' or 'we charge'. */
function findStatementSubject(
  text: string,
  language: string,
): Pick<ComparableStatement, 'subject' | 'countries'> & { readonly hasLight: boolean } {
  const words = splitWords(removeExactTokens(text))
  const concepts = matchConcepts(words, language).filter(({ concept }) => !conceptsOfKinds.has(concept))
  const isCountry = (concept: string) => concept.startsWith('@country-')
  const places = new Set(concepts.flatMap(({ concept, at }) => (isCountry(concept) ? at : [])))
  const covered = new Set(concepts.flatMap(({ at }) => at))
  // Drops '@abroad' next to a country, because every foreign country implies it.
  const named = concepts.filter(
    ({ concept, at }) => concept !== '@abroad' || !at.every((one) => places.has(one)),
  )
  const others = words.filter((word, at) => !covered.has(at) && isSubjectWord(word, language))
  const countries = new Set(concepts.map(({ concept }) => concept).filter(isCountry))
  const all = [
    ...named.map(({ concept }) => concept).filter((concept) => !isCountry(concept)),
    ...others.map((word) => (lightWordPattern.test(word) ? lightConcept : stemWord(word, language))),
  ]
  return {
    subject: new Set(all.filter((word) => word !== lightConcept && !lightConcepts.has(word))),
    hasLight: all.some((word) => word === lightConcept || lightConcepts.has(word)),
    countries: [...countries].toSorted().join(' '),
  }
}

/** Concepts with words for different kinds, such as red and green. The words themselves say what a sentence is about. */
const conceptsOfKinds = new Set([
  ...['@colour', '@material', '@size', '@food', '@ingredient', '@hygiene', '@pet', '@weekend'],
])

const lightConcept = ''
/** 'Free' counts as an amount of zero if the sentence names no other amount. */
const freeConcept = '@free'
const lightConcepts = new Set([
  '@cost',
  '@shipping-cost',
  '@money',
  '@valid',
  '@deadline',
  '@duration',
  '@battery',
])
const lightWordPattern =
  /^(?:charg|giv|grant|keep|kept|take|tak|get|got$|receiv|customer|buyer|kunde|käufer|offer|appl|several|please|amount|last|berechn|gewähr|gelt|gilt|betr[aä]g|dauer|erhalt|erhält|geb|ausgeschlossen|bitte|derzeit|currently|usually|normally|normalerweise|generell|grundsätzlich|must$|muss|müss|may$|soll|should|leider|unfortunately|lang$|long$|erhältlich|verfügbar|halte|vor$)/u

/** Words that say that something is possible. Only a denial changes what they say. */
const possibilityPattern = /^(?:cannot|possible|available|allowed|möglich|erlaubt)$/

const isSubjectWord = (word: string, language: string): boolean =>
  !isStopWord(word, language) &&
  !possibilityPattern.test(word) &&
  !/\d/.test(word) &&
  parseNumberWord(word, language) === undefined &&
  parseUnit(word)?.length !== word.length

const daysPerUnit: Readonly<Record<string, number>> = { minute: 1 / 1440, day: 1, workday: 1, month: 30.4 }

const currencyUnits = new Set(['eur', 'usd', 'gbp', 'chf', 'kr', 'pln', 'czk'])
const freeValue: StatedValue = { amount: '0', unit: 'free' }

/** Undefined for an inexact number, which contradicts nothing. */
function findStatementValues(
  quote: string,
  language: string,
): ReadonlyMap<string, readonly StatedValue[]> | undefined {
  const values = new Map<string, StatedValue[]>()
  for (const { kind, value: amount, unit: read } of findExactTokens(quote, language)) {
    if (kind === 'number' && read === undefined) return undefined
    if (kind !== 'number' && kind !== 'time' && kind !== 'date') continue
    const unit = read === undefined ? kind : read === 'workday' ? 'day' : read
    const key = unit in daysPerUnit ? 'span' : currencyUnits.has(unit) ? 'money' : unit
    values.set(key, [...(values.get(key) ?? []), { amount, unit }])
  }
  return values
}

/** Values this close count as equal, because units differ slightly: 365 days are 12 months. */
const minDifference = 0.05

function isSameValue(one: StatedValue, other: StatedValue): boolean {
  if (one.unit === other.unit) return one.amount === other.amount
  // Amounts of two currencies are not compared, unless one of them is nothing.
  if (currencyUnits.has(one.unit) && currencyUnits.has(other.unit)) return true
  if (one.unit === freeValue.unit || other.unit === freeValue.unit) return false
  const [a, b] = [one, other].map(({ amount, unit }) => Number(amount) * (daysPerUnit[unit] ?? Number.NaN))
  return Math.abs((a ?? 0) - (b ?? 0)) <= minDifference * Math.max(a ?? 0, b ?? 0)
}

const areSameValues = (one: readonly StatedValue[] = [], other: readonly StatedValue[] = []): boolean =>
  one.length === other.length &&
  one.every((value, at) => other[at] !== undefined && isSameValue(value, other[at]))

interface ComparisonOptions {
  /** The statements to compare with. Default: each with those after it. */
  readonly others?: readonly ComparableStatement[]
  /** The most contradictions. Kept ones do not count. */
  readonly most?: number
  /** True for a pair of statements that a person dismissed as no contradiction. */
  readonly isKept?: (one: ComparableStatement, other: ComparableStatement) => boolean
}

/**
 * Finds pairs of statements that contradict each other, and yields after each statement. Compares only
 * statements that share one of their rare words, because others cannot share enough.
 */
export function* findContradictions(
  statements: readonly ComparableStatement[],
  { others = statements, most = 200, isKept = () => false }: ComparisonOptions = {},
): Generator<undefined, Contradiction[]> {
  const frequency = new Map<string, number>()
  for (const { subject } of others)
    for (const word of subject) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  yield
  const rarestWords = ({ subject }: ComparableStatement): string[] =>
    [...subject]
      .toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1))
      .slice(0, subject.size - Math.ceil(minSharedSubject * subject.size) + 1)
  const byWord = new Map<string, number[]>()
  for (const [at, other] of others.entries()) {
    for (const word of rarestWords(other)) {
      const positions = byWord.get(word)
      if (positions) positions.push(at)
      else byWord.set(word, [at])
    }
    if (at % 50 === 0) yield
  }
  const found: Contradiction[] = []
  let open = 0
  for (const [at, one] of statements.entries()) {
    const first = others === statements ? at + 1 : 0
    for (const other of findComparisonCandidates(rarestWords(one), byWord, others, first)) {
      const kind = findContradictionKind(one, other)
      if (!kind) continue
      found.push({ one, other, kind })
      if (!isKept(one, other)) open += 1
    }
    if (open >= most) break
    yield
  }
  return found
}

/** The first statements from a position on that have one of these words. */
function findComparisonCandidates(
  words: readonly string[],
  byWord: ReadonlyMap<string, readonly number[]>,
  others: readonly ComparableStatement[],
  first: number,
): ComparableStatement[] {
  const near = new Set<number>()
  for (const word of words) {
    const positions = byWord.get(word) ?? []
    for (
      let at = findFirstIndexAtLeast(positions, first);
      at < positions.length && near.size < maxComparisons;
      at += 1
    )
      near.add(positions[at] ?? 0)
  }
  return [...near].flatMap((position) => others[position] ?? [])
}

/** The position of the first number in an ascending list that is at least this. */
function findFirstIndexAtLeast(positions: readonly number[], least: number): number {
  let [from, to] = [0, positions.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((positions[middle] ?? 0) < least) from = middle + 1
    else to = middle
  }
  return from
}

function findContradictionKind(
  one: ComparableStatement,
  other: ComparableStatement,
): Contradiction['kind'] | undefined {
  if (one.sourceId === other.sourceId || one.language !== other.language) return undefined
  const both = [...one.subject].filter((word) => other.subject.has(word))
  if (both.length < minSharedSubject * Math.max(one.subject.size, other.subject.size)) return undefined
  const odd = [...one.subject].filter((word) => !both.includes(word))
  const otherOdd = [...other.subject].filter((word) => !both.includes(word))
  // Each with a word of its own, such as 'front' and 'rear', are about two things.
  if (odd.length > 0 && otherOdd.length > 0) return undefined
  if ([...odd, ...otherOdd].some((word) => word.startsWith('@'))) return undefined
  const different = [...new Set([...one.values.keys(), ...other.values.keys()])].filter(
    (key) => !areSameValues(one.values.get(key), other.values.get(key)),
  )
  const texts = [
    { text: one.quote, language: one.language },
    { text: other.quote, language: other.language },
  ] as const
  const isSame = isSamePolarity(...texts)
  if (one.countries !== other.countries) {
    const isOne = placeOfOriginPattern.test(one.quote) && placeOfOriginPattern.test(other.quote)
    const haveBoth = one.countries !== '' && other.countries !== ''
    return isOne && haveBoth && isSame && different.length === 0 ? 'country' : undefined
  }
  const [first, ...more] = different
  if (first === undefined) return !isSame ? 'denial' : isSameActor(...texts) ? undefined : 'actor'
  const isRival = more.length === 0 && one.values.has(first) && other.values.has(first)
  return isRival && isSame ? 'value' : undefined
}
