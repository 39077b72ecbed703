import { findConcepts } from '../knowledge/concepts.ts'
import { splitSentences } from '../knowledge/sentences.ts'
import { isStopWord } from '../knowledge/stop-words.ts'
import { readWords, stem } from '../knowledge/words.ts'
import type { Fact, Line } from './facts.ts'
import { isGreeting } from './requests.ts'

/** A passage up to this length is told whole: its conditions belong to it. */
const wholeLength = 420
const mostSentences = 4
const mostMore = 2

/** A part of a source that can stand by itself, and its words as they are there. */
interface Part {
  text: string
  quote: string
  /** It begins a list, and means nothing without it. */
  isIntro: boolean
  /** It is an item of a list, or a row of a table. */
  isItem: boolean
}

/** The words of a source without the marks of Markdown, on one line. */
const clean = (text: string): string =>
  text
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const itemMark = /^\s*(?:[-*•‣◦·–]|\(?\d{1,2}[.)])\s+/

function readParts(text: string): Part[] {
  const parts: Part[] = []
  let head: string[] | undefined
  for (const block of joinLines(text.split('\n'))) {
    if (/^\s*\|.*\|\s*$/.test(block) || block.includes('\t')) {
      const cells = block.split(/[|\t]/).map(clean).filter(Boolean)
      if (!head) head = cells
      else parts.push({ text: writeRow(head, cells), quote: clean(block), isIntro: false, isItem: true })
      continue
    }
    head = undefined
    if (itemMark.test(block)) {
      parts.push({
        text: `- ${clean(block.replace(itemMark, ''))}`,
        quote: clean(block.replace(itemMark, '')),
        isIntro: false,
        isItem: true,
      })
      continue
    }
    for (const sentence of splitSentences(block).map(clean).filter(Boolean))
      parts.push({ text: sentence, quote: sentence, isIntro: sentence.endsWith(':'), isItem: false })
  }
  return parts
}

const writeRow = (head: readonly string[], cells: readonly string[]): string =>
  `- ${cells.map((cell, at) => (head[at] ? `${head[at]}: ${cell}` : cell)).join(', ')}`

/** Lines that only a page's width broke are one. */
function joinLines(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isNew = line.trim() === '' || itemMark.test(line) || /[|\t]/.test(line) || last === undefined
    if (isNew || last === '' || /[|\t]/.test(last) || /[.!?:]\**$/.test(last)) joined.push(line.trim())
    else joined[joined.length - 1] = `${last} ${line.trim()}`
  }
  return joined.filter((line) => line !== '')
}

/** What of a source answers a question, word for word and in the order of the source. */
export function pickLines(fact: Fact, question: string, language: string): Line[] {
  const parts = readParts(fact.text)
  const chosen =
    fact.text.length <= wholeLength
      ? parts
      : parts.filter((_, at) => choose(parts, fact, question, language).has(at))
  return group(chosen, fact.ref)
}

/** The sentences of a second source that are nearest to a question. */
export function pickMore(fact: Fact, question: string, language: string): Line[] {
  const parts = readParts(fact.text)
  const best = choose(parts, fact, question, language, mostMore)
  return group(
    parts.filter((_, at) => best.has(at)),
    fact.ref,
  )
}

/** A list is one line with the line that begins it: its items mean nothing by themselves. */
function group(parts: readonly Part[], ref: string): Line[] {
  const lines: { text: string; quotes: string[]; isOpen: boolean }[] = []
  for (const { text, quote, isIntro, isItem } of parts) {
    const last = lines.at(-1)
    if (isItem && last?.isOpen) {
      last.text += `\n${text}`
      last.quotes.push(quote)
    } else lines.push({ text, quotes: [quote], isOpen: isIntro || isItem })
  }
  return lines.map(({ text, quotes }) => ({
    kind: 'text',
    text,
    claims: quotes.map((quote) => ({ ref, quote })),
  }))
}

function choose(
  parts: readonly Part[],
  fact: Fact,
  question: string,
  language: string,
  most = mostSentences,
): Set<number> {
  const asked = readTerms(question, language)
  const scored = parts.map((part, at) => ({
    part,
    at,
    score: scoreOf(part, asked, fact.language ?? language),
  }))
  const best = new Set(
    scored
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, most)
      .map(({ at }) => at),
  )
  if (best.size === 0) parts.slice(0, most).forEach((_, at) => best.add(at))
  for (const at of [...best]) {
    // An item says nothing without the line that begins its list, and that line nothing without an item.
    const intro = parts[at]?.isItem ? parts.findLastIndex((part, index) => index < at && !part.isItem) : -1
    if (intro >= 0 && parts[intro]?.isIntro) best.add(intro)
    if (parts[at]?.isIntro)
      for (let next = at + 1; parts[next]?.isItem && next < at + 8; next += 1) best.add(next)
  }
  return best
}

const readTerms = (text: string, language: string): Set<string> => {
  const words = readWords(text)
  const stems = words.filter((word) => !isStopWord(word, language)).map((word) => stem(word, language))
  return new Set([...stems, ...findConcepts(words, language).keys()])
}

const scoreOf = ({ quote }: Part, asked: ReadonlySet<string>, language: string): number =>
  [...readTerms(quote, language)].filter((term) => asked.has(term)).length

const personal = /⟦|@|#\s?\d|\b\d{5,}\b|\b[A-Z]{2,}-?\d{3,}/

/** The answer of an example without its greeting, its good-bye, and the sentences that were about somebody else. */
export const pickAnswer = (fact: Fact): Line[] =>
  fact.text
    .split('\n')
    .filter((line) => !isGreeting(line) && line.trim().split(/\s+/).length > 1)
    .flatMap(splitSentences)
    .map(clean)
    .filter((sentence) => sentence !== '' && !personal.test(sentence))
    .map((text) => ({ kind: 'text', text, claims: [{ ref: fact.ref, quote: text }] }))
