import { mapByLanguage, splitList } from '../../languages/languages.ts'
import { toPlainWord } from './split-words.ts'

const stopWordsByLanguage = mapByLanguage(({ stopWords }) => new Set(splitList(stopWords).map(toPlainWord)))
const allStopWords = new Set(
  [...stopWordsByLanguage.values()].flatMap((words) => [...words].filter((word) => word.length < 4)),
)

/** True if a word carries no meaning. */
export const isStopWord = (word: string, language: string): boolean =>
  (stopWordsByLanguage.get(language) ?? allStopWords).has(toPlainWord(word)) ||
  (word.length === 1 && !/\d/.test(word))
