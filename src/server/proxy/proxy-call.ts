import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { fileAndStreamPaths, googleSignInStartAnswer, getResponseSchema, table } from '@draftdesk/contract'
import { signInTokenMessages } from '../../messages/sign-in-tokens.ts'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import { callPrefix } from './call-prefix.ts'
import { createCookies } from '../session/cookies.ts'
import type { Cookies } from '../session/cookies.ts'
import type { CookieJar } from '../session/cookie-jar.ts'
import {
  completeLogin,
  completeSignup,
  completeStoreSwitch,
  findEnteredStoreId,
  findSessionCallKind,
} from '../gate/sign-in/complete-sign-in.ts'
import type { SessionCallKind, SignInVisitor } from '../gate/sign-in/complete-sign-in.ts'
import { callMarkerHeader, findOriginProblem } from '../gate/forms/form-origin.ts'
import { prepareOAuthRedirect, confirmOAuthReturn } from '../gate/sign-in/oauth-redirect.ts'
import type { HeaderReader } from '../security-headers.ts'
import { StreamTooLongError } from '../upstream/limit-stream.ts'
import { toProxyResponse, pickUpstreamHeaders, readCallBody } from '../upstream/proxy-response.ts'
import { prependFormField } from './prepend-field.ts'
import type { ProxyResponse } from '../upstream/proxy-response.ts'
import type { Session } from '../session/sessions.ts'
import type { ProxyDeps } from './proxy-deps.ts'
import type { AuthorizedCallResult } from '../upstream/authorized-sender.ts'
import { parseJsonAnswer } from '../transport/upstream.ts'
import type { UpstreamAnswer, UpstreamRequest } from '../transport/upstream.ts'

/** The forwarded headers of webhooks, by path. */
const webhookHeaders: Readonly<Record<string, readonly string[]>> = {
  [fileAndStreamPaths.shopifyWebhooks]: ['topic', 'shop-domain', 'webhook-id', 'hmac-sha256'].map(
    (name) => `x-shopify-${name}`,
  ),
  [fileAndStreamPaths.wooCommerceWebhooks]: ['topic', 'source', 'delivery-id', 'signature'].map(
    (name) => `x-wc-webhook-${name}`,
  ),
  [fileAndStreamPaths.wooCommerceKeys]: [],
}

/** Forwards a webhook of a shop. It has no session, and the upstream verifies its signature over these exact bytes. */
async function forwardWebhook(
  site: ProxyDeps,
  request: IncomingMessage,
  headers: HeaderReader,
  path: string,
): Promise<ProxyResponse> {
  const body = await readCallBody(request)
  if (body === 'tooLarge') return createRefusalResponse(413, gateMessages.tooLarge)
  const sentUp = pickUpstreamHeaders(site, headers, request.socket.remoteAddress ?? '')
  for (const name of webhookHeaders[path] ?? []) {
    const value = headers.get(name)
    if (value !== null) sentUp[name] = value
  }
  const call = { method: 'POST', path, headers: sentUp }
  const result = await forwardCall(site, undefined, call, body)
  if (result.kind === 'answered') return toProxyResponse(result.answer)
  return result.kind === 'tooLarge'
    ? createRefusalResponse(413, gateMessages.tooLarge)
    : createRefusalResponse(502, gateMessages.notJson)
}

/** Options of a browser that opens an event stream. */
interface EventStreamRequest {
  readonly cookies: Cookies
  readonly id: string | undefined
  readonly session: Session | undefined
  readonly headers: HeaderReader
  readonly sentUp: Readonly<Record<string, string>>
}

interface CallAddress {
  readonly path: string
  readonly name: string
  readonly epoch: string | null
  /** The age of the page in ms. */
  readonly age: string | null
}

type CallBody = Exclude<Awaited<ReturnType<typeof readCallBody>>, 'tooLarge'>

const placeholderOrigin = 'http://site.invalid'
const googleCallbackPath = table.googleCallback.path
const verifyEmailPath = table.verifyEmail.path
/** The calls of the second step, which need the challenge in the cookie. */
const challengePaths: ReadonlySet<string> = new Set([
  table.signInWithCode.path,
  table.beginPasskeySignIn.path,
  table.signInWithPasskey.path,
])

/** Pages work without this call, so a server that lacks it is not asked again. */
const presencePath = table.setPresence.path

/** Checks the connection. It does not depend on the session. */
const connectionCheckPath = table.checkInternet.path

/**
 * Passes a `/v1` call of the browser on with the session's bearer token, and its status back unchanged. Calls
 * that create a session are completed here, so that no token leaves this server.
 */
export async function proxyCall(
  site: ProxyDeps,
  request: IncomingMessage,
  jar: CookieJar,
): Promise<ProxyResponse> {
  const method = request.method ?? 'GET'
  const headers = createHeaderReader(request)
  const path = request.url ?? ''
  if (method === 'POST' && Object.hasOwn(webhookHeaders, path))
    return forwardWebhook(site, request, headers, path)
  const problem = findOriginProblem({ method, headers }, site.settings.siteOrigin, true)
  if (problem) {
    return createRefusalResponse(
      403,
      problem === 'foreignOrigin' ? gateMessages.foreignForm : gateMessages.missingHeader,
    )
  }
  const address = parseCallAddress(request.url ?? '')
  if (!address) return createRefusalResponse(400, gateMessages.badAddress)
  const completion = findSessionCallKind(method, address.name)
  // The upstream may treat a HEAD as a GET, and the answer would be lost.
  if (method === 'HEAD' && findSessionCallKind('GET', address.name))
    return createRefusalResponse(405, gateMessages.headRefused)
  if (completion && completion !== 'leave' && headers.get(callMarkerHeader) === null)
    return createRefusalResponse(403, gateMessages.missingHeader)

  const cookies = createCookies(jar, site.settings.secure)
  const isConnectionCheck = address.name === connectionCheckPath
  const id = isConnectionCheck ? undefined : cookies.readSession()
  const session = id === undefined ? undefined : await site.sessions.find(id)
  const isStream = method === 'GET' && address.name === fileAndStreamPaths.events
  const epoch = isConnectionCheck
    ? null
    : (headers.get('x-session-epoch') ?? (isStream ? address.epoch : null))
  if (epoch !== null && epoch !== String(session?.record.epoch)) {
    return session
      ? createRefusalResponse(409, gateMessages.staleSession)
      : createRefusalResponse(401, gateMessages.signedOut)
  }
  if (
    address.name === googleCallbackPath &&
    !confirmOAuthReturn(cookies, new URL(address.path, placeholderOrigin).searchParams.get('state'))
  ) {
    return createRefusalResponse(403, signInTokenMessages.googleStale)
  }
  const sentUp = pickUpstreamHeaders(site, headers, request.socket.remoteAddress ?? '')
  if (isStream) return openEventStream(site, { cookies, id, session, headers, sentUp }, address.age)
  const taken = await readCallBody(request)
  if (taken === 'tooLarge') return createRefusalResponse(413, gateMessages.tooLarge)
  if (address.name === presencePath && site.unknownCalls.has(presencePath)) return noContentReply
  const challenge = cookies.challenge.read()
  if (challengePaths.has(address.name) && challenge === undefined)
    return createJsonResponse(400, { detail: gateMessages.challengeOver, code: 'challenge_over' })
  const body =
    address.name === verifyEmailPath
      ? addSecretFormField(taken, headers, 'sign_up_id', cookies.signUp.read())
      : challengePaths.has(address.name)
        ? addSecretFormField(taken, headers, 'challenge', challenge)
        : taken

  const call = { method, path: address.path, headers: sentUp }
  const result = await forwardCall(site, completion === 'login' ? undefined : session, call, body)
  if (result.kind === 'tooLarge') return createRefusalResponse(413, gateMessages.tooLarge)
  if (result.kind !== 'answered') return createFailureResponse(result, cookies)
  if (address.name === presencePath && unknownStatuses.has(result.answer.status)) {
    await result.answer.body.dump()
    site.unknownCalls.note(presencePath)
    return noContentReply
  }
  if (address.name === verifyEmailPath && result.answer.status < 300) cookies.signUp.drop()
  if (!completion || result.answer.status >= 300) return toProxyResponse(result.answer)
  return completeSignInCall(
    site,
    { cookies, session, headers: sentUp },
    completion,
    result.answer,
    address.path,
  )
}

/** Forwards a call with its body. Closes the body when the client stops sending, so that the rest is drained. */
async function forwardCall(
  site: ProxyDeps,
  session: Session | undefined,
  call: UpstreamRequest,
  body: CallBody,
): Promise<AuthorizedCallResult | { readonly kind: 'tooLarge' }> {
  let isTaken = false
  try {
    const result = await site.authorize(session, body === undefined ? call : { ...call, body })
    isTaken = result.kind === 'answered'
    return result
  } catch (error) {
    if (error instanceof StreamTooLongError) return { kind: 'tooLarge' }
    throw error
  } finally {
    if (!isTaken && body instanceof Readable) body.destroy()
  }
}

/** HTTP statuses of an API that does not have the call. */
const unknownStatuses = new Set([404, 405, 501])

/** Ends an `EventSource` permanently without a console error. The page then polls every minute. */
const noContentReply: ProxyResponse = { status: 204, headers: {}, body: undefined }

/**
 * Opens the event stream of a browser. Epoch and page age are in the query, because an `EventSource` cannot
 * set headers.
 */
async function openEventStream(
  site: ProxyDeps,
  { cookies, id, session, headers, sentUp }: EventStreamRequest,
  age: string | null,
): Promise<ProxyResponse> {
  if (id === undefined || !session) return createRefusalResponse(401, gateMessages.signedOut)
  if (site.unknownCalls.has(fileAndStreamPaths.events)) return noContentReply
  const lastId = headers.get('last-event-id')
  const opened = await site.live.open(id, session, {
    ...sentUp,
    ...(lastId !== null && { 'last-event-id': lastId }),
    ...(age !== null && /^\d{1,12}$/.test(age) && { 'x-page-age': age }),
  })
  if (opened.kind === 'full') {
    const full = createRefusalResponse(503, gateMessages.tooMany)
    return { ...full, headers: { ...full.headers, 'retry-after': '60' } }
  }
  if (opened.kind === 'refused') {
    if (!unknownStatuses.has(opened.answer.status)) return toProxyResponse(opened.answer)
    await opened.answer.body.dump()
    site.unknownCalls.note(fileAndStreamPaths.events)
    return noContentReply
  }
  if (opened.kind !== 'stream') return createFailureResponse(opened, cookies)
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
    body: opened.body,
  }
}

function createFailureResponse(
  result: Exclude<AuthorizedCallResult, { kind: 'answered' }>,
  cookies: Cookies,
): ProxyResponse {
  if (result.kind === 'unreachable')
    return createRefusalResponse(result.timedOut ? 504 : 503, gateMessages.unreachable)
  cookies.dropSession()
  return createRefusalResponse(401, result.detail ?? failureMessages.expired)
}

function createHeaderReader({ headers }: IncomingMessage): HeaderReader {
  return { get: (name) => headers[name]?.toString() ?? null }
}

/**
 * The path to forward and the call it names once decoded. Rejects a path that names another call when decoded twice.
 */
function parseCallAddress(url: string): CallAddress | undefined {
  const parsed = URL.parse(url, placeholderOrigin)
  if (!parsed || /%2f|%5c|%25|%00|\/\//i.test(parsed.pathname)) return undefined
  try {
    const name = decodeURIComponent(parsed.pathname).replace(/\/$/, '').toLowerCase()
    if (!name.startsWith(callPrefix)) return undefined
    const { pathname, search, searchParams } = parsed
    return { path: pathname + search, name, epoch: searchParams.get('epoch'), age: searchParams.get('age') }
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** Stores the session of a sign-in answer and returns the answer without its token. */
async function completeSignInCall(
  site: ProxyDeps,
  who: SignInVisitor,
  completion: SessionCallKind,
  answer: UpstreamAnswer & { kind: 'answer' },
  path: string,
): Promise<ProxyResponse> {
  const { cookies, session } = who
  const body = await parseJsonAnswer(answer)
  if (completion === 'leave') return bindGoogleRedirect(cookies, body)
  const outcome =
    completion === 'login'
      ? await completeLogin(site, who, body)
      : completion === 'signup'
        ? completeSignup(cookies, body)
        : await completeStoreSwitch(site, session, body, findEnteredStoreId(path))
  if (outcome === 'away') return createRefusalResponse(503, gateMessages.unreachable)
  if (outcome === 'unreadable') return createRefusalResponse(503, gateMessages.notJson)
  if (outcome === 'signedOut') return createRefusalResponse(401, gateMessages.signedOut)
  const {
    token: _token,
    sign_up_id: _proof,
    challenge: _challenge,
    ...rest
  } = body as Record<string, unknown>
  const isWaiting = outcome === 'needsCode' || outcome === 'needsPasskey'
  // Says that a code is needed. The secret itself is in a cookie.
  return createJsonResponse(answer.status, isWaiting ? { ...rest, challenge: 'cookie' } : rest)
}

/** Binds a Google sign-in that a script starts to this browser, as pages do. */
function bindGoogleRedirect(cookies: Cookies, body: unknown): ProxyResponse {
  const answer = getResponseSchema(googleSignInStartAnswer).safeParse(body)
  const to = prepareOAuthRedirect(cookies, answer.data?.authorization_url ?? '')
  return to === undefined
    ? createRefusalResponse(503, gateMessages.notJson)
    : createJsonResponse(200, { authorization_url: to })
}

/** Adds a secret of this browser to a form: the proof of its sign-up, or its challenge. Scripts never see it. */
function addSecretFormField(
  body: CallBody,
  headers: HeaderReader,
  name: string,
  secret: string | undefined,
): CallBody {
  const type = headers.get('content-type') ?? ''
  return secret !== undefined && Buffer.isBuffer(body) ? prependFormField(body, type, name, secret) : body
}

/** Refuses a call in the upstream's format: `{detail}`. */
export function createRefusalResponse(status: number, detail: string): ProxyResponse {
  return createJsonResponse(status, { detail })
}

function createJsonResponse(status: number, value: object): ProxyResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}
