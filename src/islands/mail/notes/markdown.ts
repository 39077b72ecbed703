import { toEmailBodyParts } from '../conversation/email-body-parts.ts'

/** A piece of a line of a note. */
export type NotePart =
  | string
  | { readonly kind: 'bold'; readonly parts: readonly NotePart[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'mention'; readonly text: string }

/** A paragraph, a list or a block of code of a note. */
export type NoteBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly NotePart[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly items: readonly (readonly NotePart[])[]
    }
  | { readonly kind: 'code'; readonly text: string }

const bulletPattern = /^[-*] +/
const numberPattern = /^\d{1,3}[.)] +/
const fencePattern = /^```/

/** Reads the light Markdown of a note: bold, code, links, lists, and mentions of `names`. All else is plain text. */
export function parseNoteMarkdown(text: string, names: readonly string[]): readonly NoteBlock[] {
  const pattern = createInlinePattern(names)
  const parseNoteLine = (line: string): readonly NotePart[] => parseInlineMarkdown(line, pattern)
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const blocks: NoteBlock[] = []
  /** Takes lines from `from` on while they match, and returns the line after them. */
  const takeWhile = (from: number, matches: (line: string) => boolean): number => {
    let end = from
    while (end < lines.length && matches(lines[end] ?? '')) end += 1
    return end
  }
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? ''
    const mark = [bulletPattern, numberPattern].find((one) => one.test(line))
    if (fencePattern.test(line)) {
      const end = takeWhile(at + 1, (each) => !fencePattern.test(each))
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') })
      at = end + 1
    } else if (mark) {
      const end = takeWhile(at, (each) => mark.test(each))
      const items = lines.slice(at, end).map((each) => parseNoteLine(each.replace(mark, '')))
      blocks.push({ kind: 'list', isOrdered: mark === numberPattern, items })
      at = end
    } else if (line.trim() === '') at += 1
    else {
      const end = takeWhile(
        at,
        (each) =>
          each.trim() !== '' && ![bulletPattern, numberPattern, fencePattern].some((one) => one.test(each)),
      )
      blocks.push({ kind: 'paragraph', parts: parseNoteLine(lines.slice(at, end).join('\n')) })
      at = end
    }
  }
  return blocks
}

/** A pattern of all inline parts. A longer name precedes its own prefix. */
function createInlinePattern(names: readonly string[]): RegExp {
  const known = names
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
  const mention = known.length === 0 ? '(?!)' : `@(?:${known.join('|')})(?![\\p{L}\\p{N}])`
  return new RegExp(
    `\`(?<code>[^\`\\n]+)\`|\\*\\*(?<bold>[^*\\n]+)\\*\\*|` +
      `\\[(?<label>[^\\[\\]\\n]+)\\]\\((?<href>https?:\\/\\/[^\\s()]+)\\)|(?<mention>${mention})`,
    'giu',
  )
}

function parseInlineMarkdown(line: string, pattern: RegExp): readonly NotePart[] {
  const parts: NotePart[] = []
  let end = 0
  for (const match of line.matchAll(pattern)) {
    parts.push(...linkWebAddresses(line.slice(end, match.index)), toNotePart(match, pattern))
    end = match.index + match[0].length
  }
  return [...parts, ...linkWebAddresses(line.slice(end))]
}

function toNotePart(match: RegExpMatchArray, pattern: RegExp): NotePart {
  const { code, bold, label, href, mention } = match.groups ?? {}
  if (code !== undefined) return { kind: 'code', text: code }
  if (bold !== undefined) return { kind: 'bold', parts: parseInlineMarkdown(bold, pattern) }
  if (mention !== undefined) return { kind: 'mention', text: mention }
  const url = href === undefined ? null : URL.parse(href)
  // An address with a name before its host shows another host than it opens.
  if (label === undefined || !url || url.username !== '' || url.password !== '') return match[0]
  return { kind: 'link', text: label, href: url.href }
}

const linkWebAddresses = (text: string): readonly NotePart[] =>
  text === ''
    ? []
    : toEmailBodyParts(text).flatMap((part): NotePart[] =>
        typeof part === 'string'
          ? [part]
          : 'href' in part
            ? [{ kind: 'link', text: part.text, href: part.href }]
            : [],
      )
