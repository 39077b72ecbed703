import type { PageLanguage } from '@draftdesk/contract/page-languages'
import { offeredLanguages } from '../../languages/languages.ts'
import { formatNumber } from '../plural.ts'
import { de } from './de.ts'
import { sentences } from './en.ts'
import type { Sentence } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import type { SentenceTranslations } from './sentence-translations.ts'

/** The translations by language. English is the text of the code itself. */
export const translations: Readonly<Record<Exclude<PageLanguage, 'en'>, SentenceTranslations>> = {
  de,
  fr,
  es,
  nl,
  pl,
}

/** A hole of a sentence, such as `{count}` or `{text2}`. */
const holePattern = /\{(?:count|text|sentence|list|language|date)\d?\}/g

/** A sentence with holes: the names of the holes, and the texts around them. */
interface SentenceTemplate {
  readonly sentence: Sentence
  readonly holes: readonly string[]
  readonly pieces: readonly string[]
}

const knownSentences: ReadonlySet<string> = new Set(sentences)

const sentenceTemplates: readonly SentenceTemplate[] = sentences
  .map((sentence) => ({
    sentence,
    holes: sentence.match(holePattern) ?? [],
    pieces: sentence.split(holePattern),
  }))
  .filter(({ holes }) => holes.length > 0)
  // The sentence with the most text of its own is tried first.
  .toSorted((one, other) => other.pieces.join('').length - one.pieces.join('').length)

/** The texts in the holes, if a text has the shape of a template. */
function matchSentenceTemplate(
  { holes, pieces }: SentenceTemplate,
  text: string,
): readonly string[] | undefined {
  const [start = '', ...rest] = pieces
  if (!text.startsWith(start)) return undefined
  const filled: string[] = []
  let at = start.length
  for (const [index, hole] of holes.entries()) {
    const piece = rest[index] ?? ''
    const isLast = index === holes.length - 1
    const end = isLast ? text.length - piece.length : text.indexOf(piece, at)
    if (end < at || !text.startsWith(piece, end)) return undefined
    const value = text.slice(at, end)
    if (hole.startsWith('{count') && !/^\d[\d,]*$/.test(value)) return undefined
    filled.push(value)
    at = end + piece.length
  }
  return filled
}

/** A sentence of an answer in another language. An unknown text stays as it is. */
export function translateSentence(language: PageLanguage, english: string): string {
  if (language === 'en') return english
  const chosen = translations[language]
  if (knownSentences.has(english)) return choosePluralForm(language, chosen[english as Sentence], 0)
  for (const template of sentenceTemplates) {
    const filled = matchSentenceTemplate(template, english)
    if (!filled) continue
    const counted = template.holes.findIndex((hole) => hole.startsWith('{count'))
    const count = parseFormattedNumber(filled[counted] ?? '0')
    const values = new Map(template.holes.map((hole, index) => [hole, filled[index] ?? '']))
    return choosePluralForm(language, chosen[template.sentence], count).replaceAll(holePattern, (hole) =>
      translatePlaceholderValue(language, hole, values.get(hole) ?? ''),
    )
  }
  return english
}

/** A list of parts, such as `2 questions, 1 order number`, in another language. Unknown parts stay as they are. */
export function translateList(language: PageLanguage, english: string): string {
  const parts = english.split(', ')
  const translated: string[] = []
  for (let at = 0; at < parts.length;) {
    // A sentence may hold a comma itself, so parts are joined until one is known.
    let end = at + 1
    const joinParts = () => parts.slice(at, end).join(', ')
    while (end < parts.length && translateSentence(language, joinParts()) === joinParts()) end += 1
    const isKnown = translateSentence(language, joinParts()) !== joinParts()
    if (!isKnown) end = at + 1
    translated.push(translateSentence(language, joinParts()))
    at = end
  }
  return translated.join(', ')
}

const parseFormattedNumber = (text: string): number => Number(text.replaceAll(',', ''))

/** The plural form of a translation for a number, with its placeholders not yet filled. */
const choosePluralForm = (
  language: PageLanguage,
  translation: SentenceTranslations[Sentence],
  count: number,
): string =>
  typeof translation === 'string'
    ? translation
    : (translation[new Intl.PluralRules(language).select(count)] ?? translation.other)

/** The quotation marks of each language. */
const quotesByLanguage: Readonly<Record<PageLanguage, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
  nl: ['“', '”'],
  pl: ['„', '”'],
}

/** A quoted text with the quotation marks of a language. Another text stays as it is. */
function translateQuotes(language: PageLanguage, text: string): string {
  const [, quoted] = /^“([^“”]*)”$/.exec(text) ?? []
  if (quoted === undefined) return text
  const [open, close] = quotesByLanguage[language]
  return `${open}${quoted}${close}`
}

function translatePlaceholderValue(language: PageLanguage, hole: string, value: string): string {
  if (hole.startsWith('{count')) return formatNumber(language, parseFormattedNumber(value))
  if (hole.startsWith('{sentence')) return translateQuotes(language, translateSentence(language, value))
  if (hole.startsWith('{list')) return translateList(language, value)
  if (hole.startsWith('{language')) {
    const code = offeredLanguages.find(({ name }) => name === value)?.code
    return code === undefined
      ? value
      : (new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? value)
  }
  if (hole === '{date}') {
    // The year does not matter: it is not in the text.
    const day = new Date(`${value} 2000 UTC`)
    const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
    return Number.isNaN(day.getTime()) ? value : day.toLocaleDateString(language, format)
  }
  return value
}
