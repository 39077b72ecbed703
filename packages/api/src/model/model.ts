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
  /** Vectors of texts, where the endpoint offers them. */
  readonly embed: ((texts: readonly string[], signal: AbortSignal) => Promise<Float32Array[]>) | undefined
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
