import { parseBracketedAddress } from './sender/parse-address.ts'
import { decodeEncodedWords } from './sender/encoded-words.ts'
import { parseMailbox } from './sender/parse-mailbox.ts'
import { readRecord } from './read-json.ts'

/** A sender with a display name (or the address) and an address, if any. */
export interface Sender {
  /** The name to show, on one line. */
  readonly name: string
  /** The mail address in lower case, where there is one. */
  readonly address: string | undefined
}

/** Invisible and direction-changing characters. Joiners stay, because words and emoji need them. */
const invisibleLetters =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

const isZeroWidthJoiner = (letter: string) => letter === '\u200c' || letter === '\u200d'

/** A word without the joiners at its ends. */
function trimZeroWidthJoiners(word: string): string {
  let start = 0
  let end = word.length
  while (start < end && isZeroWidthJoiner(word.charAt(start))) start++
  while (end > start && isZeroWidthJoiner(word.charAt(end - 1))) end--
  return word.slice(start, end)
}

/** One visible line, without control characters and direction marks. */
function toOneLine(text: string): string {
  const words = text.replace(invisibleLetters, '').split(/[\p{Cc}\s]+/u)
  return words.map(trimZeroWidthJoiners).filter(Boolean).join(' ')
}

/** The text inside of quotes, if they hold the whole name. */
function removeQuotes(name: string): string {
  const quote = name.charAt(0)
  const isQuoted = name.length > 1 && (quote === '"' || quote === "'") && name.endsWith(quote)
  if (!isQuoted) return name
  const inner = toOneLine(name.slice(1, -1))
  const unescaped = inner.replace(/\\[\s\S]/g, '')
  const isOne = !unescaped.includes(`${quote} `) && !unescaped.includes(` ${quote}`)
  return isOne ? toOneLine(inner.replace(/\\([\s\S])/g, '$1')) : name
}

/** Removes quotes from a name and decodes its encoded words. Empty when nothing visible remains. */
function cleanDisplayName(text: string): string {
  const name = toOneLine(decodeEncodedWords(text))
  const bare = removeQuotes(name)
  return /[^\p{M}\p{C}\p{Z}\u2800]/u.test(bare) ? bare : ''
}

const toWellFormedString = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\ufffd') : ''

/** Angle brackets without an address belong to the name, as in 'Ann <the first>'. */
function toSender(name: string, bracketed: string, whole: string): Sender | undefined {
  const line = toOneLine(bracketed)
  const address = parseBracketedAddress(line)
  const isPartOfName = address === undefined && line !== '' && !line.includes('@')
  const title = cleanDisplayName(isPartOfName ? whole : name) || (address ?? line)
  return title ? { name: title, address } : undefined
}

function parseSenderObject(name: string, address: string): Sender | undefined {
  const box = parseMailbox(toOneLine(address))
  // A text that is not an RFC 5322 address, such as a directory name, stays as it is.
  const bracketed = box.address === '' ? box.name : box.address
  const shown = name.trim() || box.name
  return toSender(shown, bracketed, shown)
}

/**
 * Parses a sender and never throws: a `From` header (RFC 5322, RFC 2047), a plain address, or an object with
 * emailAddress. Invalid addresses such as `a@b@c` are dropped, and `undefined` is shown as 'Unknown Sender'.
 *
 * @example parseSender('Ada Lovelace <ada@example.com>') // { name: 'Ada Lovelace', address: 'ada@example.com' }
 *
 * @example parseSender('=?utf-8?q?J=C3=BCrgen?= <j@example.com>') // { name: 'Jürgen', address: 'j@example.com' }
 */
export function parseSender(value: unknown): Sender | undefined {
  try {
    const inner = readRecord(readRecord(value)?.['emailAddress'])
    if (inner)
      return parseSenderObject(toWellFormedString(inner['name']), toWellFormedString(inner['address']))
    const text = toWellFormedString(value)
    const { name, address } = parseMailbox(toOneLine(text))
    return toSender(name, address, text)
  } catch {
    // Reading the object throws.
    return undefined
  }
}
