import { cutText } from '@draftdesk/contract/cut-text'

/** A block of a document: heading, paragraph, list or table. */
export interface TextBlock {
  kind: 'heading' | 'text' | 'list' | 'table'
  /** The level of a heading: 1 is the outermost. */
  level: number
  /** The literal text without heading marks. */
  text: string
}

const maxHeadingLength = 90
/** Marked headings may be longer than this. */
const maxMarkedHeadingLength = 1000
const listItemPattern = /^\s*(?:[-*•‣◦·–]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+\S/
const markedHeadingPattern = /^(#{1,6})\s+(.+?)\s*#*$/
const boldLinePattern = /^(?:\*\*|__)(.+?)(?:\*\*|__)$/
const questionLinePattern = /^(?:(?:q|question|frage|f|p|v|d)\s*[:.)]\s*)?(.+\?)$/i
const answerLinePattern = /^(?:a|answer|antwort|r|réponse|respuesta)\s*[:.)]\s+(?=\S)/i

/** A placeholder of a template, alone or after a label: '[NAME]', 'Track it here: {{url}}'. */
const placeholderPattern = /^(?:[^:[\]{}]{1,40}:\s*)?(?:\[[^\]a-z]+\]|\{\{[^{}]*\}\})[\s.,;!]*$/u

/** Longer lines, paragraphs, lists and tables are split. */
const maxBlockLength = 20_000
/** Lines to read before yielding. */
const linesPerStep = 200

/** Splits a text into headings, paragraphs, lists and tables. Yields after some lines. */
export function* parseTextBlocks(text: string): Generator<undefined, TextBlock[]> {
  const lines = splitLines(text)
  const blocks: TextBlock[] = []
  let open: TextBlock | undefined
  const addLine = (kind: TextBlock['kind'], line: string) => {
    if (open?.kind === kind && open.text.length < maxBlockLength) open.text += `\n${line}`
    else blocks.push((open = { kind, level: 0, text: line }))
  }
  for (let at = 0; at < lines.length; at += 1) {
    if (at % linesPerStep === 0) yield
    const line = lines[at]?.trimEnd() ?? ''
    if (line.trim() === '' || /^\s*(?:[-*_=]\s*){3,}$/.test(line)) {
      // Items with blank lines between them are one list.
      if (open?.kind !== 'list' || !listItemPattern.test(findNextFilledLine(lines, at))) open = undefined
      continue
    }
    const heading = parseHeading(lines, at)
    if (heading) {
      blocks.push({ kind: 'heading', ...heading })
      open = undefined
    } else if (line.includes('\t') || /^\s*\|.*\|\s*$/.test(line)) {
      if (!/^[\s|:-]+$/.test(line)) addLine('table', line)
    } else if (listItemPattern.test(line)) addLine('list', line)
    else if (open?.kind === 'list' && /^\s{2,}\S/.test(line)) addLine('list', line)
    else addLine('text', open?.kind === 'text' ? line : line.replace(answerLinePattern, ''))
  }
  return blocks
}

function splitLines(text: string): string[] {
  const lines = text.split('\n')
  return lines.some(({ length }) => length > maxBlockLength)
    ? lines.flatMap((line) => splitByLength(line, maxBlockLength))
    : lines
}

/** Splits a text into pieces of limited length, after spaces where possible. */
export function splitByLength(text: string, longest: number): string[] {
  if (text.length <= longest) return [text]
  const pieces: string[] = []
  for (let rest = text; rest !== '';) {
    const space = rest.length > longest ? rest.lastIndexOf(' ', longest - 1) : -1
    const piece = space > 0 ? rest.slice(0, space + 1) : cutText(rest, longest)
    pieces.push(piece)
    rest = rest.slice(piece.length)
  }
  return pieces
}

const findNextFilledLine = (lines: readonly string[], at: number): string =>
  lines.slice(at + 1, at + 4).find((line) => line.trim() !== '') ?? ''

/** The heading in a line, by its marks or its layout. Undefined for any other line. */
function parseHeading(lines: readonly string[], at: number): Pick<TextBlock, 'level' | 'text'> | undefined {
  const line = lines[at]?.trim() ?? ''
  const byMark = line.length > maxMarkedHeadingLength ? undefined : markedHeadingPattern.exec(line)
  if (byMark?.[1] && byMark[2]) return { level: byMark[1].length, text: removeHeadingMarks(byMark[2]) }
  if (line.length > maxHeadingLength || listItemPattern.test(line) || placeholderPattern.test(line))
    return undefined
  const next = lines[at + 1]?.trim() ?? ''
  if (/^={3,}$/.test(next)) return { level: 1, text: removeHeadingMarks(line) }
  if (/^-{3,}$/.test(next)) return { level: 2, text: removeHeadingMarks(line) }
  const isBold = boldLinePattern.exec(line)
  if (isBold?.[1] && !isBold[1].includes('**')) return { level: 5, text: removeHeadingMarks(isBold[1]) }
  const question = questionLinePattern.exec(line)?.[1]
  if (question && canBeHeadingLine(lines, at)) return { level: 5, text: question }
  if (isUppercaseLine(line)) return { level: 3, text: line }
  return looksLikeTitle(line) && canBeHeadingLine(lines, at) ? { level: 4, text: line } : undefined
}

const removeHeadingMarks = (text: string): string =>
  text
    .replaceAll(/\*\*|__/g, '')
    .replace(/:$/, '')
    .trim()
const isUppercaseLine = (line: string): boolean =>
  /\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && !/[.!;,]$/.test(line)
const looksLikeTitle = (line: string): boolean =>
  line.length <= 70 &&
  line.split(/\s+/).length <= 10 &&
  /^[\p{Lu}\d¿¡§]/u.test(line) &&
  !/[.!?;,:…]$/.test(line)

/**
 * True when a line can head the text below it: the text before it has ended. A line above another title needs blank
 * lines around it.
 */
function canBeHeadingLine(lines: readonly string[], at: number): boolean {
  const before = lines[at - 1]?.trim() ?? ''
  const after = findNextFilledLine(lines, at).trim()
  if (after === '' || looksLikeTitle(after))
    return isBlank(lines[at + 1]) && isBlank(lines[at - 1]) && after !== ''
  return before === '' || /[.!?:;]$/.test(before)
}

const isBlank = (line: string | undefined): boolean => (line ?? '').trim() === ''
