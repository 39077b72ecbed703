import type { DraftSentence } from '../../database/schema/drafts.ts'

/** A piece of a text: a checked sentence, or words without a check. */
export interface DraftTextPiece {
  readonly text: string
  readonly known?: DraftSentence
}

/** Splits a text into its checked sentences and the text between them. Yields after each sentence. */
export function* findCheckedSentences(
  body: string,
  sentences: readonly DraftSentence[],
): Generator<undefined, DraftTextPiece[]> {
  const places: { readonly from: number; readonly to: number; readonly known: DraftSentence }[] = []
  const isTaken = new Uint8Array(body.length)
  const byText = new Map(sentences.map((sentence) => [sentence.text.trim(), sentence]))
  // Longest sentences first, because a short one may be part of a long one.
  for (const [text, known] of [...byText].toSorted(([a], [b]) => b.length - a.length)) {
    if (text === '') continue
    for (let from = body.indexOf(text); from >= 0; from = body.indexOf(text, from + text.length)) {
      const to = from + text.length
      if (isTaken[from] || isTaken[to - 1] || !isWholeSentence(body, from, to)) continue
      places.push({ from, to, known })
      isTaken.fill(1, from, to)
    }
    yield
  }
  const pieces: DraftTextPiece[] = []
  let end = 0
  const addUncheckedUpTo = (from: number): void => {
    const between = body.slice(end, from)
    if (between.trim() !== '') pieces.push({ text: between })
  }
  for (const { from, to, known } of places.toSorted((a, b) => a.from - b.from)) {
    addUncheckedUpTo(from)
    end = to + (/^\s*/.exec(body.slice(to))?.[0].length ?? 0)
    pieces.push({ text: body.slice(from, end), known })
  }
  addUncheckedUpTo(body.length)
  return pieces
}

/** True when a span is a whole sentence. Words around a fragment can reverse its meaning. */
function isWholeSentence(body: string, from: number, to: number): boolean {
  const before = body.slice(Math.max(0, from - 200), from).replace(/(?<![^\S\n])[^\S\n]+$/, '')
  const after = body.slice(to, to + 200).replace(/^[^\S\n]+/, '')
  const isFirst = before === '' || /[\n.!?…。！？]["'”’»)\]]?$/u.test(before)
  const isLast =
    after === '' ||
    after.startsWith('\n') ||
    /[.!?…:。！？]["'”’»)\]]?$/u.test(body.slice(Math.max(from, to - 10), to))
  return isFirst && isLast
}
