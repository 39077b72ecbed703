import { cutText } from '@draftdesk/contract/cut-text'
import { maxAnswerCharacters } from '../../model/model.ts'
import { withTextLimits } from '../../platform/text-limits.ts'
import { findAddresses } from './find-addresses.ts'
import type { DraftClaim, ReplyLine, UncheckedReply } from '../facts/reply-facts.ts'
import type { AddressHandles } from './address-handles.ts'

/** A longer response is no reply to a mail. */
const answerLimits = { characters: maxAnswerCharacters, lines: 80, ms: 50, runsIn: 'loop' } as const
/** Longest line that is read, in characters. */
const maxLineLength = 2000

const sourcePattern = /^([POTES]\d{1,3})\s*(?::\s*)?/
const openingQuote = /^["“”„«‹']/
/** A quote ends before a bar or another source. */
const closingQuote = /["“”»›']\s*(?=(?:[,;&+]|and)?\s*(?:\||[POTES]\d{1,3}\s*["“”„«‹'|]))/u

// The lines of a model: `P1 "words of it" | a sentence`, `- | a courtesy`, `? | a question`, and
// `MISSING | an unanswered question`.
/**
 * Parses the lines of a model; any other line is a sentence without a source. Restores masked addresses where
 * their fact is cited, and yields after each line.
 */
export const parseModelLines = withTextLimits(
  answerLimits,
  function* parseModelLines(
    text: string,
    handles: Pick<AddressHandles, 'show'>,
  ): Generator<undefined, UncheckedReply> {
    const lines: ReplyLine[] = []
    const missing: string[] = []
    for (const raw of text.replaceAll('\r\n', '\n').split('\n')) {
      yield
      const line = cutText(raw, maxLineLength).trim()
      if (line === '') {
        if (lines.length > 0 && lines.at(-1)?.kind !== 'break')
          lines.push({ kind: 'break', text: '', claims: [] })
        continue
      }
      // Skips code fences and quoted lines.
      if (/^(?:```|~~~|│)/.test(line)) continue
      const gap = /^\**MISSING\**\s*[|:]\s*(.+)$/i.exec(line)?.[1]
      if (gap !== undefined) missing.push(handles.show(gap, []))
      else {
        const read = parseModelLine(line, handles)
        if (read) lines.push(read)
      }
    }
    while (lines.at(-1)?.kind === 'break') lines.pop()
    return { lines, missing }
  },
)

function parseModelLine(line: string, handles: Pick<AddressHandles, 'show'>): ReplyLine | undefined {
  const plain = /^([-–?])\s*\|\s*(.*)$/.exec(line)
  if (plain) {
    const [, sign, content = ''] = plain
    const text = handles.show(content, [])
    if (text.trim() === '') return undefined
    const kind = containsStatement(content) ? 'text' : sign === '?' ? 'question' : 'courtesy'
    return { kind, text, claims: [] }
  }
  const { claims, rest } = parseClaims(line)
  const content = (claims.length > 0 ? rest : line).trim()
  if (content === '') return undefined
  const refs = claims.map(({ ref }) => ref)
  return {
    kind: 'text',
    text: handles.show(content, refs),
    claims: claims.map(({ ref, quote }) => ({ ref, quote: handles.show(quote, [ref]) })),
  }
}

function parseClaims(line: string): { claims: DraftClaim[]; rest: string } {
  const claims: DraftClaim[] = []
  let rest = line
  for (let found = sourcePattern.exec(rest); found && claims.length < 4; found = sourcePattern.exec(rest)) {
    const ref = found[1] ?? ''
    const after = rest.slice(found[0].length)
    const end = openingQuote.test(after) ? closingQuote.exec(after.slice(1)) : undefined
    if (end) {
      claims.push({ ref, quote: after.slice(1, end.index + 1).trim() })
      rest = after.slice(1 + end.index + end[0].length).replace(/^(?:[,;&+]|and)?\s*/, '')
    } else if (after.startsWith('|')) {
      claims.push({ ref, quote: '' })
      rest = after
    } else return { claims: [], rest: line }
    if (rest.startsWith('|')) return { claims, rest: rest.slice(1) }
  }
  return { claims: [], rest: line }
}

const moneyPattern =
  /[€$£¥₺₹%]|\b(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|francs?|franken|sek|nok|dkk|kronor|kroner|pln|zł|czk|percent|prozent|procent|pour cent|por ciento|per cento)\b/iu

/** True when a courtesy or a question contains a statement that needs a check. */
const containsStatement = (text: string): boolean =>
  /\p{N}|⟦/u.test(text) || moneyPattern.test(text) || text.length > 240 || findAddresses(text).length > 0

export const joinReplyLines = (lines: readonly Pick<ReplyLine, 'kind' | 'text'>[]): string =>
  lines
    .map(({ kind, text }) => (kind === 'break' ? '\n\n' : `${text} `))
    .join('')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()

/**
 * The displayable part of an unfinished answer: its complete lines, and the text of the last one. Yields after
 * each line, like `parseModelLines`.
 */
export const previewModelAnswer = withTextLimits(
  answerLimits,
  function* previewModelAnswer(
    text: string,
    handles: Pick<AddressHandles, 'show'>,
  ): Generator<undefined, string> {
    const at = text.lastIndexOf('\n') + 1
    const last = text.slice(at)
    // A handle that is cut would be shown as a placeholder for a moment.
    const isShown = last.includes('|') && last.lastIndexOf('⟦') <= last.lastIndexOf('⟧')
    const { lines } = yield* parseModelLines(isShown ? text : text.slice(0, at), handles)
    return joinReplyLines(lines)
  },
)
