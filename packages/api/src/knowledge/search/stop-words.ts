import { mapByLanguage, splitWordList } from '../../languages/languages.ts'
import { removeWordAccents } from './split-words.ts'

const stopWordsByLanguage = mapByLanguage(
  ({ stopWords }) => new Set(splitWordList(stopWords).map(removeWordAccents)),
)
const allStopWords = new Set(
  [...stopWordsByLanguage.values()].flatMap((words) => [...words].filter((word) => word.length < 4)),
)

/** True if a word carries no meaning. */
export const isStopWord = (word: string, language: string): boolean =>
  (stopWordsByLanguage.get(language) ?? allStopWords).has(removeWordAccents(word)) ||
  (word.length === 1 && !/\d/.test(word))
