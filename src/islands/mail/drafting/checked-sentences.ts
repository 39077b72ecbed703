import { listPlaceholders } from '@draftdesk/contract/placeholders'
import { getSourceNumber } from '../../../models/draft-sources.ts'
import type { DraftSource, DraftText } from '../../../models/draft-sources.ts'

/** A checked sentence: its verdict and the numbers of its sources. */
export interface CheckedSentence {
  readonly text: string
  readonly mark: DraftText['sentences'][number]['mark']
  readonly rests: readonly number[]
}

/** A piece of a text: a checked sentence, or the text between two of them. */
export interface CheckedTextPiece {
  readonly text: string
  readonly sentence: CheckedSentence | undefined
}

/** A part of a piece. An open placeholder blocks Send. */
export interface PlaceholderPart {
  readonly text: string
  readonly isOpen: boolean
}

/** Lists the checked sentences of a draft with the numbers of their sources. */
export const listCheckedSentences = (
  { sentences }: Pick<DraftText, 'sentences'>,
  all: readonly DraftSource[],
): CheckedSentence[] =>
  sentences
    .filter(({ mark }) => mark !== 'courtesy')
    .map(({ text, mark, sources }) => ({
      text,
      mark,
      rests: sources.map((source) => getSourceNumber(all, source)),
    }))

/**
 * Splits a text into pieces. A sentence that changed after its check has no mark, because its sources are
 * unknown.
 */
export function splitAtSentences(text: string, sentences: readonly CheckedSentence[]): CheckedTextPiece[] {
  const pieces: CheckedTextPiece[] = []
  let end = 0
  for (const sentence of sentences) {
    const start = sentence.text === '' ? -1 : text.indexOf(sentence.text, end)
    if (start < 0) continue
    if (start > end) pieces.push({ text: text.slice(end, start), sentence: undefined })
    pieces.push({ text: sentence.text, sentence })
    end = start + sentence.text.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), sentence: undefined })
  return pieces
}

export function splitAtPlaceholders(text: string): readonly PlaceholderPart[] {
  let end = 0
  const parts = listPlaceholders(text).flatMap(({ at, text: open }) => {
    const before = text.slice(end, at)
    end = at + open.length
    return [
      { text: before, isOpen: false },
      { text: open, isOpen: true },
    ]
  })
  return [...parts, { text: text.slice(end), isOpen: false }].filter((part) => part.text !== '')
}
