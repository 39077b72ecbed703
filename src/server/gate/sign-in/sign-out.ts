import { parseSessionGrant } from '@draftdesk/auth-core'
import { buildCall } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { gateMessages } from '../../../messages/gate.ts'
import { buildLink } from '../../../routes.ts'
import { makeGateCall } from '../../upstream/make-gate-call.ts'
import { createRedirectResponse } from '../redirect-response.ts'
import { completeStoreSwitch } from './complete-sign-in.ts'
import { pickUpstreamHeaders } from '../../upstream/proxy-response.ts'
import type { GateDeps } from '../gate-deps.ts'
import { parseJsonAnswer } from '../../transport/upstream.ts'
import { toUpstreamRequest } from '../../transport/upstream-request.ts'
import { callMarkerHeader } from '../forms/form-origin.ts'
import { StoreUnreachableError } from '../../session/session-store.ts'
import type { Session } from '../../session/sessions.ts'
import type { Cookies } from '../../session/cookies.ts'
import { findVisitor } from '../../session/visitor.ts'

/** Leaves the store of a super admin: a refresh without `store_id`. */
const exit = buildCall('refresh', {})

const revoke = buildCall('revoke', {})

/** Longest wait for the upstream's sign-out. */
const revokeMs = 2000

/**
 * Removes the session record, then revokes the token upstream, which may fail. Reports an error when the record can't
 * be removed.
 */
export async function signOut(site: GateDeps, context: APIContext): Promise<Response> {
  const { cookies, session, isUnknown } = await findVisitor(site, context)
  if (isUnknown || !(await endSession(site, session))) return reportFailedSignOut(context, cookies)
  if (session) await revokeUpstreamSession(site, context, session)
  cookies.dropSession()
  cookies.pendingEmail.drop()
  cookies.signUp.drop()
  return createRedirectResponse(buildLink('signin'))
}

async function endSession(site: GateDeps, session: Session | undefined): Promise<boolean> {
  try {
    if (session) await site.sessions.end(session)
    return true
  } catch (error) {
    if (error instanceof StoreUnreachableError) return false
    throw error
  }
}

/** A script gets a status and tries again. A form gets a page that explains it. */
function reportFailedSignOut({ request }: APIContext, cookies: Cookies): Response {
  if (request.headers.has(callMarkerHeader))
    return Response.json({ detail: gateMessages.notSignedOut }, { status: 503 })
  cookies.toast('error', gateMessages.notSignedOut)
  return createRedirectResponse(buildLink('signin'))
}

/** Leaves the store of a super admin. The log records the time, and the token becomes invalid. */
async function revokeUpstreamSession(site: GateDeps, context: APIContext, session: Session): Promise<void> {
  const headers = pickUpstreamHeaders(site, context.request.headers, context.clientAddress)
  const callUpstream = (call: typeof exit | typeof revoke, token: string) =>
    site.upstream.send(toUpstreamRequest(call, { headers, token, timeoutMs: revokeMs }))
  const isInStore = session.record.isSuperAdmin && session.record.storeId !== undefined
  const left = isInStore ? await callUpstream(exit, session.token) : undefined
  const grant =
    left?.kind === 'answer' ? parseSessionGrant(await parseJsonAnswer(left), site.now()) : undefined
  const revoked = await callUpstream(revoke, grant?.token ?? session.token)
  if (revoked.kind === 'answer') await revoked.body.dump()
}

/** Leaves the store of a super admin and redirects to its page in the admin area. The banner's form names the store. */
export async function exitStore(site: GateDeps, context: APIContext): Promise<Response> {
  const { cookies, session } = await findVisitor(site, context)
  const asked = await makeGateCall(site, context, {
    request: exit,
    session,
    fallback: gateMessages.unreachable,
  })
  const store = context.url.searchParams.get('store')
  if (!asked.ok) cookies.toast('error', asked.error)
  else if ((await completeStoreSwitch(site, asked.session, asked.body)) !== 'switched') {
    cookies.toast('error', gateMessages.notJson)
  } else if (store) return createRedirectResponse(buildLink('adminStore', { id: store }))
  return createRedirectResponse(buildLink('home'))
}
