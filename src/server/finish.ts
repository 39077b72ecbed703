import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { APIContext } from 'astro'
import { findRoute } from '../routes.ts'
import { keptPrivate, protection } from './headers.ts'
import type { Site } from './site.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compressing pays above this size: below it the answer fits one packet anyway. */
const leastBytes = 1400

/** Puts the headers on an answer, compresses a page that is worth it, and keeps one that is everybody's. */
export async function finish(site: Site, context: APIContext, answer: Response): Promise<Response> {
  const { headers } = answer
  for (const [name, value] of Object.entries(protection(site.settings.secure))) headers.set(name, value)
  for (const [name, value] of Object.entries(keptPrivate)) headers.set(name, value)
  if (!headers.get('content-type')?.startsWith('text/html') || !answer.body) return answer
  if (context.locals.policy) headers.set('content-security-policy', context.locals.policy)

  const { request, url } = context
  const accepted = request.headers.get('accept-encoding') ?? ''
  const isAlike = isEverybodys(context, answer)
  if (!isAlike && !/\b(?:br|gzip)\b/.test(accepted)) return answer
  const body = new Uint8Array(await answer.arrayBuffer())
  if (isAlike) site.pages.keep(url.pathname + url.search, headers, body)
  return compress(answer, body, accepted)
}

/** A public page that was asked for without a cookie, and by an address that says nothing but the way back. */
function isEverybodys(
  { request, url, routePattern, cookies, locals }: APIContext,
  answer: Response,
): boolean {
  return (
    request.method === 'GET' &&
    answer.status === 200 &&
    findRoute(routePattern)?.access === 'public' &&
    !request.headers.has('cookie') &&
    [...url.searchParams.keys()].every((name) => name === 'from') &&
    [...cookies.headers()].length === 0 &&
    locals.verdict.kind === 'anonymous'
  )
}

async function compress(
  answer: Response,
  body: Uint8Array<ArrayBuffer>,
  accepted: string,
): Promise<Response> {
  const { headers, status } = answer
  headers.append('vary', 'Accept-Encoding')
  headers.delete('content-length')
  const coding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
  if (body.byteLength < leastBytes || !coding) return new Response(body, { status, headers })
  headers.set('content-encoding', coding)
  const small =
    coding === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await zip(body, { level: 5 })
  return new Response(new Uint8Array(small), { status, headers })
}
