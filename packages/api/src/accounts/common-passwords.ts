import { dictionary } from '@zxcvbn-ts/language-common'

// The longest affix of digits and signs that leaves a common password guessable, such as a year and a sign.
const maxTrimLength = 5
const minWordLength = 4

let commonPasswords: ReadonlySet<string> | undefined

const letterSubstitutions: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
}

/**
 * True if a password is common, or a simple variation with capitals, substitutions, a year or signs.
 *
 * @example isCommonPassword('P@ssw0rd2024!') // true
 */
export function isCommonPassword(password: string): boolean {
  const common = (commonPasswords ??= new Set(dictionary['passwords-common']))
  const plain = password.toLowerCase()
  const word = trimUnwantedEnds(plain, /\p{L}/u)
  const forms = [
    plain,
    trimUnwantedEnds(plain, /[\p{L}\p{N}]/u),
    word,
    undoSubstitutions(plain),
    undoSubstitutions(word),
    trimUnwantedEnds(undoSubstitutions(plain), /\p{L}/u),
  ]
  return forms.some(
    (form) => form.length >= minWordLength && plain.length - form.length <= maxTrimLength && common.has(form),
  )
}

const undoSubstitutions = (text: string): string =>
  Array.from(text, (letter) => letterSubstitutions[letter] ?? letter).join('')

/** Removes characters outside `wanted` from both ends. */
function trimUnwantedEnds(text: string, wanted: RegExp): string {
  const signs = Array.from(text)
  const isWantedSign = (sign: string): boolean => wanted.test(sign)
  return signs.slice(signs.findIndex(isWantedSign), signs.findLastIndex(isWantedSign) + 1).join('')
}
