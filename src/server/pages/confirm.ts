import type { APIContext } from 'astro'
import { arrivalMessages } from '../../messages/arrivals.ts'
import { link } from '../../routes.ts'
import { acceptInvite } from '../gate/accept-invite.ts'
import { enterWithLink, findOwner, readLink } from '../gate/link-sign-in.ts'
import { redirect } from '../gate/redirect.ts'
import type { Visitor } from '../session/visitor.ts'
import { findVisitor } from '../session/visitor.ts'
import { getSite } from '../site.ts'
import { callUpstream } from '../upstream/call-upstream.ts'
import type { Site } from '../site.ts'

/** What /confirm asks: to accept an invitation, or to sign in by a link as its owner. */
export type ConfirmPage =
  | {
      readonly kind: 'invite'
      readonly isSignedIn: boolean
      /** Who invited and into which store, where the server tells. */
      readonly by: string | undefined
      readonly store: string | undefined
    }
  /** An invitation that can be accepted no more. */
  | {
      readonly kind: 'used' | 'expired'
      readonly isSignedIn: boolean
      readonly by: string | undefined
      readonly store: string
    }
  | { readonly kind: 'link'; readonly name: string }
  /** The link waits no longer: it was used, or five minutes are over. */
  | { readonly kind: 'gone' }

/** /confirm: asks before an address does something for the person who opened it; the button does it. */
export async function loadConfirm(context: APIContext): Promise<ConfirmPage | Response> {
  const site = getSite()
  const visitor = await findVisitor(site, context)
  const isPost = context.request.method === 'POST'
  const inviteId = context.url.searchParams.get('invite_id')
  if (inviteId !== null) {
    if (!isPost) return showInvite(context, inviteId, visitor.session !== undefined)
    const door = context.url.searchParams.get('on') === 'signup' ? 'signup' : 'signin'
    return redirect(await acceptInvite(site, context, visitor, { inviteId, door }))
  }
  return askAboutLink(site, context, visitor, isPost)
}

/** An invitation by its link. A server that tells nothing about it may accept it all the same. */
async function showInvite(context: APIContext, inviteId: string, isSignedIn: boolean): Promise<ConfirmPage> {
  const shown = await callUpstream(context, arrivalMessages.failed)('showInvite', { invite_id: inviteId })
  // The question can be asked without.
  context.locals.hasBadGateway = false
  if (!shown.ok) return { kind: 'invite', isSignedIn, by: undefined, store: undefined }
  const { invited_by: by, store_name: store, state } = shown.value
  const kind = state === 'used' ? 'used' : state === 'expired' || state === 'revoked' ? 'expired' : 'invite'
  return { kind, isSignedIn, by: by ?? undefined, store }
}

async function askAboutLink(
  site: Site,
  context: APIContext,
  visitor: Visitor,
  isPost: boolean,
): Promise<ConfirmPage | Response> {
  const { cookies } = visitor
  const waiting = readLink(site, cookies)
  if (!waiting) return { kind: 'gone' }
  if (isPost) return redirect((await enterWithLink(site, context, visitor, waiting)) ?? link('signin'))
  const owner = await findOwner(site, context, waiting.token)
  if (owner === 'unreachable') return { kind: 'link', name: '' }
  if (!owner) {
    if (!context.locals.hasBadGateway) cookies.dropLinkSignIn()
    cookies.addFlash({ tone: 'error', text: arrivalMessages.linkInvalid })
    return redirect(link('signin'))
  }
  return { kind: 'link', name: `${owner.first_name} ${owner.last_name}`.trim() }
}
