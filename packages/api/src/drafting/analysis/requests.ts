import { anyOf, byLanguage, languages } from '../../languages/languages.ts'

const begins = byLanguage(({ requests }) => requests.begins)
const beginsOfAll = languages.map(({ requests }) => requests.begins)

/** True if a sentence asks for something. A word of one language may ask in another: 'come' is 'how' in Italian. */
export const isRequest = (sentence: string, language?: string): boolean => {
  const small = sentence.toLowerCase().replaceAll('’', "'")
  const own = begins.get(language ?? '')
  return small.includes('?') || (own ? [own] : beginsOfAll).some((pattern) => pattern.test(small))
}

const opening = new RegExp(`^(?:${anyOf(({ greetings }) => greetings.opening)}|tere)`, 'iu')
const closing = new RegExp(
  `^(?:${anyOf(({ greetings }) => greetings.closing)})[\\s,.!]*(?:$|\\p{Lu}[\\p{L}.]*[\\s,.!]*(?:\\p{Lu}[\\p{L}.]*[\\s,.!]*)?$)`,
  'iu',
)

/** Fewer words after a greeting are a name. */
const fewestAfter = 3

/** True if a line is only a greeting or a farewell. */
export const isGreeting = (line: string): boolean => {
  const text = line.trim()
  return closing.test(text) || isOpening(text)
}

const isOpening = (text: string): boolean =>
  opening.test(text) && text.split(/\s+/).length <= 5 && !text.includes('?')

/** 'Good morning, my parcel is late': the greeting does not belong to the question. */
export function withoutGreeting(line: string): string {
  const [begin = '', greeting = ''] = /^\s*([^,!:.?]{2,40})[,!:]\s+(?=[\p{L}¿])/u.exec(line) ?? []
  const rest = line.slice(begin.length)
  return isOpening(greeting.trim()) && rest.trim().split(/\s+/).length >= fewestAfter ? rest : line
}

const thanks = new RegExp(`(?<!\\p{L})(?:${anyOf(({ greetings }) => greetings.thanks)})`, 'iu')

/** True if a text is a thank-you. */
export const isThanks = (text: string): boolean => thanks.test(text)

const states = new RegExp(`(?<!\\p{L})(?:${anyOf(({ requests }) => requests.states)})(?!\\p{L})`, 'iu')

/** True if a sentence asks for a status. */
export const asksForState = (text: string): boolean => states.test(text)

const moves = new RegExp(`(?<!\\p{L})(?:${anyOf(({ requests }) => requests.moves)})(?!\\p{L})`, 'iu')

/** True if a question with an order number asks for its progress. */
export const asksForMove = (question: string): boolean => /\d{3}/.test(question) && moves.test(question)

const wishes = new RegExp(`(?<!\\p{L})(?:${anyOf(({ requests }) => requests.wishes)})(?!\\p{L})`, 'iu')
const questionWords = new RegExp(
  `\\?|(?<!\\p{L})(?:${anyOf(({ requests }) => requests.permission)})(?!\\p{L})`,
  'iu',
)

/** True if a sentence requests an action instead of information. */
export const isWish = (sentence: string): boolean => wishes.test(sentence) && !questionWords.test(sentence)

const angry = new RegExp(`(?<!\\p{L})(?:${anyOf(({ requests }) => requests.anger)})(?!\\p{L})`, 'iu')
const shouting = /(?<!\p{Lu})\p{Lu}{4,}(?: \p{Lu}{3,})+/u

/** True if a mail was written in anger. */
export const isAngry = (text: string): boolean => angry.test(text) || shouting.test(text)
