import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { link } from '../../routes.ts'
import { ask } from '../upstream/ask.ts'
import { redirect } from './redirect.ts'
import { completeSwitch } from './mint.ts'
import { pickHeaders } from '../upstream/relay.ts'
import type { Site } from '../site.ts'
import { findVisitor } from './visitor.ts'

/** Leaves the store of a super admin: a refresh without `store_id` (design section 6). */
const exit = { method: 'POST', path: '/v1/auth/token/refresh' } as const

/** Longest wait for the upstream to note at a sign-out that a super admin has left the store. */
const exitMs = 2000

/** Signs this browser out: the record goes first, so that nothing that is still under way brings it back. */
export async function signOut(site: Site, context: APIContext): Promise<Response> {
  const { cookies, session } = await findVisitor(site, context)
  if (session) await site.sessions.end(session)
  if (session?.record.isSuperAdmin && session.record.storeId !== undefined) {
    const headers = pickHeaders(site, context.request.headers, context.clientAddress)
    const left = await site.upstream.send({ ...exit, headers, token: session.token, timeoutMs: exitMs })
    if (left.kind === 'answer') await left.body.dump()
  }
  cookies.dropSession()
  cookies.dropPendingEmail()
  return redirect(link('signin'))
}

/** Takes a super admin out of a store. */
export async function exitStore(site: Site, context: APIContext): Promise<Response> {
  const { cookies, session } = await findVisitor(site, context)
  const asked = await ask(site, context, {
    ...exit,
    session,
    fallback: gateMessages.unreachable,
  })
  if (!asked.ok) cookies.addFlash({ tone: 'error', text: asked.error })
  else if ((await completeSwitch(site, asked.session, asked.body)) !== 'switched') {
    cookies.addFlash({ tone: 'error', text: gateMessages.notJson })
  }
  return redirect(link('home'))
}
