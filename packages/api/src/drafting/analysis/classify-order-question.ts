import { countConcepts } from '../../knowledge/search/concepts.ts'
import { findTopicTerms } from '../../knowledge/search/relevance.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'
import { joinLanguagePatterns } from '../../languages/languages.ts'
import type { OrderIntent } from '../facts/reply-facts.ts'
import type { MailQuestion } from './find-questions.ts'
import { asksForOrderChange, asksForOrderState, requestsAction } from './request-patterns.ts'

/** Concepts of one particular order, not of orders in general. */
const singleOrderConcepts = ['late', 'lost', 'handed']
/** Concepts about one's own order. */
const ownOrderConcepts = ['deliver', 'track']
/** Concepts that ask for something else than the state: 'Where is the invoice of my order?' */
const otherRequestConcepts =
  'return exchange replacement repair defect damage wrong missing warranty invoice change cancel'.split(' ')
const ownOrderPattern = new RegExp(
  `(?<!\\p{L})(?:${joinLanguagePatterns(({ requests }) => requests.own)})(?!\\p{L})`,
  'iu',
)

/** 'What about my order?' asks for its status. */
const wordWithNumber = /[\p{L}#-]{0,12}\d[\p{L}\p{N}-]{0,20}/gu
const bareTopics = new Set(['@order', '@parcel'])
const actionConcepts = ['@cancel', '@change', '@refund', '@replacement']

/** The intent of a question about the customer's order. */
export function classifyOrderQuestion(
  { question, search }: MailQuestion,
  language: string,
  hasNumber: boolean,
): OrderIntent {
  const concepts = countConcepts(splitWords(search), language)
  const hasConcept = (concept: string) => concepts.has(`@${concept}`)
  const isOwn = hasNumber || ownOrderPattern.test(search)
  const isWanted = requestsAction(question) && actionConcepts.some((concept) => concepts.has(concept))
  if (isWanted && isOwn) return 'action'
  const topic = findTopicTerms(question.replace(wordWithNumber, ' '), language)
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
