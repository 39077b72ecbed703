import { byLanguage, splitList } from '../../languages/languages.ts'
import { plain } from './words.ts'

const stops = byLanguage(({ stopWords }) => new Set(splitList(stopWords).map(plain)))
const everywhere = new Set(
  [...stops.values()].flatMap((words) => [...words].filter((word) => word.length < 4)),
)

/** True if a word carries no meaning. */
export const isStopWord = (word: string, language: string): boolean =>
  (stops.get(language) ?? everywhere).has(plain(word)) || (word.length === 1 && !/\d/.test(word))
