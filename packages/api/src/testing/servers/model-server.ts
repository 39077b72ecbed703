import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to the model server. */
export interface ModelRequest {
  readonly path: string
  readonly key: string | undefined
  readonly model: string
  readonly system: string
  readonly user: string
}

/** The server's response: a text, or a failure. */
export type ModelResponse =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly counts?: boolean
      /** The reported token usage. */
      readonly used?: readonly [tokensIn: unknown, tokensOut: unknown]
      readonly pauseMs?: number
    }
  | {
      readonly kind: 'cut'
      readonly text: string
      /** `silently`: the connection stays open, and no more text arrives. */
      readonly ends: 'abruptly' | 'politely' | 'silently' | 'length' | 'content_filter' | 'tool_calls'
    }
  /** A word now and then, for ever. */
  | { readonly kind: 'drip'; readonly everyMs: number }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'status'; readonly status: number; readonly body?: string; readonly location?: string }
  | { readonly kind: 'html' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'endless' }
  | { readonly kind: 'nonsense' }

/** A server with OpenAI's protocol on loopback. Tests set its responses. */
export interface ModelServer {
  readonly url: string
  readonly asked: ModelRequest[]
  /** Sets the function that produces responses. */
  answer: (say: (asked: ModelRequest) => ModelResponse) => void
  /** All texts that were embedded. */
  readonly embedded: string[]
  /** Sets the function that produces vectors, or a failure. */
  embed: (make: EmbedText | number | 'hang') => void
  close: () => Promise<void>
}

/** The vector of a text. */
export type EmbedText = (text: string) => readonly number[]

/** Starts the server. It responds with hello until a test sets another response. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: ModelRequest[] = []
  let answerRequest: (asked: ModelRequest) => ModelResponse = () => ({ kind: 'text', text: '- | Hello.' })
  const embedded: string[] = []
  let embedText: EmbedText | number | 'hang' = (text) => [text.length, 1]
  const server = createServer((request, response) => {
    void readRequestBody(request).then((body) => {
      if (request.url?.endsWith('/embeddings')) {
        embedded.push(...(body.input ?? []))
        sendEmbeddings(response, body, embedText)
        return
      }
      const one = toModelRequest(request, body)
      asked.push(one)
      sendResponse(response, answerRequest(one))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    embedded,
    embed: (next) => {
      embedText = next
    },
    answer: (next) => {
      answerRequest = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface ModelRequestBody {
  model: string
  input?: string[]
  messages?: { role: string; content: string }[]
}

async function readRequestBody(request: IncomingMessage): Promise<ModelRequestBody> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as ModelRequestBody
}

function toModelRequest(request: IncomingMessage, { model, messages = [] }: ModelRequestBody): ModelRequest {
  const textsOfRole = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) => content)
      .join('\n')
  const key = request.headers.authorization?.replace('Bearer ', '')
  return { path: request.url ?? '', key, model, system: textsOfRole('system'), user: textsOfRole('user') }
}

function sendEmbeddings(
  response: ServerResponse,
  { input = [], model }: ModelRequestBody,
  make: EmbedText | number | 'hang',
): void {
  if (make === 'hang') return
  if (typeof make === 'number') {
    sendResponse(response, { kind: 'status', status: make })
    return
  }
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: make(text) }))
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } }))
}

const usageEvent = ([prompt, completion]: readonly unknown[] = [100, 20]) =>
  toEventLine({
    ...{ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [] },
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: 120 },
  })

const toEventLine = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const toChunkEvent = (delta: object, finish: string | null = null) =>
  toEventLine({
    id: 'one',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })

function sendResponse(response: ServerResponse, said: ModelResponse): void {
  if (said.kind === 'hang') return
  if (said.kind === 'status') {
    const { status, body = JSON.stringify({ error: { message: 'no' } }), location } = said
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
    response.end(body)
    return
  }
  if (said.kind === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Sign in</title><form></form>')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (said.kind === 'nonsense') {
    response.end('data: {"a": [1,\n\ndata: 7\n\n')
    return
  }
  if (said.kind === 'bytes') {
    response.end(said.bytes)
    return
  }
  if (said.kind === 'drip') {
    const timer = setInterval(() => response.write(toChunkEvent({ content: 'word ' })), said.everyMs)
    response.on('close', () => clearInterval(timer))
    return
  }
  if (said.kind === 'endless') {
    const line = toChunkEvent({ content: 'x'.repeat(60_000) })
    const writeMore = () => {
      while (!response.destroyed) if (!response.write(line)) break
    }
    response.on('drain', writeMore)
    writeMore()
    return
  }
  void streamResponse(response, said)
}

/** Streams a text in pieces of a few words, like a model. */
async function streamResponse(
  response: ServerResponse,
  said: Extract<ModelResponse, { text: string }>,
): Promise<void> {
  const pauseMs = said.kind === 'text' ? said.pauseMs : undefined
  response.write(toChunkEvent({ role: 'assistant', content: '' }))
  for (const piece of said.text.match(/[\s\S]{1,40}/g) ?? []) {
    response.write(toChunkEvent({ content: piece }))
    if (pauseMs !== undefined) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  if (said.kind === 'cut' && said.ends === 'silently') return
  if (said.kind === 'cut' && said.ends === 'abruptly') {
    response.destroy()
    return
  }
  if (said.kind === 'text') response.write(toChunkEvent({}, 'stop'))
  else if (said.ends !== 'politely') response.write(toChunkEvent({}, said.ends))
  if (said.kind === 'text' && said.counts !== false) response.write(usageEvent(said.used))
  response.end('data: [DONE]\n\n')
}
