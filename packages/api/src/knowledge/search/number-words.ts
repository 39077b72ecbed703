import { mapByLanguage, splitWordList } from '../../languages/languages.ts'

/** The values of each language's number words, in the same order. */
const numberValues = [
  0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 21, 24, 28, 30, 40, 48, 50, 60, 90, 100, 1000,
]

const numberByWord = mapByLanguage(
  ({ numbers: list }) =>
    new Map(
      splitWordList(list).flatMap((forms, at) =>
        forms.split('/').map((form) => [form, numberValues[at] ?? 0] as const),
      ),
    ),
)

/** The value of a number word: 'fourteen' is 14. Undefined for other words. */
export const parseNumberWord = (word: string, language: string): number | undefined =>
  numberByWord.get(language)?.get(word)
