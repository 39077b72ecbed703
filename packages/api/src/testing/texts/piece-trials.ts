import { splitMail } from '../../drafting/proposals/hide-personal-data.ts'
import { createOrdinaryWords, findWordsWithPositions } from '../../drafting/proposals/ordinary-words.ts'
import * as check from '../../drafting/check/check-lines.ts'
import { checkClaims } from '../../drafting/check/check-claims.ts'
import { contradictsOrderStage } from '../../drafting/check/check-order.ts'
import { findDates } from '../../drafting/check/find-dates.ts'
import type { Fact } from '../../drafting/facts/reply-facts.ts'
import { findCheckedSentences } from '../../drafting/facts/find-checked-sentences.ts'
import { findSupportingSentence } from '../../drafting/check/find-supporting-sentence.ts'
import { findRelevantFacts } from '../../drafting/facts/gather-reply-facts.ts'
import { findExactTokens, removeExactTokens } from '../../drafting/check/exact-tokens.ts'
import {
  findWantedFactKinds,
  containsCount,
  containsDay,
  containsNumber,
  containsWantedFact,
  hasOnlyFreeShippingThresholds,
  isFreeOfCharge,
} from '../../drafting/answers/find-wanted-fact-kinds.ts'
import * as parts from '../../drafting/answers/source-parts.ts'
import * as phrases from '../../drafting/check/courtesy-phrases.ts'
import { statesRuleForCountry, mentionsCountry } from '../../drafting/answers/country-rules.ts'
import { containsNegation, isSamePolarity } from '../../drafting/check/same-polarity.ts'
import { tellsMatter } from '../../drafting/analysis/tells-matter.ts'
import { findQuote, normalizeQuote } from '../../drafting/check/find-quote.ts'
import { analyzeQuestionNeeds } from '../../drafting/answers/analyze-question-needs.ts'
import { listContentStems } from '../../drafting/check/analyze-fact.ts'
import { listContentWords } from '../../drafting/analysis/find-questions.ts'
import { findProblemConcepts, describesFault } from '../../drafting/analysis/problem-concepts.ts'
import { splitParagraphs } from '../../drafting/analysis/split-paragraphs.ts'
import * as requests from '../../drafting/analysis/request-patterns.ts'
import { findRisks } from '../../drafting/analysis/find-risks.ts'
import {
  findQuantifierMismatches,
  findUnsupportedWords,
  analyzeSourceWords,
} from '../../drafting/check/unsupported-words.ts'
import { parseUnit } from '../../drafting/check/parse-units.ts'
import { findExcludedSubject } from '../../drafting/local/excluded-subjects.ts'
import { parseTextBlocks, splitByLength } from '../../knowledge/passages/text-blocks.ts'
import { findLinks } from '../../knowledge/passages/split-into-passages.ts'
import { htmlToText } from '../../knowledge/documents/html-to-text.ts'
import * as relevance from '../../knowledge/search/relevance.ts'
import { indexKnowledge } from '../../knowledge/search/retrieve.ts'
import { findNumberConcepts } from '../../knowledge/search/number-concepts.ts'
import { tidyExtractedText } from '../../knowledge/documents/extract-text.ts'
import { trimEndCharacters, trimStartCharacters } from '../../knowledge/passages/trim-characters.ts'
import { splitWords, stemWord } from '../../knowledge/search/split-words.ts'
import { findOrderNumbers, defaultOrderNumberFormat } from '../../orders/order-numbers.ts'
import { isWebAddress } from '../../shops/shop-order.ts'
import { parseShopDomain } from '../../shops/shopify/shop-domain.ts'
import { findWebhookSigner } from '../../shops/shop-webhook.ts'
import { parseShopAddress } from '../../shops/woocommerce/shop-address.ts'
import { textToHtml } from '../../outbox/compose-mail.ts'
import { cutHtmlAtTagLimit, tidyHtmlText } from '../../reading/html/html-text.ts'
import { findMessageIds } from '../../reading/parse-mail.ts'
import * as lines from '../../reading/quotes/quote-lines.ts'
import { isAuthenticatedSender, decideSenderVerdict } from '../../reading/sender-verdict.ts'
import { toVisibleLine, removeInvisibleText } from '../../reading/visible-text.ts'
import { parseThreadSearch } from '../../threads/thread-search.ts'
import * as subjects from '../../threads/matching/base-subject.ts'

/** A function that a declared reader calls with a piece of its text. */
export interface PieceTrial {
  readonly name: string
  readonly call: (piece: string) => unknown
}

/** A sentence, a line or a paragraph. Longer ones reach these functions only inside a declared reader, which is tried as well. */
export const pieceLimits = { characters: 2000, ms: 50, runsIn: 'loop' } as const

const unsignedDelivery = { domain: '', topic: '', id: '', signature: 'AAAA' }
const mailboxProvider = { imapHost: 'imap.shop.test', address: 'help@shop.test' }
const facts = [
  'You can return your order within 30 days of delivery. Refunds take 5 business days.',
  'Shipping costs 4.90 EUR in Germany, and nothing from 50 EUR. We ship to all of the EU.',
].map((text, at): Fact => ({
  ...{ ref: `P${at + 1}`, kind: 'passage', id: `p${at + 1}`, title: 'Shop › returns', text },
  ...{ language: 'en', links: [] },
}))
const [fact] = facts as [Fact, ...Fact[]]
const toEnglishText = (text: string) => ({ text, language: 'en' })
const toCitedLine = (text: string) =>
  ({ kind: 'text', text, claims: [{ ref: 'P1', quote: fact.text }] }) as const
/** Languages with a stemmer of their own. */
const stemmedLanguages = 'cs da de en es et fi fr hu it nl no pl pt ro sv tr'.split(' ')
const toQuoteLines = (text: string) => lines.splitQuoteLines(text)

/** Each function is tried with hostile pieces. If two files export the same name, one entry covers both. */
export const pieceTrials: readonly PieceTrial[] = [
  { name: 'splitIntoSentences', call: (text) => check.splitIntoSentences(text, 60) },
  {
    name: 'checkUnsourcedSentence',
    call: (text) => check.checkUnsourcedSentence(text.slice(0, 1000), facts, 'en'),
  },
  {
    name: 'checkLines',
    call: (text) => check.checkLinesInSteps([{ kind: 'text', text, claims: [] }], facts, 'en'),
  },
  { name: 'checkLinesInSteps', call: (text) => check.checkLinesInSteps([toCitedLine(text)], facts, 'en') },
  { name: 'checkClaims', call: (text) => checkClaims(toCitedLine(text), { facts, language: 'en' }) },
  {
    name: 'contradictsOrderStage',
    call: (text) => contradictsOrderStage(text, 'en', { ...fact, kind: 'order' }),
  },
  { name: 'findDates', call: (text) => findDates(text) },
  {
    name: 'findCheckedSentences',
    call: (text) =>
      findCheckedSentences(text, [{ ...toEnglishText(fact.text), mark: 'supported', why: '', sources: [] }]),
  },
  {
    name: 'findRelevantFacts',
    call: (text) => findRelevantFacts(indexKnowledge('none', []), [text], 'en', 5),
  },
  { name: 'findSupportingSentence', call: (text) => findSupportingSentence(text, { facts, language: 'en' }) },
  { name: 'findExactTokens', call: (text) => findExactTokens(text, 'en') },
  { name: 'removeExactTokens', call: (text) => removeExactTokens(text) },
  { name: 'findWantedFactKinds', call: (text) => findWantedFactKinds(text) },
  {
    name: 'containsWantedFact',
    call: (text) =>
      findWantedFactKinds('how much does it cost?').map((need) => containsWantedFact(need, text, 'en')),
  },
  { name: 'hasOnlyFreeShippingThresholds', call: (text) => hasOnlyFreeShippingThresholds(text, 'en') },
  { name: 'containsDay', call: (text) => containsDay(text, 'en') },
  { name: 'containsNumber', call: (text) => containsNumber(text, 'en') },
  { name: 'containsCount', call: (text) => containsCount(text, 'en') },
  { name: 'isFreeOfCharge', call: (text) => isFreeOfCharge(text, 'en') },
  { name: 'splitSourceParts', call: (text) => parts.splitSourceParts(text) },
  { name: 'stripMarkdown', call: (text) => parts.stripMarkdown(text) },
  { name: 'isPromise', call: (text) => phrases.isPromise(text) },
  { name: 'isCourtesy', call: (text) => phrases.isCourtesy(text, 'en') },
  { name: 'mentionsStoreRuleTopic', call: (text) => phrases.mentionsStoreRuleTopic(text, 'en') },
  { name: 'statesRuleForCountry', call: (text) => statesRuleForCountry('de', text, new Set()) },
  { name: 'mentionsCountry', call: (text) => mentionsCountry('@country-be', text, new Set()) },
  { name: 'isSamePolarity', call: (text) => isSamePolarity(toEnglishText(text), toEnglishText(fact.text)) },
  { name: 'findQuote', call: (text) => findQuote(text.slice(0, 300), text) },
  { name: 'normalizeQuote', call: (text) => normalizeQuote(text) },
  { name: 'analyzeQuestionNeeds', call: (text) => analyzeQuestionNeeds(text, 'en') },
  { name: 'listContentStems', call: (text) => listContentStems(text, 'en') },
  { name: 'asksForOrderChange', call: (text) => requests.asksForOrderChange(text) },
  { name: 'isRequest', call: (text) => requests.isRequest(text) },
  { name: 'isGreetingOrFarewell', call: (text) => requests.isGreetingOrFarewell(text) },
  { name: 'splitMail', call: (text) => splitMail(text) },
  { name: 'findWordsWithPositions', call: (text) => findWordsWithPositions(text) },
  { name: 'addMail', call: (text) => createOrdinaryWords().addMail(text, 'ann@a.test') },
  { name: 'removeGreeting', call: (text) => requests.removeGreeting(text) },
  { name: 'isThanks', call: (text) => requests.isThanks(text) },
  { name: 'asksForOrderState', call: (text) => requests.asksForOrderState(text) },
  { name: 'requestsAction', call: (text) => requests.requestsAction(text) },
  { name: 'isAngry', call: (text) => requests.isAngry(text) },
  { name: 'listContentWords', call: (text) => listContentWords(text, 'en') },
  { name: 'findProblemConcepts', call: (text) => findProblemConcepts(text, 'en') },
  { name: 'tellsMatter', call: (text) => tellsMatter(text, 'en') },
  { name: 'containsNegation', call: (text) => containsNegation(text, 'en') },
  { name: 'describesFault', call: (text) => describesFault(text, 'en') },
  { name: 'splitParagraphs', call: (text) => splitParagraphs(text) },
  { name: 'findRisks', call: (text) => findRisks(text) },
  { name: 'analyzeSourceWords', call: (text) => analyzeSourceWords(toEnglishText(text)) },
  {
    name: 'findUnsupportedWords',
    call: (text) => findUnsupportedWords(toEnglishText(text), analyzeSourceWords(toEnglishText(fact.text))),
  },
  {
    name: 'findQuantifierMismatches',
    call: (text) => findQuantifierMismatches(toEnglishText(text), toEnglishText(fact.text)),
  },
  { name: 'parseUnit', call: (text) => parseUnit(text) },
  {
    name: 'findExcludedSubject',
    call: (text) => findExcludedSubject([text], ['discounts for students'], 'en'),
  },
  { name: 'parseTextBlocks', call: (text) => parseTextBlocks(text) },
  { name: 'splitByLength', call: (text) => splitByLength(text, 840) },
  { name: 'findLinks', call: (text) => findLinks(text) },
  { name: 'htmlToText', call: (text) => htmlToText(text) },
  { name: 'analyzeText', call: (text) => relevance.analyzeText(text, 'en') },
  { name: 'analyzeQuestion', call: (text) => relevance.analyzeQuestion(text, 'en') },
  { name: 'findTopicTerms', call: (text) => relevance.findTopicTerms(text, 'en') },
  { name: 'findNumberConcepts', call: (text) => findNumberConcepts(text, 'en') },
  { name: 'tidyExtractedText', call: tidyExtractedText },
  { name: 'tidyHtmlText', call: tidyHtmlText },
  { name: 'trimEndCharacters', call: (text) => trimEndCharacters(text, '.,;:!?') },
  { name: 'trimStartCharacters', call: (text) => trimStartCharacters(text, '.,;:!?') },
  { name: 'stemWord', call: (text) => stemmedLanguages.map((language) => stemWord(text, language)) },
  { name: 'splitWords', call: (text) => splitWords(text) },
  { name: 'parseThreadSearch', call: (text) => parseThreadSearch(text) },
  { name: 'findOrderNumbers', call: (text) => findOrderNumbers(text, defaultOrderNumberFormat) },
  { name: 'parseShopDomain', call: (text) => parseShopDomain(text) },
  { name: 'parseShopAddress', call: (text) => parseShopAddress(text) },
  { name: 'isWebAddress', call: (text) => isWebAddress(text) },
  {
    name: 'findWebhookSigner',
    call: (text) => findWebhookSigner({ ...unsignedDelivery, body: Buffer.from(text) }, [], () => text),
  },
  { name: 'textToHtml', call: (text) => textToHtml(text) },
  { name: 'cutHtmlAtTagLimit', call: (text) => cutHtmlAtTagLimit(text) },
  { name: 'findMessageIds', call: (text) => findMessageIds(text) },
  { name: 'splitQuoteLines', call: (text) => lines.splitQuoteLines(text) },
  { name: 'isQuotedLine', call: (text) => lines.isQuotedLine(text) },
  { name: 'isEmptyLine', call: (text) => lines.isEmptyLine(text) },
  { name: 'isQuoteDivider', call: (text) => lines.isQuoteDivider(text) },
  { name: 'isForwardDivider', call: (text) => lines.isForwardDivider(text) },
  { name: 'isDeviceSignatureLine', call: (text) => lines.isDeviceSignatureLine(text) },
  { name: 'parseHeaderLabel', call: (text) => lines.parseHeaderLabel(text) },
  { name: 'countHeaderLines', call: (text) => lines.countHeaderLines(toQuoteLines(text), 0) },
  { name: 'countAttributionLines', call: (text) => lines.countAttributionLines(toQuoteLines(text), 0) },
  { name: 'isFollowedByQuote', call: (text) => lines.isFollowedByQuote(toQuoteLines(text), 0) },
  {
    name: 'isAuthenticatedSender',
    call: (text) => isAuthenticatedSender(text, mailboxProvider, 'ann@shop.test'),
  },
  {
    name: 'decideSenderVerdict',
    call: (text) => decideSenderVerdict(`mx.shop.test; ${text}`, mailboxProvider, 'ann@shop.test'),
  },
  { name: 'removeInvisibleText', call: (text) => removeInvisibleText(text) },
  { name: 'toVisibleLine', call: (text) => toVisibleLine(text) },
  { name: 'toBaseSubject', call: (text) => subjects.toBaseSubject(text) },
  { name: 'isReplySubject', call: (text) => subjects.isReplySubject(text) },
  { name: 'isForwardSubject', call: (text) => subjects.isForwardSubject(text) },
  { name: 'toForwardSubject', call: (text) => subjects.toForwardSubject(text) },
  { name: 'toReplySubject', call: (text) => subjects.toReplySubject(text) },
]
