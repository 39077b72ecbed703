import { countConcepts } from '../../knowledge/search/concepts.ts'
import { analyzeText } from '../../knowledge/search/relevance.ts'
import { isGenericWord } from '../../knowledge/search/generic-words.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'
import { joinLanguagePatterns } from '../../languages/languages.ts'
import { findProblemConcepts } from './problem-concepts.ts'
import { isRequest, isThanks } from './request-patterns.ts'
import { splitQuestions } from './split-questions.ts'
import { tellsMatter } from './tells-matter.ts'

/** A question of a mail, or a paragraph that a reply should not pass over. */
export interface MailQuestion {
  readonly question: string
  /** The words to search for: the question, with the sentences that it depends on. */
  readonly search: string
  /** True for a paragraph that asks nothing. */
  readonly isStatement?: boolean
}

const maxQuestions = 6
/** A question with fewer words is searched together with the sentence before it. */
export const minQuestionWords = 4
/** A question with fewer words has the subject of the sentence before it. */
const minOwnWords = 2

/** Words that refer to the previous sentence. */
const backReferencePattern = new RegExp(
  `(?<!\\p{L})(?:${joinLanguagePatterns(({ requests }) => requests.pointsBack)})(?!\\p{L})`,
  'iu',
)

/** Finds the questions of a mail, given as the sentences of each paragraph. */
export function findQuestions(paragraphs: readonly (readonly string[])[], language: string): MailQuestion[] {
  const sentences = paragraphs.flat()
  const statements = findMailStatements(paragraphs, language)
  const found: MailQuestion[] = []
  let before: string[] = []
  const troubled: string[] = []
  /** Sentences that are already part of the search text of a question. */
  const covered = new Set<string>()
  let asked: string | undefined
  for (const [at, sentence] of sentences.entries()) {
    const next = sentences[at + 1]
    const statement = statements.find(({ positions }) => positions.includes(at))
    if (statement) {
      const { text, positions } = statement
      if (positions[0] === at) found.push({ question: text, search: text, isStatement: true })
      before = []
      continue
    }
    if (
      isRequest(sentence, language) &&
      !(next !== undefined && isQuestionPreface(sentence, next, language))
    ) {
      const words = listContentWords(sentence, language).length
      if (found.length > 0 && before.length === 0 && isQuestionContinuation(sentence, language)) continue
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
      if (backReferencePattern.test(sentence)) before.forEach((each) => covered.add(each))
      else if (asksForRemedy(sentence, language)) before.slice(-1).forEach((each) => covered.add(each))
      else if (words < minOwnWords) before.forEach((each) => covered.add(each))
      before = []
      asked = sentence
      continue
    }
    before.push(sentence)
    if (findProblemConcepts(sentence, language).length > 0) addProblemSentence(troubled, sentence)
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

/** A statement with fewer words of its own is an introduction. */
const minStatementWords = 3
/** A statement about a fault or a need with fewer words of its own is an introduction. */
const minPressingWords = 1

/** Paragraphs in a row that ask nothing but are about something else than the questions of the mail. */
interface MailStatement {
  readonly text: string
  /** The positions of its sentences among all sentences of the mail. */
  readonly positions: readonly number[]
}

interface MailSentence {
  readonly text: string
  readonly position: number
}

/** Finds the statements of a mail that asks something: a fault or a wish that a reply should not pass over. */
function findMailStatements(
  written: readonly (readonly string[])[],
  language: string,
): readonly MailStatement[] {
  const asksOf = (sentences: readonly MailSentence[]) =>
    sentences.some(({ text }) => isRequest(text, language))
  let count = 0
  const numbered = written.map((paragraph) =>
    paragraph.map((text): MailSentence => ({ text, position: count++ })),
  )
  if (!numbered.some(asksOf)) return []
  // Paragraphs in a row that ask nothing are one statement.
  const blocks: MailSentence[][] = []
  for (const paragraph of numbered) {
    const last = blocks.at(-1)
    const told = paragraph.filter(({ text }) => !isThanks(text) || isRequest(text, language))
    if (last && !asksOf(last) && !asksOf(paragraph)) last.push(...told)
    else blocks.push(told)
  }
  const contents = blocks.map((block) => listSubjectTerms(block, language))
  const askedContent = new Set(
    blocks.flatMap((block, at) => (asksOf(block) ? [...(contents[at] ?? [])] : [])),
  )
  return blocks.flatMap((block, at) => {
    const [first] = block
    const own = [...(contents[at] ?? [])]
    const isWritten = block.some(({ text }) => /[.!…]$/.test(text))
    const isPressing = block.some(({ text }) => tellsMatter(text, language))
    const minWords = isPressing ? minPressingWords : minStatementWords
    if (!first || asksOf(block) || !isWritten || own.length < minWords) return []
    // At the beginning of a mail, 'it' points to no other sentence.
    const isFirst = isPressing && at === 0
    if (!isFirst && backReferencePattern.test(first.text.split(' ').slice(0, 3).join(' '))) return []
    const next = blocks[at + 1]?.[0]?.text
    const unshared = own.filter((each) => !askedContent.has(each))
    const isPart =
      next === undefined
        ? unshared.length < minWords
        : unshared.length < own.length ||
          backReferencePattern.test(next) ||
          listContentWords(next, language).length < minOwnWords
    if (isPart) return []
    return [
      { text: block.map(({ text }) => text).join(' '), positions: block.map(({ position }) => position) },
    ]
  })
}

/** The stems and concepts of sentences that do more than frame a question or introduce a purchase. */
function listSubjectTerms(sentences: readonly MailSentence[], language: string): Set<string> {
  return new Set(
    sentences.flatMap(({ text }) => {
      const { stems, concepts } = analyzeText(text, language)
      if (concepts.has('@order') && !isRequest(text, language)) return []
      return [...stems, ...concepts].filter((each) => !isGenericWord(each, language) && !/^\d+$/.test(each))
    }),
  )
}

/** 'I would love to pay with Klarna. From which amount does that work?' is one question: the wish belongs to it. */
function isQuestionPreface(sentence: string, next: string, language: string): boolean {
  if (sentence.includes('?') || !next.includes('?') || findProblemConcepts(sentence, language).length > 0)
    return false
  const words = new Set(listContentWords(sentence, language))
  const own = listContentWords(next, language)
  const concepts = [...analyzeText(sentence, language).concepts].filter((each) => each !== '@order')
  const asked = analyzeText(next, language).concepts
  const sharesNone = !concepts.some((each) => asked.has(each))
  // 'Please send me the invoice. Do you ship to Norway?': the request for the invoice is no part of the question.
  const sharesAll = concepts.length > 0 && concepts.every((each) => asked.has(each))
  return (
    backReferencePattern.test(next) ||
    sharesAll ||
    (sharesNone && own.length < minOwnWords) ||
    own.some((word) => words.has(word))
  )
}

const remedyConcepts = ['@exchange', '@refund', '@repair', '@replacement', '@return', '@warranty']

/** 'A wheel is missing. Do we get a replacement?': the sentence before the question is its problem. */
const asksForRemedy = (question: string, language: string): boolean => {
  const concepts = countConcepts(splitWords(question), language)
  return (
    listContentWords(question, language).length < minQuestionWords &&
    remedyConcepts.some((concept) => concepts.has(concept))
  )
}

/** 'I would need six of them' adds to the question before and asks nothing. */
const isQuestionContinuation = (sentence: string, language: string): boolean =>
  !sentence.includes('?') &&
  backReferencePattern.test(sentence) &&
  listContentWords(sentence, language).length < minQuestionWords &&
  countConcepts(splitWords(sentence), language).size === 0

/** A sentence that continues a problem is part of it. */
function addProblemSentence(troubled: string[], sentence: string): void {
  const last = troubled.pop()
  if (last === undefined) troubled.push(sentence)
  else troubled.push(...(backReferencePattern.test(sentence) ? [`${last} ${sentence}`] : [last, sentence]))
}

/** Removes duplicate questions and keeps the first. Also removes requests without content. */
function dropRepeatedQuestions(asked: readonly MailQuestion[], language: string): MailQuestion[] {
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

/** The words of a text that carry its meaning. */
export const listContentWords = (text: string, language: string): string[] =>
  splitWords(text).filter((word) => !isStopWord(word, language) && !/^\d+$/.test(word))
