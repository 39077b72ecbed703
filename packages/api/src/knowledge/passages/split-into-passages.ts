import { maxLengths } from '@draftdesk/contract/input-limits'
import { withTextLimits } from '../../platform/text-limits.ts'
import { parseTextBlocks, splitByLength } from './text-blocks.ts'
import type { TextBlock } from './text-blocks.ts'
import { splitSentences } from './split-sentences.ts'
import { trimEndCharacters } from './trim-characters.ts'

/** A passage of a document. */
export interface PassageText {
  /** The headings above it, outermost first. */
  heading: string
  body: string
  links: readonly string[]
}

/** The target length of a passage. It is split above one and a half times this length. */
const wantedLength = 560
const mostLength = 840
const mostHeading = 200

/** The highest number of passages of a document. Later headings start no further passage. */
const mostCuts = 2000

/**
 * Splits a document by its structure: a heading stays with the text below it, a list with the line that introduces it.
 * Yields after each block.
 */
export const splitIntoPassages = withTextLimits(
  { characters: maxLengths.documentText, ms: 50, runsIn: 'loop' },
  function* splitIntoPassages(text: string): Generator<undefined, PassageText[]> {
    const cuts: PassageText[] = []
    const path: TextBlock[] = []
    let parts: string[] = []
    let hasText = true
    const joinHeading = () => {
      const titles = path.map((block) => block.text).join(' › ')
      return titles.length > mostHeading ? titles.slice(-mostHeading).toWellFormed() : titles
    }
    const addCut = (body: string) => cuts.push({ heading: joinHeading(), body, links: findLinks(body) })
    const flushCut = () => {
      if (parts.length > 0) addCut(parts.join('\n\n'))
      parts = []
    }
    /** A heading without text becomes a passage. A question does not, because it would answer itself. */
    const closeHeading = (level: number) => {
      const last = path.at(-1)
      if (hasText || !last || last.level < level) return
      path.pop()
      if (!/[?？]\s*$/.test(last.text)) addCut(last.text)
    }
    for (const block of yield* joinIntroLines(yield* parseTextBlocks(text))) {
      yield
      if (block.kind === 'heading' && cuts.length < mostCuts) {
        flushCut()
        closeHeading(block.level)
        while ((path.at(-1)?.level ?? 0) >= block.level) path.pop()
        path.push(block)
        hasText = false
        continue
      }
      hasText = true
      for (const part of splitLongBlock(block)) {
        if (parts.length > 0 && parts.join('\n\n').length + part.length > wantedLength) flushCut()
        parts.push(part)
      }
    }
    flushCut()
    closeHeading(0)
    return cuts
  },
)

/** Joins lists and tables with their introducing line. */
function* joinIntroLines(blocks: readonly TextBlock[]): Generator<undefined, TextBlock[]> {
  const joined: TextBlock[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    const isBegun = last?.kind === 'text' && last.text.length < 300 && /:\**$/.test(last.text)
    if (last && isBegun && block.kind !== 'text' && block.kind !== 'heading') {
      last.kind = block.kind
      last.text += `\n${block.text}`
    } else joined.push({ ...block })
    yield
  }
  return joined
}

/** Splits a long block: lists and tables between lines, texts between sentences. */
function splitLongBlock({ kind, text }: TextBlock): string[] {
  if (text.length <= mostLength) return [text]
  const pieces =
    kind === 'text'
      ? splitByLength(text, splitSentences.limits.characters).flatMap((piece) => splitSentences(piece))
      : text.split(/(?<=\n)/)
  const parts: string[] = []
  let part = ''
  for (const piece of pieces.flatMap((each) => splitByLength(each, mostLength))) {
    if (part !== '' && part.length + piece.length > wantedLength) {
      parts.push(part.trim())
      part = ''
    }
    part += piece
  }
  return part.trim() === '' ? parts : [...parts, part.trim()]
}

const linkPattern =
  /https?:\/\/[^\s<>"')\]]{1,2000}|\bwww\.[^\s<>"')\]]{1,2000}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gi

/** Finds links and email addresses in a text, as written. */
export const findLinks = (text: string): string[] => [
  ...new Set((text.match(linkPattern) ?? []).map((found) => trimEndCharacters(found, '.,;:!?'))),
]
