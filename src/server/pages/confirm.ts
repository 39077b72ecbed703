import { arrivalMessages } from '../../messages/arrivals.ts'
import { link } from '../../routes.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

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
export async function loadConfirm(context: PageContext): Promise<ConfirmPage | Response> {
  const { entrances } = context.locals
  const isPost = context.request.method === 'POST'
  const inviteId = context.url.searchParams.get('invite_id')
  if (inviteId === null) return askAboutLink(context, isPost)
  if (!isPost) return showInvite(context, inviteId)
  const door = context.url.searchParams.get('on') === 'signup' ? 'signup' : 'signin'
  return redirect(await entrances.acceptInvite({ inviteId, door }))
}

/** An invitation by its link. A server that tells nothing about it may accept it all the same: the question can do without. */
async function showInvite({ locals }: PageContext, inviteId: string): Promise<ConfirmPage> {
  const { visit, entrances } = locals
  const { isSignedIn } = entrances
  const shown = await visit.call('showInvite', { invite_id: inviteId }, { isSpare: true })
  if (!shown.ok) return { kind: 'invite', isSignedIn, by: undefined, store: undefined }
  const { invited_by: by, store_name: store, state } = shown.value
  const kind = state === 'used' ? 'used' : state === 'expired' || state === 'revoked' ? 'expired' : 'invite'
  return { kind, isSignedIn, by: by ?? undefined, store }
}

async function askAboutLink({ locals }: PageContext, isPost: boolean): Promise<ConfirmPage | Response> {
  const { visit, entrances } = locals
  if (isPost && entrances.hasLink()) return redirect((await entrances.enterWithLink()) ?? link('signin'))
  const owner = await entrances.findLinkOwner()
  if (owner.kind === 'gone') return { kind: 'gone' }
  if (owner.kind === 'unreachable') return { kind: 'link', name: '' }
  if (owner.kind === 'owner') return { kind: 'link', name: owner.name }
  if (!locals.hasBadGateway) visit.cookies.dropLinkSignIn()
  visit.toast('error', arrivalMessages.linkInvalid)
  return redirect(link('signin'))
}
