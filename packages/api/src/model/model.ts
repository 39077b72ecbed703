/** One question to a language model: what it is told to do, and what it is to do it with. */
export interface Ask {
  readonly system: string
  readonly user: string
  /** Longest answer, in tokens. */
  readonly mostTokens: number
}

/** What a call cost. `isEstimated` when the server does not count, and we count characters instead. */
export interface Usage {
  readonly tokensIn: number
  readonly tokensOut: number
  readonly isEstimated: boolean
}

/** A longer answer is no reply to a mail: the call fails with `large`. */
export const mostAnswerCharacters = 20_000

/** A whole answer: one that broke off is a failure, never a short text. */
export interface ModelAnswer {
  readonly text: string
  readonly usage: Usage
}

/** The port to a language model. Whoever calls it sees no HTTP, no vendor and no key. Each call throws a `ModelFailure`. */
export interface Model {
  /** Its name, as people see it. */
  readonly name: string
  /** Answers in one go; `hear` is told the whole text so far as it comes. */
  readonly write: (ask: Ask, signal: AbortSignal, hear?: (text: string) => void) => Promise<ModelAnswer>
  /** What makes vectors of texts, where the endpoint offers that. */
  readonly embedder: Embedder | undefined
}

/** Makes vectors of texts: texts that mean the same lie near each other. */
export interface Embedder {
  /** Of the endpoint and the model: vectors of another one have nothing to do with these. */
  readonly id: string
  /** A vector of length 1 for each text, all of one size. */
  readonly embed: (texts: readonly string[], signal: AbortSignal) => Promise<Embedded>
}

/** Vectors of texts in their order. */
export interface Embedded {
  readonly vectors: readonly Float32Array[]
  readonly usage: Usage
}

/** Why there is no answer. */
export type ModelFault =
  'host' | 'private' | 'away' | 'refused' | 'missing' | 'busy' | 'slow' | 'large' | 'cut' | 'nonsense'

/** A model that gave no answer that can be used. It holds no text of the server, which may quote what was asked. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly code: ModelFault
  constructor(code: ModelFault) {
    super(code)
    this.code = code
  }
}
