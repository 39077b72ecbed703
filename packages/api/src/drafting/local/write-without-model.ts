import type {
  QuestionMatch,
  CustomerOrders,
  Fact,
  ReplyLine,
  OrderFact,
  MailAnalysis,
  UncheckedReply,
} from '../facts/reply-facts.ts'
import { chooseGreetingName } from './choose-greeting-name.ts'
import { writeMissingOrderLines, writeOrderLines } from './order-lines.ts'
import { fillPhrase, getPhrases } from './phrasebook.ts'
import { findExcludedSubject } from './excluded-subjects.ts'
import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import { stripMarkdown } from '../answers/source-parts.ts'
import { minLikelihood } from '../answers/answer-likelihood.ts'
import { isGreetingOrFarewell } from '../analysis/request-patterns.ts'

export interface LocalReplyInput {
  analysis: MailAnalysis
  facts: readonly Fact[]
  /** The search results of each question. */
  answered: readonly QuestionMatch[]
  orders: CustomerOrders
  /** The customer's name. Empty when unknown. */
  name: string
  /** The language of the reply, when it is not the mail's. */
  language?: string | undefined
  /** Subjects that drafts must not mention. */
  never?: readonly string[] | undefined
}

const maxOrders = 5

const paragraphBreak: ReplyLine = { kind: 'break', text: '', claims: [] }
const createCourtesyLine = (text: string): ReplyLine => ({ kind: 'courtesy', text, claims: [] })

/**
 * Writes a reply without a model, word for word from the store's texts. A mail about an excluded subject gets
 * no draft, and sentences about one are left out.
 */
export function writeWithoutModel(request: LocalReplyInput): UncheckedReply {
  const { analysis, orders, answered, name, never = [] } = request
  const withheld = findExcludedSubject(analysis.search, never, analysis.language)
  if (withheld !== undefined) return { lines: [], missing: [], withheld }
  const language = request.language ?? analysis.language
  const { phrases, code: phraseLanguage } = getPhrases(language)
  const shownOrders = analysis.ofOrder.includes('state') ? pickMentionedOrders(orders) : []
  const unfound = writeMissingOrderLines(orders.notFound, language)
  const paragraphs = [shownOrders.flatMap((order) => writeOrderLines(order, language)), unfound].filter(
    (lines) => lines.length > 0,
  )
  const usedTexts = new Set<string>()
  const unspoken = new Set<string>()
  const isExcludedLine = ({ kind, text }: ReplyLine) => {
    const subject = kind === 'text' ? findExcludedSubject([text], never, language) : undefined
    if (subject !== undefined) unspoken.add(subject)
    return subject !== undefined
  }
  const missing: string[] = []
  for (const [at, one] of answered.entries()) {
    if (shownOrders.length + unfound.length > 0 && analysis.ofOrder[at] === 'state') continue
    const written = writeAnswerLines(one, request, language)
    if (written.length === 0) missing.push(one.question)
    const lines = written.filter((line) => {
      const isNew = line.kind !== 'text' || !usedTexts.has(line.text)
      usedTexts.add(line.text)
      return isNew && !isExcludedLine(line)
    })
    if (lines.some(({ kind }) => kind === 'text')) paragraphs.push(lines)
  }
  const [subject] = unspoken
  if (paragraphs.length === 0 && subject !== undefined) return { lines: [], missing: [], withheld: subject }
  return {
    lines: [
      createCourtesyLine(
        fillPhrase(phrases.hello, { name: chooseGreetingName(name, phraseLanguage) || undefined }),
      ),
      ...(analysis.isComplaint ? [paragraphBreak, createCourtesyLine(phrases.sorry)] : []),
      ...paragraphs.flatMap((lines) => [paragraphBreak, ...lines]),
      paragraphBreak,
      createCourtesyLine(phrases.bye),
    ],
    missing,
  }
}

/** The named orders, or the likely one when the mail names none. */
const pickMentionedOrders = ({ facts, isNamed }: CustomerOrders): readonly OrderFact[] =>
  facts.slice(0, isNamed ? maxOrders : 1)

const isInLanguage = (own: string | undefined, language: string): boolean =>
  own === undefined || own === language

/** Uses the answer of the most relevant example, or otherwise the sentences of the store's texts that likely answer. */
function writeAnswerLines(
  one: QuestionMatch,
  { facts }: LocalReplyInput,
  language: string,
): readonly ReplyLine[] {
  const first = facts.find(({ ref }) => ref === one.refs[0])
  if (first?.kind === 'example' && isInLanguage(first.language, language)) {
    const lines = pickAnswerLines(first)
    if (lines.length > 0) return lines
  }
  if (!one.answer || one.answer.likelihood < minLikelihood) return []
  const { lines, language: own } = one.answer
  return isInLanguage(own, language)
    ? lines
    : [createCourtesyLine(getPhrases(language).phrases.quoted), paragraphBreak, ...lines]
}

const personalDataPattern = /⟦|\{\{|\[(?:amount|date|link|name)\]|@|#\s?\d|\b\d{5,}\b|\b[A-Z]{2,}-?\d{3,}/

/** Returns the answer of an example without its greeting, closing and sentences about another customer. */
const pickAnswerLines = (fact: Fact): ReplyLine[] =>
  fact.text
    .split('\n')
    .filter((line) => !isGreetingOrFarewell(line) && line.trim().split(/\s+/).length > 1)
    .flatMap(splitSentences)
    .map(stripMarkdown)
    .filter((sentence) => sentence !== '' && !personalDataPattern.test(sentence))
    .map((text) => ({ kind: 'text', text: capitalizeFirst(text), claims: [{ ref: fact.ref, quote: text }] }))

/** The removed greeting began the sentence. */
const capitalizeFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
