import { stemmers } from '../../languages/languages.ts'

const cachedStems = new Map<string, string>()
/** The size of the stem cache. */
const maxCachedStems = 50_000
/** Words are cut at this length, because a stemmer takes up to 0.1 s for 10,000 letters. */
const maxWordLength = 60

/**
 * The words and numbers of a text in lower case. A run of more than 48 letters is split, because the search
 * inside words takes quadratic time.
 */
export const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/\p{L}[\p{L}\p{M}]{0,47}|\p{N}{1,48}/gu) ?? []

/** A word without accents, as people often type it. */
export const removeWordAccents = (word: string): string =>
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
export function stemWord(word: string, language: string): string {
  const cut = word.slice(0, maxWordLength)
  const key = `${language} ${cut}`
  const known = cachedStems.get(key)
  if (known !== undefined) return known
  if (cachedStems.size >= maxCachedStems) cachedStems.clear()
  const found = removeWordAccents(findStem(cut, language))
  cachedStems.set(key, found)
  return found
}

function findStem(word: string, language: string): string {
  const stemmer = stemmers.get(language)
  if (stemmer) return stemmer.stem(word)
  // Without a stemmer, long words lose their last letters.
  return word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word
}
