import { mapByLanguage, splitList } from '../../languages/languages.ts'
import { stemWord } from './split-words.ts'

const frameWordStems = mapByLanguage(
  ({ frameWords, code }) => new Set(splitList(frameWords ?? '').map((word) => stemWord(word, code))),
)

/** True if a word, by its stem, only frames a question. */
export const isFrameWord = (word: string, language: string): boolean =>
  frameWordStems.get(language)?.has(word) ?? false
