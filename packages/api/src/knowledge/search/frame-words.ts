import { byLanguage, readList } from '../../languages/languages.ts'
import { stem } from './words.ts'

const stems = byLanguage(
  ({ frameWords, code }) => new Set(readList(frameWords ?? '').map((word) => stem(word, code))),
)

/** True if a word, by its stem, only frames a question. */
export const isFrameWord = (word: string, language: string): boolean =>
  stems.get(language)?.has(word) ?? false
