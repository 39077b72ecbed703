import { joinLanguagePatterns, mapByLanguage } from '../../languages/languages.ts'
import { withTextLimits } from '../../platform/text-limits.ts'

const questionOpenings = joinLanguagePatterns(({ questions }) => questions.openings)
const interrogativeWords = joinLanguagePatterns(({ questions }) => questions.interrogatives)
const alsoWords = joinLanguagePatterns(({ questions }) => questions.also)
const joiningWords = mapByLanguage(({ questions }) => questions.joins.source)

/** The words that join two questions in a language. */
const createQuestionJoinPattern = (language: string): RegExp => {
  const join = joiningWords.get(language) ?? 'and|und|et|og|och'
  return new RegExp(
    `(?:\\s*[,;–—-]\\s*|\\s+)(?:${join})\\s+(?:(?:${alsoWords})\\s+)?(?=¿?(?:${questionOpenings}|\\p{L}{1,4}\\s(?:${interrogativeWords}))(?!\\p{L}))|\\s*[,;]\\s+(?=¿?(?:\\p{L}{1,4}\\s)?(?:${interrogativeWords})(?!\\p{L}))`,
    'giu',
  )
}
const questionPattern = new RegExp(`(?<!\\p{L})(?:${questionOpenings})(?!\\p{L})`, 'iu')
/** With fewer words a clause is not a question. */
const minWordsPerQuestion = 3

/** A longer sentence is cut. */
const questionTextLimits = { characters: 4000, ms: 50, runsIn: 'loop' } as const

/** Splits a sentence into its questions: 'how long do I have, and who pays the postage?' has two. */
export const splitQuestions = withTextLimits(
  questionTextLimits,
  function splitQuestions(text: string, language: string): string[] {
    // Collapses spaces first, because the pattern is slow on long runs of them.
    const sentence = text.replace(/\s+/g, ' ')
    const pieces: string[] = []
    let from = 0
    for (const { index, 0: found } of sentence.matchAll(createQuestionJoinPattern(language))) {
      const piece = sentence.slice(from, index).trim()
      const rest = sentence.slice(index + found.length)
      const isBoth = [piece, rest].every(
        (each) => each.split(/\s+/).length >= minWordsPerQuestion && questionPattern.test(each),
      )
      if (!isBoth) continue
      pieces.push(piece)
      from = index + found.length
    }
    return [...pieces, sentence.slice(from).trim()]
  },
)
