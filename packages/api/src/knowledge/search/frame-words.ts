import { byLanguage, splitList } from '../../languages/languages.ts'
import { stem } from './words.ts'

const stems = byLanguage(
  ({ frameWords, code }) => new Set(splitList(frameWords ?? '').map((word) => stem(word, code))),
)

/** True if a word, by its stem, only frames a question. */
export const isFrameWord = (word: string, language: string): boolean =>
  stems.get(language)?.has(word) ?? false
