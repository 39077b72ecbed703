import { removeWordAccents, splitWords } from '../../knowledge/search/split-words.ts'

/** Lower-case parts of names that are ordinary words. */
const nameParticles = new Set(
  `von van der den de da do dos das del della di la le les af av al el bin ben y e zu zum zur ter ten und and of the du des st mc mac
  mr mrs ms miss mister dr prof herr frau hr fr sir lady mme mlle monsieur madame sr sra señor señora dhr mevr pan pani`
    .trim()
    .split(/\s+/),
)

/** Shorter beginnings of a word are no form of a name. */
const minStemLength = 4
/** The longest ending of a form, as in 'Kowalskiego'. */
const maxEndingLength = 3

/** A word without accents, and with umlauts as two letters: names are written either way. */
export const listNameSpellings = (word: string): readonly string[] => {
  const wide = word
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('å', 'aa')
    .replaceAll('ø', 'oe')
  return wide === word ? [removeWordAccents(word)] : [removeWordAccents(word), removeWordAccents(wide)]
}

export interface NameSet {
  /** Adds the words of a name, without its small words such as 'van'. */
  readonly add: (name: string) => void
  /** True for a word of a name, also with the ending of a genitive. The word is in lower case. */
  readonly has: (word: string) => boolean
  /** True for a form of a name with another ending. */
  readonly hasForm: (word: string) => boolean
}

/** Creates an empty list of the words of names. */
export function createNameSet(): NameSet {
  const words = new Set<string>()
  const hasName = (word: string): boolean =>
    listNameSpellings(word).some(
      (each) => words.has(each) || (each.length > 3 && each.endsWith('s') && words.has(each.slice(0, -1))),
    )
  return {
    add(name) {
      for (const word of splitWords(name))
        if (word.length > 1 && !/\d/.test(word) && !nameParticles.has(word))
          for (const each of listNameSpellings(word)) words.add(each)
    },
    has: hasName,
    hasForm: (word) =>
      listNameSpellings(word).some((each) => {
        for (let ending = 1; ending <= maxEndingLength; ending += 1) {
          const start = each.slice(0, -ending)
          if (start.length < minStemLength) return false
          // 'Anny' and 'Anno' are forms of 'Anna'.
          if (words.has(start) || words.has(`${start}a`)) return true
        }
        return false
      }),
  }
}
