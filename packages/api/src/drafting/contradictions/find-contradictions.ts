import { limitText } from '../../platform/text-limits.ts'
import { splitSentences } from '../../knowledge/passages/sentences.ts'
import { matchConcepts } from '../../knowledge/search/concepts.ts'
import { readNumberWord } from '../../knowledge/search/number-words.ts'
import type { Piece } from '../../knowledge/search/retrieve.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { readWords, stem } from '../../knowledge/search/words.ts'
import { findHardTokens, removeTokens } from '../check/hard-tokens.ts'
import { isSamePolarity } from '../check/polarity.ts'
import { readUnit } from '../check/units.ts'

/** A number with its unit, or a time or a day. */
interface Value {
  readonly amount: string
  readonly unit: string
}

/** A sentence of a document or of a sent reply. */
export interface Statement {
  /** The document, or the reply. Sentences of the same one are not compared. */
  readonly sourceId: string
  readonly quote: string
  readonly language: string
  /** Its subject: concepts, and stems of other words, without numbers, units, countries and light words. */
  readonly subject: ReadonlySet<string>
  /** Its values by kind, such as `span`, `eur` or `time`. */
  readonly values: ReadonlyMap<string, readonly Value[]>
  /** The countries that it names, else those of its heading. */
  readonly countries: string
}

/** Two statements about the same subject of which only one can be right. */
export interface Contradiction {
  readonly one: Statement
  readonly other: Statement
  readonly kind: 'value' | 'denial' | 'country'
}

/** The most statements that are compared. Later ones are left out. */
export const mostStatements = 3000
/** The most statements that each is compared with, and the most contradictions. */
const mostCompared = 100
const mostFound = 200
const longestSentence = 300
const fewestWords = 2

/** The share of the subject that both statements have. A word that only one has may be a case of its own. */
const leastShared = 0.8

/** Words for the one place of a thing. Two such places contradict each other, two places of delivery do not. */
const onePlace =
  /(?<!\p{L})(?:made|manufactured|produced|built|located|based|hergestellt|gefertigt|produziert|gebaut|nur|ausschließlich|only|exclusively)(?!\p{L})/iu

/** Reads the sentences of passages. Yields after each passage. */
export function* readStatements(pieces: readonly Piece[]): Generator<undefined, Statement[]> {
  const statements: Statement[] = []
  for (const { kind, documentId, title, text, language = 'en' } of pieces) {
    if (statements.length >= mostStatements) break
    if (kind === 'passage') {
      const { countries } = readSubject(title, language)
      statements.push(...readSentences(text, { sourceId: documentId, language, countries }))
    }
    yield
  }
  return statements.slice(0, mostStatements)
}

interface About {
  readonly sourceId: string
  readonly language: string
  /** The countries of a sentence that names none. */
  readonly countries?: string
}

/** The statements of a text. Questions and very short or long sentences make none. */
export const readSentences = limitText(
  { characters: 2000, ms: 50, runsIn: 'loop' },
  function readSentences(text: string, { sourceId, language, countries: usual = '' }: About): Statement[] {
    return text
      .split('\n')
      .flatMap(splitSentences)
      .map((sentence) => sentence.replace(/^[\s*•–-]+/, '').trim())
      .filter((quote) => quote.length <= longestSentence && !/[?:]$/.test(quote))
      .flatMap((quote) => {
        const { subject: all, hasLight, countries: own } = readSubject(quote, language)
        const countries = own || usual
        const read = readValues(quote, language)
        if (!read) return []
        const isFree = all.has(freeConcept) && !read.has('money')
        const subject = isFree ? new Set([...all].filter((word) => word !== freeConcept)) : all
        const values = isFree ? new Map([...read, ['money', [free]]]) : read
        const words = subject.size + (countries === '' ? 0 : 1) + (hasLight || isFree ? 1 : 0)
        return subject.size > 0 && words >= fewestWords
          ? [{ sourceId, quote, language, subject, values, countries }]
          : []
      })
  },
)

/** `hasLight`: it has light words, which say how a rule is put: 'costs', 'valid' or 'we charge'. */
function readSubject(
  text: string,
  language: string,
): Pick<Statement, 'subject' | 'countries'> & { readonly hasLight: boolean } {
  const words = readWords(removeTokens(text))
  const concepts = matchConcepts(words, language)
  const isCountry = (concept: string) => concept.startsWith('@country-')
  const places = new Set(concepts.flatMap(({ concept, at }) => (isCountry(concept) ? at : [])))
  const covered = new Set(concepts.flatMap(({ at }) => at))
  // A country is abroad as well, which says nothing about the subject.
  const named = concepts.filter(
    ({ concept, at }) => concept !== '@abroad' || !at.every((one) => places.has(one)),
  )
  const others = words.filter((word, at) => !covered.has(at) && isContent(word, language))
  const countries = new Set(concepts.map(({ concept }) => concept).filter(isCountry))
  const all = [
    ...named.map(({ concept }) => concept).filter((concept) => !isCountry(concept)),
    ...others.map((word) => (lightWord.test(word) ? light : stem(word, language))),
  ]
  return {
    subject: new Set(all.filter((word) => word !== light && !lightConcepts.has(word))),
    hasLight: all.some((word) => word === light || lightConcepts.has(word)),
    countries: [...countries].toSorted().join(' '),
  }
}

const light = ''
/** Something costs nothing, which is an amount where the sentence names no other. */
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
const lightWord =
  /^(?:charg|giv|grant|keep|kept|take|tak|get|offer|appl|several|please|amount|last|berechn|gewähr|gelt|gilt|betr[aä]g|dauer|erhalt|erhält|geb|ausgeschlossen|bitte|derzeit|currently|usually|normally|normalerweise|generell|grundsätzlich|must$|muss|müss|soll|should|leider|unfortunately|lang$|long$|erhältlich|verfügbar|halte|vor$)/u

/** Words that say that something is possible. Only a denial changes what they say. */
const possible = /^(?:cannot|possible|available|allowed|möglich|erlaubt)$/

const isContent = (word: string, language: string): boolean =>
  !isStopWord(word, language) &&
  !possible.test(word) &&
  !/\d/.test(word) &&
  readNumberWord(word, language) === undefined &&
  readUnit(word)?.length !== word.length

const daysOf: Readonly<Record<string, number>> = { minute: 1 / 1440, day: 1, workday: 1, month: 30.4 }

const currencies = new Set(['eur', 'usd', 'gbp', 'chf', 'kr', 'pln', 'czk'])
const free: Value = { amount: '0', unit: 'free' }

/** Undefined for an inexact number, which contradicts nothing. */
function readValues(quote: string, language: string): ReadonlyMap<string, readonly Value[]> | undefined {
  const values = new Map<string, Value[]>()
  for (const { kind, value: amount, unit: read } of findHardTokens(quote, language)) {
    if (kind === 'number' && read === undefined) return undefined
    if (kind !== 'number' && kind !== 'time' && kind !== 'date') continue
    const unit = read === undefined ? kind : read === 'workday' ? 'day' : read
    const key = unit in daysOf ? 'span' : currencies.has(unit) ? 'money' : unit
    values.set(key, [...(values.get(key) ?? []), { amount, unit }])
  }
  return values
}

/** The difference that different units make, such as 365 days and 12 months. */
const leastDifference = 0.05

function isSameValue(one: Value, other: Value): boolean {
  if (one.unit === other.unit) return one.amount === other.amount
  // Amounts of two currencies are not compared, unless one of them is nothing.
  if (currencies.has(one.unit) && currencies.has(other.unit)) return true
  if (one.unit === free.unit || other.unit === free.unit) return false
  const [a, b] = [one, other].map(({ amount, unit }) => Number(amount) * (daysOf[unit] ?? Number.NaN))
  return Math.abs((a ?? 0) - (b ?? 0)) <= leastDifference * Math.max(a ?? 0, b ?? 0)
}

const areSame = (one: readonly Value[] = [], other: readonly Value[] = []): boolean =>
  one.length === other.length &&
  one.every((value, at) => other[at] !== undefined && isSameValue(value, other[at]))

/**
 * Finds pairs of statements that contradict each other. Yields after each statement. Only statements that share one of
 * their rare words are compared, because others cannot share enough.
 */
export function* findContradictions(
  statements: readonly Statement[],
  others: readonly Statement[] = statements,
): Generator<undefined, Contradiction[]> {
  const frequency = new Map<string, number>()
  for (const { subject } of others)
    for (const word of subject) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  yield
  const rare = ({ subject }: Statement): string[] =>
    [...subject]
      .toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1))
      .slice(0, subject.size - Math.ceil(leastShared * subject.size) + 1)
  const byWord = new Map<string, number[]>()
  for (const [at, other] of others.entries()) {
    for (const word of rare(other)) byWord.set(word, [...(byWord.get(word) ?? []), at])
    if (at % 50 === 0) yield
  }
  const found: Contradiction[] = []
  for (const [at, one] of statements.entries()) {
    const isLater = (position: number) => others !== statements || position > at
    const near = new Set(rare(one).flatMap((word) => byWord.get(word) ?? []))
    for (const position of [...near].filter(isLater).slice(0, mostCompared)) {
      const other = others[position]
      const kind = other && compare(one, other)
      if (kind) found.push({ one, other, kind })
    }
    if (found.length >= mostFound) break
    yield
  }
  return found
}

function compare(one: Statement, other: Statement): Contradiction['kind'] | undefined {
  if (one.sourceId === other.sourceId || one.language !== other.language) return undefined
  const both = [...one.subject].filter((word) => other.subject.has(word))
  if (both.length < leastShared * Math.max(one.subject.size, other.subject.size)) return undefined
  const odd = [...one.subject, ...other.subject].filter((word) => !both.includes(word))
  if (odd.some((word) => word.startsWith('@'))) return undefined
  const different = [...new Set([...one.values.keys(), ...other.values.keys()])].filter(
    (key) => !areSame(one.values.get(key), other.values.get(key)),
  )
  const isSame = isSamePolarity(
    { text: one.quote, language: one.language },
    { text: other.quote, language: other.language },
  )
  if (one.countries !== other.countries) {
    const isOne = onePlace.test(one.quote) && onePlace.test(other.quote)
    const haveBoth = one.countries !== '' && other.countries !== ''
    return isOne && haveBoth && isSame && different.length === 0 ? 'country' : undefined
  }
  const [first, ...more] = different
  if (first === undefined) return isSame ? undefined : 'denial'
  const isRival = more.length === 0 && one.values.has(first) && other.values.has(first)
  return isRival && isSame ? 'value' : undefined
}
