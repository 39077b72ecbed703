import { Readable } from 'node:stream'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from '../transport/upstream.ts'

/** An answer of the scripted upstream. */
export interface ScriptedAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  /** A body that is not JSON. */
  readonly text?: string
}

/** Answers by `METHOD /path`, without the query; a function is asked at every call. */
export type Script = Record<
  string,
  ScriptedAnswer | ((request: UpstreamRequest) => ScriptedAnswer | Promise<ScriptedAnswer>)
>

export interface ScriptedUpstream extends Upstream {
  /** The requests received, oldest first. */
  readonly sent: UpstreamRequest[]
  /** The paths of responses that were neither read nor cancelled. Each would hold a connection. */
  readonly unread: () => string[]
}

/** An upstream without a network; a call that its script does not name cannot be reached. */
export function scriptUpstream(script: Script): ScriptedUpstream {
  const sent: UpstreamRequest[] = []
  const answers: { readonly path: string; readonly isTaken: () => boolean }[] = []
  return {
    sent,
    unread: () => answers.filter(({ isTaken }) => !isTaken()).map(({ path }) => path),
    async send(request) {
      sent.push(request)
      const entry = script[`${request.method} ${request.path.replace(/\?.*/, '')}`]
      if (entry === undefined) return { kind: 'unreachable', timedOut: false }
      const { answer, isTaken } = toUpstreamAnswer(typeof entry === 'function' ? await entry(request) : entry)
      answers.push({ path: request.path, isTaken })
      return answer
    },
    close: async () => undefined,
  }
}

function toUpstreamAnswer({
  status = 200,
  headers = {},
  json,
  text = json === undefined ? '' : JSON.stringify(json),
}: ScriptedAnswer) {
  let isTaken = false
  const readBodyOnce =
    <T>(read: () => T) =>
    async () => {
      isTaken = true
      return read()
    }
  const body = Object.assign(Readable.from([Buffer.from(text)]), {
    arrayBuffer: readBodyOnce(() => new TextEncoder().encode(text).buffer),
    json: readBodyOnce((): unknown => JSON.parse(text)),
    dump: readBodyOnce(() => undefined),
  })
  const described = { 'content-type': 'application/json', 'content-length': String(text.length), ...headers }
  const answer: UpstreamAnswer = { kind: 'answer', status, headers: described, body }
  return { answer, isTaken: () => isTaken || body.readableDidRead }
}
