import { readSaid } from '../../knowledge/search/relevance.ts'
import type { Commonness } from '../../knowledge/search/relevance.ts'
import { readWords, stem } from '../../knowledge/search/words.ts'
import { holdsFact, namesThresholdsAlone } from './needs.ts'
import type { Need } from '../../languages/language.ts'
import { readHeading } from './parts.ts'
import { decidesPlace } from './places.ts'
import { readWanted } from './read-wanted.ts'
import type { Unit, QuestionNeeds } from './read-wanted.ts'
import { splitQuestions } from '../understand/split-questions.ts'

/** Words of a draft or a document that may answer a question. */
export interface AnswerText {
  /** The sentences themselves. */
  readonly text: string
  /** The document and the headings that they stand under, from the outermost; empty for sentences alone. */
  readonly title: string
  readonly language: string
  /** The whole passage that they stand in. */
  readonly passage?: string | undefined
}

/** How far an answer goes. */
export interface Rating {
  /** How much of the question it speaks of, between 0 and 1. */
  readonly share: number
  /** The share of the question's words in the answer, frame words included. */
  readonly told: number
  /** Its heading asks the same question, and its sentences are about it. */
  readonly isAsked: boolean
  /** It has each requested kind of fact, or names the country of the question. */
  readonly isDecided: boolean
  /** Its sentences name the action of the question, which applies to any goods. */
  readonly isDone: boolean
  /** Meanings of the question that the answer does not mention. */
  readonly missing: readonly string[]
  /** Something that the question is about, that the store's texts know and the answer does not speak of. */
  readonly isBeside: boolean
  /** Kinds of facts that the question wants and the answer does not have. */
  readonly unmet: readonly Need[]
  /** The answer decides nothing for the country of the question. */
  readonly isElsewhere: boolean
}

/**
 * Concepts with many members: 'vegan' and 'nuts' are both ingredients, but one says nothing about the other.
 * Only the name of the concept asks for all of them.
 */
const kinds: Readonly<Record<string, RegExp>> = {
  '@material': /^(?:materi|stoff|fabric|mati|tejid|tessut|stof|made)/u,
  '@colour': /^(?:colo|farb|coul|kleur|farv|farg)/u,
  '@ingredient': /^(?:ingr|zutat|inhalt|allerg)/u,
  '@size': /^(?:siz|gross|groß|taill|tall|maat|misur)/u,
  '@payment': /^(?:pay|zahl|bezahl|paie|pag|betal|plat)/u,
  '@care': /^(?:care|clean|pfleg|reinig|entret|limpi|pul)/u,
  '@stock': /^(?:stock|avail|verfug|verfüg|lager|dispon|lever)/u,
  '@certified': /^(?:certif|zertif)/u,
  '@food': /^(?:food|lebensmit)/u,
  '@eco': /^(?:sustain|nachhalt|eco|oko)/u,
  '@water': /^(?:water|wasser)/u,
  '@connect': /^(?:connect|verbind|compat|kompat)/u,
  '@course': /^(?:cours|kurs|class|lesson|train)/u,
  '@accessor': /^(?:access)/u,
  '@spare': /^(?:spare|ersatz|part)/u,
  '@newsletter': /^(?:newsl)/u,
}
/** Meanings that a text may tell by another one. */
const alike: Readonly<Record<string, readonly string[]>> = {
  '@shipping-cost': ['@deliver', '@parcel'],
  '@late': ['@lost'],
  '@lost': ['@late'],
  '@damage': ['@defect'],
  '@defect': ['@damage', '@warranty'],
  '@replacement': ['@exchange'],
  '@exchange': ['@replacement'],
  '@hours': ['@weekend'],
}

/** A meaning, and those that a text may tell it by. */
export const meansAlike = (concept: string): readonly string[] => [concept, ...(alike[concept] ?? [])]

const isMeant = (concept: string, stem: string | undefined): boolean =>
  stem === undefined || (kinds[concept]?.test(stem) ?? true)

/** Actions that apply to any goods: an answer need not name the goods. */
const doings = new Set(
  `return refund exchange replacement repair cancel change deliver track pickup shipping-cost warranty damage defect wrong missing late lost
  payment invoice express customs`
    .split(/\s+/)
    .map((concept) => `@${concept}`),
)

/** Actions of which a mail names one, and its questions speak of it without its name. */
export const forAnyGoods: ReadonlySet<string> = new Set([
  '@return',
  '@refund',
  '@exchange',
  '@replacement',
  '@repair',
  '@cancel',
])

/** Delivery options: a fact about one does not hold for the other. */
const outward = ['@deliver', '@shipping-cost', '@parcel']
const backward = ['@return', '@exchange', '@refund']

/** True if a question is about goods on their way to the customer, and the answer about those that come back. */
const isOfReturns = ({ units }: QuestionNeeds, said: ReadonlySet<string>): boolean => {
  const concepts = units.flatMap((unit) => unit.concepts)
  const speaksOf = (list: readonly string[]) => list.some((concept) => concepts.includes(concept))
  return speaksOf(outward) && !speaksOf(backward) && said.has('@return') && !said.has('@deliver')
}

const enumeration =
  /^[^.;:]{0,60}?(\p{L}+)(?:, [^.;:]{0,60}?)? (?:and|or|und|oder|et|ou|y|o|e|en|of) (\p{L}+)(?= (?:(?:that|which|die|qui|que) [^.;:]{3,40} |(?:\p{L}+ ){1,3})?(?:may|can|must|are|have|come|go|können|dürfen|sind|müssen|haben|peuvent|sont|pueden|son|possono|sono|kunnen|zijn|mogen))/iu

/** True if a sentence is about a list of goods, and the mail names none of them. */
function isAboutOthers({ around, language }: QuestionNeeds, { text, language: own }: AnswerText): boolean {
  const [list] = enumeration.exec(text) ?? []
  if (list === undefined || own !== language) return false
  return ![...readSaid(list, own).stems].some((word) => around.has(word))
}

/** 'We refund you after your return has reached us' does not say that a return is possible. */
const afterwards =
  /(?<!\p{L})(?:after|once|as soon as|nachdem|sobald|après|dès que|después de|una vez|dopo|non appena|nadat|zodra|na|efter)(?!\p{L})[^,.;:!?\n]*/giu

/** Facts about all texts of a store. */
export interface StoreContext {
  readonly common: Commonness
  /** True if the store's sentence has a word that excludes something from a rule. */
  readonly isExcepted: (unit: Unit) => boolean
}

/** True if a question in the heading has the same subject and wants the same facts: 'Can I return an item?' asks 'Can I return it?' */
function asksSame(wanted: QuestionNeeds, { title, language }: AnswerText): boolean {
  if (language !== wanted.language || !title.includes('?')) return false
  return splitQuestions(title.split(' › ').at(-1) ?? '', language).some((question) => {
    const own = readWanted(question, language)
    return (
      own.isPlain === wanted.isPlain &&
      holdAlike(own.units, wanted.units) &&
      (own.isPlain || isEqual(own.words, wanted.words)) &&
      isEqual(new Set(own.needs), new Set(wanted.needs)) &&
      isEqual(new Set(own.countries), new Set(wanted.countries))
    )
  })
}

const isEqual = <Value>(a: ReadonlySet<Value>, b: ReadonlySet<Value>): boolean =>
  a.size === b.size && [...a].every((value) => b.has(value))

/** True if each unit of one list equals a unit of the other. */
const holdAlike = (a: readonly Unit[], b: readonly Unit[]): boolean =>
  a.every((unit) => b.some((other) => isAlike(unit, other))) &&
  b.every((unit) => a.some((other) => isAlike(unit, other)))

const isAlike = (a: Unit, b: Unit): boolean =>
  a.concepts.length === 0 || b.concepts.length === 0
    ? a.stem !== undefined && a.stem === b.stem
    : isEqual(new Set(a.concepts), new Set(b.concepts))

/** The rating of an answer to a question without a subject. */
const vague = 0.5
/** The weight of a word that no text of the store has. */
const unknown = 0.6
/** A concept in this share of the texts distinguishes none of them: 'bicycle' at a bicycle shop. */
const mostEverywhere = 0.3
/** The weight of goods if the answer names the action, because documents rarely name goods. */
const named = 0.12

interface AnswerReading {
  /** With its heading. */
  readonly whole: ReturnType<typeof readSaid>
  readonly sentences: ReturnType<typeof readSaid>
  readonly words: ReadonlySet<string>
}
const answerReadings = new WeakMap<AnswerText, AnswerReading>()

/** Reads an answer for the question and for the sentences around it. */
function readOnce(said: AnswerText): AnswerReading {
  const known = answerReadings.get(said)
  if (known) return known
  const text = `${readHeading(said.title)}\n${said.text}`
  const read = {
    whole: readSaid(text, said.language),
    sentences: readSaid(said.text, said.language),
    words: new Set(readWords(text)),
  }
  answerReadings.set(said, read)
  return read
}

/** Rates how far a text answers a question. */
export function rateAnswer(
  wanted: QuestionNeeds,
  said: AnswerText,
  { common, isExcepted }: StoreContext,
): Rating {
  const { language, units, needs, countries } = wanted
  const { whole, sentences, words } = readOnce(said)
  const isIn = ({ stem, concepts }: Unit, { stems, concepts: told }: ReturnType<typeof readSaid>) => {
    const isSpelled = said.language === language && stem !== undefined && stems.has(stem)
    if (concepts.length === 0) return isSpelled
    return concepts.some((concept) => {
      if (concept in kinds && isSpelled) return true
      return meansAlike(concept).some((each) => told.has(each)) && isMeant(concept, stem)
    })
  }
  const isSaid = (unit: Unit) => isIn(unit, whole)
  const rarest = rarityOf(0, common)
  const countOf = ({ stem, concepts }: Unit) =>
    Math.max(
      ...concepts.map((concept) => common.counts.get(concept) ?? 0),
      stem === undefined ? 0 : (common.counts.get(stem) ?? 0),
      0,
    )
  const isEverywhere = (unit: Unit) => countOf(unit) > common.total * mostEverywhere
  const isDoneIn = (read: ReturnType<typeof readSaid>) =>
    units.some((unit) => unit.concepts.some((concept) => doings.has(concept)) && isIn(unit, read))
  const isDone = isDoneIn(whole)
  const weigh = (unit: Unit) => {
    const count = countOf(unit)
    if (unit.concepts.length > 0) return Math.max(0.35, rarityOf(count, common) / rarest)
    return count > 0 ? rarityOf(count, common) / rarest : isDone ? named : unknown
  }
  const sum = (list: readonly Unit[]) => list.reduce((total, unit) => total + weigh(unit), 0)
  const total = sum(units)
  const asksForFree = units.some(({ concepts }) => concepts.includes('@free'))
  const unmet = needs.filter(
    (need) =>
      !holdsFact(need, said.text, said.language) ||
      (need === 'amount' && !asksForFree && namesThresholdsAlone(said.text, said.language)),
  )
  const missing = units.filter((unit) => !isSaid(unit))
  const namesCountries = countries.length > 0 && countries.every((each) => whole.concepts.has(each))
  // A town of a country that the answer speaks of needs no name.
  const isPlaced = namesCountries || (countries.length > 0 && whole.concepts.has('@abroad'))
  const holdsWanted = needs.some((need) => need !== 'way') && unmet.length === 0
  const isAsked = asksSame(wanted, said) && (holdsWanted || units.some((unit) => isIn(unit, sentences)))
  return {
    isAsked,
    told:
      said.language === language
        ? [...wanted.words].filter((word) => whole.stems.has(word)).length / Math.max(1, wanted.words.size)
        : 0,
    // A question that names nothing cannot rule out an answer.
    share: isAsked ? 1 : total === 0 ? 0 : (sum(units.filter(isSaid)) / total) * (wanted.isPlain ? 1 : vague),
    missing: missing.flatMap(({ stem, concepts }) => (concepts.length > 0 ? concepts : (stem ?? []))),
    isBeside:
      isAboutOthers(wanted, said) ||
      units.some(
        (unit) => unit.stem !== undefined && unit.stem === wanted.attribute && !isIn(unit, sentences),
      ) ||
      isOfReturns(wanted, sentences.concepts) ||
      (wanted.isForLeave &&
        isDone &&
        !isDoneIn(readSaid(said.text.replaceAll(afterwards, ' '), said.language))) ||
      missing.some(
        (unit) => isExcepted(unit) || (!isAsked && unit.concepts.length > 0 && !isEverywhere(unit)),
      ) ||
      (!isPlaced &&
        wanted.names.some((name) => !words.has(name) && !whole.stems.has(stem(name, said.language)))),
    isDecided:
      namesCountries || (unmet.length === 0 && needs.some((need) => need !== 'way' && need !== 'spot')),
    isDone: units.some(
      (unit) => unit.concepts.some((concept) => forAnyGoods.has(concept)) && isIn(unit, sentences),
    ),
    unmet,
    isElsewhere: countries.some(
      (country) =>
        !decidesPlace(country, said.text, whole.concepts) && !isOneOf(country, said, whole.concepts),
    ),
  }
}

/** 'Delivery abroad costs 9 €' tells the price for a country that the passage names. */
const isOneOf = (
  country: string,
  { passage = '', language }: AnswerText,
  told: ReadonlySet<string>,
): boolean => told.has('@abroad') && readSaid(passage, language).concepts.has(country)

/** So much of a question an answer speaks of. */
const leastShare = 0.62

/** True if an answer speaks of its question, of the right case and place, with the facts that it wants. */
export const isFit = ({ share, isBeside, isElsewhere, unmet }: Rating): boolean =>
  share >= leastShare && !isBeside && !isElsewhere && unmet.length === 0

/** How rare something is in the pieces of a store. */
const rarityOf = (count: number, { total }: Commonness): number =>
  Math.log(1 + (total - count + 0.5) / (count + 0.5))
