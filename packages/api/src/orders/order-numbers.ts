import type { Language } from '../languages/language.ts'
import { joinLanguagePatterns } from '../languages/languages.ts'

/** Prefix and suffix of a shop's order numbers: `#` and nothing, or `NW-` and `-DE`. */
export interface OrderNumberFormat {
  readonly prefix: string
  readonly suffix: string
}

/** A possible order number in a text. */
export interface PossibleOrderNumber {
  /** The order number in the shop's format. */
  readonly name: string
  /** The number as the text writes it. */
  readonly written: string
  /** True for a number with the shop's format, a `#`, or a word such as "order" before it. Other numbers may be a postcode or a year. */
  readonly isSure: boolean
  /** Set for the number of an invoice or a ticket, and for a postcode. It may still be an order number. */
  readonly mayBe?: 'document' | 'postcode'
}

/** The kind of a number, by the words around it. `other`: dropped unless written with the shop's sign. */
type NumberKind = 'order' | 'number' | 'postcode' | NumberLabel

/** The format that shops use by default. */
export const defaultOrderNumberFormat: OrderNumberFormat = { prefix: '#', suffix: '' }

/** The most numbers looked up per text. */
const maxNumbers = 5
const maxTextLength = 20_000

const orderWordPattern = [
  'orders?|bestell(?:ung|ungen|nummer|nummern|nr)|bestellungs?nummer|auftr[aä]g\\p{L}*|commandes?|pedidos?|ordin[ei]|bestelling(?:en)?',
  'bestelnummer|ordernummer|ordrenummer|ordernumre|encomendas?|zamówie\\p{L}+|tilau\\p{L}+|ordre[rn]?|beställning\\p{L}*|bestilling\\p{L}*',
  'objednáv\\p{L}+|rendelés\\p{L}*|comanda|comenzi|sipariş\\p{L}*',
].join('|')
/** Text allowed between a word for an order and its number. */
const signsBeforeNumber = createSignsPattern(String.raw`[\s.]`)
/** The same after other labels, within the line and the sentence: 'Artikelnr. 1002', but not 'my items. 1001'. */
const signsInSentence = createSignsPattern(
  String.raw`[^\S\r\n]|(?<=nr|num|(?<!\p{L})(?:no|art|tel|r[eé]f|ext|int|rif|mob|fon|fax))\.|\.(?=\d)`,
)
function createSignsPattern(blanksAndDots: string): string {
  return `(?:${blanksAndDots}|[:,°º#№'’()-]|(?:no|nr|num|number|nummer|numbers|nummern|id|n|numéro|numero|número|numer|is|was|are|were|lautet|ist|sind|war|es|son|era|est|sont|était|è|sono|er|är|zijn|the|my|with|mit|de|del|der|die|den|the|het|con|avec|med|z|nº)(?![\\p{L}\\d])){0,24}`
}
const listSeparator = '(?:\\s*(?:,|;|/|&|\\+|and|und|et|y|e|en|och|og|i|ja|or|oder|sowie)\\s*)'

const createLabelPattern = (read: (labels: Language['numberLabels']) => RegExp): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${joinLanguagePatterns(({ numberLabels }) => read(numberLabels))})${signsInSentence}(?=\\d)`,
    'giu',
  )
const labelPatterns = {
  document: createLabelPattern(({ document }) => document),
  other: createLabelPattern(({ other }) => other),
}
type NumberLabel = keyof typeof labelPatterns

/** Finds the labels of numbers, by the positions of the numbers. The label next to a number counts: 'invoice of customer 4711'. */
const findNumberLabels = (text: string): ReadonlyMap<number, NumberLabel> =>
  new Map(
    (['document', 'other'] as const).flatMap((label) =>
      [...text.matchAll(labelPatterns[label])].map(({ index, 0: found }) => [index + found.length, label]),
    ),
  )

/** '10115 Berlin.', '1012 AB Amsterdam': at the beginning of a line or after a comma, with a town to the end. */
function isPostcode(text: string, at: number, digits: string): boolean {
  const after = text.slice(at + digits.length, at + digits.length + 60)
  if (digits.length === 4 && /^ ?[A-Z]{2}(?![\p{L}\d])/u.test(after)) return true
  const isTown = /^[ \t]\p{Lu}[\p{L}-]+(?:[ \t][\p{L}-]+){0,2}[ \t]*(?:[\n.,:;)?!]|$)/u.test(after)
  const begins = /(?:^|[\n,;(]|(?<!\p{L})[A-Z]{1,2}-|(?<!\p{L})(?:nach|to|à|a|naar|in))[ \t]*$/u
  return [4, 5].includes(digits.length) && isTown && begins.test(text.slice(Math.max(0, at - 8), at))
}

/** Matches prefix or suffix in any case, with other dashes or none. */
const toFlexibleAffixPattern = (signs: string): string =>
  signs.replaceAll(/[^\p{L}\p{N}]/gu, '[\\s\\p{Pd}#._/]?')

/** Finds order numbers in a text, in order and without duplicates. */
export function findOrderNumbers(text: string, format: OrderNumberFormat): PossibleOrderNumber[] {
  const { prefix, suffix } = format
  const shown = text.slice(0, maxTextLength)
  const own = `(?:${toFlexibleAffixPattern(prefix)})?`
  const end = `(?:${toFlexibleAffixPattern(suffix)})?(?![\\p{L}\\d]|[.-]\\d|,\\d{1,3}(?!\\d))`
  const hasLetter = /\p{L}/u.test(`${prefix}${suffix}`)
  // The year of '12.11.2026 10:30' and of 'RE-2026-0815' is no prefix.
  const start = hasLetter ? '(?<![\\p{L}\\d])' : '(?<![\\p{L}\\d]|[\\p{L}\\d][./-])'
  const ownPatterns = [
    ...(hasLetter || /\p{N}/u.test(`${prefix}${suffix}`)
      ? [
          `${start}${toFlexibleAffixPattern(prefix)}(\\d{1,10})${toFlexibleAffixPattern(suffix)}(?![\\p{L}\\d]|[-:]\\d)`,
        ]
      : []),
    `(?<![\\p{L}\\d&])[#№]\\s?${own}(\\d{1,10})${end}`,
  ]
  const patternsAfterOrderWord = [
    `(?<!\\p{L})(?:${orderWordPattern})${signsBeforeNumber}${own}(\\d{4,10})${end}`,
    `(?<!\\p{L})(?:${orderWordPattern})\\s*(?:no|nr|number|nummer|id|n|numéro|numero|número)?\\s*[.:°º#№]\\s*${own}(\\d{3,10})${end}`,
  ]
  const labels = findNumberLabels(shown)
  const found = new Map<number, PossibleOrderNumber>()
  const addNumber = (at: number, digits: string, kind: NumberKind): void => {
    const known = found.get(at)
    if (kind === 'other' || known?.isSure) return
    const isSure = kind === 'order'
    const mayBe = isSure || kind === 'number' ? {} : { mayBe: kind }
    found.set(at, { name: `${prefix}${digits}${suffix}`, written: digits, isSure, ...mayBe })
  }
  for (const pattern of [...ownPatterns, ...patternsAfterOrderWord])
    for (const match of shown.matchAll(new RegExp(pattern, 'dgiu'))) {
      const [at = 0, to = 0] = match.indices?.[1] ?? []
      if (isMeasureNumber(shown, at, to)) continue
      // 'AB-1001' is an order number after any word, but '2026-1001' may be one of an invoice.
      const isLabelled = ownPatterns.includes(pattern) && !/\p{L}/u.test(match[0])
      const label = isLabelled ? labels.get(match.index + match[0].search(/\d/)) : undefined
      addNumber(at, match[1] ?? '', label ? 'document' : 'order')
      if (!label) addListedNumbers(shown, to, `${own}(\\d{3,10})${end}`, addNumber)
    }
  for (const { at, digits } of findStandaloneNumbers(shown)) {
    const kind = isPostcode(shown, at, digits) ? 'postcode' : 'number'
    addNumber(at, digits, labels.get(at) ?? kind)
  }
  const inOrder = [...found].toSorted(([one], [other]) => one - other).map(([, each]) => each)
  const byName = new Map<string, PossibleOrderNumber>()
  for (const each of inOrder) if (!byName.get(each.name)?.isSure) byName.set(each.name, each)
  const sure = [...byName.values()].filter(({ isSure }) => isSure)
  const unsure = [...byName.values()].filter(({ isSure }) => !isSure)
  return [...sure, ...unsure].slice(0, maxNumbers)
}

/** 'Orders 1003, 1005 and 1007' names three orders. */
function addListedNumbers(
  text: string,
  from: number,
  number: string,
  add: (at: number, digits: string, kind: NumberKind) => void,
): void {
  const next = new RegExp(`${listSeparator}[#№]?\\s?${number}`, 'dyiu')
  for (let at = from; ; at = next.lastIndex) {
    next.lastIndex = at
    const match = next.exec(text)
    const [start, end] = match?.indices?.[1] ?? []
    const digits = match?.[1] ?? ''
    if (!match || start === undefined || end === undefined || isMeasureNumber(text, start, end)) return
    if (isPostcode(text, start, digits)) return
    add(start, digits, 'order')
  }
}

const measureAfter =
  /^\s?(?:[€$£%°]|(?:eur|euros?|usd|gbp|chf|sek|nok|dkk|kr|zł|g|gr|kg|mg|ml|cl|l|mm|cm|m|km|x|w|v|mah|gb|hours?|days?|weeks?|months?|years?|tage?n?|wochen?|jours?|d[ií]as|giorni|dagen|pcs|pieces|stück|stk)(?![\p{L}\d]))/iu
const currencyBefore = /(?:[€$£]|(?<!\p{L})(?:eur|usd|gbp|chf|sek|nok|dkk))\s?$/iu

/** True if the number is a quantity, a weight or a price. */
const isMeasureNumber = (text: string, at: number, to: number): boolean =>
  measureAfter.test(text.slice(to, to + 20)) || currencyBefore.test(text.slice(Math.max(0, at - 5), at))

const yearWordBefore =
  /(?<!\p{L})(?:in|of|im|em|en|de|i|since|seit|depuis|desde|dal|sinds|siden|sedan|year|jahr|edition|ausgabe|édition|edición|edizione|editie|edição|(?:jan|feb|f[eé]v|m[aä]r|apr|avr|ma[iyj]|jun|jui|jul|aug|ago|ao[uû]|sep|o[kc]t|nov|de[czs]|d[eé]c|di[cc])\p{L}*\.?)\s$/iu

/** Numbers that may be years. */
export const yearPattern = /^(?:19|20)\d\d$/

/** Finds standalone numbers that are not part of a date, an amount or a phone number. */
const findStandaloneNumbers = (text: string): { at: number; digits: string }[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}\d.,:/+-]|\d\s|[x×]\s)(?:0\d{2,6}|[1-9]\d{2,9})(?![\p{L}\d]|[.,:/-]\d|\s\d)/gu,
    ),
  ]
    .map(({ index, 0: digits }) => ({ at: index, digits }))
    .filter(({ at, digits }) => {
      const isYear = yearPattern.test(digits) && yearWordBefore.test(text.slice(Math.max(0, at - 16), at))
      return !isYear && !isMeasureNumber(text, at, at + digits.length)
    })
