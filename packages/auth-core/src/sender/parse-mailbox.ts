import { parsePlainAddress } from './parse-address.ts'

/** The first mailbox of a `From` header, with its name as written. A missing part is an empty text. */
export interface ParsedMailbox {
  readonly name: string
  readonly address: string
}

/** The end of each comment by its start index. Unmatched brackets are letters. */
function findCommentEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '\\') at++
    else if (letter === '(') open.push(at)
    else if (letter === ')') {
      const start = open.pop()
      if (start !== undefined) ends.set(start, at)
    }
  }
  return ends
}

/** The index of the quote that closes the one at `start`, or -1. */
function findQuoteEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return -1
}

/** Removes brackets and spaces at the end of a text. A pattern would need quadratic time for many of them. */
function trimOpenBrackets(text: string): string {
  let end = text.length
  while (end > 0 && ' <'.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/**
 * Parses the first mailbox of a text (RFC 5322): quoted names, comments, quoted local parts, lists and groups.
 * Accepts invalid text where its meaning is clear, and takes linear time.
 */
export function parseMailbox(text: string): ParsedMailbox {
  const commentEnds = findCommentEnds(text)
  const groupEnd = text.lastIndexOf(';')
  let [hasQuotes, mayBeGroup, isFirst, isBlank, isOpen, isStart] = [true, true, true, true, false, true]
  /** The name, the raw name, the bracket content, the text after it, and the last comment. */
  let [name, plain, inside, after, comment] = ['', '', '', '', '']
  let angle: string | undefined
  let at = 0

  const addText = (shown: string, raw = shown) => {
    if (isOpen) inside += raw
    else if (angle !== undefined) after += shown
    else {
      name += shown
      if (isFirst) plain += raw
      isBlank &&= shown.trim() === ''
      mayBeGroup &&= raw !== '@'
    }
  }

  for (; at < text.length; at++) {
    const letter = text.charAt(at)
    const canQuote = isStart && hasQuotes && letter === '"'
    const commentEnd = letter === '(' ? commentEnds.get(at) : undefined
    isStart = /[\s<>(),;:]/.test(letter)
    if (commentEnd !== undefined) {
      comment = isOpen ? comment : text.slice(at + 1, commentEnd)
      addText(' ')
      at = commentEnd
    } else if (canQuote) {
      const end = findQuoteEnd(text, at)
      hasQuotes = end >= 0
      if (hasQuotes) {
        addText(text.slice(at + 1, end).replace(/\\([\s\S])/g, '$1'), text.slice(at, end + 1))
        at = end
      } else addText(letter)
    } else if (letter === '<') {
      if (isOpen) name += `<${inside}`
      else if (angle !== undefined) name += `<${angle}>${after}`
      isOpen = true
      inside = after = ''
      angle = undefined
    } else if (letter === '>' && isOpen) {
      isOpen = false
      angle = inside
    } else if ((letter === ',' || letter === ';') && !isOpen) {
      if (angle !== undefined || (isFirst && !isBlank && parsePlainAddress(plain.trim()) !== undefined)) break
      if (!isBlank) {
        isFirst = false
        addText(letter)
      }
    } else if (letter === ':' && !isOpen && mayBeGroup && angle === undefined && at < groupEnd) {
      mayBeGroup = false
      isFirst = isBlank = true
      name = plain = comment = ''
    } else addText(letter)
  }

  if (angle !== undefined) return { name: trimOpenBrackets(name).trim() || comment, address: angle }
  const only = isFirst ? parsePlainAddress(plain.trim()) : undefined
  return only === undefined ? { name: text, address: '' } : { name: comment, address: only }
}
