import type { DraftSentence, DraftWriter } from '../database/schema/drafts.ts'
import type { Knowledge } from '../knowledge/search/retrieve.ts'
import type { VectorsById } from '../knowledge/search/semantic-search.ts'
import type { Model, TokenUsage } from '../model/model.ts'
import type { CustomerOrders, Fact, MailAnalysis } from './facts/reply-facts.ts'
import type { ThreadMail } from './model/build-prompt.ts'
import type { DraftStep } from './step-recorder.ts'
import type { ReplyStyle, DraftOptions } from './reply-style.ts'
import type { CustomerMail } from './analysis/analyze-mail.ts'

/** The input for a reply. */
export interface ReplyWriterInput {
  readonly store: string
  readonly mail: CustomerMail
  /** The latest mails with this customer, oldest first. The last one is answered. */
  readonly mails: readonly ThreadMail[]
  /** The customer's name. Empty when unknown. */
  readonly customer: string
  readonly knowledge: Knowledge
  /** The vectors of the store's knowledge, when the model's endpoint makes them. */
  readonly vectors?: VectorsById | undefined
  readonly orders: CustomerOrders
  readonly style: ReplyStyle
  readonly wish?: DraftOptions | undefined
  /** The draft that a person asked to rewrite. */
  readonly previous?: string | undefined
}

/** The dependencies of the writer: the model, or the reason for having none. */
export interface ReplyWriterDeps {
  readonly model: Model | undefined
  /** Explains why no model is used. */
  readonly why: string
  readonly clock: () => number
  readonly signal: AbortSignal
  /**
   * Receives the partial text while a model writes. It is a function, because reading the text costs more than
   * a chunk.
   */
  readonly hear?: ((readPreview: () => Promise<string>) => void) | undefined
}

/** A finished reply, ready for review, with how it was written. */
export interface WrittenReply {
  readonly analysis: MailAnalysis
  readonly body: string
  readonly sentences: readonly DraftSentence[]
  readonly missing: readonly string[]
  readonly level: 'ready' | 'look' | 'notes'
  readonly reasons: readonly string[]
  readonly writer: DraftWriter
  /** The facts that best answer the customer's questions, best first. */
  readonly found: readonly Fact[]
  readonly steps: readonly DraftStep[]
  readonly spent: readonly ModelCallCost[]
}

/** The cost of one model call. */
export interface ModelCallCost extends TokenUsage {
  readonly purpose: 'write' | 'repair' | 'embed'
}
