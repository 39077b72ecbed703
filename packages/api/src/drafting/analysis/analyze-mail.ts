import { cutText } from '@draftdesk/contract/cut-text'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { countConcepts } from '../../knowledge/search/concepts.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'
import { findOrderNumbers, defaultOrderNumberFormat } from '../../orders/order-numbers.ts'
import { withTextLimits } from '../../platform/text-limits.ts'
import { findLanguage } from '../../reading/find-language.ts'
import type { MailAnalysis } from '../facts/reply-facts.ts'
import { findWantedFactKinds } from '../answers/find-wanted-fact-kinds.ts'
import { classifyOrderQuestion } from './classify-order-question.ts'
import { findQuestions, minQuestionWords, listContentWords } from './find-questions.ts'
import type { MailQuestion } from './find-questions.ts'
import { findRisks } from './find-risks.ts'
import { describesFault } from './problem-concepts.ts'
import { splitParagraphs } from './split-paragraphs.ts'
import { isAngry, isRequest, isThanks } from './request-patterns.ts'

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

/** Only these first lines and sentences of a mail are searched for questions. */
const mailTextLimits = { characters: 4000, lines: 400, ms: 50, runsIn: 'loop' } as const
/** With this many concepts, one of several questions is searched without the subject of the mail. */
const minConcepts = 2

const dayPattern =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the weekend|christmas|xmas|easter|(?:my|our|his|her|the) \\p{L}*\\s?(?:birthday|wedding|party)|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}[./]|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\\p{L}*'
/** A deadline, such as 'by Friday'. */
const deadlinePattern = new RegExp(
  `(?<!\\p{L})(?:(?:by|before|until|in time for|no later than) (?:${dayPattern})|(?:bis|vor|spätestens|rechtzeitig zu[mr]?) (?:(?:zum|am|kommenden?|nächsten?) )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|weihnachten|ostern|wochenende|geburtstag|hochzeit|\\d{1,2}\\.)|(?:avant|d'ici|pour) (?:(?:le|la|ce|mon|son) )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|noël|week-end|anniversaire|\\d{1,2} )|(?:antes de|para) (?:(?:el|la|mi|su) )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|navidad|cumpleaños)|(?:entro|prima di|per) (?:(?:il|la) )?(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|natale)|(?:voor|vóór|uiterlijk) (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|kerst))(?!\\p{L})`,
  'iu',
)

/**
 * True if a clause of a sentence names a day by which the customer needs something. 'Until when do parcels arrive before
 * Christmas?' asks for the day that an answer names.
 */
function mentionsDeadline(sentence: string): boolean {
  if (!deadlinePattern.test(sentence)) return false
  if (!sentence.includes('?')) return true
  return sentence
    .split(/[,;:]\s|\s[–—-]\s/)
    .some((clause) => deadlinePattern.test(clause) && !findWantedFactKinds(clause).includes('time'))
}

/** Reads the questions of a mail. Pure and deterministic. */
export const analyzeMail = withTextLimits(
  mailTextLimits,
  function analyzeMail(mail: CustomerMail): MailAnalysis {
    const { text, language, storeLanguage = 'en', namesOrder } = mail
    const subject = cutText(mail.subject, maxLengths.subject)
    const topic = removeReplyMarks(subject)
    const whole = cutText(text, mailTextLimits.characters).split('\n', mailTextLimits.lines).join('\n')
    const spoken = language ?? findLanguage(`${subject}\n${whole}`) ?? storeLanguage
    const paragraphs = splitParagraphs(whole)
    const sentences = paragraphs.flat()
    const asked = findQuestions(paragraphs, spoken)
    const numbers = findOrderNumbers(`${subject}\n${whole}`, defaultOrderNumberFormat)
    const orders = numbers.flatMap(({ name, isSure }) => (isSure ? [name] : []))
    const hasOrder = namesOrder ?? orders.length > 0
    const isTroubled = sentences.some(
      (sentence) => !isRequest(sentence, spoken) && describesFault(sentence, spoken),
    )
    const isOnlyThanks = asked.length === 0 && isThanks(whole) && numbers.length === 0 && !hasOrder
    const lone = cutText(sentences.join(' '), 600) || subject.trim()
    const found = asked.length > 0 || isOnlyThanks || lone === '' ? asked : [{ question: lone, search: lone }]
    return {
      language: spoken,
      questions: found.map(({ question }) => capitalizeFirst(question)),
      statements: found.flatMap(({ question, isStatement }) =>
        isStatement ? [capitalizeFirst(question)] : [],
      ),
      search: found.map(({ search }) => addTopicToSearch(search, topic, spoken, found.length === 1)),
      surroundings: found.map((each) => removeOtherQuestions(each, found, sentences, topic)),
      orders,
      ofOrder: found.map((each) => classifyOrderQuestion(each, spoken, hasOrder)),
      hasDeadline: sentences.some(mentionsDeadline),
      isComplaint: isTroubled || isAngry(whole),
      risks: findRisks(`${subject}\n${whole}`),
    }
  },
)

/** The subject without 'Re:', 'AW:' or 'Fwd:'. */
const removeReplyMarks = (subject: string): string =>
  subject.trim().replace(/^(?:(?:re|aw|fw|fwd|wg|sv|tr|antw|rv)\s*:\s*)+/i, '')

/** The subject is added to the only question of a mail, and to short ones. */
function addTopicToSearch(search: string, topic: string, language: string, isOnly: boolean): string {
  const isShort = listContentWords(search, language).length < minQuestionWords
  const isWanted = isOnly || (isShort && countConcepts(splitWords(search), language).size < minConcepts)
  return isWanted && topic !== '' && topic !== search ? `${topic} ${search}` : search
}

/** The subject and the sentences of a mail that hold no other question, with the words to search for. */
const removeOtherQuestions = (
  { question, search }: MailQuestion,
  asked: readonly MailQuestion[],
  sentences: readonly string[],
  topic: string,
): string => {
  const others = asked.filter((other) => other.question !== question)
  const isOfOther = (sentence: string) =>
    others.some((other) => sentence.includes(other.question) || other.question.includes(sentence))
  const rest = sentences.filter((sentence) => !search.includes(sentence) && !isOfOther(sentence))
  return [topic, search, ...rest].filter((text) => text.trim() !== '').join('\n')
}

/** Capitalizes a sentence after its greeting was cut off. */
const capitalizeFirst = (text: string): string =>
  text.replace(
    /^([¿¡"'“„]*)(\p{Ll})/u,
    (_, signs: string, letter: string) => `${signs}${letter.toUpperCase()}`,
  )
