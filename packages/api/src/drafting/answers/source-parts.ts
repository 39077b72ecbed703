import { splitSentences } from '../../knowledge/passages/split-sentences.ts'

/** A sentence, a list item or a table row of a source, with its literal text. */
export interface SourcePart {
  readonly text: string
  readonly quote: string
  /** This line introduces a list, so it is no answer without the list. */
  readonly isIntro: boolean
  /** A list item or a table row. */
  readonly isItem: boolean
}

/** The text of a source on one line, without Markdown. */
export const stripMarkdown = (text: string): string =>
  text
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The heading of a passage, without open placeholders of a template. */
export const toHeadingText = (title: string): string =>
  title
    .replaceAll(/\[[A-Z_ ]+\]/g, '')
    .split(' › ')
    .slice(-2)
    .join(' ')

/** The bullet or number of a list item. */
export const listItemMarkPattern = /^\s*(?:[-*•‣◦·–]|\(?\d{1,2}[.)])\s+/

/** Reads a source as sentences, items of lists and rows of tables. */
export function splitSourceParts(text: string): SourcePart[] {
  const parts: SourcePart[] = []
  let head: string[] | undefined
  for (const block of joinWrappedPageLines(text.split('\n'))) {
    if (/^\s*\|.*\|\s*$/.test(block) || block.includes('\t')) {
      const cells = block.split(/[|\t]/).map(stripMarkdown).filter(Boolean)
      if (!head) head = cells
      else
        parts.push({
          text: formatTableRow(head, cells),
          quote: stripMarkdown(block),
          isIntro: false,
          isItem: false,
        })
      continue
    }
    head = undefined
    if (listItemMarkPattern.test(block)) {
      const item = stripMarkdown(block.replace(listItemMarkPattern, ''))
      parts.push({ text: item, quote: item, isIntro: false, isItem: true })
      continue
    }
    for (const sentence of splitSentences(block).map(stripMarkdown).filter(Boolean))
      parts.push({ text: sentence, quote: sentence, isIntro: sentence.endsWith(':'), isItem: false })
  }
  return parts
}

/** A row as a sentence: 'Rest of the EU: price 13.50 EUR, days 5.' */
const formatTableRow = (head: readonly string[], [first = '', ...cells]: readonly string[]): string =>
  `${first}: ${cells.map((cell, at) => (head[at + 1] ? `${head[at + 1] ?? ''} ${cell}` : cell)).join(', ')}.`

/** Open placeholders, and lines with only a greeting. */
const placeholderPattern =
  /\[[A-Z][A-Z_ ]{2,}\]|\{\{?\s?\w+\s?\}?\}|<[A-Z_]{3,}>|^(?:dear|hello|hi|sehr geehrte|hallo|bonjour|hola)\b.{0,40},?$/iu
const minSentenceWords = 3

/** A whole sentence that can be sent: not a heading, a question, a list item or a template. */
export const isFullSentence = ({ text, isIntro, isItem }: SourcePart): boolean =>
  !isIntro &&
  !/\?["”»)]?$/.test(text) &&
  !placeholderPattern.test(text) &&
  text.split(/\s+/).length >= minSentenceWords &&
  (/[.!…]["”»)]?$/.test(text) || (!isItem && text.length > 60))

/** Joins lines that were wrapped at the page width. */
function joinWrappedPageLines(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isNew =
      line.trim() === '' || listItemMarkPattern.test(line) || /[|\t]/.test(line) || last === undefined
    if (isNew || last === '' || /[|\t]/.test(last) || /[.!?:]\**$/.test(last)) joined.push(line.trim())
    else joined[joined.length - 1] = `${last} ${line.trim()}`
  }
  return joined.filter((line) => line !== '')
}
