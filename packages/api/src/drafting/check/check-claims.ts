import type { DraftSentence } from '../../database/schema/drafts.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { countConcepts } from '../../knowledge/search/concepts.ts'
import { trimEndCharacters } from '../../knowledge/passages/trim-characters.ts'
import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'
import { contradictsOrderStage } from './check-order.ts'
import type { Fact, ReplyLine } from '../facts/reply-facts.ts'
import { compareToken, findExactTokens, hasDifferentNumber } from './exact-tokens.ts'
import type { ExactToken } from './exact-tokens.ts'
import { listItemMarkPattern } from '../answers/source-parts.ts'
import { isPromise, mentionsStoreRuleTopic } from './courtesy-phrases.ts'
import { isSameActor } from './same-actor.ts'
import { isSamePolarity } from './same-polarity.ts'
import { findQuote, normalizeQuote } from './find-quote.ts'
import type { QuoteContext } from './find-quote.ts'
import { analyzeFact, listContentStems } from './analyze-fact.ts'
import { findQuantifierMismatches, findUnsupportedWords, analyzeSourceWords } from './unsupported-words.ts'
import type { UnsupportedWord } from './unsupported-words.ts'

/** The mark of a sentence with its reason in words. */
export type ClaimVerdict = Pick<DraftSentence, 'mark' | 'why'>

/** The facts that sentences are checked against, and the language of the reply. */
export interface ClaimContext {
  facts: readonly Fact[]
  language: string
}

/** A claim whose source and quote exist. */
interface FoundClaim {
  fact: Fact
  language: string
  quote: string
  /** Undefined when there is no quote. */
  context: QuoteContext | undefined
  /** The part of the quote that shares most words with the sentence. */
  near: QuoteContext
}

/** Shorter quotes, such as 'the' or 'free', prove nothing. */
const minQuoteLength = 8
const sentenceEnds = '.!?…'
/** A source must cover at least this share of a sentence. */
const minCoverage = 0.25
/** A sentence that shares this much with its source and negates it is a contradiction. */
const minSimilarity = 0.6

const rejectClaim = (why: string): ClaimVerdict => ({ mark: 'unsupported', why })
const markForReview = (why: string): ClaimVerdict => ({ mark: 'read', why })

/** Marks a sentence by comparing it with the quotes from its sources. */
export function checkClaims({ text, claims }: ReplyLine, { facts, language }: ClaimContext): ClaimVerdict {
  const found: FoundClaim[] = []
  for (const { ref, quote } of claims) {
    const fact = facts.find((each) => each.ref === ref)
    if (!fact) return rejectClaim('It names a source that there is not.')
    const context = quote.trim() === '' ? undefined : findQuote(quote, fact.text)
    if (quote.trim() !== '' && !context) return rejectClaim('The words it quotes are not in its source.')
    const near = findNearestSentence(text, language, { fact, context })
    found.push({ fact, language: fact.language ?? language, quote, context, near })
  }
  const isToldByThem = found.every(({ fact }) => fact.kind === 'thread')
  const isStoreFact = (kind: Fact['kind']) => kind === 'passage' || kind === 'order' || kind === 'store'
  const isFirm = !isPromise(text) || found.some(({ fact }) => isStoreFact(fact.kind))
  const verdict = found.some((claim) => isVerbatimQuote(text, claim))
    ? isFirm
      ? ({ mark: 'supported', why: 'It is word for word from its source.' } as const)
      : markForReview('It promises what only an earlier answer says.')
    : isFirm
      ? (checkExactTokens(text, language, found) ?? checkWordSupport(text, language, found))
      : rejectClaim('It promises what no document and no order says.')
  // A reply may repeat the customer's words, but they are not rules of the store.
  const isRule =
    isToldByThem &&
    (mentionsStoreRuleTopic(text, language) || findExactTokens(text, language).some(needsSource))
  return verdict.mark === 'supported' && isRule ? markForReview('Only the conversation says this.') : verdict
}

/** True for a fact that needs a source. An order number alone may be repeated. */
const needsSource = ({ kind }: ExactToken): boolean => kind !== 'code'

/** Finds whole sentences of the source. */
function isVerbatimQuote(text: string, { fact, context }: FoundClaim): boolean {
  const sentence = trimEndCharacters(normalizeQuote(text), sentenceEnds)
  if (sentence === '') return false
  const own = context ? [context.sentences, normalizeQuote(fact.text)] : [normalizeQuote(fact.text)]
  if (own.some((each) => trimEndCharacters(each, `${sentenceEnds}:`) === sentence)) return true
  const inside = findQuote(sentence, fact.text)
  return (
    inside !== undefined &&
    trimEndCharacters(inside.sentences, sentenceEnds).replace(listItemMarkPattern, '') === sentence
  )
}

/** Numbers with units, days, addresses and codes must occur in the quote. */
function checkExactTokens(
  text: string,
  language: string,
  found: readonly FoundClaim[],
): ClaimVerdict | undefined {
  let doubt: ClaimVerdict | undefined
  const near = found.flatMap((claim) => findTokensNearQuote(claim, language))
  const inSource = found.flatMap(({ fact }) => {
    const { tokens, titleTokens } = analyzeFact(fact, language)
    return [...titleTokens, ...tokens]
  })
  for (const token of findExactTokens(text, language)) {
    const quoted = compareToken(token, near)
    if (quoted === 'same') continue
    const anywhere = compareToken(token, inSource)
    if (anywhere === 'other' && hasDifferentNumber(token, near)) return rejectClaim(explainTokenFault(token))
    if (anywhere === 'other') {
      doubt ??= markForReview('Its source does not say this number.')
      continue
    }
    // A code or an address may occur anywhere in the source.
    if (!['number', 'date', 'time'].includes(token.kind)) continue
    doubt ??= markForReview(
      anywhere === 'same'
        ? 'Its source says this number elsewhere.'
        : 'Its source has this number in another unit.',
    )
  }
  return doubt && (checkPolarity(text, language, found) ?? doubt)
}

/** Finds the tokens of a whole order. For other sources, finds the tokens of the quoted sentences. */
function findTokensNearQuote(
  { fact, language: own, context }: FoundClaim,
  language: string,
): readonly ExactToken[] {
  if (fact.kind === 'order') return analyzeFact(fact, language).tokens
  return context ? findExactTokens(context.sentences, own) : []
}

function explainTokenFault({ kind }: ExactToken): string {
  if (kind === 'number') return 'It says a number that its source does not say.'
  if (kind === 'date' || kind === 'time') return 'It says a time that its source does not say.'
  if (kind === 'code') return 'It says a code that its source does not say.'
  return 'It says an address or a number to call that its source does not have.'
}

/** Finds a reversed yes or no. It is certain if both sentences have the same subject. */
function checkPolarity(
  text: string,
  language: string,
  found: readonly FoundClaim[],
): ClaimVerdict | undefined {
  const quoted = found.filter(({ context, fact }) => context && fact.kind !== 'order')
  const isSame = quoted.some(({ near, language: own }) =>
    isSamePolarity({ text, language }, { text: near.clauses, language: own }),
  )
  if (quoted.length === 0 || isSame) return undefined
  const isAlike =
    Math.max(...quoted.map((claim) => measureQuoteCoverage(text, language, claim))) >= minSimilarity
  return isAlike
    ? rejectClaim('It says the opposite of its source, or seems to.')
    : markForReview('Its source says no where it says yes, or the other way round.')
}

function checkWordSupport(text: string, language: string, found: readonly FoundClaim[]): ClaimVerdict {
  const opposite = checkPolarity(text, language, found)
  if (opposite) return opposite
  if (
    found.every(({ quote }) => quote.trim().length < minQuoteLength) &&
    found.every(({ fact }) => fact.kind !== 'order')
  )
    return markForReview('It quotes too little of its source to tell.')
  const orders = found.filter(({ fact }) => fact.kind === 'order')
  if (orders.length > 0)
    return orders.every(({ fact }) => contradictsOrderStage(text, language, fact))
      ? rejectClaim('It tells another state of the order than the shop.')
      : sameWordsVerdict
  if (isDoneByOtherParty(text, language, found))
    return markForReview('Its source says that someone else does this.')
  const [added] = findUnsupportedTerms(text, language, found)
  if (added) return markForReview(explainUnsupportedWord(added))
  return Math.max(...found.map((claim) => measureQuoteCoverage(text, language, claim))) >= minCoverage
    ? sameWordsVerdict
    : markForReview('It is told in other words than its source.')
}

/** True if a source says that the other party does this. Skips mails, because 'we' in them may be the customer. */
function isDoneByOtherParty(text: string, language: string, found: readonly FoundClaim[]): boolean {
  const stated = found.filter(({ fact }) => fact.kind !== 'thread')
  return [...Map.groupBy(stated, (each) => each.language)].some(
    ([spoken, claims]) =>
      !isSameActor(
        { text, language },
        { text: claims.map(({ near }) => near.sentences).join('. '), language: spoken },
      ),
  )
}

const sameWordsVerdict: ClaimVerdict = { mark: 'supported', why: 'Its source says the same.' }

/** The words of a sentence that its sources lack, and its added or missing quantifiers. */
function findUnsupportedTerms(
  text: string,
  language: string,
  found: readonly FoundClaim[],
): UnsupportedWord[] {
  const own = { text, language }
  const [first = [], ...rest] = [...Map.groupBy(found, (each) => each.language)].map(([spoken, claims]) =>
    findUnsupportedWords(
      own,
      analyzeSourceWords({ text: claims.map(getClaimText).join('\n'), language: spoken }),
    ),
  )
  const words = first.filter(({ word }) => rest.every((other) => other.some((each) => each.word === word)))
  const [best] = found
    .map((claim) => ({ claim, share: measureQuoteCoverage(text, language, claim) }))
    .toSorted((a, b) => b.share - a.share)
  const quantified = best
    ? findQuantifierMismatches(own, { text: best.claim.near.sentences, language: best.claim.language })
    : []
  return [...words.filter(({ kind }) => kind === 'name'), ...quantified, ...words]
}

const getClaimText = ({ fact, context }: FoundClaim): string =>
  `${fact.title}\n${context?.sentences ?? fact.text}`

const explainUnsupportedWord = ({ word, kind }: UnsupportedWord): string =>
  kind === 'quantifier'
    ? 'It speaks of more, of less, or under another condition than its source.'
    : `Its source does not say “${word}”.`

/**
 * The share of a sentence's subject that its quote covers: by words in the same language, by shop terms in
 * another.
 */
function measureQuoteCoverage(
  text: string,
  language: string,
  { fact, language: own, near }: FoundClaim,
): number {
  if (fact.kind === 'order') return 1
  const words = splitWords(text)
  const source = near.sentences
  if (own !== language) {
    const concepts = [...countConcepts(words, language).keys()]
    const known = countConcepts(splitWords(source), own)
    const shared = concepts.filter((concept) => known.has(concept)).length
    return concepts.length === 0 ? minCoverage : shared / concepts.length - 0.1
  }
  const contentWords = words.filter((word) => !isStopWord(word, language))
  const missing = findUnsupportedWords({ text, language }, analyzeSourceWords({ text: source, language }))
  return contentWords.length === 0 ? 1 : 1 - missing.length / contentWords.length
}

/** The sentence of a quote that shares most words with a sentence of the draft. */
function findNearestSentence(
  text: string,
  language: string,
  { fact, context }: Pick<FoundClaim, 'fact' | 'context'>,
): QuoteContext {
  if (!context) return { sentences: fact.text, clauses: fact.text }
  const sentences = splitSentences(context.sentences)
  if (sentences.length < 2) return context
  const stems = new Set(listContentStems(text, language))
  const shared = sentences.map(
    (each) => listContentStems(each, fact.language ?? language).filter((word) => stems.has(word)).length,
  )
  const best = sentences[shared.indexOf(Math.max(...shared))] ?? ''
  return { sentences: best, clauses: best }
}
