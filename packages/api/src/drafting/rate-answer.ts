import { readAsked, readSaid, type Commonness } from '../knowledge/nearness.ts'
import { readWords, stem } from '../knowledge/words.ts'
import { findRegion } from '../knowledge/regions.ts'
import { isFrameWord } from '../knowledge/frame-words.ts'
import { findNeeds, holdsFact, type Need } from './needs.ts'
import { decidesPlace } from './places.ts'

/** A word of a question, or a meaning of it. */
interface Unit {
  readonly stem: string | undefined
  readonly concepts: readonly string[]
}

/** A question as an answer is measured by it. */
export interface Wanted {
  readonly language: string
  readonly units: readonly Unit[]
  /** It says by itself what it is about. */
  readonly isPlain: boolean
  readonly needs: readonly Need[]
  /** Countries that it names. */
  readonly countries: readonly string[]
  /** Its words without their endings. */
  readonly words: ReadonlySet<string>
  /** The kind of thing that it asks for after 'which', without its ending. */
  readonly attribute: string
  /** Names of places, brands and people, in small letters: an answer has them letter for letter. */
  readonly names: readonly string[]
}

/** Words of a draft or a document that may answer a question. */
export interface Said {
  /** The sentences themselves. */
  readonly text: string
  /** The heading that they stand under. */
  readonly heading: string
  readonly language: string
}

/** How far an answer goes. */
export interface Rating {
  /** How much of the question it speaks of, between 0 and 1. */
  readonly share: number
  /** Its sentences speak of an action that the question is about and that applies to any goods. */
  readonly isDone: boolean
  /** Meanings of the question that the answer does not mention. */
  readonly missing: readonly string[]
  /** Something that the question is about, that the store's texts know and the answer does not speak of. */
  readonly isBeside: boolean
  /** Kinds of facts that the question wants and the answer does not have. */
  readonly unmet: readonly Need[]
  /** How many things speak for it: words of the question that it says, its heading, a fact of the kind that is wanted. */
  readonly evidence: number
  /** It says nothing that decides about the country of the question. */
  readonly isElsewhere: boolean
}

/** Meanings that only say that a question is asked of a shop, or that its facts answer for themselves. */
const general = new Set(
  'order money parcel contact duration deadline region'.split(' ').map((concept) => `@${concept}`),
)
/** 'Buy back' is a purchase too, and asks for more than one. */
function withoutGeneral({ stem, concepts }: Unit): Unit {
  const special = concepts.filter((concept) => !general.has(concept))
  return { stem, concepts: special.length > 0 ? special : concepts }
}

/** Kinds of facts that say so by themselves: a number of days is the answer to 'how long'. */
const facets = new Set(['@duration', '@deadline', '@cost', '@dimension', '@origin', '@hours', '@valid'])

/**
 * Meanings that hold many things of a kind: 'vegan' and 'nuts' are both of ingredients, and one says nothing of the other. Only the
 * name of the kind asks for any of them.
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

const isMeant = (concept: string, stem: string | undefined): boolean =>
  stem === undefined || (kinds[concept]?.test(stem) ?? true)

const isCountry = (concept: string): boolean => concept.startsWith('@country')

/** Actions that apply to any goods: an answer need not name the goods. */
const doings = new Set(
  `return refund exchange replacement repair cancel change deliver track pickup shipping-cost warranty damage defect wrong missing late lost
  payment invoice express customs`
    .split(/\s+/)
    .map((concept) => `@${concept}`),
)

const forAnyGoods = new Set(['@return', '@refund', '@exchange', '@replacement', '@repair', '@cancel'])

/** Ways of goods: what is true of one is none of the other's. */
const outward = ['@deliver', '@shipping-cost', '@parcel']
const backward = ['@return', '@exchange', '@refund']

/** True if a question is about goods on their way to the customer, and the answer about those that come back. */
const isOfReturns = ({ units }: Wanted, said: ReadonlySet<string>): boolean => {
  const concepts = units.flatMap((unit) => unit.concepts)
  const speaksOf = (list: readonly string[]) => list.some((concept) => concepts.includes(concept))
  return speaksOf(outward) && !speaksOf(backward) && said.has('@return') && !said.has('@deliver')
}

const enumeration =
  /^[^.;:]{0,60}?(\p{L}+)(?:, [^.;:]{0,60}?)? (?:and|or|und|oder|et|ou|y|o|e|en|of) (\p{L}+)(?= (?:(?:that|which|die|qui|que) [^.;:]{3,40} |(?:\p{L}+ ){1,3})?(?:may|can|must|are|have|come|go|können|dürfen|sind|müssen|haben|peuvent|sont|pueden|son|possono|sono|kunnen|zijn|mogen))/iu

/** True if a sentence speaks of a list of goods, and the question of none of them. */
function isAboutOthers({ words, language }: Wanted, { text, language: own }: Said): boolean {
  const [list] = enumeration.exec(text) ?? []
  if (list === undefined || own !== language) return false
  return ![...readSaid(list, own).stems].some((stem) => words.has(stem))
}

const interrogative =
  /\?|^(?:can|could|do|does|is|are|may|will|would|kann|können|darf|ist|sind|gibt|haben|est|peut|puis|puede|hay|è|posso|kan|mag)(?!\p{L})/iu
const isQuestion = (text: string): boolean => interrogative.test(text.trim())

/** Names in a question: words with a capital letter that begin no sentence. In German all nouns have one. */
function findNames(question: string, language: string): string[] {
  const found = question.match(language === 'de' ? capitals : capital) ?? []
  return found
    .flatMap((name) => readWords(name))
    .filter((name) => name.length > 2 && findRegion(name, language) === undefined && !notNames.has(name))
}

const capital = /(?<=[\p{Ll}\p{N},'’"“(-]\s["“(]?)\p{Lu}[\p{L}\p{M}]+/gu
const capitals =
  /(?<=(?<!\p{L})(?:nach|aus)\s)\p{Lu}\p{L}+|(?<!\p{L})\p{Lu}?\p{Ll}{1,30}\p{Lu}\p{L}*|(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu
/** Words that English writes with a capital letter and that name no one thing. */
const notNames = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november
  december christmas easter english german french spanish italian dutch vat eu gmbh`.split(/\s+/),
)

/** Facts about all texts of a store. */
export interface Known {
  readonly common: Commonness
  /** True if a word stands in a sentence of the store that takes something out of a rule. */
  readonly isExcepted: (unit: Unit) => boolean
}

/** The word after 'which' or 'what': the answer names it, or one of its kind. */
const attribute =
  /(?<!\p{L})(?:which|what (?!(?:is|are|was|does|do|will|would|can|should|if|about|happens)(?!\p{L}))|welche[rsnm]? |was für (?:ein\p{L}* )?|quel(?:le)?s? |qué |che |quale |quali |welke? |que )\s?(\p{L}+)/iu

/** Reads what a question wants. A statement about some trouble wants to know what to do. */
export function readWanted(question: string, language: string): Wanted {
  const found = findNeeds(question)
  const needs: readonly Need[] = found.length === 0 && !isQuestion(question) ? ['way'] : found
  const asked = readAsked(question, language).map(withoutGeneral)
  const isOpen = ({ stem, concepts }: Unit) => {
    if (concepts.some((concept) => isCountry(concept) || concept === '@abroad')) return false
    if (concepts.length > 0)
      return !concepts.every((concept) => general.has(concept) || (needs.length > 0 && facets.has(concept)))
    return stem !== undefined && !isFrameWord(stem, language)
  }
  const units = asked.filter(isOpen)
  // 'When do I see the money?' is about nothing but money, which a kind of fact does not say by itself.
  const broad = asked.filter(
    ({ concepts }) =>
      needs.length > 0 && concepts.some((concept) => general.has(concept) && !facets.has(concept)),
  )
  const plain = asked.filter(({ stem, concepts }) => concepts.length > 0 || stem !== undefined)
  const open = units.length > 0 ? units : broad
  return {
    language,
    units: open.length > 0 ? open : plain,
    isPlain: open.length > 0,
    needs,
    countries: asked.flatMap(({ concepts }) => concepts.filter(isCountry)),
    words: readSaid(question, language).stems,
    names: findNames(question, language),
    attribute: stem(attribute.exec(question)?.[1]?.toLowerCase() ?? '', language),
  }
}

/** The rating of an answer to a question without a subject. */
const vague = 0.5
/** The weight of a word that no text of the store has. */
const unknown = 0.6
/** A meaning that so many texts have tells none of them apart: 'bicycle' at a bicycle shop. */
const mostEverywhere = 0.3
/** Its weight where the answer names the action: documents rarely name goods. */
const named = 0.12

/** Rates how far a text answers a question. */
export function rateAnswer(wanted: Wanted, said: Said, { common, isExcepted }: Known): Rating {
  const { language, units, needs, countries } = wanted
  const whole = readSaid(`${said.heading}\n${said.text}`, said.language)
  const isIn = ({ stem, concepts }: Unit, { stems, concepts: told }: ReturnType<typeof readSaid>) => {
    const isSpelled = said.language === language && stem !== undefined && stems.has(stem)
    if (concepts.length === 0) return isSpelled
    return concepts.some((concept) => {
      if (concept in kinds && isSpelled) return true
      return [concept, ...(alike[concept] ?? [])].some((each) => told.has(each)) && isMeant(concept, stem)
    })
  }
  const isSaid = (unit: Unit) => isIn(unit, whole)
  const words = new Set(readWords(`${said.heading}\n${said.text}`))
  const rarest = rarityOf(0, common)
  const countOf = ({ stem, concepts }: Unit) =>
    Math.max(
      ...concepts.map((concept) => common.counts.get(concept) ?? 0),
      stem === undefined ? 0 : (common.counts.get(stem) ?? 0),
      0,
    )
  const isEverywhere = (unit: Unit) => countOf(unit) > common.total * mostEverywhere
  const isDone = units.some((unit) => unit.concepts.some((concept) => doings.has(concept)) && isSaid(unit))
  const weigh = (unit: Unit) => {
    const count = countOf(unit)
    if (unit.concepts.length > 0) return Math.max(0.35, rarityOf(count, common) / rarest)
    return count > 0 ? rarityOf(count, common) / rarest : isDone ? named : unknown
  }
  const sum = (list: readonly Unit[]) => list.reduce((total, unit) => total + weigh(unit), 0)
  const total = sum(units)
  const heading = readSaid(said.heading, said.language)
  const sentences = readSaid(said.text, said.language)
  const unmet = needs.filter((need) => !holdsFact(need, said.text, said.language))
  const missing = units.filter((unit) => !isSaid(unit))
  return {
    // A question that names nothing cannot be held against an answer.
    share: total === 0 ? 0 : (sum(units.filter(isSaid)) / total) * (wanted.isPlain ? 1 : vague),
    missing: missing.flatMap(({ stem, concepts }) => (concepts.length > 0 ? concepts : (stem ?? []))),
    isBeside:
      isAboutOthers(wanted, said) ||
      units.some(
        (unit) => unit.stem !== undefined && unit.stem === wanted.attribute && !isIn(unit, sentences),
      ) ||
      isOfReturns(wanted, sentences.concepts) ||
      missing.some((unit) => isExcepted(unit) || (unit.concepts.length > 0 && !isEverywhere(unit))) ||
      wanted.names.some((name) => !words.has(name)),
    isDone: units.some(
      (unit) => unit.concepts.some((concept) => forAnyGoods.has(concept)) && isIn(unit, sentences),
    ),
    evidence:
      units.filter(isSaid).length +
      Number(units.some((unit) => isIn(unit, heading))) +
      Number(
        missing.length === 0 && units.every((unit) => unit.stem !== undefined && whole.stems.has(unit.stem)),
      ) +
      Number(needs.some((need) => need !== 'way') && unmet.length === 0),
    unmet,
    isElsewhere: countries.some((country) => !decidesPlace(country, said.text, whole.concepts)),
  }
}

/** How rare something is in the pieces of a store. */
const rarityOf = (count: number, { total }: Commonness): number =>
  Math.log(1 + (total - count + 0.5) / (count + 0.5))
