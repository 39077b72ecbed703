import { mapByLanguage, splitWordList } from '../../languages/languages.ts'
import { stemWord } from './split-words.ts'

const frameWordStems = mapByLanguage(
  ({ frameWords, code }) => new Set(splitWordList(frameWords ?? '').map((word) => stemWord(word, code))),
)

/** True if a word, by its stem, only frames a question. */
export const isGenericWord = (word: string, language: string): boolean =>
  frameWordStems.get(language)?.has(word) ?? false
