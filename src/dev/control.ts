import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { request } from 'node:http'

/** Passes the toolbar's control calls on to the mocked server, from pages of this machine only. */
export function passControl(apiUrl: string) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const site = incoming.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') {
      outgoing.writeHead(403).end()
      return
    }
    const { method } = incoming
    const passed = request(
      `${apiUrl}/__demo${incoming.url ?? ''}`,
      { method, headers: { 'content-type': 'application/json' } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' })
        pipeline(answer, outgoing, noteBroken)
      },
    )
    passed.once('error', () => outgoing.writeHead(502).end())
    pipeline(incoming, passed, noteBroken)
  }
}

/** A page that closes in the middle of a control call needs nothing more. */
function noteBroken(): void {
  return
}
