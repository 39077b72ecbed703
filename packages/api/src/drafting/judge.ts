import type { DraftSentence } from '../database/schema/drafts.ts'
import type { Understood } from './facts.ts'

/** How much of a person a draft needs, and why, in words. */
export interface Judgement {
  level: 'ready' | 'look' | 'notes'
  reasons: readonly string[]
}

/** What a draft is judged by. */
export interface Judged {
  understood: Understood
  sentences: readonly DraftSentence[]
  missing: readonly string[]
  /** Whether an order was found, when the mail asks for one. */
  hasOrder: boolean
}

/** Judges a draft by facts alone: never by what a model thinks of itself. */
export function judge({ sentences, missing }: Judged): Judgement {
  if (missing.length > 0) return { level: 'look', reasons: [] }
  return { level: sentences.some(({ mark }) => mark === 'unsupported') ? 'look' : 'ready', reasons: [] }
}
