import { calls } from '@draftdesk/contract'
import type { Call, CallName } from '@draftdesk/contract'
import type { Context, Hono } from 'hono'
import { refuseWithoutRecentProof } from '../calls/accounts/proof.ts'
import { refuseOutsideAudience } from '../calls/call-handler.ts'
import type { Handler, CallReply, Services, CallContext } from '../calls/call-handler.ts'
import { handlers } from '../calls/index.ts'
import type { Caller } from '../stores/find-caller.ts'
import { answerJson, chooseAnswerLanguage } from './answer-json.ts'
import { readBearerToken } from './read-bearer.ts'
import { readCallInput } from './input/read-call-input.ts'
import { discardBody } from './input/read-body.ts'

/** Request variables set by the middleware. */
export interface RequestVariables {
  requestId: string
  address: string
}

const staleDetail = 'A colleague changed this in the meantime. Please check it again before you save.'

// Calls that accept an expired token. Their handlers check it.
const tokenExchangeCalls = new Set<CallName>(['refresh', 'revoke'])

/** Mounts all calls of the contract. */
export function mountCalls(app: Hono<{ Variables: RequestVariables }>, services: Services): void {
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name]
    app.on(call.method, call.path.replace('{id}', ':id'), (c) => createCallContext(name, call, c, services))
  }
}

async function createCallContext(
  name: CallName,
  call: Call,
  c: Context<{ Variables: RequestVariables }>,
  services: Services,
) {
  const token = readBearerToken(c) ?? ''
  const isCallerWanted = call.token !== 'none' && token !== '' && !tokenExchangeCalls.has(name)
  const caller = isCallerWanted ? await services.findCaller(token, services.clock()) : undefined
  const isTokenMissing = call.token === 'required' && token === ''
  if (isTokenMissing || (isCallerWanted && !caller)) {
    await discardBody(c.req.raw)
    return respondUnauthorized(c, undefined, isTokenMissing ? 'Not authenticated' : 'Token has expired')
  }
  // TypeScript cannot relate a union of names to its handlers, hence the cast.
  const handler = handlers[name] as unknown as Handler<CallName>
  // Permissions are checked before the body is read.
  const refusal = refuseOutsideAudience(call, handler.audience, caller)
  if (refusal) {
    await discardBody(c.req.raw)
    return respondWithCallResult(c, call, caller, refusal)
  }
  const input = await readCallInput(call, c)
  if (input.kind === 'wrong') return answerJson(c, caller, { detail: input.faults }, 422)
  if (input.kind === 'refused') return answerJson(c, caller, { detail: input.detail }, input.status)
  const unproven = await refuseWithoutRecentProof(services, name, caller, input.value)
  if (unproven) return respondWithCallResult(c, call, caller, unproven)
  const id = c.req.param('id') ?? ''
  const request = {
    services,
    input: input.value,
    id,
    caller,
    token,
    language: chooseAnswerLanguage(c, caller),
    address: c.get('address'),
    agent: c.req.header('user-agent') ?? '',
  }
  return respondWithCallResult(c, call, caller, await handler(request as unknown as CallContext<CallName>))
}

function respondWithCallResult(
  c: Context,
  call: Call,
  caller: Caller | undefined,
  reply: CallReply<CallName>,
) {
  if (reply.kind === 'done') return answerJson(c, caller, reply.body, call.status)
  if (reply.kind === 'stale')
    return answerJson(c, caller, { detail: reply.detail ?? staleDetail, current: reply.current }, 409)
  if (reply.status === 401) return respondUnauthorized(c, caller, reply.detail)
  if (reply.retryAfterSeconds !== undefined) c.header('retry-after', String(reply.retryAfterSeconds))
  const { detail, code, field } = reply
  if (field === undefined) return answerJson(c, caller, { detail, code }, reply.status)
  return answerJson(c, caller, { detail: [{ loc: ['body', field], msg: detail, type: 'value_error' }] }, 422)
}

function respondUnauthorized(c: Context, caller: Caller | undefined, detail: string) {
  c.header('www-authenticate', 'Bearer')
  return answerJson(c, caller, { detail }, 401)
}
