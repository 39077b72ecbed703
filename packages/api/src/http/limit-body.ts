import type { Context, MiddlewareHandler } from 'hono'

const refuse = (c: Context) => c.json({ detail: 'The request is too large.' }, 413)

/**
 * Refuses bodies of more than `maxBytes` with 413. One that does not say how long it is is read to its end all the same and
 * thrown away: what is left unread on a connection would break the next request on it.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return async (c, next) => {
    const declared = c.req.header('content-length')
    if (declared !== undefined) return Number(declared) > maxBytes ? refuse(c) : next()
    const { body } = c.req.raw
    if (!body) return next()
    let bytes = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.length
        if (bytes <= maxBytes) controller.enqueue(chunk)
      },
      flush: (controller) => {
        if (bytes > maxBytes) controller.error(new TypeError('the body is too long'))
      },
    })
    const init: RequestInit & { duplex: 'half' } = { body: body.pipeThrough(counted), duplex: 'half' }
    c.req.raw = new Request(c.req.raw, init)
    await next()
    if (bytes > maxBytes) c.res = refuse(c)
    return undefined
  }
}
