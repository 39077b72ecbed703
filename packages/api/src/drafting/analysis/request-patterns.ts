import { joinLanguagePatterns, mapByLanguage, languages } from '../../languages/languages.ts'

const requestStarts = mapByLanguage(({ requests }) => requests.begins)
const allRequestStarts = languages.map(({ requests }) => requests.begins)

/** True if a sentence asks for something. A word of one language may ask in another: 'come' is 'how' in Italian. */
export const isRequest = (sentence: string, language?: string): boolean => {
  const small = sentence.toLowerCase().replaceAll('’', "'")
  const own = requestStarts.get(language ?? '')
  return small.includes('?') || (own ? [own] : allRequestStarts).some((pattern) => pattern.test(small))
}

const greetingPattern = new RegExp(
  `^(?:${joinLanguagePatterns(({ greetings }) => greetings.opening)}|tere)`,
  'iu',
)
const closingPattern = new RegExp(
  `^(?:${joinLanguagePatterns(({ greetings }) => greetings.closing)})[\\s,.!]*(?:$|\\p{Lu}[\\p{L}.]*[\\s,.!]*(?:\\p{Lu}[\\p{L}.]*[\\s,.!]*)?$)`,
  'iu',
)

/** Fewer words after a greeting are a name. */
const minWordsAfterGreeting = 3

/** True if a line is only a greeting or a farewell. */
export const isGreetingOrFarewell = (line: string): boolean => {
  const text = line.trim()
  return closingPattern.test(text) || isOpeningGreeting(text)
}

/** Small words within a name: 'Sehr geehrter Herr van der Berg'. An article alone begins a sentence. */
const nameParticlePattern =
  /(?<=\p{Lu}[\p{L}.]{0,30}\s)(?:van|von|de|del|della|di|da|dos|zu|zum|zur|ter|ten)\s(?:(?:und\s)?(?:der|den|dem|la|las|le|los|zu)\s)?(?=\p{Lu})/u

const isOpeningGreeting = (text: string): boolean =>
  greetingPattern.test(text) &&
  text.replace(nameParticlePattern, '').split(/\s+/).length <= 5 &&
  !text.includes('?')

/** 'Good morning, my parcel is late': the greeting does not belong to the question. */
export function removeGreeting(line: string): string {
  const [begin = '', greeting = ''] = /^\s*([^,!:.?]{2,40})[,!:]\s+(?=[\p{L}¿])/u.exec(line) ?? []
  const rest = line.slice(begin.length)
  return isOpeningGreeting(greeting.trim()) && rest.trim().split(/\s+/).length >= minWordsAfterGreeting
    ? rest
    : line
}

const thanksPattern = new RegExp(
  `(?<!\\p{L})(?:${joinLanguagePatterns(({ greetings }) => greetings.thanks)})`,
  'iu',
)

/** True if a text is a thank-you. */
export const isThanks = (text: string): boolean => thanksPattern.test(text)

const orderStateQuestion = new RegExp(
  `(?<!\\p{L})(?:${joinLanguagePatterns(({ requests }) => requests.states)})(?!\\p{L})`,
  'iu',
)

/** True if a sentence asks for a status. */
export const asksForOrderState = (text: string): boolean => orderStateQuestion.test(text)

const orderChangeRequest = new RegExp(
  `(?<!\\p{L})(?:${joinLanguagePatterns(({ requests }) => requests.moves)})(?!\\p{L})`,
  'iu',
)

/** True if a question with an order number asks for its progress. */
export const asksForOrderChange = (question: string): boolean =>
  /\d{3}/.test(question) && orderChangeRequest.test(question)

const wishPattern = new RegExp(
  `(?<!\\p{L})(?:${joinLanguagePatterns(({ requests }) => requests.wishes)})(?!\\p{L})`,
  'iu',
)
const questionWordPattern = new RegExp(
  `\\?|(?<!\\p{L})(?:${joinLanguagePatterns(({ requests }) => requests.permission)})(?!\\p{L})`,
  'iu',
)

/** True if a sentence requests an action instead of information. */
export const requestsAction = (sentence: string): boolean =>
  wishPattern.test(sentence) && !questionWordPattern.test(sentence)

const angryWords = new RegExp(
  `(?<!\\p{L})(?:${joinLanguagePatterns(({ requests }) => requests.anger)})(?!\\p{L})`,
  'iu',
)
const shoutedWords = /(?<!\p{Lu})\p{Lu}{4,}(?: \p{Lu}{3,})+/u

/** True if a mail was written in anger. */
export const isAngry = (text: string): boolean => angryWords.test(text) || shoutedWords.test(text)
