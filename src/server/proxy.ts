import type { APIContext } from 'astro'
import { gateMessages } from '../messages/gate.ts'
import type { Cookies } from './cookies.ts'
import { completeLogin, completeSignup, completeSwitch, findMint } from './mint.ts'
import type { Mint } from './mint.ts'
import { findOriginProblem } from './origin.ts'
import { passOn, pickHeaders, takeBody } from './relay.ts'
import type { Session } from './sessions.ts'
import type { Site } from './site.ts'
import { readJson } from './upstream.ts'
import type { UpstreamAnswer } from './upstream.ts'
import { findVisitor } from './visitor.ts'

/**
 * A call of the browser to `/v1`: the session's bearer goes on, the answer comes back with its status and never as a
 * redirect to a page. Calls that mint a session are completed here, so that no token leaves this server.
 */
export async function proxyCall(site: Site, context: APIContext): Promise<Response> {
  const { request, url } = context
  const problem = findOriginProblem(request, site.settings.siteOrigin, true)
  if (problem) {
    return refuse(403, problem === 'foreignOrigin' ? gateMessages.foreignForm : gateMessages.missingHeader)
  }
  const { cookies, session } = await findVisitor(site, context)
  const epoch = request.headers.get('x-session-epoch')
  if (epoch !== null && epoch !== String(session?.record.epoch)) {
    return session ? refuse(409, gateMessages.staleSession) : refuse(401, gateMessages.signedOut)
  }
  const body = await takeBody(request)
  if (body === 'tooLarge') return refuse(413, gateMessages.tooLarge)

  const mint = findMint(request.method, url.pathname)
  const result = await site.authorize(mint === 'login' ? undefined : session, {
    method: request.method,
    path: url.pathname + url.search,
    headers: pickHeaders(site, context),
    ...(body === undefined ? {} : { body }),
  })
  if (result.kind === 'ended') {
    cookies.dropSession()
    return refuse(401, result.detail ?? gateMessages.expired)
  }
  if (result.kind === 'unreachable') return refuse(result.timedOut ? 504 : 503, gateMessages.unreachable)
  if (!mint || result.answer.status >= 300) return passOn(result.answer)
  return completeMint(site, cookies, mint, mint === 'login' ? session : result.session, result.answer)
}

/** The answer of a minting call without its token, once the session is stored. */
async function completeMint(
  site: Site,
  cookies: Cookies,
  mint: Mint,
  session: Session | undefined,
  answer: UpstreamAnswer & { kind: 'answer' },
): Promise<Response> {
  const body = await readJson(answer)
  const outcome =
    mint === 'login'
      ? await completeLogin(site, cookies, session, body)
      : mint === 'signup'
        ? completeSignup(cookies, body)
        : await completeSwitch(site, session, body)
  if (outcome === 'unreadable') return refuse(503, gateMessages.notJson)
  if (outcome === 'signedOut') return refuse(401, gateMessages.signedOut)
  const { token: _token, ...rest } = body as Record<string, unknown>
  return Response.json(rest, { status: answer.status })
}

/** A refusal in the form of the upstream's own: `{detail}` (design section 6). */
function refuse(status: number, detail: string): Response {
  return Response.json({ detail }, { status })
}
