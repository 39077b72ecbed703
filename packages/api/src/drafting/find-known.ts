import type { DraftSentence } from '../database/schema/drafts.ts'

/** A piece of a text: a sentence that stands as it was checked, or words that nobody has checked yet. */
export interface Piece {
  readonly text: string
  readonly known?: DraftSentence
}

/** Cuts a text into the sentences that stand in it as they were checked, and what is between them. */
export function findKnown(body: string, sentences: readonly DraftSentence[]): Piece[] {
  const places: { readonly from: number; readonly to: number; readonly known: DraftSentence }[] = []
  // The longest first: a short one may stand inside of it.
  for (const known of sentences.toSorted((a, b) => b.text.length - a.text.length)) {
    const text = known.text.trim()
    if (text === '') continue
    for (let from = body.indexOf(text); from >= 0; from = body.indexOf(text, from + text.length)) {
      const to = from + text.length
      const isTaken = places.some((place) => from < place.to && to > place.from)
      if (!isTaken && isWhole(body, from, to)) places.push({ from, to, known })
    }
  }
  const pieces: Piece[] = []
  let end = 0
  const takeUpTo = (from: number): void => {
    const between = body.slice(end, from)
    if (between.trim() !== '') pieces.push({ text: between })
  }
  for (const { from, to, known } of places.toSorted((a, b) => a.from - b.from)) {
    takeUpTo(from)
    end = to + (/^\s*/.exec(body.slice(to))?.[0].length ?? 0)
    pieces.push({ text: body.slice(from, end), known })
  }
  takeUpTo(body.length)
  return pieces
}

/** Whether a part of a text is a sentence by itself: a few words before or after it can turn its meaning around. */
function isWhole(body: string, from: number, to: number): boolean {
  const before = body.slice(Math.max(0, from - 200), from).replace(/(?<![^\S\n])[^\S\n]+$/, '')
  const after = body.slice(to, to + 200).replace(/^[^\S\n]+/, '')
  const isFirst = before === '' || /[\n.!?…。！？]["'”’»)\]]?$/u.test(before)
  const isLast =
    after === '' || after.startsWith('\n') || /[.!?…:。！？]["'”’»)\]]?$/u.test(body.slice(from, to))
  return isFirst && isLast
}
