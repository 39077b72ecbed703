import { dictionary } from '@zxcvbn-ts/language-common'

// The longest affix of digits and signs that leaves a common password guessable, such as a year and a sign.
const longestTrim = 5
const shortestWord = 4

let known: ReadonlySet<string> | undefined

/** Letter substitutions. */
const substitutions: Readonly<Record<string, string>> = {
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
  const common = (known ??= new Set(dictionary['passwords-common']))
  const plain = password.toLowerCase()
  const word = trimAffixes(plain, /\p{L}/u)
  const forms = [
    plain,
    trimAffixes(plain, /[\p{L}\p{N}]/u),
    word,
    readSubstitutions(plain),
    readSubstitutions(word),
    trimAffixes(readSubstitutions(plain), /\p{L}/u),
  ]
  return forms.some(
    (form) => form.length >= shortestWord && plain.length - form.length <= longestTrim && common.has(form),
  )
}

const readSubstitutions = (text: string): string =>
  Array.from(text, (letter) => substitutions[letter] ?? letter).join('')

/** Removes characters outside `wanted` from both ends. */
function trimAffixes(text: string, wanted: RegExp): string {
  const signs = Array.from(text)
  const isWanted = (sign: string): boolean => wanted.test(sign)
  return signs.slice(signs.findIndex(isWanted), signs.findLastIndex(isWanted) + 1).join('')
}
