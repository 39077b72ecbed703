/** A request to a language model with its instructions and input. */
export interface ModelPrompt {
  readonly system: string
  readonly user: string
  /** The most output tokens. */
  readonly mostTokens: number
}

/** Token usage of a call. `isEstimated`: counted from characters, because the server returns none. */
export interface TokenUsage {
  readonly tokensIn: number
  readonly tokensOut: number
  readonly isEstimated: boolean
  /** Missing: the call was not measured. */
  readonly call?: MeasuredModelCall | undefined
}

/** Whose model a call used, its name, and the duration. */
export interface MeasuredModelCall {
  readonly owner: 'server' | 'store'
  readonly model: string
  readonly ms: number
}

/** A longer response is no reply to a mail and fails with `large`. */
export const maxAnswerCharacters = 20_000

/** A complete response. A cut one is a failure. */
export interface ModelAnswer {
  readonly text: string
  readonly usage: TokenUsage
}

/** Port to a language model that hides HTTP, vendor and key. Calls throw a `ModelError`. */
export interface Model {
  /** The name shown to people. */
  readonly name: string
  /** Generates a response. `hear` receives the whole text so far. */
  readonly write: (
    ask: ModelPrompt,
    signal: AbortSignal,
    hear?: (text: string) => void,
  ) => Promise<ModelAnswer>
  /** The embedding model, if the endpoint has one. */
  readonly embedder: Embedder | undefined
}

/** Texts per request for embeddings. With 4,096 dimensions of 25 characters the response has 1.6 MB of at most 2. */
export const textsPerEmbedRequest = 16

/** Creates embeddings for semantic search. */
export interface Embedder {
  /** Endpoint and model. Vectors of different models are not comparable. */
  readonly id: string
  readonly name: string
  /** A normalized vector per text. Sends a request per `textsPerEmbedRequest` texts. */
  readonly embed: (texts: readonly string[], signal: AbortSignal) => Promise<EmbedResult>
}

/** Vectors in the order of the texts. */
export interface EmbedResult {
  readonly vectors: readonly Float32Array[]
  readonly usage: TokenUsage
}

/** All codes of model failures. */
export const modelFaults = [
  'host',
  'private',
  'away',
  'refused',
  'missing',
  'busy',
  'slow',
  'large',
  'cut',
  'nonsense',
] as const

/** Reason code of a model failure. */
export type ModelFault = (typeof modelFaults)[number]

/** A failed model call. Contains no text of the server, which may quote the input. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly code: ModelFault
  constructor(code: ModelFault) {
    super(code)
    this.code = code
  }
}
