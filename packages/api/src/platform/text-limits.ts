import { cutText } from '@draftdesk/contract/cut-text'

/** Limits of a function that reads text. */
export interface TextLimits {
  /** UTF-16 code units per text, or in total for an array. */
  readonly characters: number
  /** Lines per text, where lines are the cost. */
  readonly lines?: number
  /** CPU time of the longest text in ms, at most 50 on the event loop. For a generator, of its longest step. */
  readonly ms: number
  /** The event loop, a worker thread for mails, or a process per document. */
  readonly runsIn: 'loop' | 'thread' | 'process'
}

/** A function with declared text limits. */
export type TextLimitedFunction<Read> = Read & { readonly limits: TextLimits; readonly readerName: string }

/**
 * Declares the limits of a function that reads untrusted text: its required text arguments, alone or in a list,
 * are cut to the limits first; it cuts texts in objects and in arguments with defaults itself.
 * `testing/texts/text-trials.ts` tries each declared function with hostile texts of that length.
 *
 * @example
 * const limits = { characters: 20_000, lines: 2000, ms: 20, runsIn: 'thread' } as const
 * export const findFoldOffset = withTextLimits(limits, function findFoldOffset(text: string) { return text.indexOf('>') })
 */
export function withTextLimits<Args extends readonly unknown[], Result>(
  limits: TextLimits,
  read: (...args: Args) => Result,
): TextLimitedFunction<(...args: Args) => Result> {
  const limitedReader = (...args: Args): Result =>
    read(
      ...(args.map((each, at) => (at < read.length ? cutArgument(limits, each) : each)) as unknown as Args),
    )
  return Object.assign(limitedReader, { limits, readerName: read.name })
}

function cutArgument(limits: TextLimits, argument: unknown): unknown {
  if (typeof argument === 'string') return cutLines(cutText(argument, limits.characters), limits.lines)
  return Array.isArray(argument) && argument.some((each) => typeof each === 'string')
    ? cutTexts(argument, limits)
    : argument
}

function cutTexts(texts: readonly unknown[], limits: TextLimits): unknown[] {
  let left = limits.characters
  return texts.map((each) => {
    if (typeof each !== 'string') return each
    const cut = cutLines(cutText(each, left), limits.lines)
    left -= cut.length
    return cut
  })
}

function cutLines(text: string, most = Infinity): string {
  if (text.length < most) return text
  let end = -1
  for (let line = 0; line < most; line += 1) {
    end = text.indexOf('\n', end + 1)
    if (end < 0) return text
  }
  return text.slice(0, end)
}
