import { parseParties } from '../reading/addresses.ts'
import { findLanguage } from '../reading/language.ts'
import type { LimitedReader } from '../platform/text-limits.ts'
import { createHandles } from '../drafting/handles.ts'
import { parseLines, previewOf } from '../drafting/protocol.ts'
import { understand } from '../drafting/understand.ts'
import { cutPassages } from '../knowledge/cut-passages.ts'
import { splitSentences } from '../knowledge/sentences.ts'
import { findFold } from '../reading/fold.ts'
import { findKnownQuote } from '../reading/known-quote.ts'

/** How a declared function is called with one hostile text, or with two. */
export interface TextTrial {
  readonly reader: LimitedReader<unknown>
  readonly call: (text: string, other: string) => unknown
}

/**
 * Every function that `limitText` declares, in the order of their files. A function of two texts takes both: it is tried with
 * the same text twice and with two different ones.
 */
export const textTrials: readonly TextTrial[] = [
  { reader: parseLines, call: (text) => parseLines(text, createHandles()) },
  { reader: previewOf, call: (text) => previewOf(text, createHandles()) },
  { reader: understand, call: (text) => understand({ subject: text, text }) },
  { reader: cutPassages, call: (text) => cutPassages(text) },
  { reader: splitSentences, call: (text) => splitSentences(text) },
  { reader: findFold, call: (text) => findFold(text) },
  { reader: findKnownQuote, call: (text, other) => findKnownQuote(text, [other], []) },
  { reader: findLanguage, call: (text) => findLanguage(text) },
  { reader: parseParties, call: (text) => parseParties(text) },
]
