import { buildCall, errorAnswer, getResponseSchema } from '@draftdesk/contract'
import type { CallInput } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import * as z from 'zod'
import type { GateDeps } from '../gate-deps.ts'
import type { Visitor } from '../../session/visitor.ts'
import { makeGateCall } from '../../upstream/make-gate-call.ts'
import { pickUpstreamHeaders } from '../../upstream/proxy-response.ts'
import { signInWithLink, fetchTokenOwner, readPendingLink } from './link-sign-in.ts'
import { completeLogin, completeSignup, completeStoreSwitch } from './complete-sign-in.ts'
import { gateMessages } from '../../../messages/gate.ts'
import { signInTokenMessages } from '../../../messages/sign-in-tokens.ts'
import { flashToasts } from '../../../messages/toasts.ts'
import { buildLink } from '../../../routes.ts'
import { selectStoreMessages } from '../../../messages/select-store.ts'
import { storeRequests } from '../../../models/own-stores.ts'
import { createRedirectResponse } from '../redirect-response.ts'
import type { Session } from '../../session/sessions.ts'

/** The pending link: `gone` (none is pending), `invalid`, or `unreachable` (its owner is unknown for now). */
type PendingLinkOwner =
  { readonly kind: 'gone' | 'invalid' | 'unreachable' } | { readonly kind: 'owner'; readonly name: string }

/** Actions that change the identity of this browser. The gate runs them, so that no loader holds a token. */
export type IdentityActions = ReturnType<typeof createIdentityActions>

/** Creates these actions for a request. */
export function createIdentityActions(site: GateDeps, context: APIContext, visitor: Visitor) {
  const { cookies, session } = visitor
  function completeAcceptedLogin(body: unknown) {
    const headers = pickUpstreamHeaders(site, context.request.headers, context.clientAddress)
    return completeLogin(site, { ...visitor, headers }, body)
  }
  return {
    async signIn(form: CallInput<'signIn'>, fallback: string) {
      const accepted = await makeGateCall(site, context, { request: buildCall('signIn', form), fallback })
      return accepted.ok ? completeAcceptedLogin(accepted.body) : { problem: accepted.error }
    },
    /** Completes the sign-in of this browser that waits for a code. `isOver`: it has to begin again. */
    async signInWithCode(code: string, fallback: string) {
      const challenge = cookies.challenge.read()
      if (challenge === undefined) return { problem: gateMessages.challengeOver, isOver: true }
      const request = buildCall('signInWithCode', { challenge, code })
      const accepted = await makeGateCall(site, context, { request, fallback })
      return accepted.ok
        ? completeAcceptedLogin(accepted.body)
        : { problem: accepted.error, isOver: isSignInChallengeExpired(accepted.refusal?.body) }
    },
    async signUp(form: CallInput<'signUp'>, fallback: string) {
      const accepted = await makeGateCall(site, context, { request: buildCall('signUp', form), fallback })
      return accepted.ok ? completeSignup(cookies, accepted.body) : { problem: accepted.error }
    },
    /**
     * Enters a store, for a super admin with a reason, and continues at its home page. Returns the error message
     * if that fails.
     */
    enterStore: async (id: string, reason?: string) =>
      (await enterStore(site, context, { id, session, reason })) ?? createRedirectResponse(buildLink('home')),
    /** Accepts an invitation. Returns the next address. */
    acceptInvite: (invitation: Parameters<typeof acceptInvite>[3]) =>
      acceptInvite(site, context, visitor, invitation),
    /** Finds the owner of the pending sign-in link of this browser. */
    async findLinkOwner(): Promise<PendingLinkOwner> {
      const waiting = readPendingLink(site, cookies)
      if (!waiting) return { kind: 'gone' }
      const owner = await fetchTokenOwner(site, context, waiting.token)
      if (owner === 'unreachable') return { kind: 'unreachable' }
      if (!owner) return { kind: 'invalid' }
      return { kind: 'owner', name: `${owner.first_name} ${owner.last_name}`.trim() }
    },
    /** Signs in with the pending link. Returns the next address, or undefined if the link is invalid. */
    async enterWithLink() {
      const waiting = readPendingLink(site, cookies)
      return waiting && signInWithLink(site, context, visitor, waiting)
    },
    /** True when this browser has a pending sign-in link. */
    hasLink: () => readPendingLink(site, cookies) !== undefined,
    isSignedIn: session !== undefined,
    offersGoogle: () => site.google.read(),
  }
}

const isSignInChallengeExpired = (refusal: unknown): boolean =>
  getResponseSchema(errorAnswer).safeParse(refusal).data?.code === 'challenge_over'

/** Our own server also returns the invited address, which the forms of the page then show. */
const inviteAccepted = z.object({ email: z.string().min(1).max(320), is_used: z.boolean().optional() })

/** Accepts an invitation and returns the next page: the choice of a store, or `door` to sign in or up. */
async function acceptInvite(
  site: GateDeps,
  context: APIContext,
  { cookies, session }: Visitor,
  { inviteId, door }: { readonly inviteId: string; readonly door: 'signin' | 'signup' },
): Promise<string> {
  const accepted = await makeGateCall(site, context, {
    session,
    request: buildCall('acceptInvite', { invite_id: inviteId }),
    fallback: signInTokenMessages.failed,
  })
  if (accepted.ok) {
    const invited = inviteAccepted.safeParse(accepted.body)
    const isUsed = invited.data?.is_used === true
    if (isUsed) cookies.toast('info', signInTokenMessages.inviteUsed)
    else cookies.toast('success', flashToasts.inviteAccepted)
    if (!session && invited.success) cookies.pendingEmail.write(invited.data.email)
    return buildLink(session ? 'selectStore' : door)
  }
  cookies.toast('error', accepted.error)
  return session ? buildLink('home') : buildLink(door, {}, { invite: 'failed' })
}

/** The store to enter, the session that enters it, and the reason. */
interface StoreEntryRequest {
  readonly id: string
  readonly session: Session | undefined
  /** A super admin's reason for the activity log of the store. Other upstreams ignore it. */
  readonly reason: string | undefined
}

/** Enters a store. Returns an error text when it cannot. */
export async function enterStore(
  site: GateDeps,
  context: APIContext,
  { id, session, reason }: StoreEntryRequest,
): Promise<string | undefined> {
  const switched = await makeGateCall(site, context, {
    session,
    request: storeRequests.enter(id, reason),
    fallback: selectStoreMessages.switchFailed,
  })
  if (!switched.ok) return switched.error
  const outcome = await completeStoreSwitch(site, switched.session, switched.body, id)
  return outcome === 'switched' ? undefined : selectStoreMessages.switchFailed
}
