import { findAddresses } from '../model/find-addresses.ts'
import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import { formatVariable } from '@draftdesk/contract/variables'
import { joinLanguagePatterns, languages } from '../../languages/languages.ts'
import { findOrderNumbers, defaultOrderNumberFormat } from '../../orders/order-numbers.ts'
import { withTextLimits } from '../../platform/text-limits.ts'
import { removeInvisibleText } from '../../reading/visible-text.ts'
import { isGreetingOrFarewell, removeGreeting } from '../analysis/request-patterns.ts'
import { findWordsWithPositions, isFunctionWord, isCapitalized } from './ordinary-words.ts'
import type { OrdinaryWords } from './ordinary-words.ts'
import type { NameSet } from './name-set.ts'

/** The words that decide which parts of a text are personal. */
export interface PersonalWordLists {
  /** Names of the customer of the conversation. */
  readonly own: NameSet
  /** Names of all customers and members. */
  readonly all: NameSet
  readonly known: OrdinaryWords
}

/** A text without personal data. */
export interface RedactedText {
  readonly text: string
  /** The share of the text that is left, from 0 to 1. */
  readonly share: number
}

/** The longest text to read. */
export const maxPersonalTextLength = 3000
const personalTextLimits = { characters: maxPersonalTextLength, lines: 200, ms: 50, runsIn: 'loop' } as const
/** The longest sentence to read. A longer one is left out. */
const maxSentenceLength = 600

/**
 * Private-use characters that stand for variables and open placeholders. They are no letters, so word
 * patterns skip them.
 */
const hiddenMarks = {
  amount: '\uE000',
  date: '\uE001',
  link: '\uE002',
  order: '\uE003',
  tracking: '\uE004',
  customer: '\uE005',
  person: '\uE006',
} as const
const markTexts: Readonly<Record<string, string>> = {
  [hiddenMarks.amount]: '[amount]',
  [hiddenMarks.date]: '[date]',
  [hiddenMarks.link]: '[link]',
  [hiddenMarks.order]: formatVariable('order.number'),
  [hiddenMarks.tracking]: formatVariable('order.tracking'),
  [hiddenMarks.customer]: formatVariable('customer.first_name'),
  [hiddenMarks.person]: '[name]',
}
/** Digits that stay, such as those of '14 days'. */
const firstProtectedDigit = 0xe010
const protectDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(firstProtectedDigit + Number(digit)))

const currencyPattern =
  '(?:[€$£¥]|(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|franken|francs?|sek|nok|dkk|kronor|kroner|kr|pln|zł|zlotych|złotych|czk|kč|huf|ft|ron|lei|try|tl|lira)(?![\\p{L}\\d]))'
const figurePattern = "\\d[\\d.,'’\\s]{0,12}(?<![\\s.,'’])"
const amountPattern = new RegExp(
  `${currencyPattern}\\s?${figurePattern}(?:[.,][-–—]{1,2})?|(?<![\\p{L}\\d])${figurePattern}(?:[.,][-–—]{1,2})?\\s?${currencyPattern}`,
  'giu',
)

const listMonthNames = (format: Intl.DateTimeFormat): string[] =>
  Array.from({ length: 12 }, (_, at) => {
    const parts = format.formatToParts(new Date(Date.UTC(2030, at, 15)))
    const name = parts.find(({ type }) => type === 'month')?.value ?? ''
    return name.replace(/\.$/, '').toLowerCase()
  })

const languageCodes = languages.map(({ code }) => code)
/** Names of months in all languages, long and short, as dates write them. */
const monthNames = [
  ...new Set(
    languageCodes.flatMap((code) =>
      (['long', 'short'] as const).flatMap((month) =>
        listMonthNames(new Intl.DateTimeFormat(code, { day: 'numeric', month })),
      ),
    ),
  ),
].filter((name) => /^\p{L}{3,}$/u.test(name))
const monthPattern = `(?:${monthNames.toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})(?:\\.(?=\\s(?:19|20)\\d\\d))?`
const yearPattern = '(?:,?\\s(?:de\\s)?(?:19|20)\\d\\d)?'
const datePattern = new RegExp(
  [
    String.raw`(?<![\d\p{L}])\d{4}[-./]\d{1,2}[-./]\d{1,2}(?![\d\p{L}])`,
    String.raw`(?<![\d\p{L}])\d{1,2}[-./]\s?\d{1,2}(?:[-./]\s?(?:\d{4}|\d{2}))?\.?(?![\d\p{L}])(?!\s?%)`,
    `(?<![\\d\\p{L}])\\d{1,2}(?:st|nd|rd|th|er|º|ª|\\.)?\\s(?:of\\s|de\\s)?${monthPattern}${yearPattern}`,
    `(?<!\\p{L})${monthPattern}\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d)${yearPattern}`,
    `(?<!\\p{L})${monthPattern}\\s(?:de\\s)?(?:19|20)\\d\\d(?!\\d)`,
  ].join('|'),
  'giu',
)

const unitPattern = `(?:%|°|x\\s?\\d{1,3}|(?:${joinLanguagePatterns(({ units }) => units.day)}|${joinLanguagePatterns(({ units }) => units.workday)}|${joinLanguagePatterns(({ units }) => units.week)}|${joinLanguagePatterns(({ units }) => units.month)}|${joinLanguagePatterns(({ units }) => units.year)}|${joinLanguagePatterns(({ units }) => units.hour)}|${joinLanguagePatterns(({ units }) => units.percent)}|min(?:utes|uten)?|°?c|mm|cm|m|km|g|kg|ml|l|w|v|tage?n?|pcs|pieces?)(?!\\p{L}))`
const smallNumberPattern = '\\d{1,3}(?:[.,]\\d)?'
/** '14 days', '2-3 weeks', '30 x 40 cm', '10:30'. */
const measurePattern = new RegExp(
  `(?<![\\d\\p{L}.,-])(?:${smallNumberPattern}\\s?(?:-|–|to|bis|à|a|al|tot|do|til|till|or|oder|x|×)\\s?){0,2}${smallNumberPattern}(?:\\s|-)?${unitPattern}|(?<![\\d\\p{L}.,:])\\d{1,2}:\\d{2}(?![\\d:])`,
  'giu',
)

/** Words, numbers, and both joined: 'A-1042', '12.5'. */
const joinedWordPattern = /[#№]?[\p{L}\p{N}]+(?:[-_/.][\p{L}\p{N}]+)*/gu
const countPattern = /^\d{1,2}$/
const orderWordBefore =
  /(?:order|purchase|bestell|auftrag|commande|pedido|ordin|bestelling|zam[óo]wieni|encomenda|tilau|ordre|objedn|rendel|comand|comenz|sipari)[^.!?\n]{0,40}$/iu
const trackingWordBefore =
  /(?:track|parcel|paket|sendung|colis|suivi|paquete|env[íi]o|seguimiento|pacco|spedizion|tracciament|pakket|zending|verzending|przesy[łl]k|paczk|encomenda|försändelse|forsendelse|pakke|lähety|zásilk|csomag|kargo)[^.!?\n]{0,60}$/iu

/** Private-use characters of the text itself would act as marks. */
const privateUseCharacters = /[\uE000-\uF8FF]/g

/**
 * Removes personal data from a mail: greeting, closing and every sentence with an address, a phone number or a word that may
 * be a name of a person or a place. Names, order numbers, tracking numbers, amounts and dates become variables or open
 * placeholders.
 */
export const hidePersonalData = withTextLimits(
  personalTextLimits,
  function hidePersonalData(text: string, words: PersonalWordLists): RedactedText {
    const whole = removeInvisibleText(text).replace(privateUseCharacters, '')
    const { body } = splitMail(whole)
    let length = 0
    let kept = 0
    const lines = body.map((line) => {
      if (line.trim() === '') return ''
      length += line.length
      if (isNameLine(line)) return undefined
      const sentences = splitSentences(line).map((sentence) =>
        hidePersonalDataInSentence(sentence.trim(), words),
      )
      const shown = sentences.filter((sentence) => sentence !== undefined)
      if (shown.length === 0) return undefined
      const joined = shown.join(' ')
      kept += Math.min(joined.length, line.length)
      return joined
    })
    return {
      text: lines
        .filter((line) => line !== undefined)
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
      share: length === 0 ? 0 : kept / length,
    }
  },
)

/** A mail without greeting and closing, and the lines with its greeting and its signature. */
export interface MailParts {
  readonly opening: readonly string[]
  readonly body: readonly string[]
  readonly closing: readonly string[]
}

/** Lines of a signature that may hold a name. */
const signatureLines = 3

/** Splits a mail into greeting, text and closing. */
export function splitMail(text: string): MailParts {
  const lines = text.split('\n', personalTextLimits.lines)
  const first = lines.findIndex((line) => line.trim() !== '')
  const opening: string[] = []
  let start = Math.max(0, first)
  const begin = lines[start] ?? ''
  const rest = removeGreeting(begin)
  if (isGreetingOrFarewell(begin)) {
    opening.push(begin)
    start += 1
  } else if (rest !== begin) {
    opening.push(begin.slice(0, begin.length - rest.length))
    lines[start] = rest
  }
  const isClosingLine = (line: string, at: number) =>
    at > start && ((isGreetingOrFarewell(line) && line.trim().length < 60) || /^\s*--\s*$/.test(line))
  const found = lines.findIndex((line, at) => isClosingLine(line, at))
  let end = found < 0 ? lines.length : found
  while (end > start + 1 && isSignatureLine(lines[end - 1] ?? '')) end -= 1
  return { opening, body: lines.slice(start, end), closing: lines.slice(end, end + signatureLines + 1) }
}

/** A short last line without an end: 'Rose', 'Your team at Northwind'. */
const isSignatureLine = (line: string): boolean =>
  line.trim() === '' ||
  (line.trim().split(/\s+/).length <= 4 && /^\s*[^\p{Ll}]/u.test(line) && !/[.!?:;,)]\s*$/.test(line))

/** A line of names and numbers, such as one of an address. */
const isNameLine = (line: string): boolean => {
  const words = line.trim().split(/\s+/)
  return words.length <= 6 && !/[.!?:]\s*$/.test(line) && words.every((word) => /^[^\p{Ll}]/u.test(word))
}

/** A sentence with variables in place of personal data. Undefined if that leaves something personal. */
function hidePersonalDataInSentence(sentence: string, words: PersonalWordLists): string | undefined {
  if (sentence === '' || sentence.length > maxSentenceLength) return undefined
  const located = hideAddresses(sentence)
  if (located === undefined) return undefined
  const counted = hideNumbers(located)
  const named = counted === undefined ? undefined : hideNames(counted, words)
  if (named === undefined || (named.match(/\p{L}{2,}/gu)?.length ?? 0) < 2) return undefined
  return named
    .replace(/[\uE000-\uE006]/g, (mark) => markTexts[mark] ?? '')
    .replace(/[\uE010-\uE019]/g, (digit) => String(digit.charCodeAt(0) - firstProtectedDigit))
    .replaceAll(/[ \t]+/g, ' ')
    .trim()
}

/** Hides links. Undefined for a sentence with a mail address or a phone number. */
function hideAddresses(sentence: string): string | undefined {
  let hidden = ''
  let end = 0
  for (const { kind, at, text } of findAddresses(sentence)) {
    const before = sentence.slice(0, at)
    const mark =
      kind === 'link'
        ? hiddenMarks.link
        : kind === 'mail'
          ? undefined
          : trackingWordBefore.test(before)
            ? hiddenMarks.tracking
            : orderWordBefore.test(before)
              ? hiddenMarks.order
              : undefined
    if (mark === undefined) return undefined
    hidden += sentence.slice(end, at) + mark
    end = at + text.length
  }
  return hidden + sentence.slice(end)
}

/** Hides order numbers, tracking numbers, amounts and dates. Undefined for a sentence with another number. */
function hideNumbers(sentence: string): string | undefined {
  const sure = findOrderNumbers(sentence, defaultOrderNumberFormat).flatMap(({ isSure, written: digits }) =>
    isSure && digits.length > 2 ? [digits] : [],
  )
  const hidden = sentence
    .replace(amountPattern, hiddenMarks.amount)
    .replace(measurePattern, protectDigits)
    .replace(datePattern, hiddenMarks.date)
    .replace(joinedWordPattern, (number: string, at: number, whole: string) => {
      if (!/\d/.test(number)) return number
      if (countPattern.test(number)) return protectDigits(number)
      const before = whole.slice(0, at)
      if (trackingWordBefore.test(before) && number.length >= 8) return hiddenMarks.tracking
      const isOrder =
        number.startsWith('#') || sure.some((each) => number.includes(each)) || orderWordBefore.test(before)
      if (isOrder) return hiddenMarks.order
      return number
    })
  return /\p{N}/u.test(hidden) ? undefined : hidden
}

/** Small parts between two words of a name: initials, 'von', 'van der'. */
const joinedMarks =
  /([\uE005\uE006])(?:[\s.,'’-]{1,3}(?:\p{Lu}\.?(?!\p{L})|von|van|der|den|de|da|dos|del|della|di|la|le|el|al|bin|y|zu|ter|ten)){0,3}[\s.,'’-]{1,3}([\uE005\uE006])/gu

/** Hides names. Undefined for a sentence with a word that may be a name. */
function hideNames(sentence: string, words: PersonalWordLists): string | undefined {
  let hidden = ''
  let end = 0
  let isFirst = true
  for (const [token, at] of findWordsWithPositions(sentence)) {
    const kind = classifyWord(token, isFirst, words)
    isFirst = false
    if (kind === 'unclear') return undefined
    if (kind === 'word') continue
    hidden += sentence.slice(end, at) + hiddenMarks[kind]
    end = at + token.length
  }
  let text = hidden + sentence.slice(end)
  for (let length = -1; length !== text.length;) {
    length = text.length
    text = text.replace(joinedMarks, (_, first: string, last: string) =>
      first === hiddenMarks.customer || last === hiddenMarks.customer
        ? hiddenMarks.customer
        : hiddenMarks.person,
    )
  }
  return text.replace(/([\uE005\uE006])(?:['’]s|s)(?!\p{L})/gu, '$1')
}

function classifyWord(
  token: string,
  isFirst: boolean,
  { own, all, known }: PersonalWordLists,
): 'word' | 'customer' | 'person' | 'unclear' {
  const word = token.toLowerCase()
  const isOwn = own.has(word) || (isCapitalized(token) && own.hasForm(word))
  if (!isCapitalized(token)) {
    if (isOwn) return isFunctionWord(word) ? 'word' : 'unclear'
    return all.has(word) && !known.isOrdinary(word) && !known.isShared(word) ? 'unclear' : 'word'
  }
  // 'Will it arrive?' by Will, 'Mark the box.'
  if (isOwn) return isFirst && isFunctionWord(word) ? 'unclear' : 'customer'
  if (all.has(word)) return isFirst ? (isFunctionWord(word) ? 'word' : 'unclear') : 'person'
  if (known.isOrdinary(word)) return 'word'
  if (all.hasForm(word)) return 'person'
  return known.isShared(word) ? 'word' : 'unclear'
}
