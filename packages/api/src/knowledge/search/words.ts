import { stemmers } from '../../languages/languages.ts'

const stems = new Map<string, string>()
/** The size of the stem cache. */
const mostStems = 50_000
/** Words are cut at this length, because a stemmer takes up to 0.1 s for 10,000 letters. */
const longestWord = 60

/**
 * The words and numbers of a text in lower case. A run of more than 48 letters is split, because the search
 * inside words takes quadratic time.
 */
export const readWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/\p{L}[\p{L}\p{M}]{0,47}|\p{N}{1,48}/gu) ?? []

/** A word without accents, as people often type it. */
export const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')

/** Returns the stem of a word, which its forms share. */
export function stem(word: string, language: string): string {
  const cut = word.slice(0, longestWord)
  const key = `${language} ${cut}`
  const known = stems.get(key)
  if (known !== undefined) return known
  if (stems.size >= mostStems) stems.clear()
  const found = plain(findStem(cut, language))
  stems.set(key, found)
  return found
}

function findStem(word: string, language: string): string {
  const stemmer = stemmers.get(language)
  if (stemmer) return stemmer.stem(word)
  // Without a stemmer, long words lose their last letters.
  return word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word
}
