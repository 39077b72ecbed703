import { cutText } from '@draftdesk/contract/cut-text'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { countConcepts } from '../../knowledge/search/concepts.ts'
import { analyzeContent, findTopicStems } from '../../knowledge/search/relevance.ts'
import { isFrameWord } from '../../knowledge/search/frame-words.ts'
import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'
import { joinPatterns } from '../../languages/languages.ts'
import { findOrderNumbers, defaultNumberFormat } from '../../orders/order-numbers.ts'
import { limitText } from '../../platform/text-limits.ts'
import { findLanguage } from '../../reading/find-language.ts'
import type { OrderIntent, MailAnalysis } from '../facts/reply-facts.ts'
import { containsInstruction } from './contains-instruction.ts'
import {
  asksForOrderChange,
  asksForOrderState,
  isAngry,
  isGreeting,
  isRequest,
  isThanks,
  isWish,
  removeGreeting,
} from './request-patterns.ts'
import { findRisks } from './find-risks.ts'
import { splitQuestions } from './split-questions.ts'

/** The new text of a customer mail, without quote and signature. */
export interface CustomerMail {
  subject: string
  text: string
  /** The detected language of the mail. */
  language?: string | undefined
  /** The store's own language, for a mail that is too short to tell. */
  storeLanguage?: string | undefined
  /** The checks of its sender failed. */
  isForged?: boolean | undefined
  /** The text matches the shop's order number format. */
  namesOrder?: boolean | undefined
}

const maxQuestions = 6
/** Only these first lines and sentences of a mail are searched for questions. */
const mailTextLimits = { characters: 4000, lines: 400, ms: 50, runsIn: 'loop' } as const
const maxSentences = 200
/** A question with fewer words is searched together with the sentence before it. */
const minQuestionWords = 4
/** A question with fewer words has the subject of the sentence before it. */
const minOwnWords = 2

/** With this many concepts, one of several questions is searched without the subject of the mail. */
const minConcepts = 2

/** Problems and requests. A sentence with one of these concepts counts as a question, even without a question mark. */
const problemConcepts = new Set(
  'return refund exchange replacement defect damage repair wrong missing cancel late lost handed declined twice fraud'
    .split(' ')
    .map((concept) => `@${concept}`),
)
/** Concepts of one particular order, not of orders in general. */
const singleOrderConcepts = ['late', 'lost', 'handed']
/** Concepts about one's own order. */
const ownOrderConcepts = ['deliver', 'track']
/** Concepts that ask for something else than the state: 'Where is the invoice of my order?' */
const otherRequestConcepts =
  'return exchange replacement repair defect damage wrong missing warranty invoice change cancel'.split(' ')
const ownOrderPattern = new RegExp(
  `(?<!\\p{L})(?:${joinPatterns(({ requests }) => requests.own)})(?!\\p{L})`,
  'iu',
)

/** Words that refer to the previous sentence. */
const backReferencePattern = new RegExp(
  `(?<!\\p{L})(?:${joinPatterns(({ requests }) => requests.pointsBack)})(?!\\p{L})`,
  'iu',
)

const dayPattern =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the weekend|christmas|xmas|easter|(?:my|our|his|her|the) \\p{L}*\\s?(?:birthday|wedding|party)|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}[./]|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\\p{L}*'
/** A deadline, such as 'by Friday'. */
const deadlinePattern = new RegExp(
  `(?<!\\p{L})(?:(?:by|before|until|in time for|no later than) (?:${dayPattern})|(?:bis|vor|spätestens|rechtzeitig zu[mr]?) (?:(?:zum|am|kommenden?|nächsten?) )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|weihnachten|ostern|wochenende|geburtstag|hochzeit|\\d{1,2}\\.)|(?:avant|d'ici|pour) (?:(?:le|la|ce|mon|son) )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|noël|week-end|anniversaire|\\d{1,2} )|(?:antes de|para) (?:(?:el|la|mi|su) )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|navidad|cumpleaños)|(?:entro|prima di|per) (?:(?:il|la) )?(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|natale)|(?:voor|vóór|uiterlijk) (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|kerst))(?!\\p{L})`,
  'iu',
)

/** Reads the questions of a mail. Pure and deterministic. */
export const analyzeMail = limitText(mailTextLimits, function analyzeMail(mail: CustomerMail): MailAnalysis {
  const { text, language, storeLanguage = 'en', namesOrder } = mail
  const subject = cutText(mail.subject, maxLengths.subject)
  const whole = cutText(text, mailTextLimits.characters).split('\n', mailTextLimits.lines).join('\n')
  const spoken = language ?? findLanguage(`${subject}\n${whole}`) ?? storeLanguage
  const paragraphs = splitParagraphs(whole)
  const sentences = paragraphs.flat()
  const asked = findQuestions(paragraphs, spoken)
  const numbers = findOrderNumbers(`${subject}\n${whole}`, defaultNumberFormat)
  const orders = numbers.flatMap(({ name, isSure }) => (isSure ? [name] : []))
  const hasOrder = namesOrder ?? orders.length > 0
  const isTroubled = sentences.some((sentence) => !isRequest(sentence, spoken) && isFault(sentence, spoken))
  const isOnlyThanks = asked.length === 0 && isThanks(whole) && numbers.length === 0 && !hasOrder
  const lone = cutText(sentences.join(' '), 600) || subject.trim()
  const found = asked.length > 0 || isOnlyThanks || lone === '' ? asked : [{ question: lone, search: lone }]
  return {
    language: spoken,
    questions: found.map(({ question }) => capitalizeFirst(question)),
    statements: found.flatMap(({ question, isStatement }) =>
      isStatement ? [capitalizeFirst(question)] : [],
    ),
    search: found.map(({ search }) => addSubjectToSearch(search, subject, spoken, found.length === 1)),
    orders,
    ofOrder: found.map((each) => classifyOrderQuestion(each, spoken, hasOrder)),
    hasDeadline: deadlinePattern.test(whole),
    isComplaint: isTroubled || isAngry(whole),
    risks: findRisks(`${subject}\n${whole}`),
  }
})

/** The sentences of each paragraph, without greetings and without instructions to a machine. */
function splitParagraphs(text: string): string[][] {
  const lines = text
    .split('\n')
    .map(removeGreeting)
    .filter((line) => !isGreeting(line))
  const paragraphs: string[][] = [[]]
  let left = maxSentences
  for (const line of joinMailLines(lines)) {
    if (line === '') paragraphs.push([])
    const sentences = splitSentences(line)
      .slice(0, left)
      .map((sentence) => sentence.trim())
    left -= sentences.length
    paragraphs
      .at(-1)
      ?.push(
        ...sentences.filter(
          (sentence) => /\p{L}/u.test(sentence) && !isGreeting(sentence) && !containsInstruction(sentence),
        ),
      )
  }
  return paragraphs.filter(({ length }) => length > 0)
}

/** Joins lines that a mail program wrapped. */
function joinMailLines(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn =
      last !== undefined && last.length > 50 && /[\p{Ll},]$/u.test(last) && /^\p{Ll}/u.test(line.trim())
    if (goesOn) joined[joined.length - 1] = `${last} ${line.trim()}`
    else joined.push(line.trim())
  }
  return joined
}

interface QuestionText {
  readonly question: string
  readonly search: string
  /** True for a paragraph that asks nothing. */
  readonly isStatement?: boolean
}

function findQuestions(paragraphs: readonly (readonly string[])[], language: string): QuestionText[] {
  const sentences = paragraphs.flat()
  const matters = findMatters(paragraphs, language)
  const found: QuestionText[] = []
  let before: string[] = []
  const troubled: string[] = []
  /** Sentences that are already part of the search text of a question. */
  const covered = new Set<string>()
  let asked: string | undefined
  for (const [at, sentence] of sentences.entries()) {
    const next = sentences[at + 1]
    const matter = matters.get(sentence)
    if (matter !== undefined) {
      if (matter !== '') found.push({ question: matter, search: matter, isStatement: true })
      before = []
      continue
    }
    if (isRequest(sentence, language) && !(next !== undefined && isPreface(sentence, next, language))) {
      const words = listContentWords(sentence, language).length
      if (found.length > 0 && before.length === 0 && isContinuation(sentence, language)) continue
      const isRest = words < minQuestionWords || backReferencePattern.test(sentence)
      // 'Do you engrave rings? What would it cost?': the second question is about the first.
      const subject = before.length === 0 && words < minOwnWords && asked !== undefined ? [asked] : []
      const context = isRest ? [...subject, ...before.slice(-2)] : []
      const pieces = splitQuestions(sentence, language)
      for (const piece of pieces) {
        // 'How do I store bread, and can I freeze it?': the first question stands alone, the second does not.
        const isAlone =
          !backReferencePattern.test(piece) && listContentWords(piece, language).length >= minOwnWords
        found.push({ question: piece, search: [...context, isAlone ? piece : sentence].join(' ') })
      }
      if (words < minOwnWords || backReferencePattern.test(sentence))
        before.forEach((each) => covered.add(each))
      before = []
      asked = sentence
      continue
    }
    before.push(sentence)
    if (findProblemConcepts(sentence, language).length > 0) appendToProblem(troubled, sentence)
  }
  // A problem becomes its own question when no question mentions it.
  const spoken = new Set(
    found.flatMap(({ question }) => [...countConcepts(splitWords(question), language).keys()]),
  )
  for (const sentence of troubled.filter((each) => ![...covered].some((known) => each.includes(known)))) {
    const about = findProblemConcepts(sentence, language)
    if (!about.some((concept) => spoken.has(concept))) found.unshift({ question: sentence, search: sentence })
    about.forEach((concept) => spoken.add(concept))
  }
  return dropRepeatedQuestions(found, language).slice(0, maxQuestions)
}

/** A paragraph with fewer words of its own is an introduction. */
const fewestOfMatter = 3

/**
 * Finds paragraphs that ask nothing but are about something else than the questions of the mail: a fault or a wish that a
 * reply should not pass over. Maps their sentences: the first to the whole paragraph, the others to an empty text.
 */
function findMatters(written: readonly (readonly string[])[], language: string): ReadonlyMap<string, string> {
  const asksOf = (paragraph: readonly string[]) => paragraph.some((sentence) => isRequest(sentence, language))
  if (!written.some(asksOf)) return new Map()
  // Paragraphs in a row that ask nothing are one matter.
  const paragraphs = written.reduce<string[][]>((all, paragraph) => {
    const last = all.at(-1)
    const told = paragraph.filter((sentence) => !isThanks(sentence) || isRequest(sentence, language))
    return last && !asksOf(last) && !asksOf(paragraph)
      ? [...all.slice(0, -1), [...last, ...told]]
      : [...all, told]
  }, [])
  const asks = paragraphs.map(asksOf)
  const contents = paragraphs.map((paragraph) => readOwnContent(paragraph, language))
  return new Map(
    paragraphs.flatMap((paragraph, at) => {
      const [first = '', ...rest] = paragraph
      const own = contents[at] ?? new Set()
      const isWritten = paragraph.some((sentence) => /[.!…]$/.test(sentence))
      if (asks[at] || !isWritten || own.size < fewestOfMatter) return []
      if (backReferencePattern.test(first.split(' ').slice(0, 3).join(' '))) return []
      const next = paragraphs[at + 1]?.[0]
      const unshared = [...own].filter(
        (each) => !contents.some((other, index) => asks[index] === true && other.has(each)),
      )
      const isPart =
        next === undefined
          ? unshared.length < fewestOfMatter
          : unshared.length < own.size ||
            backReferencePattern.test(next) ||
            listContentWords(next, language).length < minOwnWords
      if (isPart) return []
      return [[first, paragraph.join(' ')] as const, ...rest.map((sentence) => [sentence, ''] as const)]
    }),
  )
}

/** The stems and concepts of sentences that do more than frame a question or introduce a purchase. */
function readOwnContent(sentences: readonly string[], language: string): Set<string> {
  return new Set(
    sentences.flatMap((sentence) => {
      const { stems, concepts } = analyzeContent(sentence, language)
      if (concepts.has('@order') && !isRequest(sentence, language)) return []
      return [...stems, ...concepts].filter((each) => !isFrameWord(each, language) && !/^\d+$/.test(each))
    }),
  )
}

/** 'I would love to pay with Klarna. From which amount does that work?' is one question: the wish belongs to it. */
function isPreface(sentence: string, next: string, language: string): boolean {
  if (sentence.includes('?') || !next.includes('?') || findProblemConcepts(sentence, language).length > 0)
    return false
  const words = new Set(listContentWords(sentence, language))
  const own = listContentWords(next, language)
  return backReferencePattern.test(next) || own.length < minOwnWords || own.some((word) => words.has(word))
}

/** 'I would need six of them' adds to the question before and asks nothing. */
const isContinuation = (sentence: string, language: string): boolean =>
  !sentence.includes('?') &&
  backReferencePattern.test(sentence) &&
  listContentWords(sentence, language).length < minQuestionWords &&
  countConcepts(splitWords(sentence), language).size === 0

/** A sentence that continues a problem is part of it. */
function appendToProblem(troubled: string[], sentence: string): void {
  const last = troubled.pop()
  if (last === undefined) troubled.push(sentence)
  else troubled.push(...(backReferencePattern.test(sentence) ? [`${last} ${sentence}`] : [last, sentence]))
}

/** Removes duplicate questions and keeps the first. Also removes requests without content. */
function dropRepeatedQuestions(asked: readonly QuestionText[], language: string): QuestionText[] {
  const seen = new Set<string>()
  return asked.filter(({ search, question }) => {
    const content = listContentWords(search, language)
    const key = `${content.toSorted().join(' ')}|${listContentWords(question, language).join(' ')}`
    // 'Thank you for your help', 'please let me know': not a real request.
    if (content.length === 0 || (isThanks(question) && !question.includes('?') && content.length < 3))
      return false
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const listContentWords = (text: string, language: string): string[] =>
  splitWords(text).filter((word) => !isStopWord(word, language) && !/^\d+$/.test(word))

/** The subject is added to the only question of a mail, and to short ones. */
function addSubjectToSearch(search: string, subject: string, language: string, isOnly: boolean): string {
  const topic = subject.trim().replace(/^(?:(?:re|aw|fw|fwd|wg|sv|tr|antw|rv)\s*:\s*)+/i, '')
  const isShort = listContentWords(search, language).length < minQuestionWords
  const isWanted = isOnly || (isShort && countConcepts(splitWords(search), language).size < minConcepts)
  return isWanted && topic !== '' && topic !== search ? `${topic} ${search}` : search
}

/** The problems and requests in a sentence. */
const findProblemConcepts = (sentence: string, language: string): string[] =>
  [...countConcepts(splitWords(sentence), language).keys()].filter((concept) => problemConcepts.has(concept))

const faultConcepts = new Set(
  'defect damage wrong missing late lost handed declined twice fraud'
    .split(' ')
    .map((concept) => `@${concept}`),
)

/** True for a problem that the shop should fix. */
const isFault = (sentence: string, language: string): boolean =>
  findProblemConcepts(sentence, language).some((concept) => faultConcepts.has(concept))

/** Capitalizes a sentence after its greeting was cut off. */
const capitalizeFirst = (text: string): string =>
  text.replace(
    /^([¿¡"'“„]*)(\p{Ll})/u,
    (_, signs: string, letter: string) => `${signs}${letter.toUpperCase()}`,
  )

/** 'What about my order?' asks for its status. */
const wordWithNumber = /[\p{L}#-]{0,12}\d[\p{L}\p{N}-]{0,20}/gu
const bareTopics = new Set(['@order', '@parcel'])
const actionConcepts = ['@cancel', '@change', '@refund', '@replacement']

/** The intent of a question about the customer's order. */
function classifyOrderQuestion(
  { question, search }: QuestionText,
  language: string,
  hasNumber: boolean,
): OrderIntent {
  const concepts = countConcepts(splitWords(search), language)
  const hasConcept = (concept: string) => concepts.has(`@${concept}`)
  const isOwn = hasNumber || ownOrderPattern.test(search)
  const isWanted = isWish(question) && actionConcepts.some((concept) => concepts.has(concept))
  if (isWanted && isOwn) return 'action'
  const topic = findTopicStems(question.replace(wordWithNumber, ' '), language)
  const namesOrder = /\d{3}/.test(question) || topic.length > 0
  const isOnlyOrder = namesOrder && topic.every((each) => bareTopics.has(each))
  const asksState = isOnlyOrder || asksForOrderState(search) || asksForOrderChange(question)
  if (
    singleOrderConcepts.some(hasConcept) ||
    (hasNumber && asksState && !otherRequestConcepts.some(hasConcept))
  )
    return 'state'
  const spoken = countConcepts(splitWords(question), language)
  const isMoved = ownOrderConcepts.some((concept) => spoken.has(`@${concept}`))
  const isOfOwn = isOwn && (hasConcept('order') || hasConcept('parcel'))
  return isOfOwn && isMoved && !otherRequestConcepts.some(hasConcept) ? 'state' : 'none'
}
