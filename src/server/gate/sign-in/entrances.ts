import { buildCall } from '@draftdesk/contract'
import type { InputOf } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import type { GateDeps } from '../deps.ts'
import type { Visitor } from '../../session/visitor.ts'
import { ask } from '../../upstream/ask.ts'
import { pickHeaders } from '../../upstream/pass-on.ts'
import { acceptInvite } from './accept-invite.ts'
import { enterStore } from './enter-store.ts'
import { enterWithLink, findOwner, readLink } from './link-sign-in.ts'
import { completeLogin, completeSignup } from './complete-sign-in.ts'
import type { LoginOutcome } from './complete-sign-in.ts'

/** A call that was refused: the sentence to show. */
interface Refused {
  readonly problem: string
}

/** Actions that change the identity of this browser. The gate runs them, so that no loader holds a token. */
export interface Entrances {
  readonly signIn: (form: InputOf<'signIn'>, fallback: string) => Promise<LoginOutcome | Refused>
  readonly signUp: (
    form: InputOf<'signUp'>,
    fallback: string,
  ) => Promise<ReturnType<typeof completeSignup> | Refused>
  /** Enters a store and goes on at its home; or the sentence to show. A super admin gives a reason. */
  readonly enterStore: (id: string, reason?: string) => Promise<Response | string>
  /** Accepts an invitation and tells where to go on. */
  readonly acceptInvite: (invitation: Parameters<typeof acceptInvite>[3]) => Promise<string>
  /** The name of whom the sign-in link that waits in this browser belongs to. */
  readonly findLinkOwner: () => Promise<LinkOwner>
  /** Signs in by the link that waits; where to go on, or nothing when it is worth nothing. */
  readonly enterWithLink: () => Promise<string | undefined>
  /** True when this browser has a pending sign-in link. */
  readonly hasLink: () => boolean
  readonly isSignedIn: boolean
  /** Tells if Google sign-in is available. */
  readonly offersGoogle: () => Promise<'yes' | 'no' | 'unknown'>
}

/** `gone`: none waits any more; `invalid`: it is worth nothing; `unreachable`: whose it is cannot be told just now. */
type LinkOwner =
  { readonly kind: 'gone' | 'invalid' | 'unreachable' } | { readonly kind: 'owner'; readonly name: string }

/** Makes the entrances of a request. */
export function createEntrances(site: GateDeps, context: APIContext, visitor: Visitor): Entrances {
  const { cookies, session } = visitor
  return {
    async signIn(form, fallback) {
      const asked = await ask(site, context, { request: buildCall('signIn', form), fallback })
      if (!asked.ok) return { problem: asked.error }
      const headers = pickHeaders(site, context.request.headers, context.clientAddress)
      return completeLogin(site, { ...visitor, headers }, asked.body)
    },
    async signUp(form, fallback) {
      const asked = await ask(site, context, { request: buildCall('signUp', form), fallback })
      return asked.ok ? completeSignup(cookies, asked.body) : { problem: asked.error }
    },
    enterStore: (id, reason) => enterStore(site, context, { id, session, reason }),
    acceptInvite: (invitation) => acceptInvite(site, context, visitor, invitation),
    async findLinkOwner() {
      const waiting = readLink(site, cookies)
      if (!waiting) return { kind: 'gone' }
      const owner = await findOwner(site, context, waiting.token)
      if (owner === 'unreachable') return { kind: 'unreachable' }
      if (!owner) return { kind: 'invalid' }
      return { kind: 'owner', name: `${owner.first_name} ${owner.last_name}`.trim() }
    },
    async enterWithLink() {
      const waiting = readLink(site, cookies)
      return waiting && enterWithLink(site, context, visitor, waiting)
    },
    hasLink: () => readLink(site, cookies) !== undefined,
    isSignedIn: session !== undefined,
    offersGoogle: () => site.google.read(),
  }
}
