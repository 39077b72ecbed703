import type { APIContext } from 'astro'
import { z } from 'zod'
import { inviteMessages, peopleMessages } from '../../messages/accounts.ts'
import { link } from '../../routes.ts'
import type { Asked } from '../upstream/ask.ts'
import { callAs } from '../upstream/call.ts'
import { readFields } from '../fields.ts'
import type { Fields } from '../fields.ts'
import { redirectWith } from '../gate/redirect-with.ts'

/** What a form of one of the lists came to, when it leads nowhere else. */
interface Sent {
  readonly error?: string
  readonly deleted?: { readonly id: string; readonly title: string; readonly proof?: string }
  readonly values?: Fields
}

const names = ['action', 'id', 'title', 'role', 'was', 'proof', 'email']
const removal = z.object({ restore: z.string() })

/** Does what a form about people or invitations asks without JavaScript. */
export async function sendPeople(
  context: APIContext,
): Promise<Response | { readonly members: Sent } | { readonly invites: Sent }> {
  const form = readFields(context, names)
  if (context.url.searchParams.has('members')) {
    const sent = await changeMember(context, form)
    return sent instanceof Response ? sent : { members: sent }
  }
  const sent = await changeInvite(context, form)
  return sent instanceof Response ? sent : { invites: sent }
}

async function changeMember(context: APIContext, form: Fields): Promise<Response | Sent> {
  const { action, id = '', title = '', role, was, proof } = form
  const path = `/v1/members/${encodeURIComponent(id)}`
  const fallback = peopleMessages.changeFailed
  if (action === 'remove' || action === 'leave') {
    const removed = await callAs(context, { method: 'DELETE', path, fallback })
    if (!removed.ok) return { error: removed.error }
    if (action === 'leave') {
      const store = context.locals.session?.store?.name ?? ''
      return redirectWith(context, link('home'), peopleMessages.left(store))
    }
    const restore = removal.safeParse(removed.body).data?.restore
    return { deleted: { id, title, ...(restore !== undefined && { proof: restore }) } }
  }
  const changed = await callAs(
    context,
    action === 'restore'
      ? { method: 'POST', path: `${path}/restore`, json: { restore: proof }, fallback }
      : { method: 'PATCH', path, json: { role, ...(was && { was }) }, fallback },
  )
  return back(context, changed)
}

async function changeInvite(context: APIContext, form: Fields): Promise<Response | Sent> {
  const { action, id = '', title = '', email = '', role = '' } = form
  const path = `/v1/invites/${encodeURIComponent(id)}`
  const fallback = inviteMessages.failed
  if (action === 'revoke') {
    const revoked = await callAs(context, { method: 'DELETE', path, fallback })
    return revoked.ok ? { deleted: { id, title } } : { error: revoked.error }
  }
  if (action === 'restore')
    return back(context, await callAs(context, { method: 'POST', path: `${path}/restore`, fallback }))
  if (action === 'resend') {
    const resent = await callAs(context, { method: 'POST', path: `${path}/resend`, fallback })
    return back(context, resent, inviteMessages.resent(title))
  }
  if (email === '') return { error: inviteMessages.emailRequired, values: { email, role } }
  const invited = await callAs(context, {
    method: 'POST',
    path: '/v1/invites',
    json: { email, role },
    fallback,
  })
  if (!invited.ok) return { error: invited.error, values: { email, role } }
  return redirectWith(context, context.url.pathname, inviteMessages.sent(email))
}

function back(context: APIContext, asked: Asked, text?: string): Response | Sent {
  return asked.ok ? redirectWith(context, context.url.pathname, text) : { error: asked.error }
}
