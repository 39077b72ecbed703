import { buildCall } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import * as z from 'zod'
import { arrivalMessages } from '../../../messages/arrivals.ts'
import { toasts } from '../../../messages/toasts.ts'
import { link } from '../../../routes.ts'
import { ask } from '../../upstream/ask.ts'
import type { GateDeps } from '../deps.ts'
import type { Visitor } from '../../session/visitor.ts'

/** Our own server says whose invitation it was; the forms of the page then have the address. */
const inviteAccepted = z.object({ email: z.string().min(1).max(320), is_used: z.boolean().optional() })

/** Accepts an invitation and tells where to go on: a store to choose, or `door`, the page to sign in or up on. */
export async function acceptInvite(
  site: GateDeps,
  context: APIContext,
  { cookies, session }: Visitor,
  { inviteId, door }: { readonly inviteId: string; readonly door: 'signin' | 'signup' },
): Promise<string> {
  const asked = await ask(site, context, {
    session,
    request: buildCall('acceptInvite', { invite_id: inviteId }),
    fallback: arrivalMessages.failed,
  })
  if (asked.ok) {
    const invited = inviteAccepted.safeParse(asked.body)
    const isUsed = invited.data?.is_used === true
    if (isUsed) cookies.toast('info', arrivalMessages.inviteUsed)
    else cookies.toast('success', toasts.inviteAccepted)
    if (!session && invited.success) cookies.writePendingEmail(invited.data.email)
    return link(session ? 'selectStore' : door)
  }
  cookies.toast('error', asked.error)
  return session ? link('home') : link(door, {}, { invite: 'failed' })
}
