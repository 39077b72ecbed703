import { dictionary } from '@zxcvbn-ts/language-common'

// Longest run of digits and signs around a common password that leaves it as easy to guess: a year and a sign.
const longestTrim = 5
const shortestWord = 4

let known: ReadonlySet<string> | undefined

/** Signs that people write for letters. */
const letters: Readonly<Record<string, string>> = {
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
 * Whether a password is one of those that many people use, or one of them dressed up for a rule: a capital, signs for
 * letters, a year or a sign around it.
 *
 * @example isCommonPassword('P@ssw0rd2024!') // true
 */
export function isCommonPassword(password: string): boolean {
  const common = (known ??= new Set(dictionary['passwords-common']))
  const plain = password.toLowerCase()
  const word = trim(plain, /\p{L}/u)
  const forms = [
    plain,
    trim(plain, /[\p{L}\p{N}]/u),
    word,
    read(plain),
    read(word),
    trim(read(plain), /\p{L}/u),
  ]
  return forms.some(
    (form) => form.length >= shortestWord && plain.length - form.length <= longestTrim && common.has(form),
  )
}

const read = (text: string): string => Array.from(text, (letter) => letters[letter] ?? letter).join('')

/** Takes away what surrounds the first and the last sign that `wanted` knows. */
function trim(text: string, wanted: RegExp): string {
  const signs = Array.from(text)
  const isWanted = (sign: string): boolean => wanted.test(sign)
  return signs.slice(signs.findIndex(isWanted), signs.findLastIndex(isWanted) + 1).join('')
}
