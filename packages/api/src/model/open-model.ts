import { createHash } from 'node:crypto'
import { createGuardedFetch, defaultModelLimits } from './guarded-fetch.ts'
import type { ModelLimits, AllowedHosts } from './guarded-fetch.ts'
import { maxAnswerCharacters, ModelError, textsPerEmbedRequest } from './model.ts'
import type { ModelPrompt, EmbedResult, Embedder, Model, ModelAnswer } from './model.ts'
import { parseEmbeddings, toUnitVectors } from './parse-embeddings.ts'

/** Endpoint and name of a model. */
export interface ModelEndpoint {
  /** The base URL before `/chat/completions`, such as https://api.example.com/v1. */
  readonly url: string
  readonly key: string | undefined
  readonly name: string
  /** The name of the embedding model. */
  readonly embedding: string | undefined
}

/** The longest event of a stream, in bytes. The library parses each as a whole. */
const maxLineLength = 128 * 1024
/** Characters per token, for servers that return no usage. */
const charactersPerToken = 3.6
/** The most extra tokens of prompt templates and reasoning. */
const maxAddedTokens = 100_000

/** Opens a model behind an OpenAI-compatible endpoint. It makes no request until called. */
export function openModel(
  endpoint: ModelEndpoint,
  reach: AllowedHosts,
  limits: ModelLimits = defaultModelLimits,
): Model {
  const { embedding } = endpoint
  const withTimeout = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)])
  return {
    name: endpoint.name,
    write: async (ask, signal, hear) => {
      const provider = await createProvider(
        endpoint,
        createGuardedFetch(reach, { ...limits, longestLine: maxLineLength }),
      )
      return generateAnswer({
        model: provider.chatModel(endpoint.name),
        ask,
        signal: withTimeout(signal),
        hear,
      })
    },
    embedder:
      embedding === undefined
        ? undefined
        : openEmbedder({ ...endpoint, embedding }, createGuardedFetch(reach, limits), withTimeout),
  }
}

function openEmbedder(
  endpoint: ModelEndpoint & { readonly embedding: string },
  fetch: typeof globalThis.fetch,
  within: (signal: AbortSignal) => AbortSignal,
): Embedder {
  const { url, embedding } = endpoint
  const requestEmbeddings = async (texts: readonly string[], signal: AbortSignal): Promise<EmbedResult> => {
    try {
      const response = await fetch(`${findBaseUrl(endpoint)}/embeddings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...createAuthHeaders(endpoint) },
        body: JSON.stringify({ model: embedding, input: texts, encoding_format: 'float' }),
        signal,
      })
      if (!response.ok) throw Object.assign(new Error('refused'), { statusCode: response.status })
      const { vectors, tokens } = parseEmbeddings(await response.text(), texts.length)
      return { vectors: toUnitVectors(vectors), usage: estimateEmbedUsage(texts, tokens) }
    } catch (error) {
      throw classifyModelError(error)
    }
  }
  return {
    name: embedding,
    id: createHash('sha256').update(`${url} ${embedding}`).digest('hex').slice(0, 32),
    embed: async (texts, signal) => {
      const results: EmbedResult[] = []
      for (let at = 0; at < texts.length; at += textsPerEmbedRequest)
        results.push(await requestEmbeddings(texts.slice(at, at + textsPerEmbedRequest), within(signal)))
      return joinEmbedResults(results)
    },
  }
}

/** Joins the results of several requests. Vectors of different lengths are no result. */
function joinEmbedResults(results: readonly EmbedResult[]): EmbedResult {
  const vectors = results.flatMap((result) => result.vectors)
  if (vectors.some(({ length }) => length !== vectors[0]?.length)) throw new ModelError('nonsense')
  const sumUsage = (key: 'tokensIn' | 'tokensOut') =>
    results.reduce((total, { usage }) => total + usage[key], 0)
  const isEstimated = results.some(({ usage }) => usage.isEstimated)
  return { vectors, usage: { tokensIn: sumUsage('tokensIn'), tokensOut: sumUsage('tokensOut'), isEstimated } }
}

function estimateEmbedUsage(texts: readonly string[], tokens: unknown): EmbedResult['usage'] {
  const characters = texts.reduce((sum, { length }) => sum + length, 0)
  if (isPlausibleTokenCount(tokens, characters)) return { tokensIn: tokens, tokensOut: 0, isEstimated: false }
  return { tokensIn: Math.ceil(characters / charactersPerToken), tokensOut: 0, isEstimated: true }
}

/** True if the token count is plausible for the characters. Some servers return wrong counts. */
const isPlausibleTokenCount = (tokens: unknown, characters: number): tokens is number =>
  Number.isInteger(tokens) && Number(tokens) > 0 && Number(tokens) <= characters + maxAddedTokens

const loadAiLibrary = () => import('ai')
const loadProviderLibrary = () => import('@ai-sdk/openai-compatible')

/**
 * Loads the libraries for models. Loading blocks the event loop for 200 ms, so a server does it before its first request.
 */
export async function loadModelLibraries(): Promise<void> {
  await Promise.all([loadAiLibrary(), loadProviderLibrary()])
}

const findBaseUrl = ({ url }: ModelEndpoint): string => (url.endsWith('/') ? url.slice(0, -1) : url)

const createAuthHeaders = ({ key }: ModelEndpoint): Record<string, string> =>
  key === undefined ? {} : { authorization: `Bearer ${key}` }

async function createProvider(endpoint: ModelEndpoint, fetch: typeof globalThis.fetch) {
  const { createOpenAICompatible } = await loadProviderLibrary()
  const options = { name: 'endpoint', baseURL: findBaseUrl(endpoint), headers: createAuthHeaders(endpoint) }
  return createOpenAICompatible({ ...options, includeUsage: true, fetch })
}

interface GenerateRequest {
  readonly model: ReturnType<Awaited<ReturnType<typeof createProvider>>['chatModel']>
  readonly ask: ModelPrompt
  readonly signal: AbortSignal
  readonly hear: ((text: string) => void) | undefined
}

async function generateAnswer({ model, ask, signal, hear }: GenerateRequest): Promise<ModelAnswer> {
  const { streamText } = await loadAiLibrary()
  let text = ''
  try {
    const { stream } = streamText({
      model,
      instructions: ask.system,
      prompt: ask.user,
      temperature: 0.2,
      maxOutputTokens: ask.mostTokens,
      maxRetries: 0,
      abortSignal: signal,
      // Errors arrive in the stream. The default handler would log their texts.
      onError: () => undefined,
    })
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        text += part.text
        if (text.length > maxAnswerCharacters) throw new ModelError('large')
        hear?.(text)
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new ModelError('slow')
      else if (part.type === 'finish') {
        // A stream without a finish reason was cut.
        if (part.finishReason !== 'stop') throw new ModelError('cut')
        if (text.trim() === '') throw new ModelError('nonsense')
        return { text, usage: estimateTokenUsage(ask, text, part.totalUsage) }
      }
    }
  } catch (error) {
    const failure = classifyModelError(error)
    // An invalid end after valid text means that the response was cut.
    throw failure.code === 'nonsense' && text.trim() !== '' ? new ModelError('cut') : failure
  }
  throw new ModelError('cut')
}

function estimateTokenUsage(
  { system, user }: ModelPrompt,
  text: string,
  { inputTokens, outputTokens }: { inputTokens: number | undefined; outputTokens: number | undefined },
): ModelAnswer['usage'] {
  if (
    isPlausibleTokenCount(inputTokens, system.length + user.length) &&
    isPlausibleTokenCount(outputTokens, text.length)
  )
    return { tokensIn: inputTokens, tokensOut: outputTokens, isEstimated: false }
  const estimateTokens = (length: number) => Math.ceil(length / charactersPerToken)
  return {
    tokensIn: estimateTokens(system.length + user.length),
    tokensOut: estimateTokens(text.length),
    isEstimated: true,
  }
}

/** Maps an error of the client library, connection or our code to a model failure. */
function classifyModelError(error: unknown): ModelError {
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 6; depth += 1) {
    const known = toModelError(inner)
    if (known) return known
    const { lastError, cause } = inner as { lastError?: unknown; cause?: unknown }
    inner = lastError ?? cause
  }
  // Other library errors mean an unreadable response.
  return new ModelError('nonsense')
}

function toModelError(error: Error): ModelError | undefined {
  if (error instanceof ModelError) return error
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return new ModelError('slow')
  if (typeof code === 'string' && /TIMEOUT|TIMEDOUT|ABORTED/.test(code)) return new ModelError('slow')
  if (
    typeof code === 'string' &&
    /^(?:E[A-Z]+|UND_ERR_\w+|CERT_\w+|ERR_TLS\w*|DEPTH_\w+|SELF_\w+|UNABLE_\w+)$/.test(code)
  )
    return new ModelError('away')
  if (typeof statusCode !== 'number' || statusCode === 200) return undefined
  if (statusCode === 401 || statusCode === 403) return new ModelError('refused')
  if (statusCode === 404) return new ModelError('missing')
  if (statusCode === 429 || statusCode === 402) return new ModelError('busy')
  if (statusCode === 408 || statusCode === 504) return new ModelError('slow')
  return new ModelError(statusCode >= 500 ? 'away' : 'nonsense')
}
