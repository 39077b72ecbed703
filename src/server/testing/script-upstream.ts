import { Readable } from 'node:stream'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from '../transport/upstream.ts'

/** What a scripted upstream answers to a call. */
export interface ScriptedAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
}

/** Answers by `METHOD /path`, without the query; a function is asked at every call. */
export type Script = Record<string, ScriptedAnswer | ((request: UpstreamRequest) => ScriptedAnswer)>

export interface ScriptedUpstream extends Upstream {
  /** What was sent, oldest first. */
  readonly sent: UpstreamRequest[]
}

/** An upstream without a network; a call that its script does not name cannot be reached. */
export function scriptUpstream(script: Script): ScriptedUpstream {
  const sent: UpstreamRequest[] = []
  return {
    sent,
    async send(request) {
      sent.push(request)
      const entry = script[`${request.method} ${request.path.replace(/\?.*/, '')}`]
      if (entry === undefined) return { kind: 'unreachable', timedOut: false }
      return writeAnswer(typeof entry === 'function' ? entry(request) : entry)
    },
    close: async () => undefined,
  }
}

function writeAnswer({ status = 200, headers = {}, json }: ScriptedAnswer): UpstreamAnswer {
  const text = json === undefined ? '' : JSON.stringify(json)
  const body = Object.assign(Readable.from([Buffer.from(text)]), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    json: async (): Promise<unknown> => JSON.parse(text),
    dump: async () => undefined,
  })
  const described = { 'content-type': 'application/json', 'content-length': String(text.length), ...headers }
  return { kind: 'answer', status, headers: described, body }
}
