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
  embed: (make: Embedding | number | 'hang') => void
  close: () => Promise<void>
}

/** The vector of a text. */
export type Embedding = (text: string) => readonly number[]

/** Starts the server. It responds with hello until a test sets another response. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: ModelRequest[] = []
  let say: (asked: ModelRequest) => ModelResponse = () => ({ kind: 'text', text: '- | Hello.' })
  const embedded: string[] = []
  let make: Embedding | number | 'hang' = (text) => [text.length, 1]
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      if (request.url?.endsWith('/embeddings')) {
        embedded.push(...(body.input ?? []))
        embed(response, body, make)
        return
      }
      const one = toModelRequest(request, body)
      asked.push(one)
      respond(response, say(one))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    embedded,
    embed: (next) => {
      make = next
    },
    answer: (next) => {
      say = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Body {
  model: string
  input?: string[]
  messages?: { role: string; content: string }[]
}

async function read(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body
}

function toModelRequest(request: IncomingMessage, { model, messages = [] }: Body): ModelRequest {
  const of = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) => content)
      .join('\n')
  const key = request.headers.authorization?.replace('Bearer ', '')
  return { path: request.url ?? '', key, model, system: of('system'), user: of('user') }
}

function embed(
  response: ServerResponse,
  { input = [], model }: Body,
  make: Embedding | number | 'hang',
): void {
  if (make === 'hang') return
  if (typeof make === 'number') {
    respond(response, { kind: 'status', status: make })
    return
  }
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: make(text) }))
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } }))
}

const usage = ([prompt, completion]: readonly unknown[] = [100, 20]) =>
  event({
    ...{ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [] },
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: 120 },
  })

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const chunk = (delta: object, finish: string | null = null) =>
  event({
    id: 'one',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })

function respond(response: ServerResponse, said: ModelResponse): void {
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
    const timer = setInterval(() => response.write(chunk({ content: 'word ' })), said.everyMs)
    response.on('close', () => clearInterval(timer))
    return
  }
  if (said.kind === 'endless') {
    const line = chunk({ content: 'x'.repeat(60_000) })
    const more = () => {
      while (!response.destroyed) if (!response.write(line)) break
    }
    response.on('drain', more)
    more()
    return
  }
  void stream(response, said)
}

/** Streams a text in pieces of a few words, like a model. */
async function stream(
  response: ServerResponse,
  said: Extract<ModelResponse, { text: string }>,
): Promise<void> {
  const pauseMs = said.kind === 'text' ? said.pauseMs : undefined
  response.write(chunk({ role: 'assistant', content: '' }))
  for (const piece of said.text.match(/[\s\S]{1,40}/g) ?? []) {
    response.write(chunk({ content: piece }))
    if (pauseMs !== undefined) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  if (said.kind === 'cut' && said.ends === 'silently') return
  if (said.kind === 'cut' && said.ends === 'abruptly') {
    response.destroy()
    return
  }
  if (said.kind === 'text') response.write(chunk({}, 'stop'))
  else if (said.ends !== 'politely') response.write(chunk({}, said.ends))
  if (said.kind === 'text' && said.counts !== false) response.write(usage(said.used))
  response.end('data: [DONE]\n\n')
}
